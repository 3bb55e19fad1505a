package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.internal.PieceContact;

/** Lets the root player move alone: all others pass. */
final class OwnMovesWalk extends Walk {
  /** Contact further away is ignored: until then everything may change. */
  private static final int CONTACT_PLIES = 2;

  private final PieceContact contact;

  /** How often the opponents passed after each move. */
  private int[] passes = new int[64];

  private int steps;

  OwnMovesWalk(State state, Evaluator evaluation, int players, PieceContact contact) {
    super(state, evaluation, players);
    this.contact = contact;
  }

  @Override
  public boolean ours() {
    return true;
  }

  @Override
  public int kind() {
    return 1;
  }

  @Override
  public boolean watches() {
    return contact != null;
  }

  @Override
  public boolean ends(int ply) {
    return contact != null && ply <= CONTACT_PLIES && contact.met(state());
  }

  @Override
  public void play(long move) {
    step(move);
    if (steps == passes.length) {
      passes = Arrays.copyOf(passes, 2 * steps);
    }
    int count = 0;
    while (!state().over() && state().toMove() != player() && state().pass()) {
      count++;
    }
    passes[steps++] = count;
  }

  @Override
  public void undo() {
    for (int i = passes[--steps]; i > 0; i--) {
      state().undo();
    }
    stepBack();
  }

  @Override
  public int evaluateAfter(long move) {
    return Evaluator.UNKNOWN;
  }

  @Override
  public void evaluateAfter(MoveList moves, int[] values) {
    Walks.untold(moves, values);
  }
}
