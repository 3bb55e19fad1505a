package org.plyscope.game.starhalma.internal.evaluators;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * The same values as {@link MarbleTable}, recomputed in every position. It exists to measure the
 * gain of following the moves.
 */
final class MarbleCount implements Evaluator {
  private final PointTable table;

  MarbleCount(PointTable table) {
    this.table = table;
  }

  @Override
  public int value(State state, int player) {
    return MarbleTable.sum((StarState) state, table.points()[player]);
  }

  /** Follows the moves all the same; there is nothing to measure about it. */
  @Override
  public Optional<Evaluator> progress() {
    return Optional.ofNullable(table.alone()).map(MarbleTable::new);
  }

  @Override
  public int scale() {
    return table.scale();
  }

  @Override
  public List<Term> terms(State state, int player) {
    return table.terms((StarState) state, player);
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return table.cellValue(cell, content, player);
  }
}
