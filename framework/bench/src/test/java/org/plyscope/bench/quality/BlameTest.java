package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.bench.ShippedParts;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.seat.PromptAgent;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;

/** A part that breaks its contract is named, not the agent that uses it nor the game. */
@Timeout(120)
class BlameTest {
  private static final Limits LIMITS = Limits.parse("nodes=2000");

  private final Catalog catalog = Catalog.of(parts());
  private final Rules rules = catalog.rules("kalah", "", Map.of());

  private static List<Object> parts() {
    List<Object> parts = new ArrayList<>(BrokenParts.all());
    parts.addAll(
        List.of(new KalahGame(), new AlphaBetaAgents(), new UctAgents(), new RandomAgents()));
    return parts;
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        Arguments.of(
            "alpha-beta:evaluator=fine,ordering=clearing",
            "The ordering 'clearing' cleared the move list"),
        Arguments.of("uct:playout=illegal", "The playout 'illegal' chose a move that is not legal"),
        Arguments.of(
            "uct:playout=lazy", "The playout 'lazy' chose no move although the game is not over"),
        Arguments.of(
            "alpha-beta:evaluator=boastful,ordering=plain",
            "The evaluator 'boastful' returned the value %d, which is not between -%d and %d"
                .formatted(Evaluator.MAX + 1, Evaluator.MAX, Evaluator.MAX)));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void aSearchNamesIt(String agent, String blame) throws InterruptedException {
    SearchSpec spec = SearchSpec.of(Line.of(rules), catalog.agent(rules, agent), LIMITS);
    SearchOutcome outcome =
        Searches.with(catalog).start(spec, SearchListener.NONE, found -> {}).await();
    assertThat(outcome.problem()).contains(sentence(agent, blame));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void aMatchNamesItAndTheAgentLoses(String agent, String blame) throws InterruptedException {
    try (MatchRunner runner = new MatchRunner(catalog)) {
      List<Entrant> entrants =
          List.of(
              Entrant.agent(AgentSpec.parse(agent), LIMITS),
              Entrant.agent(AgentSpec.parse("random"), LIMITS));
      checkForfeit(
          runner.play(MatchSpec.of(Line.of(rules), entrants), MatchListener.NONE),
          sentence(agent, blame));
    }
  }

  @ParameterizedTest
  @MethodSource("broken")
  void aRunNamesItAndTheAgentLoses(String agent, String blame) {
    try (MatchRunner runner = new MatchRunner(catalog);
        Watchdog watchdog = new Watchdog("blame-vigil", () -> {})) {
      List<Entrant> entrants =
          Stream.of(agent, "random").map(name -> prompt(name, watchdog)).toList();
      checkForfeit(
          runner.playHere(MatchSpec.of(Line.of(rules), entrants), MatchListener.NONE),
          sentence(agent, blame));
    }
  }

  private Entrant prompt(String name, Watchdog watchdog) {
    InstalledAgent spec = catalog.agent(rules, name);
    return Entrant.agent(name, () -> new PromptAgent(spec, rules, catalog, watchdog), LIMITS);
  }

  private static String sentence(String agent, String blame) {
    return "%s, so the search of agent '%s' failed."
        .formatted(blame, agent.substring(0, agent.indexOf(':')));
  }

  private static void checkForfeit(PlayedGame game, String sentence) {
    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.FORFEIT);
    assertThat(game.ending().seat()).isZero();
    assertThat(game.ending().sentence()).contains(sentence);
  }

  /** The position of a game that UCT with RAVE and solver never left. */
  @Test
  void aSearchThatEndsWithItsFirstMoveEnds() throws InterruptedException {
    Catalog shipped = ShippedParts.catalog();
    Rules checkers = shipped.rules("checkers", "", Map.of());
    SearchSpec spec =
        SearchSpec.of(
            Line.of(checkers, "B:W6:B1"),
            shipped.agent(checkers, "uct:rave=100,solver=true"),
            Limits.parse("iterations=100"));
    SearchOutcome outcome =
        Searches.with(shipped).start(spec, SearchListener.NONE, found -> {}).await();
    assertThat(outcome.result().orElseThrow().solved()).isTrue();
    assertThat(outcome.result().orElseThrow().value()).isEqualTo(1);
  }
}
