package org.plyscope.agent.fauhalma.internal;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Judges the state of the game inside a {@link SeenState}.
 *
 * @param evaluation the game's evaluation
 */
public record InnerEvaluation(Evaluator evaluation) implements Evaluator {
  @Override
  public int value(State state, int player) {
    return evaluation.value(SeenState.game(state), player);
  }

  @Override
  public int finalValue(State state, int player) {
    return evaluation.finalValue(SeenState.game(state), player);
  }

  @Override
  public void reset(State root) {
    evaluation.reset(SeenState.game(root));
  }

  @Override
  public void play(State before, long move) {
    evaluation.play(SeenState.game(before), move);
  }

  @Override
  public void undo() {
    evaluation.undo();
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    return evaluation.valueAfter(SeenState.game(before), move, player);
  }

  @Override
  public void valuesAfter(State before, MoveList moves, int player, int[] values) {
    evaluation.valuesAfter(SeenState.game(before), moves, player, values);
  }

  @Override
  public long lineKey(int player) {
    return evaluation.lineKey(player);
  }

  @Override
  public Optional<Evaluator> progress() {
    return evaluation.progress().map(InnerEvaluation::new);
  }

  @Override
  public int scale() {
    return evaluation.scale();
  }

  @Override
  public List<Term> terms(State state, int player) {
    return evaluation.terms(SeenState.game(state), player);
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return evaluation.cellValue(cell, content, player);
  }
}
