package org.plyscope.agent.fauhalma;

import java.util.List;
import java.util.Map;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.fauhalma.internal.DirectMoves;
import org.plyscope.agent.fauhalma.internal.PlayerView;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

/** Offers the five strategies as presets of one agent. */
@Component(service = AgentFactory.class)
public final class FauhalmaAgents implements AgentFactory {
  static final Option<String> STRATEGY =
      Option.choice(
          "strategy",
          "Strategy",
          "1 and 2 follow directions, 3 looks ahead with the farthest peg, 4 and 5 with all pegs;"
              + " of two opponents 3 and 4 see the next only.",
          "5",
          List.of("1", "2", "3", "4", "5"));
  static final Option<String> EVALUATOR =
      Option.part(
              EvaluatorFactory.class,
              "evaluator",
              "Evaluator",
              "Judges the leaves of strategies 3 to 5; in the study the end of a game is worth ten"
                  + " points, and 3 and 4 compare themselves with the next player only.")
          .whenEmpty("as in the study");
  static final Option<String> ORDERING =
      Option.part(
              OrdererFactory.class,
              "ordering",
              "Move ordering",
              "Orders the moves of strategies 3 to 5; the study has hops first for 3, nearest to"
                  + " the target first for 4 and 5.")
          .whenEmpty("as in the study");
  static final Option<Boolean> CORNER_HOPS =
      Option.flag(
          "corner-hops",
          "Hops into corners",
          "Strategy 1 may hop into the side corners of the star, as in the study; its pegs are"
              + " often stuck there, and it then moves back and forth. Without, it comes in.",
          true);
  static final Option<Long> SPREAD =
      Option.integer(
          "spread",
          "Spread",
          "Steps a peg of strategy 3 may be away from the nearest other own peg after its move.",
          3,
          1,
          12);
  static final Option<Long> CACHE =
      Option.integer(
          "cache",
          "Cache",
          "Positions whose best move strategies 3 to 5 remember; 0 for none.",
          20_000,
          0,
          10_000_000);
  static final Option<Boolean> KEEP =
      Option.flag(
          "keep",
          "Keep the cache",
          "In games strategy 3 keeps its cache on disk for later games, as in the study: the same"
              + " moves, found sooner and with fewer nodes.",
          true);

  /** The study gives depth 5 for strategy 3 and "lower" for the others. */
  private static final int DEPTH_3 = 5;

  private static final int DEPTH_4 = 3;

  /**
   * Up to the own second move, as for strategy 4. One ply less and three of this kind often stop
   * just before their goals: making room inside takes two moves, of which the first looks bad.
   */
  private static final int DEPTH_5 = 4;

  @Override
  public String id() {
    return "fauhalma-strategies";
  }

  @Override
  public String name() {
    return "FAUhalma strategies";
  }

  @Override
  public String description() {
    return "The five strategies of the FAUhalma study, from a list of directions to a search for"
        + " three players.";
  }

  @Override
  public boolean supports(Rules rules) {
    return PlayerView.fits(rules);
  }

  @Override
  public List<Option<?>> options() {
    return List.of(STRATEGY, CORNER_HOPS, EVALUATOR, ORDERING, SPREAD, CACHE, KEEP);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        preset("1", "Steps and single hops in a fixed order of directions."),
        preset("2", "Moves of the farthest peg away from the side corners, else strategy 1."),
        lookAhead(3, "Alpha-beta with the moves of the farthest peg only, hops first."),
        lookAhead(4, "Alpha-beta with all moves, nearest to the target first."),
        lookAhead(5, "Strategy 4 for three players: the others' distances are averaged."));
  }

  private static Preset lookAhead(int strategy, String description) {
    return preset(Integer.toString(strategy), description)
        .with("evaluator", studyEvaluator(strategy))
        .with("ordering", studyOrdering(strategy))
        .withLimits(Limits.depth(depth(strategy)));
  }

  private static Preset preset(String strategy, String description) {
    return Preset.of("fauhalma/strategy-" + strategy, "FAUhalma: strategy " + strategy, description)
        .with("strategy", strategy);
  }

  static int depth(int strategy) {
    return switch (strategy) {
      case 3 -> DEPTH_3;
      case 4 -> DEPTH_4;
      default -> DEPTH_5;
    };
  }

  /** The evaluator the study describes. */
  static String studyEvaluator(int strategy) {
    return "fauhalma-targets[ends=study" + (strategy == 5 ? "]" : ",against=next]");
  }

  /** The ordering the study describes. */
  static String studyOrdering(int strategy) {
    return strategy == 3 ? "hops-first" : "distance-to-target";
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    if (Integer.parseInt(values.get(STRATEGY)) > 2) {
      return Map.of();
    }
    String reason = "Strategies 1 and 2 do not look ahead.";
    return Map.of(EVALUATOR.id(), reason, ORDERING.id(), reason);
  }

  @Override
  public OptionValues completed(Rules rules, OptionValues values) {
    int strategy = Integer.parseInt(values.get(STRATEGY));
    if (strategy <= 2) {
      return values;
    }
    OptionValues judged =
        values.get(EVALUATOR).isBlank() ? values.with(EVALUATOR, studyEvaluator(strategy)) : values;
    return judged.get(ORDERING).isBlank() ? judged.with(ORDERING, studyOrdering(strategy)) : judged;
  }

  @Override
  public Agent create(PartContext context) {
    int strategy = Integer.parseInt(context.options().get(STRATEGY));
    return strategy <= 2
        ? new DirectAgent(context.rules(), strategy, context.options().get(CORNER_HOPS))
        : new LookAhead(context);
  }

  /** Strategies 1 and 2, which do not look ahead. */
  private static final class DirectAgent implements Agent {
    private final DirectMoves moves;
    private final int strategy;

    DirectAgent(Rules rules, int strategy, boolean hopsIntoCorners) {
      this.moves = new DirectMoves(rules, new PlayerView(rules), hopsIntoCorners);
      this.strategy = strategy;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      State state = request.state();
      String comment = "";
      long move = strategy == 1 ? MoveList.NONE : moves.strategy2(state);
      if (move == MoveList.NONE) {
        move = moves.strategy1(state);
        comment = strategy == 1 ? "" : "The farthest peg is out of moves; strategy 1 chose.";
      }
      return DirectChoice.of(request, move).comment(comment).build();
    }
  }
}
