package org.plyscope.engine.alphabeta.internal;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.SearchPlan.OwnMoves;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.internal.Answer;
import org.plyscope.engine.internal.Iterations;
import org.plyscope.engine.internal.RootMoves;

/** One alpha-beta search: chooses depths and windows, and reports. */
public final class AlphaBetaRun {
  private static final int DEEPEST = 999;
  private static final int STANDARD_DEPTH = 4;
  private static final long STANDARD_BUDGET = 300_000;

  private final Rules rules;
  private final Evaluation evaluation;
  private final Orderer orderer;
  private final AlphaBetaSettings settings;
  private final SearchPlan plan;
  private final String remark;
  private final TranspositionTable table;
  private final SearchRequest request;
  private final SearchListener listener;
  private final SearchCounters counters = new SearchCounters();
  private final SearchClock clock;
  private final Iterations iterations;

  private AlphaBetaKernel kernel;
  private boolean ownMoves;
  private RootMoves moves;
  private Answer answer;
  private int found;
  private int depthDone;
  private String deviation = "";
  private String ending = "";

  /** Prepares a search. */
  public AlphaBetaRun(
      Rules rules,
      Evaluation evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      SearchPlan plan,
      String remark,
      TranspositionTable table,
      SearchRequest request,
      SearchListener listener) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.plan = plan;
    this.remark = remark;
    this.table = table;
    this.request = request;
    this.listener = listener;
    this.clock = new SearchClock(request, this::progress);
    this.iterations = new Iterations(counters, clock);
  }

  /** Searches, and returns the final result. */
  public SearchResult search() {
    ownMoves = wantsOwnMoves();
    useKernel();
    switch (plan.control()) {
      case FIXED -> fixed(depthOr(STANDARD_DEPTH));
      case DEEPENING -> deepening(depthOr(DEEPEST));
      case ADAPTIVE -> adaptive();
    }
    return result(clock.reason());
  }

  private int depthOr(int standard) {
    int wanted = request.limits().depth() > 0 ? request.limits().depth() : plan.depth();
    return wanted > 0 ? Math.min(wanted, DEEPEST) : standard;
  }

  private void fixed(int depth) {
    clock.startAttempt(plan.budget());
    if (noted(depth, iterate(depth, -Scores.INFINITY, Scores.INFINITY))) {
      depthDone = depth;
    } else if (fallBackToAllMoves()) {
      fixed(depth);
    }
  }

  private void deepening(int deepest) {
    clock.startAttempt(plan.budget());
    for (int depth = 1; depth <= deepest; depth++) {
      if (depth > 1) {
        moves.startIteration();
      }
      if (!noted(depth, iterateWithin(depth))) {
        if (fallBackToAllMoves()) {
          deepening(deepest);
        }
        return;
      }
      depthDone = depth;
      progress();
      if (proved(answer.value(), depth) || !kernel.horizonMet()) {
        endsAt(depth, deepest);
        return;
      }
    }
  }

  /** Says why the search does not go deeper, if it was to. */
  private void endsAt(int depth, int deepest) {
    if (depth < deepest) {
      ending = kernel.horizonMet() ? Iterations.SETTLED : Iterations.ALL_SEARCHED;
    }
  }

  /**
   * Tells whether no deeper search can find another value. Unsound cuts may find wins and losses
   * that are none. Beyond the depth not all moves are looked at, so that a win found there may hide
   * a quicker one.
   */
  private boolean proved(int value, int depth) {
    int distance = Scores.distance(value);
    return distance >= 0 && distance <= depth && !settings.unsound().any();
  }

  private void adaptive() {
    int deepest = request.limits().depth() > 0 ? request.limits().depth() : DEEPEST;
    int depth = Math.min(deepest, plan.depth() > 0 ? plan.depth() : STANDARD_DEPTH);
    long budget = plan.budget() > 0 ? plan.budget() : STANDARD_BUDGET;
    boolean lowered = false;
    while (true) {
      long before = clock.nodes();
      clock.startAttempt(budget);
      boolean done = noted(depth, iterate(depth, -Scores.INFINITY, Scores.INFINITY));
      if (done) {
        depthDone = depth;
        progress();
        boolean cheap = 10 * (clock.nodes() - before) < budget;
        if (!kernel.horizonMet()) {
          endsAt(depth, deepest);
          return;
        }
        if (!cheap || lowered || depth == deepest) {
          return;
        }
        depth++;
        useKernel();
      } else if (!fallBackToAllMoves()) {
        if (!clock.attemptOver() || depth == 1) {
          return;
        }
        lowered = true;
        depth--;
        useKernel();
      }
    }
  }

  /** Searches one depth, first in a narrow window if the settings want that and it can help. */
  private boolean iterateWithin(int depth) {
    long width = settings.aspiration();
    int expected = answer.value();
    boolean full = width == 0 || depth == 1 || settings.pruning() != Pruning.DEEP;
    if (full || Scores.decided(expected)) {
      return iterate(depth, -Scores.INFINITY, Scores.INFINITY);
    }
    int low = bounded(expected - width);
    int high = bounded(expected + width);
    while (iterate(depth, low, high)) {
      if (found > low && found < high) {
        return true;
      }
      counters.research(Research.ASPIRATION);
      width *= 4;
      low = found <= low ? bounded(found - width) : low;
      high = found >= high ? bounded(found + width) : high;
    }
    return false;
  }

  /** Ends an iteration. */
  private boolean noted(int depth, boolean done) {
    iterations.end(depth, done, done ? forPeople(answer) : Double.NaN, answer.move());
    return done;
  }

  private static int bounded(long bound) {
    return Math.abs(bound) > Evaluation.MAX
        ? (int) Math.signum((double) bound) * Scores.INFINITY
        : (int) bound;
  }

  /** Searches one depth in a window; false if the search was stopped. */
  private boolean iterate(int depth, int low, int high) {
    moves.startSearch();
    found = kernel.search(moves, depth, low, high);
    answer = clock.stopped() ? answerNow() : newest();
    return !clock.stopped();
  }

  /**
   * Returns what to answer while a search is not finished. It has at least looked at the best move
   * of the iteration before; only an adaptive one has not, because it starts from scratch.
   */
  private Answer answerNow() {
    return plan.control() == Control.ADAPTIVE && depthDone > 0 ? answer : newest();
  }

  /** Returns the newest answer; a search that failed its window gives none, but only bounds. */
  private Answer newest() {
    return moves.improved() ? moves.answer(evaluation.scale()) : answer;
  }

  private boolean wantsOwnMoves() {
    if (plan.ownMoves() == OwnMoves.NEVER) {
      return false;
    }
    if (!request.state().pass()) {
      deviation = "This game cannot leave out the opponents' moves, so they were searched too.";
      return false;
    }
    request.state().undo();
    return true;
  }

  /** After contact: goes on with everybody's moves. Returns false if that was not the reason. */
  private boolean fallBackToAllMoves() {
    if (!kernel.contactMet()) {
      return false;
    }
    ownMoves = false;
    // Value and line were those of a player who is alone.
    answer = Answer.unknown(answer.move());
    depthDone = 0;
    deviation = "Pieces of different players are in contact, so all players' moves were searched.";
    useKernel();
    return true;
  }

  private void useKernel() {
    boolean watch = ownMoves && plan.ownMoves() == OwnMoves.WITHOUT_CONTACT;
    kernel =
        new AlphaBetaJob(
                request.state(),
                rules.players(),
                evaluation,
                orderer,
                settings,
                clock,
                counters,
                table,
                request.recorder().orElse(null),
                ownMoves,
                watch ? new Contact(rules, plan.contactRows()) : null)
            .kernel();
    long[] ordered = kernel.orderedRootMoves(request.seed());
    moves = new RootMoves(LongStream.of(ordered).filter(request::allows).toArray());
    answer = answer == null ? Answer.unknown(moves.move(0)) : answer;
  }

  /** A coalition or a missing opponent proves nothing about perfect play by everybody. */
  private boolean solves(int value) {
    return rules.players() == 2 && !ownMoves && proved(value, depthDone);
  }

  private void progress() {
    listener.progress(result(Status.RUNNING));
  }

  private double forPeople(Answer shown) {
    return shown.known() ? Scores.forPeople(shown.value(), evaluation.scale()) : Double.NaN;
  }

  private SearchResult result(Status status) {
    boolean running = status == Status.RUNNING;
    Answer shown = answerNow();
    counters.stored((table == null ? 0 : table.used()) + counters.plies());
    return SearchResult.builder(shown.move())
        .status(status)
        .value(forPeople(shown))
        .solved(shown.known() && solves(shown.value()))
        .depth(depthDone)
        .nanos(clock.nanos())
        .line(shown.moves())
        .candidates(shown.candidates())
        .counts(counters.counts())
        .iterations(iterations.list())
        .comment(comment(shown.value(), running || clock.stopped()))
        .build();
  }

  private String comment(int value, boolean unfinished) {
    // Of a loss found by the iteration that did not finish, another move may be the way out.
    boolean early = unfinished && value < 0 && Scores.distance(value) > depthDone;
    return Stream.of(deviation, early ? "" : Scores.verdict(value), ending, remark)
        .filter(s -> !s.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
