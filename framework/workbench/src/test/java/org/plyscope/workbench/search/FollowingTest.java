package org.plyscope.workbench.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.search.SearchControl.Phase;
import org.plyscope.workbench.session.Session;

class FollowingTest {
  private final Rules rules = TicTacToe.standard();
  private final ChangingCatalog catalog =
      new ChangingCatalog(TestAgents.first(), TestAgents.patient(new CountDownLatch(1)));
  private final Session session = new Session();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(sentence -> {}));
  private final SearchControl control =
      new SearchControl(
          Searches.with(catalog),
          session,
          jobs,
          events::add,
          sentence -> {},
          new CandidateOverlay(Choices.inMemory()));
  private final List<Line> searched = new ArrayList<>();
  private String agent = "patient";
  private final Following following =
      new Following(
          session,
          control,
          s -> SearchSpec.of(s.line(), catalog.agent(rules, agent), Limits.NONE),
          events::add);

  @BeforeEach
  void open() {
    session.open(rules);
    control.onSearch(this::note);
  }

  private void note(LiveSearch search) {
    boolean fresh = searched.isEmpty() || !searched.get(searched.size() - 1).equals(search.line());
    if (search.running() && fresh) {
      searched.add(search.line());
    }
  }

  @AfterEach
  void close() {
    control.stop();
    jobs.close();
  }

  private void runEvents(BooleanSupplier until) throws InterruptedException {
    while (!until.getAsBoolean()) {
      Runnable event = events.poll(30, TimeUnit.SECONDS);
      assertThat(event).as("something happens").isNotNull();
      event.run();
    }
  }

  @Test
  void everyPositionThatComesOntoTheBoardIsSearched() throws InterruptedException {
    following.active(true);
    assertThat(control.phase()).isEqualTo(Phase.RUNNING);
    Line start = Line.of(rules);
    session.play(4);
    assertThat(control.phase()).as("asked to stop at once").isEqualTo(Phase.STOPPING);
    runEvents(() -> searched.size() == 2 && control.phase() == Phase.RUNNING);
    assertThat(searched).containsExactly(start, start.then(4));
  }

  @Test
  void aFinishedSearchIsNotRepeatedAndUndoGoesBackToItsResult() throws InterruptedException {
    agent = "first-move";
    following.active(true);
    runEvents(() -> control.phase() == Phase.IDLE && events.isEmpty());
    assertThat(searched).hasSize(1);
    assertThat(session.selection().orElseThrow().result()).isPresent();
    session.play(4);
    runEvents(() -> searched.size() == 2 && control.phase() == Phase.IDLE && events.isEmpty());
    session.undo();
    runEvents(events::isEmpty);
    assertThat(searched).as("the result is still there").hasSize(2);
  }

  @Test
  void switchedOffItStopsAndFollowsNoLonger() throws InterruptedException {
    following.active(true);
    following.active(false);
    runEvents(() -> control.phase() == Phase.IDLE);
    session.play(0);
    runEvents(events::isEmpty);
    assertThat(control.phase()).isEqualTo(Phase.IDLE);
    assertThat(searched).hasSize(1);
  }
}
