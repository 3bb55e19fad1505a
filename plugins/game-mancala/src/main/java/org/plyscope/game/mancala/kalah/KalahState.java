package org.plyscope.game.mancala.kalah;

import org.plyscope.game.mancala.sowing.MancalaState;

/** A position of Kalah as its evaluators and orderings see it. */
public interface KalahState extends MancalaState {
  /** Returns the seeds in a house, counted from 0 at its owner's left. */
  int seeds(int player, int house);

  /** Returns the seeds in all houses of a player. */
  int seeds(int player);

  /** Returns whether a move ends in the mover's store. */
  boolean extraTurn(long move);

  /**
   * Returns the seeds that a move sows into the mover's store or captures, without those that the
   * end of the game brings.
   */
  default int gained(long move) {
    int houses = rules().layout().houses();
    if (move == houses) {
      return 0;
    }
    int beyond = seeds(toMove(), (int) move) - (houses - (int) move);
    int sown = beyond < 0 ? 0 : 1 + beyond / (2 * houses + 1);
    return sown + captured(move);
  }

  @Override
  default String houseless() {
    return "swap";
  }
}
