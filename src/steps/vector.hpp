// Vectors of the plane.
#pragma once

#include <cmath>

namespace bricard::steps {

struct Vec {
    double x = 0, y = 0;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator-(Vec a) { return {-a.x, -a.y}; }
inline Vec operator*(double s, Vec a) { return {s * a.x, s * a.y}; }
inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
inline double length(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline Vec left_of(Vec a) { return {-a.y, a.x}; }
inline Vec right_of(Vec a) { return {a.y, -a.x}; }

}  // namespace bricard::steps
