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
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
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

class SearchControlTest {
  private final CountDownLatch reported = new CountDownLatch(1);
  private final Rules rules = TicTacToe.standard();
  private final ChangingCatalog catalog =
      new ChangingCatalog(TestAgents.first(), TestAgents.patient(reported), TestAgents.broken());
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();

  /**
   * The events that the search thread sends to the user-interface thread, which here is the test's.
   */
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();

  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final SearchControl control =
      new SearchControl(
          Searches.with(catalog),
          session,
          jobs,
          events::add,
          messages::add,
          new CandidateOverlay(Choices.inMemory()));
  private final List<LiveSearch> told = new ArrayList<>();

  @BeforeEach
  void open() {
    session.open(rules);
    control.onSearch(told::add);
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
    assertThat(control.search().orElseThrow().title()).startsWith("First move");
    assertThat(told)
        .extracting(LiveSearch::phase)
        .containsExactly(LiveSearch.Phase.RUNNING, LiveSearch.Phase.ENDED);
    assertThat(told.get(1).result()).containsSame(result());
    assertThat(messages).singleElement().asString().contains(" chose ").endsWith(".");
  }

  @Test
  void progressIsToldWhenTickedAndLeavesTheSelectionAlone() throws InterruptedException {
    start("patient");
    reported.await();
    List<Selection> selected = new ArrayList<>();
    session.onChange(() -> selected.add(session.selection().orElseThrow()));
    assertThat(control.search().flatMap(LiveSearch::result)).isEmpty();
    control.tick();
    control.tick();

    assertThat(told).hasSize(2);
    assertThat(told.get(1).result().orElseThrow().status()).isEqualTo(SearchResult.Status.RUNNING);
    assertThat(told.get(1).samples()).hasSize(1);
    assertThat(told.get(1).line()).isEqualTo(session.selection().orElseThrow().line());
    assertThat(selected).isEmpty();
  }

  @Test
  void candidatesAreMarkedWhileSearchingAndAfterwards() throws InterruptedException {
    start("patient");
    reported.await();
    control.tick();
    assertThat(told.get(1).marks()).extracting(Mark::label).containsExactly("≥1.50");
    assertThat(marks()).isEmpty();
    control.showCandidates(false);
    assertThat(told.get(2).marks()).isEmpty();
    control.showCandidates(true);

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
    assertThat(control.search().orElseThrow().samples()).hasSize(1);
    control.stop();
    runEvents(Phase.IDLE);
    Selection stopped = session.selection().orElseThrow();
    start("first-move");
    runEvents(Phase.IDLE);
    assertThat(control.search().orElseThrow().samples()).hasSize(1);

    session.select(stopped);
    assertThat(control.search().orElseThrow().samples()).hasSize(2);
    assertThat(control.search().orElseThrow().title()).startsWith("Patient");
    session.select(stopped.withResult(SearchResult.builder(1).build()));
    assertThat(control.search()).as("a result from elsewhere").isEmpty();
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
  void aFailureLeavesWhatWasFoundBefore() throws InterruptedException {
    start("first-move");
    runEvents(Phase.IDLE);
    SearchResult found = result();
    start("broken");
    runEvents(Phase.IDLE);

    assertThat(messages).last().asString().contains("the wheels came off");
    assertThat(result()).isSameAs(found);
  }

  @Test
  void secondStartDoesNothingWhileASearchRuns() throws InterruptedException {
    start("patient");
    reported.await();
    start("first-move");

    assertThat(control.search().orElseThrow().title()).startsWith("Patient");
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
