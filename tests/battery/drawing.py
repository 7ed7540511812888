"""Random numbers of few digits, and terms of right-hand sides as text.

A term is an expression of `t` and of names of states. Every function of the grammar is smooth on the whole real line,
so a solution ends early only by growing without bound.
"""

import random
import re


class Draw:
    """A source of random pieces, by family and seed."""

    def __init__(self, family, seed):
        self.family, self.seed = family, seed
        self._random = random.Random(f"{family} {seed}")

    # -- numbers -----------------------------------------------------------------------------

    def number(self, low, high):
        """A number between two bounds; three digits, so that its text is the number."""
        return float(f"{self._random.uniform(low, high):.3g}")

    def sized(self, low, high):
        """A number between two positive bounds, evenly by its logarithm."""
        return float(f"{low * (high / low) ** self._random.random():.3g}")

    def whole(self, low, high):
        """A whole number, bounds included."""
        return self._random.randint(low, high)

    def chance(self, probability):
        """True now and then."""
        return self._random.random() < probability

    def one_of(self, *choices):
        """One of the arguments."""
        return self._random.choice(choices)

    # -- terms -------------------------------------------------------------------------------

    def of_state(self, x):
        """A bounded term in a state: high powers inside of bounded functions, bumps, walls."""
        n, c = self.whole(2, 9), self.number(-1, 1)
        return self.one_of(
            f"cos({x}**{n})",
            f"sin({x}**{n})",
            f"tanh({self.number(0.5, 6)}*({x} - {c}))",
            f"exp(-({self.number(1, 8)}*({x} - {c}))**{2 * self.whole(1, 3)})",
            f"1/(1 + ({self.number(0.5, 5)}*({x} - {c}))**{2 * self.whole(1, 4)})",
            f"{x}**{n}/(1 + {x}**{2 * (n // 2) + 2})",
            f"exp(-{x}**{2 * self.whole(1, 4)})",
            f"1/sqrt(1 + {x}**{2 * self.whole(1, 5)})",
        )

    def of_time(self, end):
        """A bounded term in time whose series about t = 0, or about some other time, begins with zeros or is flat."""
        n, c = self.whole(3, 15), self.number(0.2, 0.8) * end
        w = self.sized(2.0, 12) / end
        return self.one_of(
            f"sin({w:.3g}*t)**{2 * n}",
            f"cos({w:.3g}*t)**{2 * n + 1}",
            f"((1 - cos({w:.3g}*t))/2)**{n}",
            f"(4*t*({end} - t)/{end}**2)**{n}",
            f"(t/{end})**{n}",
            f"(1 - (t/{end})**{n})**{self.whole(2, 6)}",
            f"tanh({self.number(4, 40) / end:.3g}*(t - {c:.3g}))",
            self.bump("t", c, self.number(0.06, 0.3) * end),
        )

    def flat(self, end):
        """A term in time that begins with so many zeros that a series about t = 0 sees nothing else."""
        n, a, w = self.whole(8, 20), self.number(0.5, 3), self.sized(2.0, 12) / end
        return f"{a}*" + self.one_of(
            f"sin({w:.3g}*t)**{2 * n}",
            f"((1 - cos({w:.3g}*t))/2)**{n}",
            f"(4*t*({end} - t)/{end}**2)**{n}",
            f"(t/{end})**{n}",
            f"tanh({w:.3g}*t)**{n}",
        )

    def bump(self, x, centre, width):
        """A bell about a centre: with tails that vanish like a Gauss function, or like a power."""
        u = f"(({x} - {centre:.3g})/{width:.3g})"
        return self.one_of(
            f"exp(-{u}**2)",
            f"exp(-{u}**{2 * self.whole(2, 4)})",
            f"1/(1 + {u}**2)**{self.whole(2, 9)}",
            f"1/(1 + {u}**{2 * self.whole(2, 5)})",
            f"1/cosh({u})**2",
            f"(1 - tanh({u})**2)",
        )

    def walled(self, y):
        """A rate that drives y to a wall of a high power: the series at y = 0 has gaps and does not see it."""
        n, a, b = self.whole(3, 11), self.number(0.3, 2), self.number(0.3, 2)
        odd = 2 * (n // 2) + 1
        return self.one_of(
            f"{a} - {b}*{y}**{odd}",
            f"{a} - {b}*{y}**{n}",
            f"{a}*cos({y}**{n})",
            f"{a} - {b}*{y}**{2 * n + 1}",
            f"{a}*(1 - {y}**{n})*exp(-{b}*{y})",
            f"{a} - {b}*tanh({y}**{n})",
            f"{a} + {b}*sin({y}**{n})",
            f"{a}/(1 + {y}**{2 * n})",
            f"{a}*sqrt(1 + {b}*{y}**{2 * n}) - {2 * b:.3g}*{y}**{n}",
            f"{a} - {y}**{n} - {b}*{y}**{2 * n + 1}",
        )

    def forcing(self, end, *states):
        """A sum of one or two products of terms in time and states."""

        def product():
            factors = [self.of_time(end)] if not states or self.chance(0.6) else []
            if states and (not factors or self.chance(0.5)):
                factors.append(self.of_state(self.one_of(*states)))
            return f"{self.number(-3, 3)}*" + "*".join(factors)

        return " + ".join(product() for _ in range(self.whole(1, 2)))


def renamed(text, names):
    """The expression with other words for some of its names."""
    return re.sub(r"\b[A-Za-z_]\w*\b", lambda match: names.get(match[0], match[0]), text)
