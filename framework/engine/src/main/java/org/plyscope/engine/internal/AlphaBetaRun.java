package org.plyscope.engine.internal;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchCounters;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.AlphaBetaSettings;
import org.plyscope.engine.Pruning;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.OwnMoves;
import org.plyscope.engine.TranspositionTable;

/** One alpha-beta search: chooses depths and windows, and reports. */
public final class AlphaBetaRun {
  private static final int DEEPEST = 999;
  private static final int STANDARD_DEPTH = 4;

  private final Rules rules;
  private final Evaluation evaluation;
  private final Orderer orderer;
  private final AlphaBetaSettings settings;
  private final SearchPlan plan;
  private final TranspositionTable table;
  private final SearchRequest request;
  private final SearchListener listener;
  private final SearchCounters counters = new SearchCounters();
  private final SearchClock clock;

  private AlphaBetaKernel kernel;
  private boolean ownMoves;
  private RootMoves moves;
  private RootMoves.Entry best;
  private int value;
  private int depthDone;
  private String remark = "";

  /** Prepares a search. */
  public AlphaBetaRun(
      Rules rules,
      Evaluation evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      SearchPlan plan,
      TranspositionTable table,
      SearchRequest request,
      SearchListener listener) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.plan = plan;
    this.table = table;
    this.request = request;
    this.listener = listener;
    this.clock = new SearchClock(request, this::progress);
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
    if (iterate(depth, -Scores.INFINITY, Scores.INFINITY)) {
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
      if (!iterateWithin(depth)) {
        if (fallBackToAllMoves()) {
          deepening(deepest);
        }
        return;
      }
      depthDone = depth;
      progress();
      if (proved(depth) || !kernel.horizonMet()) {
        return;
      }
    }
  }

  /**
   * Tells whether no deeper search can find another value. Unsound cuts may find wins and losses
   * that are none. Beyond the depth not all moves are looked at, so that a win found there may hide
   * a quicker one.
   */
  private boolean proved(int depth) {
    int distance = Scores.distance(value);
    return distance >= 0 && distance <= depth && !settings.unsound().any();
  }

  private void adaptive() {
    int deepest = request.limits().depth() > 0 ? request.limits().depth() : DEEPEST;
    int depth = Math.min(deepest, plan.depth() > 0 ? plan.depth() : STANDARD_DEPTH);
    boolean lowered = false;
    while (true) {
      long before = clock.nodes();
      clock.startAttempt(plan.budget());
      boolean done = iterate(depth, -Scores.INFINITY, Scores.INFINITY);
      if (done) {
        depthDone = depth;
        progress();
        boolean cheap = 10 * (clock.nodes() - before) < plan.budget();
        if (!cheap || lowered || depth == deepest || !kernel.horizonMet()) {
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
    if (width == 0 || depth == 1 || settings.pruning() != Pruning.DEEP || Scores.decided(value)) {
      return iterate(depth, -Scores.INFINITY, Scores.INFINITY);
    }
    int low = bounded(value - width);
    int high = bounded(value + width);
    while (iterate(depth, low, high)) {
      if (value > low && value < high) {
        return true;
      }
      counters.research();
      width *= 4;
      low = value <= low ? bounded(value - width) : low;
      high = value >= high ? bounded(value + width) : high;
    }
    return false;
  }

  private static int bounded(long bound) {
    return Math.abs(bound) > Evaluation.MAX
        ? (int) Math.signum((double) bound) * Scores.INFINITY
        : (int) bound;
  }

  /** Searches one depth; false if the search was stopped. */
  private boolean iterate(int depth, int low, int high) {
    int found = kernel.search(moves, depth, low, high);
    if (clock.stopped()) {
      if (moves.improved()) {
        best = moves.best();
        value = best.value();
      }
      return false;
    }
    best = moves.best();
    value = found;
    return true;
  }

  private boolean wantsOwnMoves() {
    if (plan.ownMoves() == OwnMoves.NEVER) {
      return false;
    }
    if (!request.state().pass()) {
      remark = "This game cannot leave out the opponents' moves, so they were searched too.";
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
    remark = "Pieces of different players are in contact, so all players' moves were searched.";
    useKernel();
    return true;
  }

  private void useKernel() {
    boolean watch = ownMoves && plan.ownMoves() == OwnMoves.WITHOUT_CONTACT;
    kernel =
        Kernels.alphaBeta(
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
                watch ? new Contact(rules, plan.contactRows()) : null));
    moves = new RootMoves(kernel.orderedRootMoves(request.seed()));
    best = best == null ? moves.best() : best;
  }

  private void progress() {
    listener.progress(result(Status.RUNNING));
  }

  private SearchResult result(Status status) {
    boolean running = status == Status.RUNNING;
    RootMoves.Entry shown = running && moves.improved() ? moves.best() : best;
    int shownValue = running && moves.improved() ? shown.value() : value;
    boolean known = depthDone > 0 || shown.searched();
    counters.stored((table == null ? 0 : table.used()) + counters.plies());
    return SearchResult.builder(shown.move())
        .status(status)
        .value(known ? Scores.forPeople(shownValue, evaluation.scale()) : Double.NaN)
        .depth(depthDone)
        .nanos(clock.nanos())
        .line(shown.line())
        .candidates(moves.candidates(evaluation.scale()))
        .counters(running ? counters.copy() : counters)
        .comment((remark + " " + Scores.verdict(known ? shownValue : 0)).strip())
        .build();
  }
}
