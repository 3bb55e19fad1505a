package org.plyscope.agent.neural;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.DirectChoice;

/** Plays the move a model likes best, or draws one. */
final class NeuralPlayer implements Agent {
  private static final Figure POLICY =
      Figure.of("policy", "Policy")
          .withFormat(Figure.Format.PERCENT)
          .withHelp("The probability with which the model would play the move.");

  private final ModelEvaluator judge;
  private final boolean drawn;
  private final double temperature;

  NeuralPlayer(ModelEvaluator judge, boolean drawn, double temperature) {
    this.judge = judge;
    this.drawn = drawn;
    this.temperature = temperature;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    State state = request.state();
    MoveList moves = new MoveList();
    for (long move : request.rootMoves()) {
      moves.add(move);
    }
    double[] policy = new double[moves.size()];
    judge.ask(state);
    judge.policy(state, moves, drawn ? temperature : 1, policy);
    int chosen = drawn ? draw(policy, request.seed()) : best(policy);
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < policy.length; i++) {
      candidates.add(Candidate.of(moves.get(i)).withFigure(POLICY, policy[i]));
    }
    candidates.sort(Comparator.comparingDouble(c -> -c.figures().number(POLICY.id())));
    SearchResult.Builder result =
        DirectChoice.of(request, moves.get(chosen)).candidates(candidates);
    if (judge.valued()) {
      result.value(judge.value());
    }
    return result.build();
  }

  private static int best(double[] policy) {
    int best = 0;
    for (int i = 1; i < policy.length; i++) {
      best = policy[i] > policy[best] ? i : best;
    }
    return best;
  }

  private static int draw(double[] policy, long seed) {
    double left = new SplittableRandom(seed).nextDouble() - policy[0];
    int drawn = 0;
    while (left >= 0 && drawn < policy.length - 1) {
      drawn++;
      left -= policy[drawn];
    }
    return drawn;
  }
}
