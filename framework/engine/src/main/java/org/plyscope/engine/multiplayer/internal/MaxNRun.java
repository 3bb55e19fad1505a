package org.plyscope.engine.multiplayer.internal;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.internal.Iterations;
import org.plyscope.engine.internal.RootMoves;

/** One max^n search: chooses depths, and reports. */
public final class MaxNRun {
  private static final int DEEPEST = 999;
  private static final int STANDARD_DEPTH = 3;

  private final Evaluation evaluation;
  private final SearchPlan plan;
  private final SearchRequest request;
  private final SearchListener listener;
  private final SearchCounters counters = new SearchCounters();
  private final SearchClock clock;
  private final Iterations iterations;
  private final MaxNKernel kernel;
  private final RootMoves moves;

  private double[] values = {};
  private int depthDone;
  private String ending = "";

  /** Prepares a search. */
  public MaxNRun(
      Rules rules,
      Evaluation evaluation,
      SearchPlan plan,
      SearchRequest request,
      SearchListener listener) {
    this.evaluation = evaluation;
    this.plan = plan;
    this.request = request;
    this.listener = listener;
    this.clock = new SearchClock(request, this::progress);
    this.iterations = new Iterations(counters, clock);
    this.kernel =
        new MaxNJob(
                request.state(),
                rules.players(),
                evaluation,
                request.seed(),
                clock,
                counters,
                request.recorder().orElse(null))
            .kernel();
    this.moves = new RootMoves(request.rootMoves());
  }

  /** Searches, and returns the final result. */
  public SearchResult search() {
    int wanted = request.limits().depth() > 0 ? request.limits().depth() : plan.depth();
    if (plan.control() == Control.FIXED) {
      iterate(wanted > 0 ? wanted : STANDARD_DEPTH);
    } else {
      deepening(wanted > 0 ? wanted : DEEPEST);
    }
    return result(clock.reason());
  }

  private void deepening(int deepest) {
    int depth = 1;
    while (iterate(depth) && kernel.horizonMet() && depth < deepest) {
      depth++;
      progress();
    }
    if (depthDone == depth && depth < deepest) {
      ending = Iterations.ALL_SEARCHED;
    }
  }

  private boolean iterate(int depth) {
    moves.startIteration();
    kernel.search(moves, depth);
    RootMoves.Entry best = moves.best();
    if (clock.stopped()) {
      iterations.end(depth, false, Double.NaN, best.move());
      return false;
    }
    iterations.end(depth, true, Scores.forPeople(best.value(), scale()), best.move());
    depthDone = depth;
    values =
        Arrays.stream(kernel.values()).mapToDouble(v -> Scores.forPeople(v, scale())).toArray();
    return true;
  }

  private int scale() {
    return evaluation.scale();
  }

  private void progress() {
    listener.progress(result(Status.RUNNING));
  }

  private SearchResult result(Status status) {
    RootMoves.Entry best = moves.best();
    counters.stored(counters.plies());
    return SearchResult.builder(best.move())
        .status(status)
        .value(best.searched() ? Scores.forPeople(best.value(), scale()) : Double.NaN)
        .values(values)
        .depth(depthDone)
        .nanos(clock.nanos())
        .line(best.line())
        .candidates(moves.candidates(scale()))
        .counts(counters.counts())
        .iterations(iterations.list())
        .comment(comment(best))
        .build();
  }

  private String comment(RootMoves.Entry best) {
    String verdict = best.searched() ? Scores.verdict(best.value()) : "";
    return verdict.isEmpty() || ending.isEmpty() ? verdict + ending : verdict + " " + ending;
  }
}
