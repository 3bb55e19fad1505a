package org.plyscope.tuner.genetic;

import io.jenetics.Alterer;
import io.jenetics.DoubleGene;
import io.jenetics.LinearRankSelector;
import io.jenetics.MeanAlterer;
import io.jenetics.RouletteWheelSelector;
import io.jenetics.Selector;
import io.jenetics.SinglePointCrossover;
import io.jenetics.StochasticUniversalSelector;
import io.jenetics.TournamentSelector;
import io.jenetics.TruncationSelector;
import io.jenetics.UniformCrossover;
import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Offers the genetic algorithm; its presets are those of the study. */
@Component(service = TunerFactory.class)
public final class GeneticTuner implements TunerFactory {
  static final Option<Long> POPULATION =
      Option.integer("population", "Population", "How many candidates live together.", 20, 2, 1000);

  static final Option<Long> GENERATIONS =
      Option.integer(
          "generations", "Generations", "How often a population is measured.", 30, 1, 100_000);

  static final Option<Double> MUTATION =
      Option.decimal(
          "mutation",
          "Mutation",
          "How likely each value of a child is changed by a normally distributed step.",
          0.1,
          0,
          1);

  static final Option<Double> SIGMA =
      Option.decimal(
          "sigma",
          "Sigma",
          "The standard deviation of that step, in parts of the range of an option.",
          0.1,
          0.0001,
          1);

  static final Option<Double> SPREAD =
      Option.decimal(
          "spread",
          "Spread at the start",
          "The standard deviation of the first population around the start values, in parts of the"
              + " range; 0 draws it from the whole range.",
          0.2,
          0,
          1);

  static final Option<String> SELECTION =
      Option.choice(
          "selection",
          "Selection",
          "How parents are chosen.",
          "tournament",
          List.of("tournament", "rank", "roulette", "stochastic-universal", "truncation"));

  static final Option<Long> TOURNAMENT =
      Option.integer(
          "tournament-size",
          "Tournament size",
          "Among how many the best becomes a parent, where selection is a tournament.",
          3,
          2,
          100);

  static final Option<String> CROSSOVER =
      Option.choice(
          "crossover",
          "Crossover",
          "How two parents make children: each value from either, one cut, or their mean.",
          "uniform",
          List.of("uniform", "single-point", "mean", "none"));

  static final Option<Double> CROSSOVER_RATE =
      Option.decimal(
          "crossover-rate",
          "Crossover rate",
          "How likely two parents mix; others are copied.",
          0.6,
          0,
          1);

  static final Option<Double> SURVIVORS =
      Option.decimal(
          "survivors",
          "Survivors",
          "The share of a population that lives on unchanged, the best first.",
          0.1,
          0,
          0.9);

  @Override
  public String id() {
    return "genetic";
  }

  @Override
  public String name() {
    return "Genetic algorithm";
  }

  @Override
  public String description() {
    return "Lets a population evolve by selection, crossover and Gaussian mutation, all of it"
        + " measured together in every generation.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        POPULATION,
        GENERATIONS,
        MUTATION,
        SIGMA,
        SPREAD,
        SELECTION,
        TOURNAMENT,
        CROSSOVER,
        CROSSOVER_RATE,
        SURVIVORS);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
                "genetic/study-002",
                "Genetic algorithm of study 002",
                "A population of 50 over 250 generations with Gaussian mutation .1; the study"
                    + " leaves selection and crossover open.")
            .with("population", "50")
            .with("generations", "250")
            .with("mutation", "0.1"));
  }

  @Override
  public Tuner create(PartContext context) {
    OptionValues values = context.options();
    return task -> new Evolution(task, values).run();
  }

  static Selector<DoubleGene, Double> selector(OptionValues values) {
    return switch (values.get(SELECTION)) {
      case "rank" -> new LinearRankSelector<>();
      case "roulette" -> new RouletteWheelSelector<>();
      case "stochastic-universal" -> new StochasticUniversalSelector<>();
      case "truncation" -> new TruncationSelector<>();
      default -> new TournamentSelector<>(values.get(TOURNAMENT).intValue());
    };
  }

  static Alterer<DoubleGene, Double> crossover(OptionValues values) {
    double rate = values.get(CROSSOVER_RATE);
    return switch (values.get(CROSSOVER)) {
      case "single-point" -> new SinglePointCrossover<>(rate);
      case "mean" -> new MeanAlterer<>(rate);
      case "none" -> new UniformCrossover<>(0, 0);
      default -> new UniformCrossover<>(rate, 0.5);
    };
  }
}
