package org.plyscope.lab.play.file;

import java.util.List;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Seats;

/**
 * A game as it is kept in a file.
 *
 * @param tree the moves
 * @param seats the players
 * @param remarks sentences about unusable values, for example a missing agent; empty if all is well
 */
public record SavedGame(GameTree tree, Seats seats, List<String> remarks) {
  /** Copies the remarks. */
  public SavedGame {
    remarks = List.copyOf(remarks);
  }

  /** Keeps a game about which there is nothing to remark. */
  public SavedGame(GameTree tree, Seats seats) {
    this(tree, seats, List.of());
  }
}
