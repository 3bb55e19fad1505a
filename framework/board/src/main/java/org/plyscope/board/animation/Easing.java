package org.plyscope.board.animation;

/** Curves from 0 to 1 that make movement look natural. */
final class Easing {
  private Easing() {}

  /** Starts and stops softly. */
  static double smooth(double t) {
    double c = clamp(t);
    return c * c * (3 - 2 * c);
  }

  /** Rises to 1 in the middle and falls back to 0, like a throw. */
  static double arc(double t) {
    double c = clamp(t);
    return 4 * c * (1 - c);
  }

  static double between(double from, double to, double t) {
    return from + (to - from) * t;
  }

  private static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
