package org.plyscope.api.model;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.State;

/**
 * Turns positions into numbers, as the player to move sees them: a position and the same one with
 * the players exchanged have the same numbers. <b>Implemented by plugins</b>; used by one thread.
 * All methods are on the hot path of a search and allocate nothing.
 */
@ProviderType
public interface Encoder {
  /**
   * Returns how many numbers describe a position.
   *
   * @return the size of a model's input
   */
  int inputs();

  /**
   * Returns the number of distinct moves in the whole game.
   *
   * @return the size of a model's policy output
   */
  int outputs();

  /**
   * Writes the numbers of a position, most of them between -1 and 1.
   *
   * @param state the position; not over
   * @param into at least {@link #inputs()} long; every one of these places is written
   */
  void encode(State state, float[] into);

  /**
   * Returns the output that stands for a move. Moves of one position that share an output are one
   * move to the model.
   *
   * @param state the position
   * @param move a legal move there
   * @return from 0 to less than {@link #outputs()}
   */
  int output(State state, long move);
}
