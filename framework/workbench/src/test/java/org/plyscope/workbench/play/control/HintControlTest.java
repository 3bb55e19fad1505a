package org.plyscope.workbench.play.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.Player;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.session.Session;

class HintControlTest {
  private final CountDownLatch started = new CountDownLatch(1);
  private final ChangingCatalog catalog =
      new ChangingCatalog(new TicTacToe(), ScriptedAgents.last(), ScriptedAgents.slow(started));
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final PlayContext desk = new PlayContext(jobs, events::add, (m, a) -> a.run());
  private final PlayControl control =
      new PlayControl(catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);
  private final HintControl hints = new HintControl(catalog, session, desk, control, messages::add);

  @BeforeEach
  void open() {
    session.open(rules);
  }

  @AfterEach
  void close() {
    hints.close();
    control.close();
    jobs.close();
  }

  @Test
  void hintIsMarkedOnTheBoardAndNotPlayed() throws InterruptedException {
    hints.ask();
    assertThat(hints.possible()).isFalse();
    events.poll(10, TimeUnit.SECONDS).run();

    assertThat(session.selection().orElseThrow().marks()).hasSize(1);
    assertThat(control.tree().orElseThrow().all()).hasSize(1);
    assertThat(messages).containsExactly("Hint: c1 (The last, value 0.25).");
    assertThat(session.canUndo()).isFalse();
  }

  @Test
  void hintForAPositionThatIsGoneIsDropped() throws InterruptedException {
    hints.adviser(new Player(AgentSpec.parse("slow"), Limits.NONE, 0));
    hints.ask();
    started.await();
    session.play(4);

    assertThat(jobs.running()).isEmpty();
    events.poll(10, TimeUnit.SECONDS).run();
    assertThat(session.selection().orElseThrow().marks()).isEmpty();
  }

  @Test
  void adviserLivesAsLongAsTheGameGoesOn() throws InterruptedException {
    AtomicInteger made = new AtomicInteger();
    catalog.add(ScriptedAgents.counted(made));
    hints.adviser(new Player(AgentSpec.parse("counted"), Limits.depth(1), 0));
    hint();
    control.go(control.tree().orElseThrow().root());
    session.play(4);
    session.play(0);
    hint();
    assertThat(made).as("the same player, later in the game").hasValue(1);

    control.takeBack();
    control.takeBack();
    session.play(8);
    session.play(0);
    hint();
    assertThat(made).as("moves were taken back").hasValue(2);

    session.play(1);
    hint();
    assertThat(made).as("another player").hasValue(3);
    hints.catalogChanged();
    hint();
    assertThat(made).as("its plugin might have left").hasValue(4);
  }

  @Test
  void theAgentInItsSeatIsNotAskedForHints() throws InterruptedException {
    AtomicInteger made = new AtomicInteger();
    catalog.add(ScriptedAgents.counted(made));
    Player counted = new Player(AgentSpec.parse("counted"), Limits.depth(1), 0);
    control.pace().pause(0);
    control.seat(0, Player.HUMAN);
    control.seat(1, counted);
    control.start();
    session.play(4);
    while (control.tree().orElseThrow().current().ply() < 2) {
      events.poll(10, TimeUnit.SECONDS).run();
    }
    assertThat(made).hasValue(1);
    hints.adviser(counted);
    hint();
    assertThat(made).as("one in the seat, one for hints").hasValue(2);
  }

  private void hint() throws InterruptedException {
    int before = messages.size();
    hints.ask();
    while (messages.size() == before) {
      events.poll(10, TimeUnit.SECONDS).run();
    }
    assertThat(messages).last().asString().startsWith("Hint: ");
  }

  @Test
  void withoutAnyAgentThereIsASentence() {
    ChangingCatalog empty = new ChangingCatalog(new TicTacToe());
    HintControl poor = new HintControl(empty, session, desk, control, messages::add);

    assertThatThrownBy(poor::ask).isInstanceOf(InputException.class);
  }
}
