package org.plyscope.game.starhalma.internal.evaluators;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.rules.StarRules;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * The distance that is left, plus the rows that each marble could gain by hops at once: marbles
 * that stand as a bridge or ladder for those behind them are worth more than a closed block. Chains
 * of single hops count, over marbles of any player.
 */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=-20")
public final class Bridges implements EvaluatorFactory {
  private static final Option<Double> WEIGHT =
      Option.decimal(
          "weight", "Weight", "Steps that a row which hops can gain is worth.", 0.25, 0, 10);
  private static final int HUNDREDTHS = 100;

  @Override
  public String id() {
    return "bridges";
  }

  @Override
  public String name() {
    return "Bridges and ladders";
  }

  @Override
  public String description() {
    return "Hex distance, plus a share of the rows that the marbles could gain by chains of hops,"
        + " the own against the others'.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules;
  }

  @Override
  public List<Option<?>> options() {
    return List.of(WEIGHT);
  }

  @Override
  public Evaluator create(PartContext context) {
    HexDistance distance = new HexDistance();
    OptionValues plain = OptionValues.defaults(distance.options()).with("incremental", "false");
    return new Sum(
        (StarRules) context.rules(),
        distance.create(context.rules(), plain),
        (int) Math.round(HUNDREDTHS * context.options().get(WEIGHT)));
  }

  /** Both terms. Used by one thread. */
  private static final class Sum implements Evaluator {
    private final Evaluator distance;
    private final int weight;
    private final int players;

    /** By player, hole and direction: where a hop lands, or -1. */
    private final int[][] landings;

    /** By hole and direction: the hole that is hopped over, or -1. */
    private final int[] over;

    private final int[][] rows;
    private final int[] open = new int[Layout.LARGEST];
    private final boolean[] seen = new boolean[Layout.LARGEST];

    Sum(StarRules rules, Evaluator distance, int weight) {
      this.distance = distance;
      this.weight = weight;
      this.players = rules.players();
      Layout layout = rules.plan().layout();
      this.landings = new int[players][layout.count() * Hole.DIRECTIONS];
      this.over = new int[layout.count() * Hole.DIRECTIONS];
      this.rows = new int[players][layout.count()];
      for (int player = 0; player < players; player++) {
        Camp camp = rules.plan().camps().get(player);
        for (int hole = 0; hole < layout.count(); hole++) {
          rows[player][hole] = camp.row(layout, hole);
          for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
            int entry = hole * Hole.DIRECTIONS + direction;
            int to = layout.step(hole, direction, 2);
            over[entry] = layout.step(hole, direction, 1);
            landings[player][entry] =
                over[entry] >= 0 && to >= 0 && rules.mayHop(player, hole, to) ? to : -1;
          }
        }
      }
    }

    @Override
    public int scale() {
      return HUNDREDTHS * distance.scale();
    }

    @Override
    public int value(State state, int player) {
      return HUNDREDTHS * distance.value(state, player) + weight * lead((StarState) state, player);
    }

    @Override
    public List<Term> terms(State state, int player) {
      return List.of(
          Term.of("Distance", HUNDREDTHS * distance.value(state, player)),
          Term.of("Bridges and ladders", weight * lead((StarState) state, player)));
    }

    /**
     * The own rows count as often as there are others, so that the scale is that of the distance.
     */
    private int lead(StarState state, int player) {
      int lead = 0;
      for (int other = 0; other < players; other++) {
        lead += other == player ? (players - 1) * gain(state, other) : -gain(state, other);
      }
      return lead;
    }

    /** Returns the rows that all marbles of a player could gain, each by itself. */
    private int gain(StarState state, int player) {
      int gain = 0;
      for (long rest = state.low(player); rest != 0; rest &= rest - 1) {
        gain += gain(state, player, Long.numberOfTrailingZeros(rest));
      }
      for (long rest = state.high(player); rest != 0; rest &= rest - 1) {
        gain += gain(state, player, 64 + Long.numberOfTrailingZeros(rest));
      }
      return gain;
    }

    private int gain(StarState state, int player, int from) {
      int[] land = landings[player];
      int best = rows[player][from];
      int count = 1;
      int next = 0;
      open[0] = from;
      seen[from] = true;
      while (next < count) {
        int entry = open[next++] * Hole.DIRECTIONS;
        for (int end = entry + Hole.DIRECTIONS; entry < end; entry++) {
          int to = land[entry];
          if (to >= 0
              && !seen[to]
              && over[entry] != from
              && state.taken(over[entry])
              && !state.taken(to)) {
            seen[to] = true;
            open[count++] = to;
            best = Math.max(best, rows[player][to]);
          }
        }
      }
      for (int i = 0; i < count; i++) {
        seen[open[i]] = false;
      }
      return best - rows[player][from];
    }
  }
}
