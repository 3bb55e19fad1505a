package org.plyscope.lab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.MoveQuality.Standing;
import org.plyscope.testkit.CountdownGame;

/** Countdown is lost for the player to move when the seeds are a multiple of four. */
class MoveQualityTest {
  private final List<SearchRequest> asked = new ArrayList<>();

  /** Values moves as a test wants, and chooses the best among those it may look at. */
  private SearchResult.Builder search(SearchRequest request, ToDoubleFunction<State> after) {
    asked.add(request);
    long best = -1;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (long move : request.rootMoves()) {
      request.state().play(move);
      double value = after.applyAsDouble(request.state());
      request.state().undo();
      best = value > bestValue ? move : best;
      bestValue = Math.max(value, bestValue);
    }
    return SearchResult.builder(best).value(bestValue);
  }

  private static int seeds(State state) {
    return Integer.parseInt(state.position().replaceAll("/.*", ""));
  }

  /** The value of a move by the seeds it leaves. */
  private static double perfect(State after) {
    int plies = seeds(after) + 1;
    return seeds(after) % 4 == 0 ? Value.WIN - plies : -(Value.WIN - plies);
  }

  private static double margin(State after) {
    return seeds(after) % 4 == 0 ? 6 : -6;
  }

  private static MoveQuality judge(Agent agent, String position, String move, Limits limits)
      throws Exception {
    Catalog catalog =
        Catalog.of(List.of(new CountdownGame(), ScriptedAgents.scripted("judge", agent)));
    Rules rules = catalog.rules("countdown", "", Map.of());
    long code = rules.parse(position).parseMove(move);
    Outcome<MoveQuality> outcome =
        new Reference(catalog, catalog.agent(rules, "judge"), limits, 0)
            .judge(Line.of(rules, position), code, () -> false);
    outcome.failure().ifPresent(MoveQualityTest::fail);
    return outcome.value();
  }

  private static void fail(Failure failure) {
    throw failure.fault() == Fault.REFUSED
        ? new InputException(failure.sentence())
        : new IllegalStateException(failure.sentence());
  }

  @Test
  @Timeout(20)
  void aReferenceThatMisbehavesIsNamed() {
    assertThatThrownBy(() -> judge((request, listener) -> null, "7/0", "1", Limits.NONE))
        .hasMessage("Agent 'judge' failed: it returned no result.");
    Agent failing =
        (request, listener) -> {
          throw new StackOverflowError();
        };
    assertThatThrownBy(() -> judge(failing, "7/0", "1", Limits.NONE))
        .hasMessage("Agent 'judge' failed: its recursion is too deep for the stack.");
  }

  @Test
  @Timeout(20)
  void aReferenceThatNeverEndsIsAbandoned() {
    Agent endless =
        (request, listener) -> {
          while (true) {
            Thread.onSpinWait();
          }
        };
    assertThatThrownBy(() -> judge(endless, "7/0", "1", Limits.time(Duration.ofMillis(1))))
        .hasMessageContaining("'judge' did not stop within 2 seconds");
  }

  private MoveQuality perfectly(String position, String move) throws Exception {
    return judge(
        (request, listener) -> search(request, MoveQualityTest::perfect).build(),
        position,
        move,
        Limits.NONE);
  }

  @Test
  void theBestMoveLosesNothing() throws Exception {
    MoveQuality quality = perfectly("7/0", "3");
    assertThat(quality.loss()).isZero();
    assertThat(quality.optimal()).isTrue();
    assertThat(quality.complete()).isTrue();
    assertThat(asked).hasSize(1);
  }

  @Test
  void aMoveThatThrowsAWinAwayIsIncomplete() throws Exception {
    MoveQuality quality = perfectly("7/0", "1");
    assertThat(quality.complete()).isFalse();
    assertThat(quality.optimal()).isFalse();
    assertThat(quality.loss()).isInfinite();
    assertThat(Value.text(quality.moveValue())).startsWith("loss");
  }

  @Test
  void aMoveThatEndsTheGameIsJudgedByTheReference() throws Exception {
    assertThat(perfectly("2/0", "2").moveValue()).isEqualTo(Value.WIN - 1);
    assertThat(perfectly("2/0", "1").complete()).isFalse();
  }

  @Test
  void theMoveIsJudgedFromTheSideOfItsPlayer() throws Exception {
    // Both players are optimistic: neither value is the negative of the other.
    Agent optimist =
        (request, listener) -> search(request, after -> 100 - seeds(after)).depth(3).build();
    MoveQuality quality = judge(optimist, "7/0", "1", Limits.nodes(5));
    assertThat(quality.bestValue()).isEqualTo(96);
    assertThat(quality.moveValue()).isEqualTo(94);
    assertThat(quality.loss()).isEqualTo(2);
    assertThat(asked).allMatch(request -> request.state().toMove() == 0);
    assertThat(asked.get(1).limits()).isEqualTo(Limits.nodes(5).withDepth(3));
  }

  @Test
  void whatTheFirstSearchKnowsExactlyIsNotSearchedAgain() throws Exception {
    List<Candidate> all =
        List.of(
            Candidate.of(3).withValue(5, Bound.EXACT).withEffort(1),
            Candidate.of(1).withValue(4, Bound.EXACT).withEffort(1));
    Agent thorough =
        (request, listener) -> search(request, State::key).value(5).candidates(all).build();
    assertThat(judge(thorough, "7/0", "1", Limits.depth(1)).moveValue()).isEqualTo(4);
    assertThat(asked).hasSize(1);
  }

  @Test
  void aBoundIsNoValue() throws Exception {
    Agent pruning =
        (request, listener) ->
            search(request, after -> 10 - seeds(after))
                .candidates(List.of(Candidate.of(1).withValue(99, Bound.UPPER).withEffort(1)))
                .build();
    assertThat(judge(pruning, "7/0", "1", Limits.depth(1)).moveValue()).isEqualTo(4);
    assertThat(asked).hasSize(2);
  }

  @Test
  void theSignOfAProvedMarginIsTheOutcome() throws Exception {
    Agent solver =
        (request, listener) -> search(request, MoveQualityTest::margin).solved(true).build();
    MoveQuality quality = judge(solver, "7/0", "1", Limits.NONE);
    assertThat(quality.complete()).isFalse();
    assertThat(quality.loss()).isEqualTo(12);
    Agent guesser = (request, listener) -> search(request, MoveQualityTest::margin).build();
    assertThat(judge(guesser, "7/0", "1", Limits.NONE).complete()).isTrue();
  }

  @Test
  void aProvedDrawGivesAWinAwayThoughBothPayoffsArePositive() throws Exception {
    Agent solver =
        (request, listener) -> {
          boolean one = request.rootMoves().length == 1;
          return search(request, MoveQualityTest::margin)
              .value(one ? .5 : 1)
              .values(one ? new double[] {.5, .5} : new double[] {1, 0})
              .solved(true)
              .build();
        };
    MoveQuality quality = judge(solver, "7/0", "1", Limits.NONE);
    assertThat(quality.solved()).isTrue();
    assertThat(quality.complete()).isFalse();
  }

  @Test
  void aWorsePlaceIsAnotherOutcomeButALaterEndIsNot() {
    double second = Value.WIN - 400_000_000;
    assertThat(new MoveQuality(1, Value.WIN - 3, second, Standing.JUDGED).complete()).isFalse();
    assertThat(new MoveQuality(1, second - 3, second - 7, Standing.JUDGED).complete()).isTrue();
    MoveQuality later = new MoveQuality(1, Value.WIN - 3, Value.WIN - 7, Standing.PROVED);
    assertThat(later.complete()).isTrue();
    assertThat(later.loss()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"LIMIT, COMPLETE", "COMPLETE, LIMIT", "STOPPED, STOPPED"})
  void aReferenceThatDidNotFinishGivesNoVerdict(Status first, Status second) throws Exception {
    Agent hasty =
        (request, listener) ->
            search(request, MoveQualityTest::margin)
                .status(asked.size() == 1 ? first : second)
                .build();
    MoveQuality quality = judge(hasty, "7/0", "1", Limits.NONE);
    assertThat(quality.standing()).isEqualTo(Standing.UNFINISHED);
    assertThat(quality.judged()).isFalse();
    assertThat(quality.bestValue()).isEqualTo(6);
    assertThat(quality.moveValue()).isEqualTo(-6);
    assertThat(quality.loss()).isNaN();
    assertThat(quality.optimal()).isFalse();
    assertThat(quality.complete()).isTrue();
  }

  @Test
  void whatIsProvedStaysProvedWhenALimitEndsTheRest() throws Exception {
    Agent solver =
        (request, listener) ->
            search(request, MoveQualityTest::margin).solved(true).status(Status.LIMIT).build();
    assertThat(judge(solver, "7/0", "1", Limits.NONE).standing()).isEqualTo(Standing.PROVED);
    assertThat(judge(solver, "7/0", "3", Limits.NONE).optimal()).isTrue();
  }

  @Test
  void aReferenceNeedsValues() {
    Agent mute = (request, listener) -> SearchResult.builder(1).build();
    assertThatThrownBy(() -> judge(mute, "7/0", "1", Limits.NONE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'judge' gives no values");
  }

  @Test
  void aReferenceThatLooksElsewhereSaysSo() {
    Agent stubborn = (request, listener) -> SearchResult.builder(3).value(5).build();
    assertThatThrownBy(() -> judge(stubborn, "7/0", "1", Limits.NONE))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "Agent 'judge' would play 3 and cannot evaluate 1; choose another" + " reference.");
  }
}
