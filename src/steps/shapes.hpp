// Shapes, and where two of them touch.
//
// A shape is the hull of one, two or more corners, in order counter-clockwise, widened by a radius: a disc or a point
// has one corner, a line or a capsule two, a polygon more. Faces go from a corner to the next, their normals to the
// right; a line with one solid side has the first face only. A hollow disc is touched from inside.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "vector.hpp"

namespace bricard::steps {

struct Shape {
    int body = 0, first = 0, corners = 1, faces = 0, kind = 0;
    double radius = 0, speed = 0;  // of the surface, to the right of the outward normal
    bool hollow = false;
    Vec middle;      // of a circle around it, in the body
    double reach = 0;  // its radius
};

// From shape a to shape b: the normal n, the gap along it, a point midway, and a number that is kept while they touch.
struct Touch {
    double gap = 0;
    Vec normal, point;
    int feature = 0;
};

class Touches {
  public:
    Touches(const std::vector<Shape>& shapes, const std::vector<Vec>& corners) : shapes_(shapes), at_(corners) {}

    // What of two shapes is nearer than a margin, into `found`.
    void find(int a, int b, double margin, std::vector<Touch>& found) const {
        const Shape &A = shapes_[a], &B = shapes_[b];
        if (A.hollow || B.hollow) {
            if (A.hollow) inside(A, B, margin, 1, found);
            else inside(B, A, margin, -1, found);
        } else if (A.corners == 1 && B.corners == 1) {
            discs(A, B, margin, found);
        } else if (A.corners == 1 || B.corners == 1) {
            if (B.corners == 1) disc_on_hull(A, B, margin, 1, found);
            else disc_on_hull(B, A, margin, -1, found);
        } else {
            hulls(A, B, margin, found);
        }
    }

  private:
    const std::vector<Shape>& shapes_;
    const std::vector<Vec>& at_;

    Vec corner(const Shape& s, int i) const { return at_[s.first + (i < s.corners ? i : 0)]; }

    Vec normal(const Shape& s, int face) const {
        const Vec along = corner(s, face + 1) - corner(s, face);
        return (1 / length(along)) * right_of(along);
    }

    // A point c at distance `gap` from the surface of another shape, seen from there along n.
    static Touch touch(double gap, Vec n, Vec surface, int sign, int feature) {
        return {gap, sign * n, surface + (0.5 * gap) * n, feature};
    }

    void discs(const Shape& A, const Shape& B, double margin, std::vector<Touch>& found) const {
        const Vec a = corner(A, 0), apart = corner(B, 0) - a;
        const double distance = length(apart), gap = distance - A.radius - B.radius;
        if (gap > margin) return;
        const Vec n = distance > 0 ? (1 / distance) * apart : Vec{0, 1};
        found.push_back(touch(gap, n, a + A.radius * n, 1, 0));
    }

    void inside(const Shape& drum, const Shape& s, double margin, int sign, std::vector<Touch>& found) const {
        const Vec centre = corner(drum, 0);
        for (int i = 0; i < s.corners; ++i) {
            const Vec apart = corner(s, i) - centre;
            const double distance = length(apart), gap = drum.radius - s.radius - distance;
            if (gap > margin || !(distance > 0)) continue;
            const Vec n = (-1 / distance) * apart;
            found.push_back(touch(gap, n, centre - drum.radius * n, sign, i));
        }
    }

    void disc_on_hull(const Shape& hull, const Shape& disc, double margin, int sign, std::vector<Touch>& found) const {
        const Vec c = corner(disc, 0);
        const double radius = hull.radius + disc.radius;
        int face = 0;
        double height = -std::numeric_limits<double>::infinity();
        for (int i = 0; i < hull.faces; ++i) {
            const double s = dot(normal(hull, i), c - corner(hull, i));
            if (s > height) height = s, face = i;
        }
        if (height > radius + margin) return;
        const Vec from = corner(hull, face), to = corner(hull, face + 1), n = normal(hull, face);
        const double span = length(to - from), along = dot(c - from, to - from) / span;
        if (hull.faces == 1 && height < -radius - 2 * margin - 1e-3 * span) return;  // it is wholly on the other side
        if ((hull.corners > 2 && height <= 0) || (along >= 0 && along <= span)) {
            found.push_back(touch(height - radius, n, c - (height - hull.radius) * n, sign, 0));
            return;
        }
        const Vec end = along < 0 ? from : to, apart = c - end;
        const double distance = length(apart);
        if (distance > radius + margin) return;
        const Vec m = distance > 1e-12 * span ? (1 / distance) * apart : n;
        found.push_back(touch(distance - radius, m, end + hull.radius * m, sign, 0));
    }

    struct Separation {
        double distance = -std::numeric_limits<double>::infinity();
        int face = 0;
    };

    Separation separation(const Shape& A, const Shape& B) const {
        Separation best;
        for (int i = 0; i < A.faces; ++i) {
            const Vec n = normal(A, i), v = corner(A, i);
            double least = std::numeric_limits<double>::infinity();
            for (int k = 0; k < B.corners; ++k) least = std::min(least, dot(n, corner(B, k) - v));
            if (least > best.distance) best = {least, i};
        }
        return best;
    }

    bool on_other_side(const Shape& line, const Shape& s, double margin) const {
        if (line.faces != 1) return false;
        const Vec n = normal(line, 0), v = corner(line, 0);
        for (int k = 0; k < s.corners; ++k)
            if (dot(n, corner(s, k) - v) > -line.radius - s.radius - margin) return false;
        return true;
    }

    void hulls(const Shape& A, const Shape& B, double margin, std::vector<Touch>& found) const {
        const Separation a = separation(A, B), b = separation(B, A);
        const double radius = A.radius + B.radius;
        if (std::max(a.distance, b.distance) > radius + margin) return;
        if (on_other_side(A, B, margin) || on_other_side(B, A, margin)) return;
        const double tie = 1e-6 * std::min(A.reach, B.reach);
        if (b.distance > a.distance + tie) face_on_hull(B, A, b, margin, -1, found);
        else face_on_hull(A, B, a, margin, 1, found);
    }

    // The face that looks most against a direction; a line has one edge, whichever way it looks.
    int opposite(const Shape& s, Vec n) const {
        int face = 0;
        double least = std::numeric_limits<double>::infinity();
        for (int i = 0; i < (s.corners == 2 ? 1 : s.faces); ++i)
            if (const double d = dot(normal(s, i), n); d < least) least = d, face = i;
        return face;
    }

    void face_on_hull(const Shape& own, const Shape& other, Separation at, double margin, int sign,
                      std::vector<Touch>& found) const {
        const Vec from = corner(own, at.face), to = corner(own, at.face + 1), n = normal(own, at.face);
        const double span = length(to - from), radius = own.radius + other.radius;
        const Vec along = (1 / span) * (to - from);
        const int edge = opposite(other, n);
        const Vec ends[2] = {corner(other, edge), corner(other, edge + 1)};
        if (at.distance > 0 && corner_on_corner({from, to}, ends, own, other, at.distance, margin, sign, found)) return;
        double s[2], height[2];
        for (int k = 0; k < 2; ++k) s[k] = dot(along, ends[k] - from), height[k] = dot(n, ends[k] - from);
        if (std::max(s[0], s[1]) < 0 || std::min(s[0], s[1]) > span) return;
        const double slope = s[0] != s[1] ? (height[1] - height[0]) / (s[1] - s[0]) : 0;
        for (int k = 0; k < (s[0] != s[1] ? 2 : 1); ++k) {
            const double inside = std::clamp(s[k], 0.0, span), gap = height[k] + slope * (inside - s[k]) - radius;
            if (gap > margin) continue;
            const Vec surface = from + inside * along + own.radius * n;
            found.push_back(touch(gap, n, surface, sign, (sign < 0 ? 2 : 0) + (s[k] > s[1 - k] ? 1 : 0)));
        }
    }

    // Two corners that are nearer to each other than any face to a corner.
    static bool corner_on_corner(const Vec (&own)[2], const Vec (&ends)[2], const Shape& A, const Shape& B,
                                 double separation, double margin, int sign, std::vector<Touch>& found) {
        double least = std::numeric_limits<double>::infinity();
        Vec from, apart;
        for (const Vec& p : own)
            for (const Vec& r : ends)
                if (const double d = length(r - p); d < least) least = d, from = p, apart = r - p;
        if (segments(own, ends) < least * (1 - 1e-9) || least <= separation * (1 + 1e-9)) return false;
        const double gap = least - A.radius - B.radius;
        if (gap <= margin) {
            const Vec m = (1 / least) * apart;
            found.push_back(touch(gap, m, from + A.radius * m, sign, 4));
        }
        return true;
    }

    // The least distance of an end of one segment from the other segment.
    static double segments(const Vec (&a)[2], const Vec (&b)[2]) {
        const auto to = [](Vec p, const Vec(&s)[2]) {
            const Vec along = s[1] - s[0];
            const double t = std::clamp(dot(p - s[0], along) / dot(along, along), 0.0, 1.0);
            return length(p - s[0] - t * along);
        };
        return std::min({to(a[0], b), to(a[1], b), to(b[0], a), to(b[1], a)});
    }
};

}  // namespace bricard::steps
