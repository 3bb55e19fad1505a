package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.agent.alphabeta.RealGames.Variant;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** A search of any game ends within 100 ms of a stop request, with a legal move. */
class RealGamesCancelTest {
  private static final long ALLOWED = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long SEARCHING = 60;
  private static final int TRIES = 3;

  /** Quiescence and a table make the longest steps. */
  private static final Map<String, String> MODERN =
      Map.of("pvs", "true", "table", "8", "table-move", "true", "quiescence", "16");

  static Stream<Variant> games() {
    return RealGames.variants()
        .filter(
            v ->
                v.name().endsWith(" standard")
                    || v.name().endsWith("standard-6p")
                    || v.name().endsWith("star-3p"));
  }

  /** Several tries, because it is the search that is tested, not how busy the machine is. */
  @ParameterizedTest
  @MethodSource("games")
  @Timeout(30)
  @Tag("timed")
  void endsSoonAfterItIsTold(Variant variant) throws Exception {
    long fastest = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && fastest >= ALLOWED; i++) {
      fastest = Math.min(fastest, nanosToStop(variant));
    }
    assertThat(fastest).isLessThan(ALLOWED);
  }

  private static long nanosToStop(Variant variant) throws Exception {
    AtomicLong told = new AtomicLong();
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(RealGames.PARTS.context(factory, variant.rules(), MODERN))) {
      SearchRequest request =
          SearchRequest.of(Line.of(variant.rules()), Limits.NONE).withStop(() -> told.get() != 0);
      FutureTask<SearchResult> search =
          new FutureTask<>(() -> agent.search(request, SearchListener.NONE));
      Thread thread = new Thread(search);
      thread.start();
      Thread.sleep(SEARCHING);
      told.set(System.nanoTime());
      SearchResult result = search.get();
      long nanos = System.nanoTime() - told.get();
      thread.join();
      State state = request.state();
      MoveList legal = new MoveList();
      state.moves(legal);
      assertThat(legal.indexOf(result.move())).isNotNegative();
      assertThat(result.status()).isEqualTo(SearchResult.Status.STOPPED);
      assertThat(state.position()).isEqualTo(variant.rules().initial().position());
      return nanos;
    }
  }
}
