package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Searches with several threads. */
@Timeout(60)
class ThreadsTest {
  private static SearchResult search(Rules rules, Parallel parallel, SearchRequest request) {
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.parallel = parallel;
              s.threads = 3;
            });
    return new UctSearch(rules, settings).search(request, SearchListener.NONE);
  }

  private static SearchRequest request(Rules rules, int iterations) {
    return SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(iterations)).withSeed(5);
  }

  @Test
  void aTreePerThreadIsRepeatable() {
    Rules rules = Lattice.rules(3, 3);
    SearchResult one = search(rules, Parallel.ROOT, request(rules, 1000));
    for (int i = 0; i < 5; i++) {
      SearchResult other = search(rules, Parallel.ROOT, request(rules, 1000));
      assertThat(other.candidates()).isEqualTo(one.candidates());
      assertThat(other.counts().nodes()).isEqualTo(one.counts().nodes());
      assertThat(other.move()).isEqualTo(one.move());
    }
    assertThat(one.counts().playouts()).isEqualTo(1000);
    assertThat(effort(one)).isEqualTo(1000);
    assertThat(one.comment()).doesNotContain("repeatable");
  }

  @Test
  void aTreePerThreadKeepsTheLimits() {
    Rules rules = TicTacToe.standard();
    for (int limit : new int[] {1, 2, 5, 500}) {
      SearchRequest request = SearchRequest.of(Line.of(rules), Limits.nodes(limit));
      assertThat(search(rules, Parallel.ROOT, request).counts().nodes()).isLessThanOrEqualTo(limit);
    }
  }

  @Test
  void aSharedTreeAddsUpAndSaysThatItIsNotRepeatable() {
    Rules rules = TicTacToe.standard();
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result = search(rules, Parallel.TREE, request(rules, 3000).withRecorder(trace));
    assertThat(result.counts().playouts()).isEqualTo(3000);
    assertThat(effort(result)).isEqualTo(3000);
    assertThat(result.figures().number(UctFigures.PLAYOUT_LENGTH.id())).isBetween(3.0, 9.0);
    assertThat(trace.nodes).hasSize((int) result.counts().nodes());
    assertThat(trace.nodes.get(0).visits).isEqualTo(3000);
    assertThat(trace.nodes).allMatch(node -> node.value >= 0 && node.value <= 1);
    assertThat(result.comment()).contains("not repeatable");
    assertThat(result.move()).as("the middle").isEqualTo(4);
  }

  /** A part that throws in a helper ends the search, however much the others may still do. */
  @Test
  void aFailureOfAHelperIsTold() {
    Rules rules = TicTacToe.standard();
    AtomicInteger made = new AtomicInteger();
    UctSearch search =
        new UctSearch(
            rules,
            UctSettings.of(
                s -> {
                  s.parallel = Parallel.TREE;
                  s.threads = 2;
                }),
            () ->
                made.incrementAndGet() == 1
                    ? UctParts.plain()
                    : UctParts.plain()
                        .withPlayout(
                            (state, random, scratch) -> {
                              throw new ArithmeticException("broken");
                            }));
    assertThatThrownBy(() -> search.search(request(rules, Integer.MAX_VALUE), SearchListener.NONE))
        .hasRootCauseMessage("broken");
  }

  /** A part that throws where the search was called ends the helpers, too. */
  @Test
  void noThreadGoesOnAfterAFailureOfTheCaller() {
    Rules rules = TicTacToe.standard();
    Thread caller = Thread.currentThread();
    AtomicInteger playing = new AtomicInteger();
    CountDownLatch helped = new CountDownLatch(1);
    UctSearch search =
        new UctSearch(
            rules,
            UctSettings.of(
                s -> {
                  s.parallel = Parallel.ROOT;
                  s.threads = 2;
                }),
            () ->
                UctParts.plain()
                    .withPlayout(
                        (state, random, scratch) -> {
                          if (Thread.currentThread() == caller) {
                            await(helped);
                            throw new ArithmeticException("broken");
                          }
                          playing.incrementAndGet();
                          helped.countDown();
                          return state.randomMove(random, scratch);
                        }));
    assertThatThrownBy(() -> search.search(request(rules, Integer.MAX_VALUE), SearchListener.NONE))
        .hasMessage("broken");
    int before = playing.get();
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().equals("uct-helper"));
    assertThat(playing).hasValue(before);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long effort(SearchResult result) {
    return result.candidates().stream().mapToLong(Candidate::effort).sum();
  }
}
