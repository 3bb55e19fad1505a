package org.plyscope.game.starhalma.internal.evaluators;

import java.util.Optional;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * Adds something for the player who has come in first, and takes it from the others unless each is
 * judged by itself.
 */
final class PlaceBonus implements Evaluation {
  private final Evaluation base;
  private final int bonus;
  private final int players;
  private final boolean alone;

  PlaceBonus(Evaluation base, int bonus, int players) {
    this(base, bonus, players, false);
  }

  private PlaceBonus(Evaluation base, int bonus, int players, boolean alone) {
    this.base = base;
    this.bonus = bonus;
    this.players = players;
    this.alone = alone;
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
    if (alone) {
      return state.place(player) == 1 ? bonus : 0;
    }
    int value = 0;
    for (int other = 0; other < players; other++) {
      if (state.place(other) == 1) {
        value += (players - 1) * (other == player ? bonus : -bonus);
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
  public Optional<Evaluation> progress() {
    return base.progress().map(sum -> new PlaceBonus(sum, bonus, players, true));
  }

  @Override
  public int scale() {
    return base.scale();
  }
}
