package org.plyscope.agent.fauhalma.internal;

import java.util.Optional;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;

/**
 * Judges the state inside a {@link FarthestPegState}, whose class the game's evaluations know.
 *
 * @param evaluation the game's evaluation
 */
public record InnerEvaluation(Evaluation evaluation) implements Evaluation {
  private static State inner(State state) {
    return ((FarthestPegState) state).inner();
  }

  @Override
  public int value(State state, int player) {
    return evaluation.value(inner(state), player);
  }

  @Override
  public void reset(State root) {
    evaluation.reset(inner(root));
  }

  @Override
  public void play(State before, long move) {
    evaluation.play(inner(before), move);
  }

  @Override
  public void undo() {
    evaluation.undo();
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    return evaluation.valueAfter(inner(before), move, player);
  }

  @Override
  public long lineKey(int player) {
    return evaluation.lineKey(player);
  }

  @Override
  public Optional<Evaluation> progress() {
    return evaluation.progress().map(InnerEvaluation::new);
  }

  @Override
  public int scale() {
    return evaluation.scale();
  }
}
