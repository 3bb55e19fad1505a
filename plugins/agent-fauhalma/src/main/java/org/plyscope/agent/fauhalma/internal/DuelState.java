package org.plyscope.agent.fauhalma.internal;

import java.util.Arrays;
import org.plyscope.api.game.State;

/**
 * A game of three in which only the player to move and the next one move, as the strategies for two
 * players see it: the pegs of the third stay where they are.
 */
public final class DuelState extends SeenState {
  private final int player;
  private final int opponent;

  /** How often the third player has passed after each move. */
  private int[] passes = new int[16];

  private int moves;

  /**
   * Makes a view.
   *
   * @param inner the game, in which the player is to move
   * @param players how many play
   */
  public DuelState(State inner, int players) {
    this(inner, inner.toMove(), (inner.toMove() + 1) % players);
  }

  private DuelState(State inner, int player, int opponent) {
    super(inner);
    this.player = player;
    this.opponent = opponent;
  }

  @Override
  public void play(long move) {
    inner().play(move);
    int count = 0;
    // A player that cannot pass, because the next one has no move, has to move after all.
    while (!inner().over() && third(inner().toMove()) && inner().pass()) {
      count++;
    }
    if (moves == passes.length) {
      passes = Arrays.copyOf(passes, 2 * moves);
    }
    passes[moves++] = count;
  }

  private boolean third(int mover) {
    return mover != player && mover != opponent;
  }

  @Override
  public void undo() {
    for (int i = passes[--moves]; i > 0; i--) {
      inner().undo();
    }
    inner().undo();
  }

  @Override
  public State copy() {
    return new DuelState(inner().copy(), player, opponent);
  }
}
