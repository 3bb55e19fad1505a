package org.plyscope.view.searchtree.colour;

/** What the colour of a node says. */
public enum ColourBy {
  /** Its value, against that of the root. */
  VALUE("Value"),
  /** How its value is to be read. */
  BOUND("Bound"),
  /** Who is to move. */
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
