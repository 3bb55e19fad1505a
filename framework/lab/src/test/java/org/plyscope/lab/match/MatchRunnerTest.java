package org.plyscope.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;

@Timeout(30)
class MatchRunnerTest {
  private final List<String> diary = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch released = new CountDownLatch(1);
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CountdownGame(),
              new TicTacToe(),
              HostileAgents.seeded(),
              HostileAgents.first("first", 0.1),
              HostileAgents.first("winner", 9),
              HostileAgents.first("loser", -9),
              HostileAgents.broken(),
              HostileAgents.hungry(),
              HostileAgents.silent(),
              HostileAgents.passive(),
              HostileAgents.cheat(),
              HostileAgents.late(),
              HostileAgents.waiting(),
              HostileAgents.deaf(released),
              HostileAgents.lame(),
              HostileAgents.unborn(),
              HostileAgents.diary("diary", diary)));
  private final MatchRunner runner = new MatchRunner(catalog);

  @AfterEach
  void release() {
    released.countDown();
    runner.close();
  }

  @Test
  void agentsPlayToTheEndAndEveryMoveHasItsFacts() throws InterruptedException {
    PlayedGame game = play(spec("tic-tac-toe", "seeded", "first"));

    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.RULES);
    assertThat(game.players()).containsExactly("seeded", "first");
    assertThat(game.line().state().over()).isTrue();
    assertThat(game.moves()).hasSize(game.line().size());
    assertThat(game.moves()).extracting(PlayedMove::text).isEqualTo(game.line().texts());
    assertThat(game.moves()).allMatch(m -> m.nanos() > 0 && !Double.isNaN(m.value()));
    assertThat(game.moves()).allMatch(m -> m.seat() == 0 || m.depth() == 1);
    assertThat(sum(game)).isEqualTo(1);
  }

  @Test
  void anAgentIsMadeOnceAndLivesAsLongAsItsGame() throws InterruptedException {
    Line start = Line.of(rules("countdown"), "9/0").then(1);
    PlayedGame game = play(MatchSpec.of(start, entrants("first", "diary")));

    assertThat(game.opening()).isEqualTo(1);
    assertThat(game.moves()).hasSize(game.line().size() - 1);
    assertThat(diary)
        .containsExactly(
            "create",
            "begin 1 at 1",
            "search at 1",
            "search at 3",
            "search at 5",
            "search at 7",
            "end at 9 with 1.0",
            "close");
  }

  @Test
  void sameSeedGivesTheSameGameAndAnotherSeedAnother() throws InterruptedException {
    MatchSpec spec = spec("tic-tac-toe", "seeded", "seeded");
    List<String> game = facts(play(spec.withSeed(5)));

    assertThat(facts(play(spec.withSeed(5)))).isEqualTo(game);
    assertThat(facts(play(spec.withSeed(6)))).isNotEqualTo(game);
  }

  @Test
  void everyMoveHasASeedOfItsOwn() throws InterruptedException {
    PlayedGame game = play(spec("countdown", "seeded", "seeded").withSeed(1));
    PlayedGame next = play(spec("countdown", "seeded", "seeded").withSeed(2));

    assertThat(game.moves()).extracting(PlayedMove::seed).doesNotHaveDuplicates();
    assertThat(next.moves())
        .extracting(PlayedMove::seed)
        .doesNotContainAnyElementsOf(game.moves().stream().map(PlayedMove::seed).toList());
  }

  @Test
  void whoCommitsAFaultLosesByTheStatedRule() throws InterruptedException {
    assertForfeit("broken", Fault.EXCEPTION, "the wheels came off");
    assertForfeit("hungry", Fault.OUT_OF_MEMORY, "memory");
    assertForfeit("silent", Fault.NO_MOVE, "no result");
    assertForfeit("passive", Fault.NO_MOVE, "no result");
    assertForfeit("cheat", Fault.ILLEGAL_MOVE, "not legal");
    assertForfeit("lame", Fault.EXCEPTION, "no model");
    assertForfeit("unborn", Fault.EXCEPTION, "no such file");
    assertForfeit("gone", Fault.REFUSED, "'gone'");
  }

  private void assertForfeit(String agent, Fault fault, String words) throws InterruptedException {
    PlayedGame game = play(spec("tic-tac-toe", "diary", agent));
    assertThat(game.ending().kind()).as(agent).isEqualTo(Ending.Kind.FORFEIT);
    assertThat(game.ending().seat()).isEqualTo(1);
    assertThat(game.ending().fault()).contains(fault);
    assertThat(game.ending().sentence()).contains(agent).contains(words).endsWith(".");
    assertThat(game.payoffs()).containsExactly(1, 0);
    String detail = game.ending().failure().orElseThrow().detail();
    assertThat(detail.contains("Exception")).isEqualTo(fault == Fault.EXCEPTION);
    assertThat(diary.subList(diary.size() - 2, diary.size())).last().isEqualTo("close");
    assertThat(diary.get(diary.size() - 2)).startsWith("end at");
  }

  @Test
  void ofSeveralPlayersTheOthersShareThePlaces() throws InterruptedException {
    Rules three = catalog.rules("countdown", "three", Map.of());
    PlayedGame game = play(MatchSpec.of(Line.of(three), entrants("first", "broken", "first")));

    assertThat(game.payoffs()).containsExactly(0.75, 0, 0.75);
  }

  @Test
  void whoExceedsItsTimeLoses() throws InterruptedException {
    for (String agent : List.of("late", "waiting")) {
      PlayedGame game = play(timed(agent).withTime(TimeControl.STRICT));

      assertThat(game.ending().fault()).as(agent).contains(Fault.OVERTIME);
      assertThat(game.ending().sentence()).contains(agent).contains("ms too long");
      assertThat(game.payoffs()).containsExactly(0, 1);
    }
  }

  @Test
  @Tag("timed")
  void aLittleOvertimeIsNotedButNotLost() throws InterruptedException {
    MatchSpec spec = timed("late").withTime(TimeControl.CASUAL.withMargin(Duration.ZERO));
    PlayedGame game = play(spec);

    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.RULES);
    assertThat(game.moves()).filteredOn(m -> m.seat() == 0).allMatch(m -> m.overtimeNanos() > 0);
    assertThat(game.moves()).filteredOn(m -> m.seat() == 1).allMatch(m -> m.overtimeNanos() == 0);
  }

  @Test
  void whoDoesNotComeBackIsAbandonedAndLoses() throws InterruptedException {
    MatchSpec spec = spec("tic-tac-toe", "diary", "deaf");
    PlayedGame game = play(spec.withTime(TimeControl.STRICT.withCap(Duration.ofMillis(20))));

    assertThat(game.ending().fault()).contains(Fault.HUNG);
    assertThat(game.ending().sentence()).contains("'deaf'").contains("abandoned");
    assertThat(diary).last().isEqualTo("close");
  }

  @Test
  @Tag("timed")
  void theTimeOfAGameIsSharedOut() throws InterruptedException {
    List<Long> allowed = new ArrayList<>();
    MatchSpec spec =
        spec("tic-tac-toe", "late", "first")
            .withTime(
                TimeControl.STRICT
                    .withGame(Duration.ofMillis(400), Duration.ofMillis(10))
                    .withMargin(Duration.ofSeconds(1)));
    PlayedGame game =
        runner.play(
            spec,
            new MatchListener() {
              @Override
              public void asked(Turn turn) {
                allowed.add(turn.limits().millis());
              }
            });

    assertThat(allowed.get(0)).isEqualTo(400 / 25 + 10);
    assertThat(game.ending().fault()).as("it never looks at the clock").contains(Fault.OVERTIME);
    assertThat(game.ending().seat()).isZero();
  }

  @Test
  void aCapEndsTheGameWithoutAWinner() throws InterruptedException {
    PlayedGame game =
        play(
            spec("tic-tac-toe", "first", "first")
                .withAdjudication(Adjudication.NONE.withPlyCap(4)));

    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.PLY_CAP);
    assertThat(game.moves()).hasSize(4);
    assertThat(game.payoffs()).containsExactly(0.5, 0.5);
  }

  @Test
  void playersMayAgreeOnADrawOrAResignation() throws InterruptedException {
    Adjudication agreed = Adjudication.NONE.withDraw(4, 2, 0.2).withResignation(2, 5);
    PlayedGame draw = play(spec("countdown", "first", "first").withAdjudication(agreed));
    assertThat(draw.ending().kind()).isEqualTo(Ending.Kind.DRAW_AGREED);
    assertThat(draw.payoffs()).containsExactly(0.5, 0.5);
    assertThat(draw.moves()).hasSize(4);

    PlayedGame lost = play(spec("countdown", "loser", "winner").withAdjudication(agreed));
    assertThat(lost.ending().kind()).isEqualTo(Ending.Kind.RESIGNED);
    assertThat(lost.ending().seat()).isZero();
    assertThat(lost.payoffs()).containsExactly(0, 1);

    PlayedGame quarrel = play(spec("countdown", "winner", "winner").withAdjudication(agreed));
    assertThat(quarrel.ending().kind()).isEqualTo(Ending.Kind.RULES);
  }

  @Test
  @Tag("timed")
  void aMatchIsStoppedWithinATenthOfASecondWhateverTheAgentDoes() throws InterruptedException {
    for (String agent : List.of("late", "waiting", "deaf")) {
      // Three tries, because it is the runner that is tested, not how busy the machine is.
      long fastest = Math.min(nanosToStop(agent), Math.min(nanosToStop(agent), nanosToStop(agent)));
      assertThat(fastest).as(agent).isLessThan(TimeUnit.MILLISECONDS.toNanos(100));
    }
  }

  private long nanosToStop(String agent) throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    RunningMatch match =
        runner.start(
            spec("tic-tac-toe", agent, "first"),
            new MatchListener() {
              @Override
              public void asked(Turn turn) {
                asked.countDown();
              }
            });
    asked.await();
    long before = System.nanoTime();
    match.stop();
    PlayedGame game = match.await();
    long nanos = System.nanoTime() - before;
    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.STOPPED);
    assertThat(game.payoffs()).containsExactly(0.5, 0.5);
    return nanos;
  }

  @Test
  void aPausedMatchWaitsAndGoesOnToTheSameGame() throws InterruptedException {
    MatchSpec spec = spec("tic-tac-toe", "seeded", "seeded").withSeed(3);
    List<String> expected = facts(play(spec));
    CountDownLatch second = new CountDownLatch(1);
    AtomicInteger moves = new AtomicInteger();
    RunningMatch[] match = new RunningMatch[1];
    CountDownLatch started = new CountDownLatch(1);
    match[0] =
        runner.start(
            spec,
            new MatchListener() {
              @Override
              public void moved(PlayedMove move, Line line) {
                if (moves.incrementAndGet() == 2) {
                  await(started);
                  match[0].pause();
                  second.countDown();
                }
              }
            });
    started.countDown();
    second.await();
    TimeUnit.MILLISECONDS.sleep(100);
    int paused = moves.get();
    TimeUnit.MILLISECONDS.sleep(100);
    assertThat(moves).hasValue(paused).hasValueLessThan(expected.size());
    assertThat(match[0].done()).isFalse();
    match[0].resume();

    assertThat(facts(match[0].await())).isEqualTo(expected);
  }

  @Test
  void aListenerThatFailsDoesNotDisturbTheMatch() throws InterruptedException {
    PlayedGame game =
        runner.play(
            spec("tic-tac-toe", "first", "first"),
            new MatchListener() {
              @Override
              public void moved(PlayedMove move, Line line) {
                if (line.size() == 1) {
                  throw new IllegalStateException("a listener that fails");
                }
              }
            });

    assertThat(game.ending().kind()).isEqualTo(Ending.Kind.RULES);
  }

  @Test
  void aFinishedPositionIsOverAtOnce() throws InterruptedException {
    Line over = Line.of(rules("countdown"), "2/0").then(2);
    PlayedGame game = play(MatchSpec.of(over, entrants("first", "first")));

    assertThat(game.moves()).isEmpty();
    assertThat(game.payoffs()).containsExactly(1, 0);
  }

  @Test
  void everySeatNeedsAPlayer() {
    assertThatThrownBy(() -> MatchSpec.of(Line.of(rules("countdown")), entrants("first")))
        .isInstanceOf(InputException.class)
        .hasMessage("Countdown needs 2 players, but 1 are given.");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private PlayedGame play(MatchSpec spec) throws InterruptedException {
    return runner.play(spec, MatchListener.NONE);
  }

  private Rules rules(String game) {
    return catalog.rules(game, "", Map.of());
  }

  private MatchSpec spec(String game, String... agents) {
    return MatchSpec.of(Line.of(rules(game)), entrants(agents));
  }

  /** The machine may be busy, so only the agent under test has to hurry. */
  private MatchSpec timed(String agent) {
    Entrant hurried = Entrant.agent(AgentSpec.parse(agent), Limits.time(Duration.ofMillis(20)));
    return MatchSpec.of(
        Line.of(rules("tic-tac-toe")),
        List.of(hurried, Entrant.agent(AgentSpec.parse("first"), Limits.depth(1))));
  }

  private static List<Entrant> entrants(String... agents) {
    return List.of(agents).stream()
        .map(a -> Entrant.agent(AgentSpec.parse(a), Limits.depth(1)))
        .toList();
  }

  private static List<String> facts(PlayedGame game) {
    return game.moves().stream()
        .map(m -> m.text() + " " + m.nodes() + " " + m.value() + " " + m.seed())
        .toList();
  }

  private static double sum(PlayedGame game) {
    return Arrays.stream(game.payoffs()).sum();
  }
}
