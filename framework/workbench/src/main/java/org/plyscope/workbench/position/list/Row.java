package org.plyscope.workbench.position.list;

/** A line of the list. */
public sealed interface Row {
  /**
   * A heading, which can be folded.
   *
   * @param group the text of the heading
   * @param count how many positions stand under it
   * @param folded whether they are hidden
   */
  record Heading(String group, int count, boolean folded) implements Row {
    @Override
    public String toString() {
      return group;
    }
  }

  /** A position. */
  record Item(Entry entry) implements Row {
    @Override
    public String toString() {
      return entry.name();
    }
  }

  /** A sentence in place of positions. */
  record Hint(String sentence) implements Row {
    @Override
    public String toString() {
      return sentence;
    }
  }
}
