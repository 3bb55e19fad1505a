package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.database.EndgameTable;
import org.plyscope.engine.Scores;
import org.plyscope.engine.internal.kernel.Walk;

/** Asks the endgame database about the nodes of a search. */
final class Endgames {
  private final EndgameTable table;
  private final Walk walk;
  private int outcome;
  private long hits;

  Endgames(EndgameTable table, Walk walk) {
    this.table = table;
    this.walk = walk;
  }

  /** Returns whether the database knows this node; a game that is over has its own outcome. */
  boolean know() {
    outcome = table.outcome(walk.state());
    if (outcome == EndgameTable.UNKNOWN || walk.over()) {
      return false;
    }
    hits++;
    return true;
  }

  /** Returns the value for the side to move of the node that was found known. */
  int value(int ply) {
    if (outcome == EndgameTable.DRAW) {
      return 0;
    }
    return outcome > 0 ? Scores.best(1, ply + outcome) : Scores.worst(0, ply - outcome);
  }

  long hits() {
    return hits;
  }
}
