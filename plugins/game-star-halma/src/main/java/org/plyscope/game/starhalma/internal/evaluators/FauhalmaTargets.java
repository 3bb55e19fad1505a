package org.plyscope.game.starhalma.internal.evaluators;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/**
 * The FAUhalma study's heuristic: distances of all pegs to all target cells, weighted 1.0 for the
 * goal (the three outer cells), 0.95 for the subgoal (the three inner ones) and 0.5 for the centre,
 * the others' mean less the own; ten more for coming in first, ten less if another player does.
 *
 * <p>Counted in twentieths, so that all weights are whole. The study's program always plays A, and
 * the board is turned for it: a player measures everything, the others' ways too, in the skewed
 * coordinates it sees from its own seat. These stretch the board along one diagonal, so the ways of
 * B and C look longer than the own at the start for three, from every seat alike.
 *
 * <p>In the study the ten points do not outweigh the distances, so its program may prefer a better
 * place to winning, and goes on playing when it cannot avoid a loss. That is left to the option.
 */
@Component(service = EvaluatorFactory.class)
public final class FauhalmaTargets extends TableEvaluator {
  private static final Option<String> ENDS =
      Option.choice(
          "ends",
          "Ends",
          "Whether winning beats everything (decisive) or is worth ten points (study).",
          "decisive",
          List.of("decisive", "study"));
  private static final Option<String> AGAINST =
      Option.choice(
          "against",
          "Against",
          "Whose distances are compared with the own: the mean of all others, or those of the next"
              + " player only, as in the study's formula for two.",
          "all",
          List.of("all", "next"));

  private static final int UNIT = 20;
  private static final int GOAL = 20;
  private static final int SUBGOAL = 19;
  private static final int CENTRE = 10;
  private static final int WIN = 10;

  /** The point of the star in which the study's player starts. */
  private static final int BOTTOM = 3;

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
  public List<Option<?>> options() {
    return List.of(ENDS, AGAINST, INCREMENTAL);
  }

  @Override
  public Evaluator create(PartContext context) {
    return new FinalTerm(
        super.create(context),
        WIN,
        context.rules().players(),
        against(context.options()),
        context.options().get(ENDS).equals("study"));
  }

  @Override
  int unit() {
    return UNIT;
  }

  @Override
  Against against(OptionValues values) {
    return values.get(AGAINST).equals("next") ? Against.NEXT : Against.ALL;
  }

  @Override
  Worth worth(OptionValues values, Camp viewer) {
    List<Worth> parts = List.copyOf(parts(values, viewer).values());
    return (layout, camp, hole) ->
        parts.stream().mapToInt(part -> part.of(layout, camp, hole)).sum();
  }

  @Override
  Map<String, Worth> parts(OptionValues values, Camp viewer) {
    int turn = BOTTOM - viewer.point();
    Map<String, Worth> parts = new LinkedHashMap<>();
    parts.put("Ways to the goal", (layout, camp, hole) -> goal(layout, camp, hole, turn));
    parts.put("Ways to the subgoal", (layout, camp, hole) -> subgoal(layout, camp, hole, turn));
    parts.put(
        "Ways to the centre",
        (layout, camp, hole) ->
            -CENTRE * layout.hole(hole).turned(turn).skewedDistance(new Hole(0, 0)));
    return parts;
  }

  private static int goal(Layout layout, Camp camp, int hole, int turn) {
    return -GOAL
        * sum(layout, hole, turn, camp.goal().indices().filter(i -> outer(layout, camp, i)));
  }

  private static int subgoal(Layout layout, Camp camp, int hole, int turn) {
    return -SUBGOAL
        * sum(layout, hole, turn, camp.goal().indices().filter(i -> !outer(layout, camp, i)));
  }

  /** Returns whether a hole of the goal is one of the outer ones. */
  private static boolean outer(Layout layout, Camp camp, int hole) {
    return camp.row(layout, hole) >= camp.row(layout, camp.tip()) - 1;
  }

  private static int sum(Layout layout, int hole, int turn, IntStream targets) {
    Hole at = layout.hole(hole).turned(turn);
    return targets.map(target -> at.skewedDistance(layout.hole(target).turned(turn))).sum();
  }
}
