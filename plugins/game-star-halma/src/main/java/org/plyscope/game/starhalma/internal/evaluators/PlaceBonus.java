package org.plyscope.game.starhalma.internal.evaluators;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** Adds something for the player who has come in first, and takes it from the others. */
final class PlaceBonus implements Evaluation {
  private final Evaluation base;
  private final int bonus;
  private final int players;

  PlaceBonus(Evaluation base, int bonus, int players) {
    this.base = base;
    this.bonus = bonus * (players - 1);
    this.players = players;
  }

  @Override
  public int value(State state, int player) {
    return base.value(state, player) + bonus((StarState) state, player);
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    // What is told without playing the move gives nobody a place.
    int value = base.valueAfter(before, move, player);
    return value == UNTOLD ? UNTOLD : value + bonus((StarState) before, player);
  }

  private int bonus(StarState state, int player) {
    int value = 0;
    for (int other = 0; other < players; other++) {
      if (state.place(other) == 1) {
        value += other == player ? bonus : -bonus;
      }
    }
    return value;
  }

  @Override
  public void reset(State root) {
    base.reset(root);
  }

  @Override
  public void play(State before, long move) {
    base.play(before, move);
  }

  @Override
  public void undo() {
    base.undo();
  }

  @Override
  public long lineKey(int player) {
    return base.lineKey(player);
  }

  @Override
  public int scale() {
    return base.scale();
  }
}
