package org.plyscope.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;
import org.plyscope.lab.match.seat.WaitingMover;
import org.plyscope.testkit.CountdownGame;

/** A match that its owner drives, as a window does. */
@Timeout(30)
class MatchTest {
  private final List<String> diary = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch released = new CountDownLatch(1);
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CountdownGame(),
              HostileAgents.first("first", 0),
              HostileAgents.late(),
              HostileAgents.broken(),
              HostileAgents.deaf(released),
              HostileAgents.diary("diary", diary)));
  private final Rules rules = catalog.rules("countdown", "", Map.of());
  private final MatchRunner runner = new MatchRunner(catalog);
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final WaitingMover window = new WaitingMover();
  private final List<Failure> failures = new ArrayList<>();
  private final List<PlayedGame> games = new ArrayList<>();
  private Runnable waiting;
  private boolean slow;
  private final Match match =
      runner.open(
          MatchSpec.of(Line.of(rules), List.of(Entrant.of("Ada", () -> window), agent("diary")))
              .withTime(TimeControl.CASUAL)
              .withForfeits(false),
          events::add,
          this::pace,
          new MatchListener() {
            @Override
            public void failed(int seat, Failure failure) {
              failures.add(failure);
            }

            @Override
            public void ended(PlayedGame game) {
              games.add(game);
            }
          });

  @AfterEach
  void close() {
    released.countDown();
    match.close();
    runner.close();
  }

  @Test
  void aPersonAtTheBoardIsAskedLikeAnAgent() throws InterruptedException {
    match.start();
    assertThat(match.turn().orElseThrow().seat()).isZero();
    assertThat(window.moved(line(1, 1))).as("one move at a time").isFalse();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    answer(1);
    runUntil(() -> match.line().size() == 4);

    assertThat(match.running()).isTrue();
    assertThat(diary).containsExactly("create", "begin 1 at 1", "search at 1", "search at 3");
  }

  @Test
  void anAgentStaysWhileTheGameGoesOnAndLeavesWhenItsMovesAreTakenBack()
      throws InterruptedException {
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    match.go(line(1, 1, 2));
    runUntil(() -> match.line().size() == 4);
    assertThat(diary).containsExactly("create", "begin 1 at 1", "search at 1", "search at 3");
    match.go(line(1, 1));
    match.go(line(1, 1, 2));
    runUntil(() -> match.line().size() == 4);
    diary.clear();

    match.go(line(1, 1));
    match.go(line(1, 1, 3));
    runUntil(() -> match.line().size() == 4);
    runUntilDiary("close");
    assertThat(diary).contains("create", "begin 1 at 3", "search at 3");
  }

  @Test
  void lookingAroundReplacesNoMover() throws InterruptedException {
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    match.pause();
    match.go(line());
    match.go(line(1, 1));
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 4);

    assertThat(diary).containsExactly("create", "begin 1 at 1", "search at 1", "search at 3");
  }

  @Test
  void theEndIsReportedAlsoAfterALastMoveFromOutside() throws InterruptedException {
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    match.pause();
    match.go(line(1, 1, 3, 3, 3, 3, 1));
    runUntilDiary("close");

    assertThat(games).hasSize(1);
    assertThat(games.get(0).ending().kind()).isEqualTo(Ending.Kind.RULES);
    assertThat(games.get(0).moves()).hasSize(7);
    assertThat(diary).endsWith("end at 7 with 1.0", "close");
    match.go(line(1, 1));
    match.start();
    answer(2);
    runUntil(() -> match.line().size() == 4);
    assertThat(diary).endsWith("create", "begin 1 at 3", "search at 3");
  }

  @Test
  void aFaultPausesTheMatchAndTheCulpritIsReplaced() throws InterruptedException {
    match.seat(1, agent("broken"));
    match.start();
    answer(1);
    runUntil(() -> !failures.isEmpty());

    assertThat(match.running()).isFalse();
    assertThat(failures.get(0).fault()).isEqualTo(Fault.EXCEPTION);
    assertThat(match.line().size()).isEqualTo(1);
    match.seat(1, agent("first"));
    match.start();
    runUntil(() -> match.line().size() == 2);
  }

  @Test
  void anAbandonedAgentIsReplacedByANewOne() throws InterruptedException {
    match.seat(1, agent("deaf"));
    match.start();
    answer(1);
    match.pause();
    TimeUnit.MILLISECONDS.sleep(2_200);
    released.countDown();
    match.start();
    runUntil(() -> match.line().size() == 2);

    assertThat(failures).isEmpty();
  }

  @Test
  void aPauseDropsTheAnswerAndTheSameAgentIsAskedAgain() throws InterruptedException {
    match.seat(1, agent("late"));
    match.start();
    answer(1);
    match.pause();
    assertThat(match.turn()).isEmpty();
    events.poll(10, TimeUnit.SECONDS).run();
    assertThat(match.line().size()).isEqualTo(1);
    match.seat(1, agent("diary"));
    match.step();
    runUntil(() -> match.line().size() == 2);
    assertThat(match.running()).isFalse();
    assertThat(match.turn()).isEmpty();
  }

  @Test
  void aMoveWaitsForItsPaceAndIsForgottenIfTheGameGoesElsewhere() throws InterruptedException {
    slow = true;
    match.seat(0, agent("first"));
    match.start();
    runUntil(() -> waiting != null);
    assertThat(match.turn()).isPresent();
    Runnable old = waiting;
    match.pause();
    old.run();
    assertThat(match.line().size()).isZero();
  }

  @Test
  void holdEndsWithTheMoveThatIsSearched() throws InterruptedException {
    match.start();
    answer(1);
    match.hold();
    runUntil(() -> match.line().size() == 2);

    assertThat(match.turn()).isEmpty();
  }

  @Test
  void renewedAgentsBeginAgainWhereTheGameStands() throws InterruptedException {
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    match.renew();
    answer(1);
    runUntil(() -> match.line().size() == 4);

    runUntilDiary("close");
    assertThat(diary).contains("begin 1 at 3");
  }

  @Test
  void movesByHandAreWrittenDownWithoutFacts() throws InterruptedException {
    match.start();
    answer(1);
    runUntil(() -> match.line().size() == 2);
    match.go(line(1, 1, 3, 3, 3, 3, 1));

    assertThat(games.get(0).moves())
        .extracting(PlayedMove::text)
        .containsExactly("1", "1", "3", "3", "3", "3", "1");
    assertThat(games.get(0).moves().get(1).depth()).isEqualTo(1);
    assertThat(games.get(0).moves().get(6).depth()).isZero();
  }

  private static Entrant agent(String id) {
    return Entrant.agent(AgentSpec.parse(id), Limits.depth(1));
  }

  private Line line(long... moves) {
    return Line.of(rules).then(moves);
  }

  /** Moves at the board. */
  private void answer(long move) throws InterruptedException {
    runUntil(() -> match.turn().map(t -> t.seat() == 0).orElse(false));
    int before = match.line().size();
    assertThat(window.moved(match.line().then(move))).isTrue();
    runUntil(() -> match.line().size() > before);
  }

  private void pace(Line line, Runnable play) {
    waiting = play;
    if (!slow) {
      play.run();
    }
  }

  /** Agents close on their own threads. */
  private void runUntilDiary(String entry) throws InterruptedException {
    while (!diary.contains(entry)) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private void runUntil(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Runnable event = events.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event").isNotNull();
      event.run();
    }
  }
}
