package org.plyscope.engine;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;

/** Evaluates a player's own value minus the values of all others, as a paranoid player does. */
public final class DifferenceEvaluation implements Evaluator {
  private final Evaluator parts;
  private final int players;

  /**
   * Makes the evaluation.
   *
   * @param parts evaluates each player alone, see {@link Evaluator#progress}
   * @param players how many there are
   */
  public DifferenceEvaluation(Evaluator parts, int players) {
    this.parts = parts;
    this.players = players;
  }

  @Override
  public int value(State state, int player) {
    long value = 2L * parts.value(state, player);
    for (int other = 0; other < players; other++) {
      value -= parts.value(state, other);
    }
    return (int) Math.max(-MAX, Math.min(MAX, value));
  }

  @Override
  public int finalValue(State state, int player) {
    long told = parts.finalValue(state, player);
    if (told == UNKNOWN) {
      return UNKNOWN;
    }
    long value = told - parts.value(state, player) + value(state, player);
    return (int) Math.max(-MAX, Math.min(MAX, value));
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    long value = 0;
    for (int other = 0; other < players; other++) {
      int part = parts.valueAfter(before, move, other);
      if (part == UNKNOWN) {
        return UNKNOWN;
      }
      value += other == player ? part : -part;
    }
    return (int) Math.max(-MAX, Math.min(MAX, value));
  }

  @Override
  public void reset(State root) {
    parts.reset(root);
  }

  @Override
  public void play(State before, long move) {
    parts.play(before, move);
  }

  @Override
  public void undo() {
    parts.undo();
  }

  @Override
  public long lineKey(int player) {
    long key = 0;
    for (int other = 0; other < players; other++) {
      key = 0x9E3779B97F4A7C15L * key + parts.lineKey(other);
    }
    return key;
  }

  @Override
  public int scale() {
    return parts.scale();
  }
}
