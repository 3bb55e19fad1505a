package org.plyscope.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.PromptAgent;
import org.plyscope.lab.match.seat.WaitingMover;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;

/** Matches on one thread end as those do whose agents live on threads of their own. */
@Timeout(30)
class PromptAgentTest {
  private final CountDownLatch released = new CountDownLatch(1);
  private final CountDownLatch hung = new CountDownLatch(1);
  private final Watchdog watchdog =
      new Watchdog(
          "test-vigil",
          () -> {
            hung.countDown();
            released.countDown();
          });
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CountdownGame(),
              new TicTacToe(),
              HostileAgents.seeded(),
              HostileAgents.first("first", 0.1),
              HostileAgents.broken(),
              HostileAgents.hungry(),
              HostileAgents.silent(),
              HostileAgents.cheat(),
              HostileAgents.late(),
              HostileAgents.waiting(),
              HostileAgents.deaf(released),
              HostileAgents.lame(),
              HostileAgents.factory("deep", () -> (request, listener) -> deeper(request, 0)),
              HostileAgents.factory("alert", Alert::new)));
  private final MatchRunner runner = new MatchRunner(catalog);

  @AfterEach
  void close() {
    watchdog.close();
    runner.close();
  }

  @Test
  void theGameIsTheSameOnOneThreadAsOnSeveral() throws InterruptedException {
    for (long seed = 0; seed < 20; seed++) {
      Line start = Line.of(rules("tic-tac-toe"));
      PlayedGame here = playHere(start, Limits.NONE, seed, "seeded", "first");
      PlayedGame there =
          runner.play(
              MatchSpec.of(
                      start,
                      List.of(
                          Entrant.agent(AgentSpec.parse("seeded"), Limits.NONE),
                          Entrant.agent(AgentSpec.parse("first"), Limits.NONE)))
                  .withSeed(seed)
                  .withAdjudication(ADJUDICATION),
              MatchListener.NONE);
      assertThat(here.line()).isEqualTo(there.line());
      assertThat(here.players()).isEqualTo(there.players());
      assertThat(here.payoffs()).isEqualTo(there.payoffs());
      assertThat(here.ending().kind()).isEqualTo(there.ending().kind());
      assertThat(here.moves())
          .extracting(PlayedMove::seed, PlayedMove::nodes, PlayedMove::value)
          .isEqualTo(
              there.moves().stream()
                  .map(m -> org.assertj.core.groups.Tuple.tuple(m.seed(), m.nodes(), m.value()))
                  .toList());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "broken, EXCEPTION",
    "hungry, OUT_OF_MEMORY",
    "deep, STACK_OVERFLOW",
    "silent, NO_MOVE",
    "cheat, ILLEGAL_MOVE",
    "lame, EXCEPTION",
    "late, OVERTIME",
    "waiting, OVERTIME",
  })
  void whoCommitsAFaultLoses(String agent, Fault fault) {
    Line start = Line.of(rules("countdown"), "9/0");
    Limits limits = Limits.time(Duration.ofMillis(20));
    PlayedGame game = playHere(start, limits, 0, agent, "first");

    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.FORFEIT);
    assertThat(game.ending().fault()).contains(fault);
    assertThat(game.ending().seat()).isZero();
    assertThat(game.ending().sentence()).contains("Agent '" + agent + "'");
    assertThat(game.payoffs()).containsExactly(0, 1);
  }

  @Test
  void aStopDoesNotReachTheNextSearch() {
    Line start = Line.of(rules("countdown"), "9/0");
    playHere(start, Limits.time(Duration.ofMillis(20)), 0, "waiting", "first");

    assertThat(Thread.currentThread().isInterrupted()).isFalse();
    PlayedGame next = playHere(start, Limits.NONE, 0, "alert", "alert");
    assertThat(next.ending().kind()).isEqualTo(Ending.Kind.RULES);
  }

  @Test
  void whoDoesNotComeBackIsReported() throws InterruptedException {
    playHere(
        Line.of(rules("countdown"), "9/0"), Limits.time(Duration.ofMillis(20)), 0, "deaf", "first");
    assertThat(hung.getCount()).isZero();
  }

  @Test
  void aPlayerWhoDoesNotReplyAtOnceIsRefused() {
    MatchSpec spec =
        MatchSpec.of(
            Line.of(rules("countdown"), "9/0"),
            List.of(
                Entrant.of("a person", WaitingMover::new),
                Entrant.agent(AgentSpec.parse("first"), Limits.NONE)));
    assertThatThrownBy(() -> runner.playHere(spec, MatchListener.NONE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("did not reply");
  }

  @Test
  void repetitionsAreCountedAlongTheLine() {
    // Nothing repeats in tic-tac-toe, so a single occurrence must be asked for.
    Line start = Line.of(rules("tic-tac-toe"));
    MatchSpec spec =
        MatchSpec.of(start, entrants(start.rules(), Limits.NONE, "first", "first"))
            .withAdjudication(Adjudication.NONE.withRepetitions(1));
    assertThat(runner.playHere(spec, MatchListener.NONE).ending().kind())
        .isEqualTo(Ending.Kind.REPETITION);
    MatchSpec twice = spec.withAdjudication(Adjudication.NONE.withRepetitions(2));
    assertThat(runner.playHere(twice, MatchListener.NONE).ending().kind())
        .isEqualTo(Ending.Kind.RULES);
  }

  private static final Adjudication ADJUDICATION =
      Adjudication.NONE.withPlyCap(7).withRepetitions(3).withDraw(4, 1, 5);

  private PlayedGame playHere(Line start, Limits limits, long seed, String... agents) {
    return runner.playHere(
        MatchSpec.of(start, entrants(start.rules(), limits, agents))
            .withSeed(seed)
            .withAdjudication(
                start.rules().game().id().equals("tic-tac-toe") ? ADJUDICATION : Adjudication.NONE),
        MatchListener.NONE);
  }

  private List<Entrant> entrants(Rules rules, Limits limits, String... agents) {
    return Stream.of(agents)
        .map(
            name -> {
              InstalledAgent spec = catalog.agent(rules, name);
              return Entrant.agent(
                  name, () -> new PromptAgent(spec, rules, catalog, watchdog), limits);
            })
        .toList();
  }

  private Rules rules(String game) {
    return catalog.rules(game, "", Map.of());
  }

  private static SearchResult deeper(SearchRequest request, int depth) {
    return IntStream.of(depth).mapToObj(d -> deeper(request, d + 1)).findFirst().orElseThrow();
  }

  /** Fails if it is asked to stop. */
  private static final class Alert implements Agent {
    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      if (request.stopRequested()) {
        throw new IllegalStateException("unexpected stop");
      }
      return SearchResult.builder(request.rootMoves()[0]).build();
    }
  }
}
