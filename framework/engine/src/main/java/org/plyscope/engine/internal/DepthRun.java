package org.plyscope.engine.internal;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;

/**
 * One search to a depth, whatever its family: chooses depths by the plan, keeps the answer, and
 * reports. The family searches one depth at a time.
 */
public abstract class DepthRun {
  private static final int DEEPEST = 999;
  private static final long STANDARD_BUDGET = 300_000;

  /** Why a search that deepens ends before its depth: there is nothing below. */
  private static final String ALL_SEARCHED = "Everything was searched to the end of the game.";

  /** Why a search that deepens ends before its depth: its value is final. */
  private static final String SETTLED = "No deeper search can change that.";

  private final SearchPlan plan;
  private final SearchRequest request;
  private final SearchListener listener;
  private final int scale;
  private final SearchClock clock;

  private RootMoves moves;
  private Answer answer;
  private int depthDone;
  private String ending = "";

  /** Prepares a search; values are shown by the scale of the evaluation. */
  protected DepthRun(SearchPlan plan, SearchRequest request, SearchListener listener, int scale) {
    this.plan = plan;
    this.request = request;
    this.listener = listener;
    this.scale = scale;
    this.clock = new SearchClock(request, this::progress);
  }

  /** Makes everything new that searches, and lists the moves of the root in their order. */
  protected abstract RootMoves prepare();

  /**
   * Searches one depth, and reports each attempt at the root by {@link #startSearch} and {@link
   * #endSearch}. Returns false if the search was stopped.
   */
  protected abstract boolean iterate(int depth);

  /** Returns whether the last search met its depth anywhere, so that a deeper one could differ. */
  protected abstract boolean horizonMet();

  /** Returns the depth to use where the request has none. */
  protected abstract int standardDepth();

  /** Returns whether no deeper search can find another value. */
  protected boolean proved(int value, int depth) {
    return false;
  }

  /**
   * Called when a search of a depth did not finish; returns whether to repeat it in another way.
   */
  protected boolean changesItsWay() {
    return false;
  }

  /** Adds the facts that only the family knows to a result. */
  protected abstract void complete(SearchResult.Builder result, Answer shown);

  /** Returns the line of the final result, which may be longer than the searched line. */
  protected long[] wholeLine(Answer shown) {
    return shown.moves();
  }

  /** Returns the remark before the verdict. */
  protected String deviation() {
    return "";
  }

  /** Returns the final remark. */
  protected String remark() {
    return "";
  }

  protected final SearchCounters counters() {
    return clock.counters();
  }

  protected final SearchClock clock() {
    return clock;
  }

  protected final SearchRequest request() {
    return request;
  }

  protected final Answer answer() {
    return answer;
  }

  protected final int depthDone() {
    return depthDone;
  }

  protected final RootMoves moves() {
    return moves;
  }

  /** Searches, and returns the final result. */
  public final SearchResult search() {
    startOver();
    switch (plan.control()) {
      case FIXED -> fixed(depthOr(standardDepth()));
      case DEEPENING -> deepening(depthOr(DEEPEST));
      case ADAPTIVE -> adaptive();
    }
    return result(clock.reason());
  }

  private void startOver() {
    moves = prepare();
    answer = answer == null ? Answer.unknown(moves.move(0)) : answer;
  }

  private int depthOr(int standard) {
    int wanted = request.limits().depth() > 0 ? request.limits().depth() : plan.depth();
    return wanted > 0 ? Math.min(wanted, DEEPEST) : standard;
  }

  private void fixed(int depth) {
    clock.startAttempt(plan.budget());
    if (noted(depth, iterate(depth))) {
      depthDone = depth;
    } else if (goesAnotherWay()) {
      fixed(depth);
    }
  }

  private void deepening(int deepest) {
    clock.startAttempt(plan.budget());
    for (int depth = 1; depth <= deepest; depth++) {
      if (depth > 1) {
        moves.startIteration();
      }
      if (!noted(depth, iterate(depth))) {
        if (goesAnotherWay()) {
          deepening(deepest);
        }
        return;
      }
      depthDone = depth;
      progress();
      if (proved(answer.value(), depth) || !horizonMet()) {
        endsAt(depth, deepest);
        return;
      }
    }
  }

  private void adaptive() {
    int deepest = request.limits().depth() > 0 ? request.limits().depth() : DEEPEST;
    int depth = Math.min(deepest, plan.depth() > 0 ? plan.depth() : standardDepth());
    long budget = plan.budget() > 0 ? plan.budget() : STANDARD_BUDGET;
    boolean lowered = false;
    while (true) {
      long before = clock.nodes();
      clock.startAttempt(budget);
      if (noted(depth, iterate(depth))) {
        depthDone = depth;
        progress();
        boolean cheap = 10 * (clock.nodes() - before) < budget;
        if (!horizonMet()) {
          endsAt(depth, deepest);
          return;
        }
        if (!cheap || lowered || depth == deepest) {
          return;
        }
        depth++;
        startOver();
      } else if (!goesAnotherWay()) {
        if (!clock.attemptOver() || depth == 1) {
          return;
        }
        lowered = true;
        depth--;
        startOver();
      }
    }
  }

  /** Starts over if the family has to search in another way. */
  private boolean goesAnotherWay() {
    if (!changesItsWay()) {
      return false;
    }
    // Value and line were found in the other way.
    answer = Answer.unknown(answer.move());
    depthDone = 0;
    startOver();
    return true;
  }

  /** Explains why the search does not go deeper, if it was to. */
  private void endsAt(int depth, int deepest) {
    if (depth < deepest) {
      ending = horizonMet() ? SETTLED : ALL_SEARCHED;
    }
  }

  /** Ends an iteration. */
  private boolean noted(int depth, boolean done) {
    clock.endIteration(depth, done, done ? forPeople(answer) : Double.NaN, answer.move());
    return done;
  }

  /** To be called before each search of the root. */
  protected final void startSearch() {
    moves.startSearch();
  }

  /** To be called after each search of the root; false if the search was stopped. */
  protected final boolean endSearch() {
    answer = clock.stopped() ? answerNow() : newest();
    return !clock.stopped();
  }

  /**
   * Returns the answer so far of an unfinished search. It has at least looked at the best move of
   * the iteration before; only an adaptive one has not, because it starts from scratch.
   */
  private Answer answerNow() {
    return plan.control() == Control.ADAPTIVE && depthDone > 0 ? answer : newest();
  }

  /** Returns the newest answer; a search that failed its window gives none, but only bounds. */
  private Answer newest() {
    return moves.improved() ? moves.answer(scale) : answer;
  }

  private void progress() {
    listener.progress(result(Status.RUNNING));
  }

  private double forPeople(Answer shown) {
    return shown.known() ? Scores.forPeople(shown.value(), scale) : Double.NaN;
  }

  private SearchResult result(Status status) {
    Answer shown = answerNow();
    counters().stored(counters().plies());
    SearchResult.Builder result =
        SearchResult.builder(shown.move())
            .status(status)
            .value(forPeople(shown))
            .depth(depthDone)
            .nanos(clock.nanos())
            .line(status == Status.RUNNING ? shown.moves() : wholeLine(shown))
            .candidates(shown.candidates())
            .iterations(clock.iterations())
            .comment(comment(shown.value(), status == Status.RUNNING || clock.stopped()));
    complete(result, shown);
    return result.counts(counters().counts()).build();
  }

  private String comment(int value, boolean unfinished) {
    // Of a loss found by the iteration that did not finish, another move may be the way out.
    boolean early = unfinished && value < 0 && Scores.distance(value) > depthDone;
    return Stream.of(deviation(), early ? "" : Scores.verdict(value), ending, remark())
        .filter(s -> !s.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
