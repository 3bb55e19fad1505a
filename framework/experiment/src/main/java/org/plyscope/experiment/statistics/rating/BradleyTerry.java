package org.plyscope.experiment.statistics.rating;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.experiment.statistics.rating.internal.Choices;

/**
 * Rates two players a game: the log odds of a win are the difference of their ratings, plus the
 * value of the first seat. A draw is half a win and half a loss.
 */
public final class BradleyTerry extends RatingModel {
  private final boolean seated;

  /**
   * Starts without results.
   *
   * @param entrants how many entrants there are
   * @param seated whether the first seat is worth something
   * @param ghost how often a ghost wins and loses against each entrant; 0 for no ghost
   */
  public BradleyTerry(int entrants, boolean seated, double ghost) {
    super(entrants, ghost);
    this.seated = seated;
  }

  /**
   * Adds games between two entrants.
   *
   * @param first the entrant that moved first
   * @param second the entrant that moved second
   * @param won how many the first won, draws counting one half
   * @param lost how many the second won, draws counting one half
   */
  public void add(int first, int second, double won, double lost) {
    int[] seats = {first, second};
    add(SeatedResult.of(seats, new double[] {1, 0}), won);
    add(SeatedResult.of(seats, new double[] {0, 1}), lost);
  }

  @Override
  Stages stages(Set<SeatedResult> seen) {
    Stages stages = new Stages(entrants(), ghost() > 0, seated ? 1 : 0, Map.of(), seated ? 0 : -1);
    for (SeatedResult result : seen) {
      Choices.Alternative first = side(stages, result.entrant(0), true);
      Choices.Alternative second = side(stages, result.entrant(1), false);
      double score = (1 + Math.signum(result.payoff(0) - result.payoff(1))) / 2;
      if (score > 0) {
        stages.add(result, score, List.of(first, second));
      }
      if (score < 1) {
        stages.add(result, 1 - score, List.of(second, first));
      }
    }
    for (int i = 0; ghost() > 0 && i < entrants(); i++) {
      Choices.Alternative entrant = side(stages, i, false);
      Choices.Alternative spirit = side(stages, entrants(), false);
      stages.addGhost(ghost(), List.of(entrant, spirit));
      stages.addGhost(ghost(), List.of(spirit, entrant));
    }
    return stages;
  }

  private static Choices.Alternative side(Stages stages, int entrant, boolean first) {
    int[] parameters = {stages.parameter(entrant), first ? stages.seatParameter() : -1};
    return Stages.alternative(parameters, new double[] {1, 1});
  }
}
