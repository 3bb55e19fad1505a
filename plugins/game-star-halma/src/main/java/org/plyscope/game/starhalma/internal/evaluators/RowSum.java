package org.plyscope.game.starhalma.internal.evaluators;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.geometry.Camp;

/** Rows covered on the way to the goal. */
@Component(service = EvaluatorFactory.class)
public final class RowSum extends TableEvaluator {
  @Override
  public String id() {
    return "row-sum";
  }

  @Override
  public String name() {
    return "Row sum";
  }

  @Override
  public String description() {
    return "The rows all own marbles have covered toward their goal, against the others'.";
  }

  @Override
  Worth worth(OptionValues values, Camp viewer) {
    return (layout, camp, hole) -> camp.row(layout, hole);
  }
}
