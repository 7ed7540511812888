"""Test problems: a DAE, a start, an end, and what is known of the solution there.

Each function's docstring is the problem's equations and their source. Derivatives are primes; decimal data are exact.
To add a problem: one function that returns a `Problem`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import pi

import casadi as ca

import bricard as br


@dataclass(frozen=True)
class Known:
    """A value and the relative error up to which its source is to be trusted."""

    value: float
    trust: float


@dataclass(frozen=True, eq=False)
class Problem:
    """A DAE with initial values (u, u', ...) at t = 0 and known values at `end_time`, all by name."""

    dae: br.DAE
    initial: Mapping[str, float]
    end_time: float
    reference: Mapping[str, Known] = field(default_factory=dict)

    def solve(self, **options):
        """The solution from 0 to the end time."""
        return br.solve_dae(self.dae, (0.0, self.end_time), self.initial, **options)


def known(trust, **values):
    """Values that are all trusted equally far."""
    return {name: Known(value, trust) for name, value in values.items()}


def listed(name, values, prime=""):
    """Values of a vector by name: q[0], q[1], ... or q[0]', q[1]', ..."""
    return {f"{name}[{i}]{prime}": value for i, value in enumerate(values)}


# -- pendula -----------------------------------------------------------------------------------------


def pendulum():
    """A point on a rod of length L = 10 with G = 9.81, v downwards, from rest at the side.

    u'' + lam u = 0
    v'' + lam v = G
    u^2 + v^2 = L^2

    Source: the textbook DAE of index 3 (Pryce, BIT 41, 2001). Closed form: Jacobi's elliptic functions; the values
    at t = 20 follow from it in quadruple precision. The period is 7.4877736936299224782.
    """

    def equations(t, x, der, p):
        return [
            der(x.u, 2) + x.lam * x.u,
            der(x.v, 2) + x.lam * x.v - p.G,
            x.u**2 + x.v**2 - p.L**2,
        ]

    reference = {
        "u": -7.05590972439494773,
        "v": 7.0861934747217291,
        "u'": 8.355433943499585,
        "v'": 8.31972593237633632,
        "lam": 2.08546673961060487,
    }
    return Problem(
        dae=br.DAE("u v lam", equations, parameters={"G": 9.81, "L": 10.0}),
        initial={"u": 10, "v": 0, "u'": 0, "v'": 0},
        end_time=20.0,
        reference=known(1e-15, **reference),
    )


def angle_pendulum(start=2.0):
    """theta'' = -sin(theta), from rest: Taylor coefficients only of every second order at the start.

    Closed form: sin(theta/2) = k cd(t, k), k = sin(start/2).
    """
    return Problem(
        dae=br.DAE("theta", lambda t, x, der: [der(x.theta, 2) + br.sin(x.theta)]),
        initial={"theta": start, "theta'": 0},
        end_time=30.0,
    )


def horizontal_pendulum():
    """theta'' = -cos(theta), from rest at theta = 0: only every fourth coefficient of the first series is not zero.

    The angle is measured from the horizontal: theta + pi/2 is the angle of `angle_pendulum` with start pi/2.
    """
    return Problem(
        dae=br.DAE("theta", lambda t, x, der: [der(x.theta, 2) + br.cos(x.theta)]),
        initial={"theta": 0, "theta'": 0},
        end_time=30.0,
    )


def double_pendulum():
    """Point masses m1 = 2 and m2 = 1 on rods l1 = 1 and l2 = 1.5, G = 9.81, v downwards, from rest at the side.

    m1 u1'' + lam1 u1 + lam2 (u1 - u2) = 0,  m1 v1'' + lam1 v1 + lam2 (v1 - v2) = m1 G
    m2 u2'' + lam2 (u2 - u1) = 0,            m2 v2'' + lam2 (v2 - v1) = m2 G
    u1^2 + v1^2 = l1^2,  (u2 - u1)^2 + (v2 - v1)^2 = l2^2

    Source: Lagrange's equations of the first kind; index 3 like every holonomic system.
    """

    def equations(t, x, der, p):
        across, down = x.u2 - x.u1, x.v2 - x.v1
        return [
            p.m1 * der(x.u1, 2) + x.lam1 * x.u1 - x.lam2 * across,
            p.m1 * der(x.v1, 2) + x.lam1 * x.v1 - x.lam2 * down - p.m1 * p.G,
            p.m2 * der(x.u2, 2) + x.lam2 * across,
            p.m2 * der(x.v2, 2) + x.lam2 * down - p.m2 * p.G,
            x.u1**2 + x.v1**2 - p.l1**2,
            across**2 + down**2 - p.l2**2,
        ]

    at_rest = {f"{name}{i}'": 0 for name in "uv" for i in (1, 2)}
    return Problem(
        dae=br.DAE(
            "u1 v1 u2 v2 lam1 lam2",
            equations,
            parameters={"m1": 2, "m2": 1, "l1": 1, "l2": 1.5, "G": 9.81},
        ),
        initial={"u1": 1, "v1": 0, "u2": 2.5, "v2": 0, **at_rest},
        end_time=5.0,
    )


def pendula_chain(count):
    """`count` pendula, each lengthened by the tension of the one before: index 2 count + 1, 2 count freedoms.

    u_i'' + lam_i u_i = 0
    v_i'' + lam_i v_i = G
    u_i^2 + v_i^2 = (L + c lam_(i-1))^2      (for i = 1: L^2)

    with G = 9.81, L = 10, c = 1, at rest at the side; the first is `pendulum`. From the third on the lengths at
    the start differ from L, so that the initial values are only guesses.

    Source: Pryce's multi-pendula (Nedialkov and Pryce, JNAIAM 3, 2008; DAESA's examples); data chosen here.
    """

    def equations(t, x, der, p):
        length, result = p.L, []
        for i in range(1, count + 1):
            u, v, lam = x[f"u{i}"], x[f"v{i}"], x[f"lam{i}"]
            result += [der(u, 2) + lam * u, der(v, 2) + lam * v - p.G, u**2 + v**2 - length**2]
            length = p.L + p.c * lam
        return result

    names = [f"{name}{i}" for i in range(1, count + 1) for name in ("u", "v", "lam")]
    start = {"u": 10, "v": 0, "u'": 0, "v'": 0}
    return Problem(
        dae=br.DAE(names, equations, parameters={"G": 9.81, "L": 10.0, "c": 1.0}),
        initial={f"{key[0]}{i}{key[1:]}": value for i in range(1, count + 1) for key, value in start.items()},
        end_time=10.0,
    )


# -- Test Set for IVP Solvers ------------------------------------------------------------------------


def akzo_nobel():
    """The Chemical Akzo Nobel problem, index 1.

    y1' = -2 r1 + r2 - r3 - r4         r1 = k1 y1^4 sqrt(y2)    r2 = k2 y3 y4
    y2' = -r1/2 - r4 - r5/2 + F        r3 = k2/K y1 y5          r4 = k3 y1 y4^2
    y3' = r1 - r2 + r3                 r5 = k4 y6^2 sqrt(y2)    F = klA (pCO2/H - y2)
    y4' = -r2 + r3 - 2 r4
    y5' = r2 - r3 + r5
    0 = Ks y1 y4 - y6

    The slopes in the initial values are guesses.

    Source: Test Set for IVP Solvers (chemakzo), with its published end values.
    """
    k1, k2, k3, k4, equilibrium = 18.7, 0.58, 0.09, 0.42, 34.4
    transfer, pressure, henry, solubility = 3.3, 0.9, 737.0, 115.83

    def equations(t, x, der):
        y1, y2, y3, y4, y5, y6 = x
        r1 = k1 * y1**4 * br.sqrt(y2)
        r2 = k2 * y3 * y4
        r3 = k2 / equilibrium * y1 * y5
        r4 = k3 * y1 * y4**2
        r5 = k4 * y6**2 * br.sqrt(y2)
        inflow = transfer * (pressure / henry - y2)
        return [
            der(y1) - (-2 * r1 + r2 - r3 - r4),
            der(y2) - (-r1 / 2 - r4 - r5 / 2 + inflow),
            der(y3) - (r1 - r2 + r3),
            der(y4) - (-r2 + r3 - 2 * r4),
            der(y5) - (r2 - r3 + r5),
            solubility * y1 * y4 - y6,
        ]

    return Problem(
        dae=br.DAE("y1 y2 y3 y4 y5 y6", equations),
        initial={
            "y1": 0.444,
            "y2": 0.00123,
            "y3": 0,
            "y4": 0.007,
            "y5": 0,
            "y6": solubility * 0.444 * 0.007,
            "y2'": 0,
            "y5'": 0,
        },
        end_time=180.0,
        reference=known(
            1e-10,
            y1=0.1150794920661702,
            y2=0.1203831471567715e-2,
            y3=0.1611562887407974,
            y4=0.3656156421249283e-3,
            y5=0.1708010885264404e-1,
            y6=0.4873531310307455e-2,
        ),
    )


def transistor_amplifier():
    """The transistor amplifier in its published form, index 1: the structural analysis fails on it.

    C1 (y1' - y2') + (y1 - Ue)/R0 = 0
    C1 (y2' - y1') + y2/R + (y2 - Ub)/R + (1 - a) g(y2 - y3) = 0
    C2 y3' + y3/R - g(y2 - y3) = 0
    C3 (y4' - y5') + (y4 - Ub)/R + a g(y2 - y3) = 0
    C3 (y5' - y4') + y5/R + (y5 - Ub)/R + (1 - a) g(y5 - y6) = 0
    C4 y6' + y6/R - g(y5 - y6) = 0
    C5 (y7' - y8') + (y7 - Ub)/R + a g(y5 - y6) = 0
    C5 (y8' - y7') + y8/R = 0
    g(x) = beta (exp(x/UF) - 1),  Ue = 0.1 sin(200 pi t),  Ck = k 1e-6

    The sums of the equations of each of the capacitors 1, 3, 5 contain no derivative: `dae.combined()`.

    Source: Test Set for IVP Solvers (transamp), with its published end values; Hairer and Wanner II, section VI.
    """
    supply, thermal, alpha, beta = 6.0, 0.026, 0.99, 1e-6
    first_resistor, resistor = 1000.0, 9000.0
    c1, c2, c3, c4, c5 = (k * 1e-6 for k in range(1, 6))

    def current(voltage):
        return beta * (br.exp(voltage / thermal) - 1)

    def equations(t, x, der):
        y1, y2, y3, y4, y5, y6, y7, y8 = x
        signal = 0.1 * br.sin(200 * pi * t)
        first, second = current(y2 - y3), current(y5 - y6)
        return [
            c1 * (der(y1) - der(y2)) + (y1 - signal) / first_resistor,
            c1 * (der(y2) - der(y1)) + y2 / resistor + (y2 - supply) / resistor + (1 - alpha) * first,
            c2 * der(y3) + y3 / resistor - first,
            c3 * (der(y4) - der(y5)) + (y4 - supply) / resistor + alpha * first,
            c3 * (der(y5) - der(y4)) + y5 / resistor + (y5 - supply) / resistor + (1 - alpha) * second,
            c4 * der(y6) + y6 / resistor - second,
            c5 * (der(y7) - der(y8)) + (y7 - supply) / resistor + alpha * second,
            c5 * (der(y8) - der(y7)) + y8 / resistor,
        ]

    return Problem(
        dae=br.DAE("y1 y2 y3 y4 y5 y6 y7 y8", equations),
        initial={"y1": 0, "y2": 3, "y3": 3, "y4": 6, "y5": 3, "y6": 3, "y7": 6, "y8": 0},
        end_time=0.2,
        reference=known(
            1e-9,
            y1=-0.5562145012262709e-2,
            y2=0.3006522471903042e1,
            y3=0.2849958788608128e1,
            y4=0.2926422536206241e1,
            y5=0.2704617865010554e1,
            y6=0.2761837778393145e1,
            y7=0.4770927631616772e1,
            y8=0.1236995868091548e1,
        ),
    )


def car_axis():
    """The car axis, index 3, with a constraint driven by the road.

    k xl'' = (L0 - Ll) xl/Ll + lam1 xb + 2 lam2 (xl - xr)
    k yl'' = (L0 - Ll) yl/Ll + lam1 yb + 2 lam2 (yl - yr) - k g
    k xr'' = (L0 - Lr)(xr - xb)/Lr - 2 lam2 (xl - xr)
    k yr'' = (L0 - Lr)(yr - yb)/Lr - 2 lam2 (yl - yr) - k g
    0 = xl xb + yl yb
    0 = (xl - xr)^2 + (yl - yr)^2 - L^2
    yb = r sin(w t),  xb = sqrt(L^2 - yb^2),  Ll = |(xl, yl)|,  Lr = |(xr - xb, yr - yb)|,  k = M eps^2/2

    Source: Test Set for IVP Solvers (caraxis); end values by GAMD in quadruple precision.
    """
    k, gravity, length, rest_length = 10 * 0.01**2 / 2, 1.0, 1.0, 0.5

    def equations(t, x, der):
        xl, yl, xr, yr, lam1, lam2 = x
        yb = 0.1 * br.sin(10 * t)
        xb = br.sqrt(length**2 - yb**2)
        left, right = br.sqrt(xl**2 + yl**2), br.sqrt((xr - xb) ** 2 + (yr - yb) ** 2)
        pull_left, pull_right = (rest_length - left) / left, (rest_length - right) / right
        return [
            k * der(xl, 2) - (pull_left * xl + lam1 * xb + 2 * lam2 * (xl - xr)),
            k * der(yl, 2) - (pull_left * yl + lam1 * yb + 2 * lam2 * (yl - yr) - k * gravity),
            k * der(xr, 2) - (pull_right * (xr - xb) - 2 * lam2 * (xl - xr)),
            k * der(yr, 2) - (pull_right * (yr - yb) - 2 * lam2 * (yl - yr) - k * gravity),
            xl * xb + yl * yb,
            (xl - xr) ** 2 + (yl - yr) ** 2 - length**2,
        ]

    motion = {
        "xl": 0.493455784275402809122e-1,
        "yl": 0.496989460230171153861,
        "xr": 0.104174252488542151681e1,
        "yr": 0.373911027265361256927,
        "xl'": -0.770583684040972357970e-1,
        "yl'": 0.744686658723778553466e-2,
        "xr'": 0.175568157537232222276e-1,
        "yr'": 0.770341043779251976443,
    }
    multipliers = {"lam1": -0.473688659084893324729e-2, "lam2": -0.110468033125734368808e-2}
    return Problem(
        dae=br.DAE("xl yl xr yr lam1 lam2", equations),
        initial={"xl": 0, "yl": 0.5, "xr": 1, "yr": 0.5, "xl'": -0.5, "yl'": 0, "xr'": -0.5, "yr'": 0},
        end_time=3.0,
        reference=known(1e-9, **motion) | known(1e-8, **multipliers),
    )


def andrews_squeezer():
    """Andrews' squeezing mechanism, seven bodies with one freedom, index 3.

    M(q) q'' = f(q, q') - G(q)^T lam,  0 = g(q),  G = dg/dq,  q = (beta, Theta, gamma, Phi, delta, Omega, epsilon)

    Source: Test Set for IVP Solvers (andrews); Hairer and Wanner II, section VII.7; Schiehlen 1990. The published
    end values are good to 1e-9 in q, 1e-7 in q' and 5e-6 in q'' and lam.
    """

    def equations(t, x, der):
        q, lam = x.q, x.lam
        constraints = _andrews_constraints(q)
        pull = ca.jtimes(constraints, q, lam, True)
        return [ca.mtimes(_andrews_mass(q), der(q, 2)) - _andrews_force(q, der(q)) + pull, constraints]

    start = [-0.0617138900142764496358948458001, 0, 0.455279819163070380255912382449,
             0.222668390165885884674473185609, 0.487364979543842550225598953530,
             -0.222668390165885884674473185609, 1.23054744454982119249735015568]  # fmt: skip
    position = [0.1581077119629904e2, -0.1575637105984298e2, 0.4082224013073101e-1, -0.5347301163226948,
                0.5244099658805304, 0.5347301163226948, 0.1048080741042263e1]  # fmt: skip
    velocity = [0.1139920302151208e4, -0.1424379294994111e4, 0.1103291221937134e2, 0.1929337464421385e2,
                0.5735699284790808, -0.1929337464421385e2, 0.3231791658026955]  # fmt: skip
    acceleration = [-0.2463176316945196e5, 0.5185037701610329e5, 0.3241025686413781e6, 0.5667493645176213e6,
                    0.1674362929479361e5, -0.5667493645176222e6, 0.9826520791458422e4]  # fmt: skip
    multipliers = [0.1991753333731910e3, -0.2975531228015052e2, 0.2306654119098399e2, 0.3145271365475927e2,
                   0.2264249232082739e2, 0.1161740700019673e2]  # fmt: skip
    return Problem(
        dae=br.DAE("q[7] lam[6]", equations),
        initial=listed("q", start) | listed("q", [0] * 7, "'"),
        end_time=0.03,
        reference=known(1e-9, **listed("q", position))
        | known(1e-7, **listed("q", velocity, "'"))
        | known(5e-6, **listed("q", acceleration, "''"), **listed("lam", multipliers)),
    )


M2, M4, M6 = 0.00365, 0.00706, 0.00706
DA, RR, ZT, U = 0.0115, 0.007, 0.04, 0.04
E_EA = 0.02 - 0.01421  # e - ea
ZF_FA = 0.02 - 0.01421  # zf - fa
SC, SD, XB, YB = 0.018, 0.02, -0.03635, 0.03273


def _andrews_mass(q):
    """The symmetric mass matrix (7, 7)."""
    theta, phi, omega = q[1], q[3], q[5]
    inertia = [2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5]
    m1, m3, m5, m7 = 0.04325, 0.02373, 0.07050, 0.05498
    mass = ca.SX.zeros(7, 7)
    mass[0, 0] = m1 * 0.00092**2 + M2 * (RR**2 - 2 * DA * RR * br.cos(theta) + DA**2) + inertia[0] + inertia[1]
    mass[1, 0] = M2 * (DA**2 - DA * RR * br.cos(theta)) + inertia[1]
    mass[1, 1] = M2 * DA**2 + inertia[1]
    mass[2, 2] = m3 * (0.01874**2 + 0.01043**2) + inertia[2]
    mass[3, 3] = M4 * E_EA**2 + inertia[3]
    mass[4, 3] = M4 * (E_EA**2 + ZT * E_EA * br.sin(phi)) + inertia[3]
    mass[4, 4] = (
        M4 * (ZT**2 + 2 * ZT * E_EA * br.sin(phi) + E_EA**2)
        + m5 * (0.02308**2 + 0.00916**2)
        + inertia[3]
        + inertia[4]
    )
    mass[5, 5] = M6 * ZF_FA**2 + inertia[5]
    mass[6, 5] = M6 * (ZF_FA**2 - U * ZF_FA * br.sin(omega)) + inertia[5]
    mass[6, 6] = (
        M6 * (ZF_FA**2 - 2 * U * ZF_FA * br.sin(omega) + U**2)
        + m7 * (0.01228**2 + 0.00449**2)
        + inertia[5]
        + inertia[6]
    )
    for i, j in ((1, 0), (4, 3), (6, 5)):
        mass[j, i] = mass[i, j]
    return mass


def _andrews_force(q, v):
    """Drive of the crank, gyroscopic terms and the spring from C to the lever, (7,)."""
    theta, gamma, phi, omega = q[1], q[2], q[3], q[5]
    xd = SD * br.cos(gamma) + SC * br.sin(gamma) + XB
    yd = SD * br.sin(gamma) - SC * br.cos(gamma) + YB
    length = br.sqrt((xd - 0.014) ** 2 + (yd - 0.072) ** 2)
    force = -4530 * (length - 0.07785) / length
    fx, fy = force * (xd - 0.014), force * (yd - 0.072)
    return ca.vertcat(
        0.033 - M2 * DA * RR * v[1] * (v[1] + 2 * v[0]) * br.sin(theta),
        M2 * DA * RR * v[0] ** 2 * br.sin(theta),
        fx * (SC * br.cos(gamma) - SD * br.sin(gamma)) + fy * (SD * br.cos(gamma) + SC * br.sin(gamma)),
        M4 * ZT * E_EA * v[4] ** 2 * br.cos(phi),
        -M4 * ZT * E_EA * v[3] * (v[3] + 2 * v[4]) * br.cos(phi),
        -M6 * U * ZF_FA * v[6] ** 2 * br.cos(omega),
        M6 * U * ZF_FA * v[5] * (v[5] + 2 * v[6]) * br.cos(omega),
    )


def _andrews_constraints(q):
    """The three loops close, (6,)."""
    beta, theta, gamma, phi, delta, omega, epsilon = ca.vertsplit(q)
    d, e, zf, ss, xa, ya = 0.028, 0.02, 0.02, 0.035, -0.06934, -0.00227
    x = RR * br.cos(beta) - d * br.cos(beta + theta)
    y = RR * br.sin(beta) - d * br.sin(beta + theta)
    return ca.vertcat(
        x - ss * br.sin(gamma) - XB,
        y + ss * br.cos(gamma) - YB,
        x - e * br.sin(phi + delta) - ZT * br.cos(delta) - xa,
        y + e * br.cos(phi + delta) - ZT * br.sin(delta) - ya,
        x - zf * br.cos(omega + epsilon) - U * br.sin(epsilon) - xa,
        y - zf * br.sin(omega + epsilon) + U * br.cos(epsilon) - ya,
    )


def pleiades():
    """Seven stars in a plane with masses 1 to 7: an ODE of second order.

    x_i'' = sum_j m_j (x_j - x_i)/r_ij^3,  y_i'' = sum_j m_j (y_j - y_i)/r_ij^3

    Source: Test Set for IVP Solvers (plei), Hairer, Norsett and Wanner I, with the published end values.
    """

    def equations(t, x, der):
        px, py = ca.vertsplit(x.x), ca.vertsplit(x.y)
        ax, ay = [ca.SX(0)] * 7, [ca.SX(0)] * 7
        for i in range(7):
            for j in range(i):
                dx, dy = px[j] - px[i], py[j] - py[i]
                pull = (dx**2 + dy**2) ** -1.5
                for body, other, sign in ((i, j, 1), (j, i, -1)):
                    ax[body] += sign * (other + 1) * dx * pull
                    ay[body] += sign * (other + 1) * dy * pull
        return [der(x.x, 2) - ca.vertcat(*ax), der(x.y, 2) - ca.vertcat(*ay)]

    x = [0.3706139143970502, 0.3237284092057233e1, -0.3222559032418324e1, 0.6597091455775310, 0.3425581707156584,
         0.1562172101400631e1, -0.7003092922212495]  # fmt: skip
    y = [-0.3943437585517392e1, -0.3271380973972550e1, 0.5225081843456543e1, -0.2590612434977470e1,
         0.1198213693392275e1, -0.2429682344935824, 0.1091449240428980e1]  # fmt: skip
    u = [0.3417003806314313e1, 0.1354584501625501e1, -0.2590065597810775e1, 0.2025053734714242e1,
         -0.1155815100160448e1, -0.8072988170223021, 0.5952396354208710]  # fmt: skip
    v = [-0.3741244961234010e1, 0.3773459685750630, 0.9386858869551073, 0.3667922227200571, -0.3474046353808490,
         0.2344915448180937e1, -0.1947020434263292e1]  # fmt: skip
    return Problem(
        dae=br.DAE("x[7] y[7]", equations),
        initial=listed("x", [3, 3, -1, -3, 2, -2, 2])
        | listed("y", [3, -3, 2, 0, 0, -4, 4])
        | listed("x", [0, 0, 0, 0, 0, 1.75, -1.5], "'")
        | listed("y", [0, 0, 0, -1.25, 1, 0, 0], "'"),
        end_time=3.0,
        reference=known(1e-8, **listed("x", x), **listed("y", y), **listed("x", u, "'"), **listed("y", v, "'")),
    )


# -- algebraic, and known failures of the structural analysis ----------------------------------------


def algebraic_system():
    """No derivative anywhere: the square root of 4 exp(2it), and a logarithm.

    x^2 - y^2 = 4 cos(2t),  x y = 2 sin(2t),  exp(z) = 3 + x

    Closed form: x = 2 cos(t), y = 2 sin(t), z = log(3 + 2 cos(t)).
    """

    def equations(t, x, der):
        return [
            x.x**2 - x.y**2 - 4 * br.cos(2 * t),
            x.x * x.y - 2 * br.sin(2 * t),
            br.exp(x.z) - 3 - x.x,
        ]

    return Problem(dae=br.DAE("x y z", equations), initial={"x": 2, "y": 0, "z": 1.6}, end_time=10.0)


def robot_arm(repaired=False):
    """Two links with flexible joints whose end follows a given path: index 5, no freedom; the analysis says 3.

    x1'' = 2 c (x1' + x3')^2 + x1'^2 d + (2 x3 - x2)(a + 2b) + a (u1 - u2)
    x2'' = -2 c (x1' + x3')^2 - x1'^2 d + (2 x3 - x2)(1 - 3a - 2b) - a u1 + (a + 1) u2
    x3'' = -2 c (x1' + x3')^2 - x1'^2 d + (2 x3 - x2)(a - 9b) - 2 x1'^2 c - d (x1' + x3')^2 - (a + b)(u1 - u2)
    cos(x1) + cos(x1 + x3) = cos(1 - exp(t)) + cos(1 - t)
    sin(x1) + sin(x1 + x3) = sin(1 - exp(t)) + sin(1 - t)

    with a = 2/s, b = cos(x3)/s, c = sin(x3)/s, d = sin(x3) cos(x3)/s, s = 2 - cos(x3)^2.
    Both accelerations x1'', x3'' contain u1 - u2 only, so that J is singular. `repaired` puts (a + b) f1 + a f3,
    which does not contain it, in place of f3: then the analysis is right, with index 5 and no freedom.

    Closed form: x1 = 1 - exp(t), x3 = exp(t) - t; x2, u1, u2 follow from the equations.

    Source: Campbell and Griepentrog, SIAM J. Sci. Comput. 16 (1995) 257-270 (from De Luca and Isidori 1987), as in
    the test problems of DAEPreprocessingToolbox (Iwata, Oki, Takamatsu) and TaylorPLib (Monett, Lamour), which
    agree; the values at t = 0 are those of DAEPreprocessingToolbox.
    """

    def equations(t, x, der):
        x1, x2, x3, u1, u2 = x
        s = 2 - br.cos(x3) ** 2
        a, b, c, d = 2 / s, br.cos(x3) / s, br.sin(x3) / s, br.sin(x3) * br.cos(x3) / s
        turn, swing, stretch = (der(x1) + der(x3)) ** 2, der(x1) ** 2, 2 * x3 - x2
        free1 = 2 * c * turn + d * swing + (a + 2 * b) * stretch
        free2 = -2 * c * turn - d * swing + (1 - 3 * a - 2 * b) * stretch
        free3 = -2 * c * turn - d * swing + (a - 9 * b) * stretch - 2 * c * swing - d * turn
        driven = der(x3, 2) - free3 + (a + b) * (u1 - u2)
        without_drive = (a + b) * (der(x1, 2) - free1) + a * (der(x3, 2) - free3)
        return {
            "f1": der(x1, 2) - free1 - a * (u1 - u2),
            "f2": der(x2, 2) - free2 + a * u1 - (a + 1) * u2,
            "f3": without_drive if repaired else driven,
            "endpoint_x": br.cos(x1) + br.cos(x1 + x3) - br.cos(1 - br.exp(t)) - br.cos(1 - t),
            "endpoint_y": br.sin(x1) + br.sin(x1 + x3) - br.sin(1 - br.exp(t)) - br.sin(1 - t),
        }

    return Problem(
        dae=br.DAE("x1 x2 x3 u1 u2", equations),
        initial={
            "x1": 0,
            "x2": 0.9537503511807,
            "x3": 1,
            "u1": -4.2781254864526,
            "u2": -0.7437526892114,
            "x1'": -1,
            "x2'": -2.5319168790105,
            "x3'": 0,
        },
        end_time=1.0,
    )


def ring_modulator(repaired=False):
    """The ring modulator without its parasitic capacitors, Cs = 0: index 2, on which the analysis fails.

    C y1' = y8 - y10/2 + y11/2 + y14 - y1/R        Lh y8' = -y1
    C y2' = y9 - y12/2 + y13/2 + y15 - y2/R        Lh y9' = -y2
    0 = y10 - q(D1) + q(D4)                        Ls2 y10' = y1/2 - y3 - Rg2 y10
    0 = -y11 + q(D2) - q(D3)                       Ls3 y11' = -y1/2 + y4 - Rg3 y11
    0 = y12 + q(D1) - q(D3)                        Ls2 y12' = y2/2 - y5 - Rg2 y12
    0 = -y13 - q(D2) + q(D4)                       Ls3 y13' = -y2/2 + y6 - Rg3 y13
    Cp y7' = -y7/Rp + q(D1) + q(D2) - q(D3) - q(D4)
    Ls1 y14' = -y1 + U1 - (Ri + Rg1) y14           Ls1 y15' = -y2 - (Rc + Rg1) y15

    D1 = y3 - y5 - y7 - U2,  D2 = -y4 + y6 - y7 - U2,  D3 = y4 + y5 + y7 + U2,  D4 = -y3 - y6 + y7 + U2
    q(x) = gamma (exp(delta x) - 1),  U1 = sin(2000 pi t)/2,  U2 = 2 sin(20000 pi t)

    The four diode equations combine to y10 + y11 + y12 + y13 = 0; `repaired` puts this in place of the first.

    Source: Test Set for IVP Solvers (ringmod, there Cs = 2e-12); Horneber 1976; Cs = 0 in Pryce 2001.
    """
    c, cp, lh, ls1, ls2, ls3 = 1.6e-8, 1e-8, 4.45, 0.002, 5e-4, 5e-4
    r, rp, rg1, rg2, rg3, ri, rc = 25000.0, 50.0, 36.3, 17.3, 17.3, 50.0, 600.0

    def diode(voltage):
        return 40.67286402e-9 * (br.exp(17.7493332 * voltage) - 1)

    def equations(t, x, der):
        y1, y2, y3, y4, y5, y6, y7, y8, y9, y10, y11, y12, y13, y14, y15 = x
        signal, carrier = 0.5 * br.sin(2000 * pi * t), 2 * br.sin(20000 * pi * t)
        q1 = diode(y3 - y5 - y7 - carrier)
        q2 = diode(-y4 + y6 - y7 - carrier)
        q3 = diode(y4 + y5 + y7 + carrier)
        q4 = diode(-y3 - y6 + y7 + carrier)
        return [
            c * der(y1) - (y8 - y10 / 2 + y11 / 2 + y14 - y1 / r),
            c * der(y2) - (y9 - y12 / 2 + y13 / 2 + y15 - y2 / r),
            y10 + y11 + y12 + y13 if repaired else y10 - q1 + q4,
            -y11 + q2 - q3,
            y12 + q1 - q3,
            -y13 - q2 + q4,
            cp * der(y7) - (-y7 / rp + q1 + q2 - q3 - q4),
            lh * der(y8) + y1,
            lh * der(y9) + y2,
            ls2 * der(y10) - (y1 / 2 - y3 - rg2 * y10),
            ls3 * der(y11) - (-y1 / 2 + y4 - rg3 * y11),
            ls2 * der(y12) - (y2 / 2 - y5 - rg2 * y12),
            ls3 * der(y13) - (-y2 / 2 + y6 - rg3 * y13),
            ls1 * der(y14) - (-y1 + signal - (ri + rg1) * y14),
            ls1 * der(y15) - (-y2 - (rc + rg1) * y15),
        ]

    names = [f"y{i}" for i in range(1, 16)]
    return Problem(dae=br.DAE(names, equations), initial=dict.fromkeys(names, 0), end_time=1e-3)
