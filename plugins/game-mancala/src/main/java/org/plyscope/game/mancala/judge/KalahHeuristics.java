package org.plyscope.game.mancala.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.kalah.KalahRules;

/** The weighted sum of the ten heuristics of the Kalah study. */
@Component(service = EvaluatorFactory.class)
public final class KalahHeuristics implements EvaluatorFactory {
  private static final double THOUSANDTHS = 1000;

  private static final List<String> MEANINGS =
      List.of(
          "seeds in the leftmost house",
          "seeds on the own side",
          "own houses that are not empty",
          "seeds in the own store",
          "1 if the player's latest move was its rightmost house that was not empty",
          "less the seeds in the opponent's store",
          "the player's moves along the line that gave another turn",
          "the difference of the stores",
          "own store less 1.5 times the opponent's, once that holds 5",
          "1.5 times the own store less the opponent's, once the own holds 5");

  static final Option<String> WEIGHTS =
      Option.choice(
          "weights",
          "Weights",
          "A published run of the genetic algorithm, or custom to use w1 to w10; changing one of"
              + " these is enough where no run is chosen.",
          PublishedWeights.BEST,
          PublishedWeights.names());

  static final Option<String> H9 =
      Option.choice(
          "h9",
          "Sign in H9",
          "Whether H9 counts the own store for the player (corrected) or against it (printed).",
          "corrected",
          List.of("corrected", "printed"));

  static final Option<String> H10 =
      Option.choice(
          "h10",
          "Sign of H10",
          "Whether H10 counts for the player, as in the study's formula (printed), or against it,"
              + " as its text says (negative).",
          "printed",
          List.of("printed", "negative"));

  static final Option<String> H4_H6 =
      Option.choice(
          "h4-h6",
          "H4 and H6",
          "Whether they are the seeds in the stores, as in the study's pseudo-code (stores), or as"
              + " in its text gains with a look-ahead of one and two moves: the gain of the "
              + "player's latest move and the largest gain of the opponent's next one (gains).",
          "stores",
          List.of("stores", "gains"));

  static final List<Option<Double>> SINGLE =
      IntStream.range(0, MEANINGS.size()).mapToObj(KalahHeuristics::single).toList();

  private static Option<Double> single(int index) {
    String number = String.valueOf(index + 1);
    return Option.decimal(
        "w" + number,
        "Weight of H" + number,
        "Custom weight of H" + number + ": " + MEANINGS.get(index) + ".",
        PublishedWeights.of(PublishedWeights.BEST)[index] / THOUSANDTHS,
        -10,
        10);
  }

  @Override
  public String id() {
    return "kalah-heuristics";
  }

  @Override
  public String name() {
    return "Kalah heuristics H1-H10";
  }

  @Override
  public String description() {
    return "The weighted sum of ten heuristics, with the weights of any published run of the"
        + " genetic algorithm or with custom ones, exact to a thousandth.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof KalahRules;
  }

  @Override
  public List<Option<?>> options() {
    List<Option<?>> options = new ArrayList<>(List.of(WEIGHTS, H9, H10, H4_H6));
    options.addAll(SINGLE);
    return options;
  }

  @Override
  public Evaluator create(PartContext context) {
    int[] weights =
        custom(context.options())
            ? SINGLE.stream()
                .mapToInt(o -> (int) Math.round(context.options().get(o) * THOUSANDTHS))
                .toArray()
            : PublishedWeights.of(context.options().get(WEIGHTS));
    int houses = ((KalahRules) context.rules()).layout().houses();
    return new HeuristicSum(
        houses,
        weights,
        context.options().get(H9).equals("printed"),
        context.options().get(H10).equals("negative"),
        context.options().get(H4_H6).equals("gains"));
  }

  /**
   * The single weights begin as those of the standard run, so they also show what to change in it.
   */
  private static boolean custom(OptionValues values) {
    String run = values.get(WEIGHTS);
    List<String> changed =
        SINGLE.stream().map(Option::id).filter(values.changes()::containsKey).toList();
    if (changed.isEmpty() || run.equals(PublishedWeights.CUSTOM)) {
      return run.equals(PublishedWeights.CUSTOM);
    }
    if (!run.equals(PublishedWeights.BEST)) {
      throw new InputException(
          "The weights of %s are fixed; choose weights=custom to use %s."
              .formatted(run, String.join(", ", changed)));
    }
    return true;
  }
}
