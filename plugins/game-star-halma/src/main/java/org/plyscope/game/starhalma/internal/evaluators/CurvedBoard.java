package org.plyscope.game.starhalma.internal.evaluators;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.geometry.Camp;

/**
 * Rows, and closeness to the line between home and goal. A stand-in for Ulfhake's curved board,
 * whose numbers are lost: of the tables tried it comes closest to his node counts.
 */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=100")
public final class CurvedBoard extends TableEvaluator {
  static final Worth WORTH =
      (layout, camp, hole) -> 5 * camp.row(layout, hole) - camp.offset(layout, hole);

  @Override
  public String id() {
    return "curved-board";
  }

  @Override
  public String name() {
    return "Curved board (reconstructed)";
  }

  @Override
  public String description() {
    return "Five points per row toward the goal, less one per half hole off the centre line.";
  }

  @Override
  Worth worth(OptionValues values, Camp viewer) {
    return WORTH;
  }
}
