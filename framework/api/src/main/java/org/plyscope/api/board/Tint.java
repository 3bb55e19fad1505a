package org.plyscope.api.board;

/** A colour by meaning; the theme of the host decides what it looks like in light and dark. */
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
