package org.plyscope.api.board;

/** A colour named by its meaning; the host's theme decides its shade in light and dark mode. */
public enum Tint {
  /** Red. */
  RED,
  /** Blue. */
  BLUE,
  /** Green. */
  GREEN,
  /** Yellow. */
  YELLOW,
  /** Orange. */
  ORANGE,
  /** Violet. */
  VIOLET,
  /** The dark side of a two-colour game. */
  DARK,
  /** The light side of a two-colour game. */
  LIGHT
}
