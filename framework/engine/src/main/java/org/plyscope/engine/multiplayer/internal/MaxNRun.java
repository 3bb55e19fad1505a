package org.plyscope.engine.multiplayer.internal;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.internal.Answer;
import org.plyscope.engine.internal.DepthRun;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.multiplayer.MaxNPruning;
import org.plyscope.engine.multiplayer.MaxNSettings;

/** One max^n search: its kernel, its value vectors and its own figures. */
public final class MaxNRun extends DepthRun {
  private static final int STANDARD_DEPTH = 3;
  private static final Figure SHALLOW_CUTS =
      Figure.of("shallow-cuts", "Shallow cuts")
          .withHelp("Nodes cut because of their player and the one before it.")
          .withFormat(Figure.Format.COUNT);
  private static final Figure DEEP_CUTS =
      Figure.of("deep-cuts", "Deep cuts")
          .withHelp("Nodes cut because of three or more players in a row.")
          .withFormat(Figure.Format.COUNT);
  private static final Figure SEARCHED_AGAIN =
      Figure.of("searched-again", "Searched again")
          .withHelp("Cut parts that were searched again because the speculation failed.")
          .withFormat(Figure.Format.COUNT);

  private final Rules rules;
  private final Evaluator evaluation;
  private final Orderer orderer;
  private final MaxNSettings settings;
  private final int scale;

  private MaxNKernel kernel;
  private double[] values = {};

  /** Prepares a search. */
  public MaxNRun(
      Rules rules,
      Evaluator evaluation,
      Orderer orderer,
      MaxNSettings settings,
      SearchPlan plan,
      SearchRequest request,
      SearchListener listener) {
    super(plan, request, listener, scale(evaluation, settings));
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.scale = scale(evaluation, settings);
  }

  /** Shares are shown in per cent. */
  private static int scale(Evaluator evaluation, MaxNSettings settings) {
    return settings.shares() ? Shares.TOTAL / 100 : evaluation.scale();
  }

  @Override
  protected RootMoves prepare() {
    kernel =
        new MaxNJob(
                request().state(),
                rules.players(),
                evaluation,
                orderer,
                settings,
                settings.shares() ? least() : 0,
                request().seed(),
                clock(),
                counters(),
                request().recorder().orElse(null))
            .kernel();
    LongStream ordered = LongStream.of(kernel.orderedRootMoves()).filter(request()::allows);
    int widest = settings.widest();
    return new RootMoves((widest == 0 ? ordered : ordered.limit(widest)).toArray());
  }

  /** Returns the lowest progress of any player at the start of the game. */
  private int least() {
    State start = rules.initial();
    evaluation.reset(start);
    int least = Evaluator.MAX;
    for (int player = 0; player < rules.players(); player++) {
      least = Math.min(least, Scores.bounded(evaluation.value(start, player)));
    }
    return least;
  }

  @Override
  protected boolean iterate(int depth) {
    startSearch();
    kernel.search(moves(), depth);
    if (!endSearch()) {
      return false;
    }
    values = Arrays.stream(kernel.values()).mapToDouble(v -> Scores.forPeople(v, scale)).toArray();
    return true;
  }

  @Override
  protected boolean horizonMet() {
    return kernel.horizonMet();
  }

  @Override
  protected int standardDepth() {
    return STANDARD_DEPTH;
  }

  @Override
  protected void complete(SearchResult.Builder result, Answer shown) {
    result.values(values);
    if (settings.pruning() == MaxNPruning.NONE) {
      return;
    }
    long[] cuts = kernel.cuts();
    result.figure(SHALLOW_CUTS, (double) (cuts[1] + cuts[2]));
    if (settings.pruning() != MaxNPruning.SHALLOW) {
      result.figure(DEEP_CUTS, (double) Arrays.stream(cuts).skip(3).sum());
    }
    if (settings.pruning() == MaxNPruning.SPECULATIVE) {
      result.figure(SEARCHED_AGAIN, (double) kernel.searchedAgain());
    }
  }
}
