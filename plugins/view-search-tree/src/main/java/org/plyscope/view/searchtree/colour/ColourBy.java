package org.plyscope.view.searchtree.colour;

/** The meaning of the colour of a node. */
public enum ColourBy {
  /** Its value, against that of the root. */
  VALUE("Value"),
  /** How its value is to be read. */
  BOUND("Bound"),
  /** The player to move. */
  PLAYER("Player"),
  /** How often a Monte Carlo search visited it, or how many nodes are below it. */
  EFFORT("Effort");

  private final String title;

  ColourBy(String title) {
    this.title = title;
  }

  @Override
  public String toString() {
    return title;
  }
}
