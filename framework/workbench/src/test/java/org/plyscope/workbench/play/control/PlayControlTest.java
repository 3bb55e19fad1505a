package org.plyscope.workbench.play.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.StarterLot;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.session.Session;

class PlayControlTest {
  private static final Player LAST = new Player(AgentSpec.parse("last"), Limits.depth(1), 0);

  private final CountDownLatch started = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private final ChangingCatalog catalog =
      new ChangingCatalog(
          new TicTacToe(),
          new CountdownGame(),
          ScriptedAgents.last(),
          ScriptedAgents.cheat(),
          ScriptedAgents.broken(),
          ScriptedAgents.slow(started),
          ScriptedAgents.stubborn(released));
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final List<Integer> waits = new ArrayList<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final PlayContext desk = new PlayContext(jobs, events::add, this::later);
  private final PlayControl control =
      new PlayControl(catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);

  @BeforeEach
  void open() {
    control.pace().pause(0);
    session.open(rules);
    control.seat(0, Player.HUMAN);
    control.seat(1, LAST);
  }

  @AfterEach
  void close() {
    released.countDown();
    control.close();
    jobs.close();
  }

  @Test
  void agentsPlayToTheEndAndEveryMoveRemembersWhatTheyThought() throws InterruptedException {
    control.seat(0, LAST);
    control.start();
    runUntil(() -> tree().current().over());

    assertThat(control.running()).isFalse();
    assertThat(tree().path()).hasSizeGreaterThan(4).allMatch(n -> n.thought().isPresent());
    assertThat(tree().current().thought().orElseThrow().value()).isEqualTo(0.25);
    assertThat(position()).isEqualTo(tree().current().position());
    assertThat(jobs.running()).isEmpty();
    control.start();
    assertThat(messages).last().asString().startsWith("The game is over");
  }

  @Test
  void timeOfAHumanIsNotedAndTheEndIsTold() throws InterruptedException {
    List<GameTree> ended = new ArrayList<>();
    control.onEnd(ended::add);
    control.start();
    play("b2");
    assertThat(tree().current().thought().orElseThrow().human()).isTrue();
    assertThat(tree().current().thought().orElseThrow().nanos()).isPositive();
    control.pause();
    control.seat(0, LAST);
    control.start();
    runUntil(() -> tree().current().over());
    assertThat(ended).containsExactly(tree());
    control.go(tree().root());
    control.go(tree().mainLine().get(tree().mainLine().size() - 1));
    assertThat(ended).as("looking at the end again is no end").hasSize(1);
  }

  @Test
  void agentAnswersTheHuman() throws InterruptedException {
    control.start();
    play("b2");
    runUntil(() -> tree().path().size() == 2);

    assertThat(control.running()).isTrue();
    assertThat(control.thinking()).isFalse();
    assertThat(session.selection().orElseThrow().lastMove()).isEqualTo(tree().current().move());
  }

  @Test
  void aNewGameStartsEmptyAndItsAgentsAnswerAtOnce() throws InterruptedException {
    play("b2");
    control.begin(rules, true);
    assertThat(tree().root().children()).isEmpty();
    assertThat(control.running()).isTrue();
    play("b2");
    runUntil(() -> tree().path().size() == 2);

    control.begin(rules, false);
    play("b2");
    assertThat(control.thinking()).as("no agent moves while the user looks around").isFalse();
  }

  @Test
  void thePauseIsKept() {
    Choices choices = Choices.inMemory();
    new Pace(() -> 0, choices).pause(1_200);
    assertThat(new Pace(() -> 0, choices).pause()).isEqualTo(1_200);
  }

  @Test
  void threePlayersTakeTurnsWithTheHuman() throws InterruptedException {
    session.open(catalog.rules("countdown", "three", Map.of()));
    control.seat(0, Player.HUMAN);
    control.seat(1, LAST);
    control.seat(2, LAST);
    control.start();
    play("1");
    runUntil(() -> tree().path().size() == 3);
    assertThat(tree().current().toMove()).isZero();
    control.takeBack();

    assertThat(tree().current()).isSameAs(tree().root());
    control.redo();
    assertThat(tree().current().ply()).isEqualTo(3);
  }

  @Test
  void takeBackGoesToTheHumansTurnAndAnotherMoveIsAVariation() throws InterruptedException {
    control.start();
    play("b2");
    runUntil(() -> tree().path().size() == 2);
    control.takeBack();
    assertThat(tree().current()).isSameAs(tree().root());
    assertThat(control.running()).as("it is the human's turn").isTrue();
    play("a1");
    runUntil(() -> tree().path().size() == 2);

    assertThat(tree().root().children()).extracting(GameNode::text).containsExactly("b2", "a1");
  }

  @Test
  void undoAndRedoOfTheWindowWalkThroughTheGameAndPauseIt() throws InterruptedException {
    control.start();
    play("b2");
    runUntil(() -> tree().path().size() == 2);
    GameNode reply = tree().current();
    session.undo();

    assertThat(tree().current()).isSameAs(reply.parent().orElseThrow());
    assertThat(control.running()).as("the agent does not repeat itself at once").isFalse();
    session.redo();
    assertThat(tree().current()).isSameAs(reply);
    assertThat(tree().all()).hasSize(3);
  }

  @Test
  void pauseDropsTheSearchAndItsMove() throws InterruptedException {
    control.seat(1, new Player(AgentSpec.parse("slow"), Limits.NONE, 0));
    control.start();
    play("b2");
    started.await();
    assertThat(jobs.running()).hasSize(1);
    control.pause();

    assertThat(control.thinking()).isFalse();
    assertThat(jobs.running()).isEmpty();
    events.poll(10, TimeUnit.SECONDS).run();
    assertThat(tree().path()).hasSize(1);
  }

  @Test
  void cancelInTheStatusBarPauses() throws InterruptedException {
    control.seat(1, new Player(AgentSpec.parse("slow"), Limits.NONE, 0));
    control.start();
    play("b2");
    started.await();
    jobs.running().get(0).cancel();
    runUntil(() -> !control.running());

    assertThat(control.thinking()).isFalse();
  }

  @Test
  void humanMayMoveForAnAgentThatThinks() throws InterruptedException {
    control.seat(1, new Player(AgentSpec.parse("slow"), Limits.NONE, 0));
    control.start();
    play("b2");
    started.await();
    play("a1");

    assertThat(control.thinking()).isFalse();
    assertThat(control.running()).isTrue();
    assertThat(tree().path()).hasSize(2);
  }

  @Test
  void illegalMoveAndExceptionPauseWithOneSentence() throws InterruptedException {
    for (String agent : List.of("cheat", "broken")) {
      control.newGame();
      control.seat(1, new Player(AgentSpec.parse(agent), Limits.depth(1), 0));
      control.start();
      messages.clear();
      play("b2");
      runUntil(() -> !control.running());

      assertThat(messages)
          .singleElement()
          .asString()
          .startsWith("The game is paused: Agent '" + agent);
      assertThat(tree().path()).hasSize(1);
    }
  }

  @Test
  void agentThatHangsIsAbandonedAndPausesTheGame() throws InterruptedException {
    control.seat(1, new Player(AgentSpec.parse("stubborn"), Limits.time(Duration.ofMillis(1)), 0));
    control.start();
    play("b2");
    runUntil(() -> !control.running());

    assertThat(messages).singleElement().asString().contains("abandoned");
  }

  @Test
  void missingAgentStaysInItsSeatAndPausesTheGame() {
    control.seat(1, new Player(AgentSpec.parse("gone:x=1"), Limits.NONE, 0));
    control.start();
    play("b2");

    assertThat(control.running()).isFalse();
    assertThat(messages).singleElement().asString().contains("'gone'");
    assertThat(control.seats().get(1).agent()).hasToString("gone:x=1");
  }

  @Test
  void stepLetsOneAgentMoveOnce() throws InterruptedException {
    control.seat(0, LAST);
    control.step();
    runUntil(() -> tree().path().size() == 1);

    assertThat(control.thinking()).isFalse();
    assertThat(control.running()).isFalse();
    control.seat(1, Player.HUMAN);
    control.step();
    assertThat(messages).last().asString().startsWith("It is a human's turn");
  }

  @Test
  void moveWaitsUntilTheOneBeforeWasSeen() throws InterruptedException {
    control.pace().pause(Pace.SLOWEST);
    control.start();
    play("b2");
    runUntil(() -> !waits.isEmpty());
    assertThat(waits.get(0)).isBetween(1, Pace.SLOWEST);
    assertThat(tree().path()).hasSize(1);
    runUntil(() -> tree().path().size() == 2);
  }

  @Test
  void anotherPositionPausesTheGameAndUndoBringsItBack() throws InterruptedException {
    control.start();
    play("b2");
    runUntil(() -> tree().path().size() == 2);
    GameTree game = tree();
    session.open(rules, "x........ o");

    assertThat(control.running()).isFalse();
    assertThat(tree()).isNotSameAs(game);
    session.undo();
    assertThat(tree()).isSameAs(game);
    assertThat(tree().path()).hasSize(2);
  }

  @Test
  void deletedMovesComeBackByCommandOrByUndo() {
    control.seat(1, Player.HUMAN);
    play("b2");
    play("a1");
    GameNode first = tree().root().children().get(0);
    control.delete(first);
    assertThat(position()).isEqualTo("......... x");
    assertThat(tree().all()).hasSize(1);
    control.restore();
    assertThat(tree().all()).hasSize(3);
    control.delete(first);
    session.undo();
    assertThat(tree().current().text()).isEqualTo("a1");
  }

  @Test
  void newGameKeepsTheSeatsAndRuns() throws InterruptedException {
    control.seat(0, LAST);
    control.seat(1, Player.HUMAN);
    GameTree before = tree();
    control.newGame();
    runUntil(() -> tree().path().size() == 1);

    assertThat(tree()).isNotSameAs(before);
    assertThat(control.seats().get(0)).isEqualTo(LAST);
    assertThat(control.running()).isTrue();
  }

  @Test
  void theStarterDrawnByLotIsToldAndNotedAndMovesFirst() throws InterruptedException {
    Rules countdown = catalog.rules("countdown", "", Map.of());
    session.open(countdown);
    control.seat(0, LAST);
    control.seat(1, LAST);
    Set<Integer> drawn = new TreeSet<>();
    for (long seed = 0; seed < 8; seed++) {
      GameTree before = tree();
      control.newGame(seed);
      GameNode root = tree().root();
      String name = countdown.board().seats().get(root.toMove()).name();
      String note = name + ", drawn by lot with seed " + seed;

      assertThat(tree()).isNotSameAs(before);
      assertThat(messages).last().isEqualTo("Starts: " + note + ".");
      assertThat(tree().headers()).containsEntry(StarterLot.HEADER, note);
      assertThat(position()).isEqualTo(root.position());
      assertThat(root.position()).isEqualTo(StarterLot.draw(countdown, seed).root().position());
      runUntil(() -> tree().path().size() == 1);
      drawn.add(root.toMove());
    }
    assertThat(drawn).containsExactly(0, 1);
  }

  @Test
  void onlyHumansNeedNoStart() {
    control.seat(1, Player.HUMAN);
    control.start();

    assertThat(control.running()).isFalse();
    assertThat(messages).singleElement().asString().startsWith("Only humans play");
  }

  @Test
  void gameThatLeavesIsLetGo() {
    session.forget(r -> true);

    assertThat(control.tree()).isEmpty();
    control.start();
    control.step();
    control.takeBack();
    assertThat(control.running()).isFalse();
  }

  private GameTree tree() {
    return control.tree().orElseThrow();
  }

  private String position() {
    return session.selection().orElseThrow().position();
  }

  /** Moves as the board does. */
  private void play(String move) {
    session.play(tree().parse(tree().current(), move));
  }

  private void later(int millis, Runnable action) {
    waits.add(millis);
    events.add(action);
  }

  private void runUntil(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Runnable event = events.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event").isNotNull();
      event.run();
    }
  }
}
