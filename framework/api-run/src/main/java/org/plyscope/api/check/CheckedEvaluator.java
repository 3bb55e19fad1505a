package org.plyscope.api.check;

import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** An evaluation that is checked. */
final class CheckedEvaluator implements Evaluator {
  private final Evaluator evaluation;
  private final Contract contract;

  CheckedEvaluator(Evaluator evaluation, Contract contract) {
    this.evaluation = evaluation;
    this.contract = contract;
  }

  @Override
  public int value(State state, int player) {
    int value = asked(state, () -> evaluation.value(state, player));
    if (value == UNKNOWN) {
      throw contract.broken("returned no value for a position");
    }
    return value;
  }

  @Override
  public int finalValue(State state, int player) {
    return asked(state, () -> evaluation.finalValue(state, player));
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    return asked(before, () -> evaluation.valueAfter(before, move, player));
  }

  @Override
  public void valuesAfter(State before, MoveList moves, int player, int[] values) {
    contract.keeping(before, moves, () -> evaluation.valuesAfter(before, moves, player, values));
    for (int i = 0; i < moves.size(); i++) {
      bounded(values[i]);
    }
  }

  /** Asks twice, because the same question must have the same answer. */
  private int asked(State state, IntSupplier question) {
    int[] answers = new int[2];
    for (int i = 0; i < answers.length; i++) {
      int time = i;
      contract.keeping(state, () -> answers[time] = question.getAsInt());
      bounded(answers[i]);
    }
    if (answers[0] != answers[1]) {
      throw contract.broken(
          "returned different values for the same position, %d and %d"
              .formatted(answers[0], answers[1]));
    }
    return answers[0];
  }

  private void bounded(int value) {
    if (value != UNKNOWN && (value > MAX || value < -MAX)) {
      throw contract.broken(
          "returned the value %d, which is not between -%d and %d".formatted(value, MAX, MAX));
    }
  }

  @Override
  public void reset(State root) {
    contract.keeping(root, () -> evaluation.reset(root));
  }

  @Override
  public void play(State before, long move) {
    contract.keeping(before, () -> evaluation.play(before, move));
  }

  @Override
  public void undo() {
    evaluation.undo();
  }

  @Override
  public long lineKey(int player) {
    return evaluation.lineKey(player);
  }

  @Override
  public int scale() {
    return evaluation.scale();
  }

  @Override
  public Optional<Evaluator> progress() {
    return evaluation.progress().map(own -> new CheckedEvaluator(own, contract));
  }

  @Override
  public boolean decides(State state) {
    boolean[] answer = new boolean[1];
    contract.keeping(state, () -> answer[0] = evaluation.decides(state));
    return answer[0];
  }

  @Override
  public List<Term> terms(State state, int player) {
    return evaluation.terms(state, player);
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return evaluation.cellValue(cell, content, player);
  }
}
