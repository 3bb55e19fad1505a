package org.plyscope.agent.neural.a3c;

import org.plyscope.api.learn.Lesson;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;

/** The sums of a lesson. */
final class Sums {
  private static final Figure VALUE_LOSS =
      Figure.of("value-loss", "Value loss")
          .withHelp("Half the mean square difference between the value and the return.");
  private static final Figure POLICY_LOSS =
      Figure.of("policy-loss", "Policy loss")
          .withHelp("The mean of minus the logarithm of a move's probability times its advantage.");
  private static final Figure ENTROPY =
      Figure.of("entropy", "Entropy")
          .withHelp("How undecided the policy is, on average over all decisions.")
          .withUnit("nats");
  private static final Figure GRADIENT =
      Figure.of("gradient", "Gradient")
          .withHelp("The mean length of a game's gradient before it was shortened.");
  private static final Figure PLIES =
      Figure.of("plies", "Length of a game").withHelp("The mean.").withUnit("plies");
  private static final Figure SPARRING =
      Figure.of("sparring-score", "Score in sparring")
          .withHelp("The mean payoff in games against the sparring partner, moves drawn.")
          .withFormat(Figure.Format.PERCENT);

  private long games;
  private long steps;
  private long plies;
  private long sparred;
  private double score;
  private double squares;
  private double policy;
  private double entropy;
  private double gradients;

  void step(double lack, double policyLoss, double undecided) {
    steps++;
    squares += lack * lack;
    policy += policyLoss;
    entropy += undecided;
  }

  void gradient(double length) {
    gradients += length;
  }

  void game(int length, double payoff) {
    games++;
    plies += length;
    if (!Double.isNaN(payoff)) {
      sparred++;
      score += payoff;
    }
  }

  void add(Sums other) {
    games += other.games;
    steps += other.steps;
    plies += other.plies;
    sparred += other.sparred;
    score += other.score;
    squares += other.squares;
    policy += other.policy;
    entropy += other.entropy;
    gradients += other.gradients;
  }

  Lesson lesson(long number) {
    Figures figures =
        Figures.NONE
            .with(VALUE_LOSS, squares / 2 / steps)
            .with(POLICY_LOSS, policy / steps)
            .with(ENTROPY, entropy / steps)
            .with(GRADIENT, gradients / games)
            .with(PLIES, (double) plies / games);
    if (sparred > 0) {
      figures = figures.with(SPARRING, score / sparred);
    }
    return new Lesson(number, games, steps, figures);
  }
}
