package org.plyscope.agent.process.talk;

import org.plyscope.api.game.Line;

/** The game as far as a program that keeps it knows it. */
public final class KnownGame {
  private Line known;

  /** Forgets the game, for example because the program was asked to begin another. */
  public void forget() {
    known = null;
  }

  /** Notes that the program knows a line. */
  public void know(Line line) {
    known = line;
  }

  /** Returns whether the program knows the start of a line. */
  public boolean sameStart(Line line) {
    return known != null && known.first(0).equals(line.first(0));
  }

  /** Returns the number of moves that a line and the game of the program have in common. */
  public int common(Line line) {
    int shorter = Math.min(known.size(), line.size());
    int common = 0;
    while (common < shorter && known.move(common) == line.move(common)) {
      common++;
    }
    return common;
  }

  /** Returns the number of moves that the program knows. */
  public int size() {
    return known.size();
  }
}
