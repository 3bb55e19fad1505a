package org.plyscope.game.starhalma.internal.evaluators;

import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/**
 * The FAUhalma study's heuristic: distances of all pegs to all target cells, weighted 1.0 for the
 * goal (the three outer cells), 0.95 for the subgoal (the three inner ones) and 0.5 for the centre,
 * the others' mean less the own; ten more once a player has won, ten less for the others.
 *
 * <p>Counted in twentieths, so that all weights are whole. As in the study distances are those of
 * the skewed coordinates, and the ten points do not outweigh the distances.
 */
@Component(service = Evaluator.class)
public final class FauhalmaTargets extends TableEvaluator {
  private static final int UNIT = 20;
  private static final int GOAL = 20;
  private static final int SUBGOAL = 19;
  private static final int CENTRE = 10;
  private static final int WIN = 10 * UNIT;

  @Override
  public String id() {
    return "fauhalma-targets";
  }

  @Override
  public String name() {
    return "FAUhalma targets";
  }

  @Override
  public String description() {
    return "The study's weighted distances to goal, subgoal and centre; the others' mean less the"
        + " own.";
  }

  @Override
  public boolean supports(Rules rules) {
    return super.supports(rules) && rules.game().id().equals("fauhalma");
  }

  @Override
  public Evaluation create(PartContext context) {
    Evaluation distances = super.create(context);
    return context.rules().players() == 2
        ? distances
        : new PlaceBonus(distances, WIN, context.rules().players());
  }

  @Override
  int unit() {
    return UNIT;
  }

  @Override
  Worth worth(OptionValues values) {
    return FauhalmaTargets::worth;
  }

  private static int worth(Layout layout, Camp camp, int hole) {
    int outer = camp.row(layout, camp.tip()) - 1;
    Hole at = layout.hole(hole);
    int goal = sum(layout, at, camp.goal().indices().filter(i -> camp.row(layout, i) >= outer));
    int all = sum(layout, at, camp.goal().indices());
    return -GOAL * goal - SUBGOAL * (all - goal) - CENTRE * at.skewedDistance(new Hole(0, 0));
  }

  private static int sum(Layout layout, Hole at, IntStream targets) {
    return targets.map(target -> at.skewedDistance(layout.hole(target))).sum();
  }
}
