package org.plyscope.experiment;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;

/** Games and agents that need no plugin, and experiments with them. */
public final class Samples {
  private Samples() {}

  /** Returns a catalog with two small games and agents that behave. */
  public static Catalog catalog(AgentFactory... more) {
    return Catalog.of(
        Stream.concat(
                Stream.of(
                    new TicTacToe(),
                    new CountdownGame(),
                    seeded("seeded", 1),
                    seeded("seeded-too", 2),
                    seeded("seeded-three", 3),
                    agent("first", () -> (request, listener) -> choose(request, 0, 0))),
                Stream.of(more))
            .toList());
  }

  /** Makes a factory. */
  public static AgentFactory agent(String id, Supplier<Agent> maker) {
    return new AgentFactory() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String name() {
        return "The " + id;
      }

      @Override
      public String description() {
        return "For tests.";
      }

      @Override
      public Agent create(PartContext context) {
        return maker.get();
      }
    };
  }

  private static AgentFactory seeded(String id, int salt) {
    return agent(
        id,
        () ->
            (request, listener) ->
                choose(request, (request.seed() * salt) >>> 8, (request.seed() & 255) / 256.0));
  }

  /** Answers with one of the legal moves. */
  public static SearchResult choose(SearchRequest request, long number, double value) {
    long[] moves = request.rootMoves();
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    return SearchResult.builder(moves[(int) Math.floorMod(number, (long) moves.length)])
        .value(value)
        .depth(1)
        .counts(counters.counts())
        .build();
  }

  /** Describes a round robin of tic-tac-toe from random openings. */
  public static Experiment roundRobin(Catalog catalog, int blocks, String... agents) {
    return experiment(catalog, blocks, Lineups.roundRobin(agents.length, 2), agents);
  }

  /** Describes matches of the first agents against all others only. */
  public static Experiment gauntlet(Catalog catalog, int blocks, int first, String... agents) {
    List<Integer> ones = IntStream.range(0, first).boxed().toList();
    List<Integer> others = IntStream.range(0, agents.length).boxed().toList();
    return experiment(catalog, blocks, Lineups.gauntlet(ones, others, 2), agents);
  }

  private static Experiment experiment(
      Catalog catalog, int blocks, List<Lineup> lineups, String... agents) {
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    List<Contestant> contestants =
        Stream.of(agents)
            .map(name -> Contestant.of(name, AgentSpec.parse(name), Limits.depth(1)))
            .toList();
    return Experiment.of(
        "a test",
        11,
        rules,
        contestants,
        Tournament.of("round-robin", lineups, SeatOrders.ALL, blocks, openings(rules)));
  }

  private static List<Opening> openings(Rules rules) {
    try {
      return Openings.random(Line.of(rules), 1, 5, 3, Openings.Filter.ALL);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
