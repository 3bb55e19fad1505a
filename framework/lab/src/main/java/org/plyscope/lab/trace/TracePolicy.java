package org.plyscope.lab.trace;

/** The nodes that a trace keeps besides the principal line when there is not room for all nodes. */
public enum TracePolicy {
  /** Shallow plies whole, and a sample of the subtrees below, over the whole search. */
  SAMPLE("Shallow plies, and a sample below"),
  /** The beginning of the search whole, and nothing of the rest. */
  BEGINNING("The beginning of the search");

  private final String title;

  TracePolicy(String title) {
    this.title = title;
  }

  /** Returns the name for display. */
  public String title() {
    return title;
  }
}
