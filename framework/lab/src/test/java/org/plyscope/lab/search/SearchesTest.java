package org.plyscope.lab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

@Timeout(20)
class SearchesTest {
  private static final int DEEP = 1_000_000_000;
  private static final Searches SEARCHES = Searches.with(Catalog.of(List.of()));
  private static final Agent GREEDY =
      (request, listener) ->
          ScriptedAgents.onePly(
              request, listener, (state, player) -> 0, (state, moves, keys) -> {});

  @Test
  void findsALegalMoveWithLineAndTrace() throws Exception {
    SearchOutcome outcome = run(GREEDY, "3/1", 100);
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.result().orElseThrow().move()).isEqualTo(3);
    assertThat(outcome.line()).containsExactly("3");
    assertThat(outcome.trace().orElseThrow().size()).isEqualTo(4);
    assertThat(outcome.trace().orElseThrow().position()).isEqualTo("3/1");
    assertThat(outcome.trace().orElseThrow().title()).isEqualTo("tested · depth=2 · seed 7");
  }

  @Test
  void measuresTheTimeOfAnAgentThatDoesNot() throws Exception {
    Agent unmeasured = (request, listener) -> SearchResult.builder(2).comment("mine").build();
    SearchResult result = run(unmeasured, "", 0).result().orElseThrow();
    assertThat(result.nanos()).isPositive();
    assertThat(result.comment()).isEqualTo("mine");
    Agent measured = (request, listener) -> SearchResult.builder(2).nanos(17).build();
    assertThat(run(measured, "", 0).result().orElseThrow().nanos()).isEqualTo(17);
  }

  @Test
  void theLineStartsWithTheMoveAndIsLegal() throws Exception {
    assertThat(line(2, 2, 3, 77, 1)).containsExactly("2", "3");
    assertThat(line(2)).containsExactly("2");
    assertThat(line(2, 1, 1)).containsExactly("2");
  }

  private static List<String> line(long move, long... line) throws InterruptedException {
    return run((request, listener) -> SearchResult.builder(move).line(line).build(), "", 0).line();
  }

  @Test
  void everyFailureIsOneSentence() throws Exception {
    assertThat(problem((request, listener) -> SearchResult.builder(deeper(DEEP)).build()))
        .contains("stack");
    assertThat(
            problem(
                (request, listener) -> {
                  throw new OutOfMemoryError();
                }))
        .isEqualTo("Agent 'tested' ran out of memory.");
    assertThat(
            problem(
                (request, listener) -> {
                  throw new NoClassDefFoundError("some/Thing");
                }))
        .contains("some/Thing");
    assertThat(
            problem(
                (request, listener) -> {
                  throw new IndexOutOfBoundsException("Index 3\nand more");
                }))
        .isEqualTo("Agent 'tested' failed: IndexOutOfBoundsException, Index 3.");
    assertThat(problem((request, listener) -> null)).contains("no result");
    assertThat(problem((request, listener) -> SearchResult.builder(77).build()))
        .contains("not legal");
    assertThat(
            problem(
                (request, listener) ->
                    SearchResult.builder(1).status(SearchResult.Status.RUNNING).build()))
        .contains("still running");
    assertThat(problem(null)).contains("made no agent");
  }

  private static int deeper(int depth) {
    return depth == 0 ? 1 : deeper(depth - 1) + deeper(depth - 2);
  }

  @Test
  void badInputIsToldApart() throws Exception {
    SearchOutcome over = run(GREEDY, "0/1", 0);
    assertThat(over.badInput()).isTrue();
    assertThat(over.problem().orElseThrow()).contains("over");
  }

  @Test
  void aCancelledAgentAnswersWithWhatItHas() throws Exception {
    CountDownLatch searching = new CountDownLatch(1);
    SearchHandle handle =
        start(
            (request, listener) -> {
              searching.countDown();
              while (!request.stopRequested()) {
                Thread.onSpinWait();
              }
              return SearchResult.builder(1).status(SearchResult.Status.STOPPED).build();
            },
            Limits.NONE);
    searching.await();
    assertThat(handle.done()).isFalse();
    handle.cancel();
    assertThat(handle.await().result().orElseThrow().move()).isEqualTo(1);
    handle.cancel();
  }

  @Test
  void aWaitingAgentIsInterrupted() throws Exception {
    CountDownLatch searching = new CountDownLatch(1);
    SearchHandle handle =
        start(
            (request, listener) -> {
              searching.countDown();
              new CountDownLatch(1).await();
              return null;
            },
            Limits.NONE);
    searching.await();
    handle.cancel();
    assertThat(handle.await().problem().orElseThrow()).contains("stopped before it had a move");
  }

  @Test
  void anAgentThatIgnoresTheStopIsAbandoned() throws Exception {
    CountDownLatch searching = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    AtomicInteger outcomes = new AtomicInteger();
    Agent deaf =
        (request, listener) -> {
          listener.progress(
              SearchResult.builder(3).status(SearchResult.Status.RUNNING).depth(7).build());
          searching.countDown();
          while (release.getCount() > 0) {
            Thread.onSpinWait();
          }
          return SearchResult.builder(1).build();
        };
    SearchHandle handle =
        SEARCHES.start(
            spec(deaf, "", Limits.NONE), SearchListener.NONE, o -> outcomes.incrementAndGet());
    searching.await();
    handle.cancel();
    assertThat(handle.await().problem().orElseThrow())
        .isEqualTo(
            "Agent 'tested' did not stop within 2 seconds after it was asked to and was abandoned;"
                + " it may keep a processor busy until Plyscope ends.");
    SearchResult last = handle.await().result().orElseThrow();
    assertThat(last.depth()).as("the last report").isEqualTo(7);
    assertThat(last.status()).isEqualTo(SearchResult.Status.STOPPED);
    assertThat(handle.await().line()).startsWith("3");
    release.countDown();
    TimeUnit.MILLISECONDS.sleep(50);
    assertThat(outcomes).hasValue(1);
  }

  @Test
  void aResultIsNotLostBecauseItsAgentDoesNotClose() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    Agent clingy =
        new Agent() {
          @Override
          public SearchResult search(SearchRequest request, SearchListener listener) {
            return SearchResult.builder(3).build();
          }

          @Override
          public void close() {
            while (release.getCount() > 0) {
              Thread.onSpinWait();
            }
          }
        };
    SearchHandle handle = start(clingy, Limits.time(Duration.ofMillis(1)));
    assertThat(handle.await().result().orElseThrow().move()).isEqualTo(3);
    release.countDown();
  }

  @Test
  void anAgentThatForgetsTheTimeIsStopped() throws Exception {
    SearchHandle handle =
        start(
            (request, listener) -> {
              while (!request.stopRequested()) {
                Thread.onSpinWait();
              }
              return SearchResult.builder(2).build();
            },
            Limits.time(Duration.ofMillis(1)));
    assertThat(handle.await().result().orElseThrow().move()).isEqualTo(2);
  }

  @Test
  void aListenerThatFailsDoesNoHarm() throws Exception {
    AtomicReference<SearchOutcome> received = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Agent talkative =
        (request, listener) -> {
          listener.progress(SearchResult.builder(1).build());
          return SearchResult.builder(2).build();
        };
    SEARCHES.start(
        spec(talkative, "", Limits.depth(1)),
        SearchListener.of(
            soFar -> {
              throw new IllegalStateException("a listener that fails");
            }),
        outcome -> {
          received.set(outcome);
          done.countDown();
        });
    done.await();
    assertThat(received.get().result().orElseThrow().move()).isEqualTo(2);
  }

  private static Rules rules() {
    return Catalog.of(List.of(new CountdownGame())).rules("countdown", "", Map.of());
  }

  private static SearchSpec spec(Agent agent, String position, Limits limits) {
    InstalledAgent tested = InstalledAgent.of(ScriptedAgents.scripted("tested", agent));
    return SearchSpec.of(
            position.isEmpty() ? Line.of(rules()) : Line.of(rules(), position), tested, limits)
        .withSeed(7);
  }

  private static SearchHandle start(Agent agent, Limits limits) {
    return SEARCHES.start(spec(agent, "", limits), SearchListener.NONE, outcome -> {});
  }

  private static SearchOutcome run(Agent agent, String position, int trace)
      throws InterruptedException {
    SearchSpec spec = spec(agent, position, Limits.depth(2)).withTrace(trace);
    return SEARCHES.start(spec, SearchListener.NONE, outcome -> {}).await();
  }

  private static String problem(Agent agent) throws InterruptedException {
    SearchOutcome outcome = run(agent, "", 0);
    assertThat(outcome.result()).isEmpty();
    assertThat(outcome.badInput()).isFalse();
    return outcome.problem().orElseThrow();
  }
}
