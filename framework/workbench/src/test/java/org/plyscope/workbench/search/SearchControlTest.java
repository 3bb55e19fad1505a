package org.plyscope.workbench.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.search.SearchControl.Phase;
import org.plyscope.workbench.session.Session;

class SearchControlTest {
  private final CountDownLatch reported = new CountDownLatch(1);
  private final Rules rules = TicTacToe.standard();
  private final ChangingCatalog catalog =
      new ChangingCatalog(TestAgents.first(), TestAgents.patient(reported), TestAgents.broken());
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();

  /** What the search thread sends to the user-interface thread, which here is the test's. */
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final SearchControl control =
      new SearchControl(Searches.with(catalog), session, jobs, events::add, messages::add);

  @BeforeEach
  void open() {
    session.open(rules);
  }

  @AfterEach
  void close() {
    control.stop();
    jobs.close();
  }

  @Test
  void resultBecomesPartOfTheSelection() throws InterruptedException {
    start("first-move");
    assertThat(control.phase()).isEqualTo(Phase.RUNNING);
    assertThat(jobs.running()).hasSize(1);
    runEvents(Phase.IDLE);

    assertThat(result().status()).isEqualTo(SearchResult.Status.COMPLETE);
    assertThat(jobs.running()).isEmpty();
    assertThat(control.title()).startsWith("First move");
    assertThat(messages).singleElement().asString().contains(" chose ").endsWith(".");
  }

  @Test
  void progressShowsWhenTicked() throws InterruptedException {
    start("patient");
    reported.await();
    assertThat(session.selection().flatMap(Selection::result)).isEmpty();
    control.tick();

    assertThat(result().status()).isEqualTo(SearchResult.Status.RUNNING);
  }

  @Test
  void candidatesAreMarkedWhileSearchingAndAfterwards() throws InterruptedException {
    start("patient");
    reported.await();
    control.tick();
    assertThat(marks()).extracting(Mark::label).containsExactly("≥1.50");

    List<Mark> clicked = List.of(Mark.of(3).withLabel("mine"));
    session.select(session.selection().orElseThrow().withMarks(clicked));
    control.stop();
    runEvents(Phase.IDLE);
    assertThat(marks()).as("a click wins until the next search").isEqualTo(clicked);

    start("first-move");
    runEvents(Phase.IDLE);
    assertThat(marks()).hasSize(1).isNotEqualTo(clicked);
    control.showCandidates(false);
    assertThat(marks()).isEmpty();
  }

  @Test
  void everyResultKeepsWhatItsSearchReported() throws InterruptedException {
    start("patient");
    reported.await();
    control.tick();
    assertThat(control.history(result()).samples()).hasSize(1);
    control.stop();
    runEvents(Phase.IDLE);
    SearchResult stopped = result();
    start("first-move");
    runEvents(Phase.IDLE);

    assertThat(control.history(stopped).samples()).hasSize(2);
    assertThat(control.history(result()).samples()).hasSize(1);
    assertThat(control.history(SearchResult.builder(1).build()).samples()).isEmpty();
  }

  @Test
  void stopShowsAtOnce() throws InterruptedException {
    start("patient");
    reported.await();
    control.stop();
    assertThat(control.phase()).isEqualTo(Phase.STOPPING);
    runEvents(Phase.IDLE);

    assertThat(result().status()).isEqualTo(SearchResult.Status.STOPPED);
  }

  @Test
  void changedPositionStopsTheSearchAndDropsItsResult() throws InterruptedException {
    start("patient");
    reported.await();
    session.open(rules, "x........ o");
    assertThat(control.phase()).isEqualTo(Phase.STOPPING);
    control.tick();
    runEvents(Phase.IDLE);

    assertThat(session.selection().flatMap(Selection::result)).isEmpty();
    assertThat(messages).hasSize(1);
  }

  @Test
  void agentThatThrowsBecomesOneSentence() throws InterruptedException {
    start("broken");
    runEvents(Phase.IDLE);

    assertThat(messages).singleElement().asString().contains("the wheels came off");
    assertThat(session.selection().flatMap(Selection::result)).isEmpty();
  }

  @Test
  void secondStartDoesNothingWhileASearchRuns() throws InterruptedException {
    start("patient");
    reported.await();
    start("first-move");

    assertThat(control.title()).startsWith("Patient");
    assertThat(jobs.running()).hasSize(1);
  }

  private void start(String agent) {
    Selection selection = session.selection().orElseThrow();
    control.start(SearchSpec.of(selection.line(), catalog.agent(rules, agent), Limits.NONE));
  }

  private void runEvents(Phase until) throws InterruptedException {
    while (control.phase() != until) {
      Runnable event = events.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event").isNotNull();
      event.run();
    }
  }

  private List<Mark> marks() {
    return session.selection().orElseThrow().marks();
  }

  private SearchResult result() {
    return session.selection().flatMap(Selection::result).orElseThrow();
  }
}
