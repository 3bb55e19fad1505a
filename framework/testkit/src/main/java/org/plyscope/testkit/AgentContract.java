package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * The contract of every agent: it plays legal moves, keeps its budget of nodes and time, gives the
 * same move and node count for the same seed, records a trace if asked, stops when asked, and
 * leaves the state as it was. Over whole games, with agents that live as long as their game, the
 * same seed gives the same game, and the memory of an agent never makes it play a move that is not
 * legal.
 */
public abstract class AgentContract {
  private static final long STOP_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final Duration TIME_LIMIT = Duration.ofMillis(200);
  private static final long OVERTIME_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Attempts at timed checks, because the agent is tested, not the load of the machine. */
  private static final int ATTEMPTS = 3;

  /** How long an agent searches before it is stopped. */
  private static final long SEARCHING_MILLIS = 150;

  /** {@return the factory under test} */
  protected abstract AgentFactory factory();

  /** {@return rules the agent can play} */
  protected abstract Rules rules();

  /**
   * Returns option values for the agent under test, as text by id; none by default.
   *
   * @return the changed options
   */
  protected Map<String, String> options() {
    return Map.of();
  }

  /** {@return the evaluators and orderings that the agent may use} */
  protected TestParts parts() {
    return TestParts.none();
  }

  /** {@return limits that let the agent finish in well under a second} */
  protected Limits small() {
    return Limits.depth(2).withIterations(200);
  }

  /**
   * Returns whether the agent can be kept to some moves of the root, see {@link
   * SearchRequest#withRootMoves}; true by default.
   *
   * @return whether it can
   */
  protected boolean heedsRootMoves() {
    return true;
  }

  private Agent agent() {
    return factory().create(parts().context(factory(), rules(), options()));
  }

  @Test
  void describesItself() {
    assertThat(factory().id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
    assertThat(factory().name()).isNotBlank();
    assertThat(factory().description()).isNotBlank();
    assertThat(factory().supports(rules())).isTrue();
    assertThat(factory().presets().stream().map(Preset::id)).doesNotHaveDuplicates();
    for (Preset preset : factory().presets()) {
      assertThat(preset.id()).matches("[a-z0-9/-]+");
      assertThat(parts().context(factory(), rules(), preset.values()).options()).isNotNull();
    }
  }

  @Test
  @Timeout(120)
  void playsLegalMovesAndLeavesTheStateAlone() throws Exception {
    try (Agent agent = agent()) {
      Line line = Line.of(rules());
      MoveList legal = new MoveList();
      SplittableRandom random = new SplittableRandom(3);
      for (int ply = 0; ply < 30 && line.state().moves(legal) > 0; ply++) {
        SearchRequest request = SearchRequest.of(line, small()).withSeed(ply);
        SearchResult result = agent.search(request, SearchListener.NONE);
        assertThat(legal.indexOf(result.move())).as("legal move").isNotNegative();
        assertThat(request.state().position()).isEqualTo(line.position());
        assertThat(result.status()).isNotEqualTo(SearchResult.Status.RUNNING);
        assertThat(result.line()).startsWith(result.move());
        checkLine(line.state(), result.line());
        line = line.then(ply % 2 == 0 ? result.move() : legal.get(random.nextInt(legal.size())));
      }
    }
  }

  @Test
  @Timeout(120)
  void isKeptToSomeMoves() throws Exception {
    SearchRequest free = SearchRequest.of(Line.of(rules()), small());
    long[] legal = free.rootMoves();
    for (int count : new int[] {1, Math.min(2, legal.length), legal.length}) {
      long[] some = Arrays.copyOfRange(legal, legal.length - count, legal.length);
      SearchRequest request = free.withRootMoves(some);
      try (Agent agent = agent()) {
        // The free search first: the memory of it must not decide the other.
        agent.search(free, SearchListener.NONE);
        SearchResult result = agent.search(request, SearchListener.NONE);
        assertThat(legal).as("legal move").contains(result.move());
        if (heedsRootMoves()) {
          assertThat(some).as("one of the moves asked about").contains(result.move());
          assertThat(result.candidates()).allMatch(c -> request.allows(c.move()));
        }
      }
    }
  }

  @Test
  void sameSeedGivesTheSameSearch() throws Exception {
    List<Long> seeds = List.of(1L, 2L, 3L);
    for (long seed : seeds) {
      SearchResult first = fresh(seed, small());
      SearchResult second = fresh(seed, small());
      assertThat(second.move()).isEqualTo(first.move());
      assertThat(second.counts().nodes()).isEqualTo(first.counts().nodes());
      assertThat(second.line()).isEqualTo(first.line());
    }
  }

  private WholeGame games() {
    return new WholeGame(this::agent, small());
  }

  @Test
  @Timeout(120)
  void sameSeedGivesTheSameWholeGame() throws Exception {
    Line start = Line.of(rules());
    List<WholeGame.Step> game = games().play(start, 5, 0);
    assertThat(game).as("moves of agents").isNotEmpty();
    assertThat(games().play(start, 5, 0)).as("moves and nodes of both games").isEqualTo(game);
  }

  @Test
  @Timeout(120)
  void whatItRemembersNeverMakesItPlayWrongly() throws Exception {
    Line start = Line.of(rules());
    List<WholeGame.Step> game = games().play(start, 7, 5);
    assertThat(games().play(start, 7, 5)).as("moves and nodes of both games").isEqualTo(game);
    Line later = start.then(game.get(0).move());
    if (!later.state().over()) {
      assertThat(games().play(later, 3, 3)).as("a game that began before").isNotEmpty();
    }
  }

  @Test
  @Timeout(60)
  void canBeClosedWhateverHappenedBefore() throws Exception {
    Line start = Line.of(rules());
    agent().close();
    Agent waiting = agent();
    waiting.begin(start, start.state().toMove());
    waiting.close();
    Agent leaving = agent();
    leaving.begin(start, start.state().toMove());
    leaving.search(SearchRequest.of(start, small()), SearchListener.NONE);
    leaving.close();
    Agent unlucky = agent();
    unlucky.begin(start, start.state().toMove());
    unlucky.end(start, new double[rules().players()]);
    unlucky.close();
    assertThat(fresh(1, small()).move()).as("a new agent").isEqualTo(fresh(1, small()).move());
  }

  @Test
  void recordsWhatItDoesIfAsked() throws Exception {
    ContractRecorder recorder = new ContractRecorder();
    SearchResult plain = fresh(1, small());
    SearchResult traced;
    try (Agent agent = agent()) {
      SearchRequest request = SearchRequest.of(Line.of(rules()), small()).withSeed(1);
      traced = agent.search(request.withRecorder(recorder), SearchListener.NONE);
    }
    assertThat(traced.move()).as("being watched changes nothing").isEqualTo(plain.move());
    assertThat(traced.counts().nodes()).isEqualTo(plain.counts().nodes());
    assertThat(recorder.size()).isPositive().isLessThanOrEqualTo((int) traced.counts().nodes());
    assertThat(recorder.complete()).as("every node is closed").isTrue();
    assertThat(recorder.tried(traced.move())).as("the move chosen is in the trace").isTrue();
  }

  @Test
  @Timeout(60)
  void keepsTheNodeLimit() throws Exception {
    MoveList legal = new MoveList();
    rules().initial().moves(legal);
    for (long limit : new long[] {1, 5, 1000}) {
      SearchResult result = fresh(1, Limits.nodes(limit));
      assertThat(result.counts().nodes()).isLessThanOrEqualTo(limit);
      assertThat(legal.indexOf(result.move())).as("legal move").isNotNegative();
    }
  }

  @Test
  @Tag("timed")
  @Timeout(60)
  void keepsTheTimeLimit() throws Exception {
    fresh(1, small());
    assertThat(fastest(this::nanosWithTimeLimit, OVERTIME_NANOS)).isLessThan(OVERTIME_NANOS);
  }

  @Test
  @Tag("timed")
  @Timeout(40)
  void stopsWithin100MillisecondsWithALegalMove() throws Exception {
    assertThat(fastest(this::nanosToStop, STOP_NANOS)).isLessThan(STOP_NANOS);
  }

  /** Returns the nanoseconds of the best attempt; the first that is good enough is the last. */
  private static long fastest(Callable<Long> attempt, long enough) throws Exception {
    long fastest = Long.MAX_VALUE;
    for (int i = 0; i < ATTEMPTS && fastest >= enough; i++) {
      fastest = Math.min(fastest, attempt.call());
    }
    return fastest;
  }

  private long nanosWithTimeLimit() throws InterruptedException {
    long start = System.nanoTime();
    fresh(1, Limits.time(TIME_LIMIT));
    return System.nanoTime() - start;
  }

  private long nanosToStop() throws InterruptedException {
    AtomicBoolean stop = new AtomicBoolean();
    AtomicLong returned = new AtomicLong();
    SearchResult[] result = new SearchResult[1];
    Agent agent = agent();
    SearchRequest request = SearchRequest.of(Line.of(rules()), Limits.NONE).withStop(stop::get);
    Thread thread =
        new Thread(
            () -> {
              try {
                result[0] = agent.search(request, SearchListener.NONE);
                returned.set(System.nanoTime());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    Thread.sleep(SEARCHING_MILLIS);
    long asked = System.nanoTime();
    stop.set(true);
    thread.join(5000);
    agent.close();
    assertThat(thread.isAlive()).isFalse();
    MoveList legal = new MoveList();
    request.line().state().moves(legal);
    assertThat(legal.indexOf(result[0].move())).isNotNegative();
    assertThat(request.state().position()).isEqualTo(request.line().position());
    return returned.get() - asked;
  }

  private SearchResult fresh(long seed, Limits limits) throws InterruptedException {
    try (Agent agent = agent()) {
      return agent.search(
          SearchRequest.of(Line.of(rules()), limits).withSeed(seed), SearchListener.NONE);
    }
  }

  private static void checkLine(State state, long[] line) {
    MoveList legal = new MoveList();
    for (long move : line) {
      state.moves(legal);
      assertThat(legal.indexOf(move)).as("line is legal").isNotNegative();
      state.play(move);
    }
  }
}
