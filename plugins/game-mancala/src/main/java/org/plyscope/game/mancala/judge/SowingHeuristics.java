package org.plyscope.game.mancala.judge;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/**
 * The heuristics of the Kalah study that make sense in every sowing game. H1, which saves the house
 * farthest from the store, H5, the move next to the store, and H7, the extra turn, are about sowing
 * into the store and are left out, and so are H9 and H10, which repeat H8. Where houses of two or
 * three seeds are captured, a house with one or two seeds is a weakness. The weights are those of
 * the study's best run for Kalah, that of the weakness is ours.
 */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-10")
public final class SowingHeuristics implements EvaluatorFactory {
  private static final int SCALE = 1000;
  private static final int MOST_WEAK = 2;

  private static final Option<Double> SIDE =
      weight("side", "Own side", "Weight of the seeds on the own side (H2).", 0.122);
  private static final Option<Double> FILLED =
      weight("filled", "Filled houses", "Weight of the own houses that are not empty (H3).", 0.654);
  private static final Option<Double> STORE =
      weight("store", "Own store", "Weight of the seeds in the own store (H4).", 1);
  private static final Option<Double> OPPONENT =
      weight("opponent", "Opponent's store", "Weight against the opponent's store (H6).", 0.694);
  private static final Option<Double> LEAD =
      weight("lead", "Lead", "Weight of the difference of the stores (H8).", 0.667);
  private static final Option<Double> WEAK =
      weight(
          "weak",
          "Weak houses",
          "Weight against own houses with one or two seeds, and for such houses of the opponent.",
          0.25);

  private static final List<Option<Double>> WEIGHTS =
      List.of(SIDE, FILLED, STORE, OPPONENT, LEAD, WEAK);

  private static Option<Double> weight(String id, String label, String help, double standard) {
    return Option.decimal(id, label, help, standard, -10, 10);
  }

  @Override
  public String id() {
    return "sowing-heuristics";
  }

  @Override
  public String name() {
    return "Sowing heuristics";
  }

  @Override
  public String description() {
    return "The heuristics of the Kalah study that make sense in every sowing game, and houses that"
        + " may be captured.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof MancalaRules;
  }

  @Override
  public List<Option<?>> options() {
    return List.copyOf(WEIGHTS);
  }

  @Override
  public Evaluator create(PartContext context) {
    return new Sum(
        ((MancalaRules) context.rules()).layout(),
        WEIGHTS.stream()
            .mapToInt(weight -> (int) Math.round(SCALE * context.options().get(weight)))
            .toArray());
  }

  /** The weighted sum. */
  private static final class Sum implements Evaluator {
    private final Layout layout;

    /** In thousandths, in the order of the options. */
    private final int[] weights;

    Sum(Layout layout, int[] weights) {
      this.layout = layout;
      this.weights = weights;
    }

    @Override
    public int scale() {
      return SCALE;
    }

    @Override
    public int value(State state, int player) {
      MancalaState position = (MancalaState) state;
      int own = position.store(player);
      int other = position.store(1 - player);
      return weights[0] * seeds(state, player)
          + weights[1] * filled(state, player)
          + weights[2] * own
          - weights[3] * other
          + weights[4] * (own - other)
          + weights[5] * (weak(state, 1 - player) - weak(state, player));
    }

    @Override
    public List<Term> terms(State state, int player) {
      MancalaState position = (MancalaState) state;
      int own = position.store(player);
      int other = position.store(1 - player);
      return List.of(
          Term.of("Own side", weights[0] * seeds(state, player)),
          Term.of("Filled houses", weights[1] * filled(state, player)),
          Term.of("Own store", weights[2] * own),
          Term.of("Opponent's store", -weights[3] * other),
          Term.of("Lead", weights[4] * (own - other)),
          Term.of("Weak houses", weights[5] * (weak(state, 1 - player) - weak(state, player))));
    }

    private int seeds(State state, int player) {
      int seeds = 0;
      for (int house = 0; house < layout.houses(); house++) {
        seeds += state.content(layout.house(player, house));
      }
      return seeds;
    }

    private int filled(State state, int player) {
      int filled = 0;
      for (int house = 0; house < layout.houses(); house++) {
        filled += state.content(layout.house(player, house)) > 0 ? 1 : 0;
      }
      return filled;
    }

    private int weak(State state, int player) {
      int weak = 0;
      for (int house = 0; house < layout.houses(); house++) {
        int seeds = state.content(layout.house(player, house));
        weak += seeds > 0 && seeds <= MOST_WEAK ? 1 : 0;
      }
      return weak;
    }
  }
}
