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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.search.Searches;
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
  private final Desk desk = new Desk(Searches.with(catalog), jobs, events::add, (m, a) -> a.run());
  private final PlayControl control =
      new PlayControl(catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);
  private final HintControl hints = new HintControl(catalog, session, desk, control, messages::add);

  @BeforeEach
  void open() {
    session.open(rules);
  }

  @AfterEach
  void close() {
    hints.drop();
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
    hints.adviser(new Player("slow", Limits.NONE, 0));
    hints.ask();
    started.await();
    session.play(4);

    assertThat(jobs.running()).isEmpty();
    events.poll(10, TimeUnit.SECONDS).run();
    assertThat(session.selection().orElseThrow().marks()).isEmpty();
  }

  @Test
  void withoutAnyAgentThereIsASentence() {
    ChangingCatalog empty = new ChangingCatalog(new TicTacToe());
    HintControl poor = new HintControl(empty, session, desk, control, messages::add);

    assertThatThrownBy(poor::ask).isInstanceOf(InputException.class);
  }
}
