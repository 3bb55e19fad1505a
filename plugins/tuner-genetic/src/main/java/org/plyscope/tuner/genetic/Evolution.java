package org.plyscope.tuner.genetic;

import io.jenetics.Alterer;
import io.jenetics.AltererResult;
import io.jenetics.DoubleChromosome;
import io.jenetics.DoubleGene;
import io.jenetics.EliteSelector;
import io.jenetics.Genotype;
import io.jenetics.Optimize;
import io.jenetics.Phenotype;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionStart;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.learn.TuningTask.Axis;
import org.plyscope.api.learn.TuningTask.Score;
import org.plyscope.api.option.OptionValues;

/**
 * One run of the genetic algorithm. Candidates may play each other, so a whole population is
 * measured at once, survivors included; everything else runs on the calling thread, in one order,
 * with one source of random numbers.
 */
final class Evolution {
  /** Carries an interruption through the library. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped(InterruptedException cause) {
      super(cause);
    }
  }

  private final TuningTask task;
  private final OptionValues values;
  private final List<Axis> axes;
  private InterruptedException interruption;

  Evolution(TuningTask task, OptionValues values) {
    this.task = task;
    this.values = values;
    this.axes = task.axes();
  }

  /** Evolves, and returns the best of the last population. */
  double[] run() throws InterruptedException {
    if (task.spent()) {
      return task.start();
    }
    try {
      return RandomRegistry.with(new Random(task.seed()), this::evolve);
    } catch (RuntimeException e) {
      if (interruption != null) {
        throw interruption;
      }
      throw e;
    }
  }

  private double[] evolve(Random random) {
    int size = values.get(GeneticTuner.POPULATION).intValue();
    Engine<DoubleGene, Double> engine =
        new Engine.Builder<>(this::measured, () -> genotype(drawn(random)))
            .populationSize(size)
            .survivorsSize((int) Math.round(size * values.get(GeneticTuner.SURVIVORS)))
            .survivorsSelector(new EliteSelector<>())
            .offspringSelector(GeneticTuner.selector(values))
            .alterers(GeneticTuner.crossover(values), new Step())
            .optimize(Optimize.MAXIMUM)
            .maximalPhenotypeAge(Long.MAX_VALUE)
            .executor(Runnable::run)
            .build();
    List<Phenotype<DoubleGene, Double>> first = new ArrayList<>();
    first.add(Phenotype.of(genotype(task.start()), 1));
    while (first.size() < size) {
      first.add(Phenotype.of(genotype(drawn(random)), 1));
    }
    ISeq<Phenotype<DoubleGene, Double>> population = measured(ISeq.of(first));
    long generations = values.get(GeneticTuner.GENERATIONS);
    for (long generation = 1; generation < generations && !task.spent(); generation++) {
      population = engine.evolve(EvolutionStart.of(population, generation)).population();
    }
    return point(best(population).genotype());
  }

  private static Phenotype<DoubleGene, Double> best(Seq<Phenotype<DoubleGene, Double>> population) {
    Phenotype<DoubleGene, Double> best = population.get(0);
    for (Phenotype<DoubleGene, Double> candidate : population) {
      best = candidate.fitness() > best.fitness() ? candidate : best;
    }
    return best;
  }

  /** Measures a whole population, unless nothing in it is new: the engine asks twice. */
  private ISeq<Phenotype<DoubleGene, Double>> measured(Seq<Phenotype<DoubleGene, Double>> all) {
    if (all.stream().allMatch(Phenotype::isEvaluated)) {
      return all.asISeq();
    }
    try {
      List<Score> scores = task.measure(all.stream().map(p -> point(p.genotype())).toList());
      List<Phenotype<DoubleGene, Double>> known = new ArrayList<>();
      for (int i = 0; i < scores.size(); i++) {
        known.add(all.get(i).nullifyFitness().withFitness(scores.get(i).value()));
      }
      return ISeq.of(known);
    } catch (InterruptedException e) {
      interruption = e;
      throw new Stopped(e);
    }
  }

  /** Draws a candidate around the start, or anywhere. */
  private double[] drawn(RandomGenerator random) {
    double spread = values.get(GeneticTuner.SPREAD);
    double[] point = task.start();
    for (int i = 0; i < point.length; i++) {
      boolean anywhere = spread == 0 || !axes.get(i).ordered();
      point[i] = anywhere ? random.nextDouble() : stepped(point[i], spread, random);
    }
    return point;
  }

  private static double stepped(double at, double sigma, RandomGenerator random) {
    return Math.max(0, Math.min(1, at + sigma * random.nextGaussian()));
  }

  private static Genotype<DoubleGene> genotype(double[] point) {
    DoubleGene[] genes = new DoubleGene[point.length];
    for (int i = 0; i < genes.length; i++) {
      genes[i] = DoubleGene.of(point[i], 0, Math.nextUp(1.0));
    }
    return Genotype.of(DoubleChromosome.of(genes));
  }

  private static double[] point(Genotype<DoubleGene> genotype) {
    return genotype.chromosome().as(DoubleChromosome.class).toArray();
  }

  /**
   * Mutation by steps whose size is an option, which that of the library does not let one choose.
   */
  private final class Step implements Alterer<DoubleGene, Double> {
    @Override
    public AltererResult<DoubleGene, Double> alter(
        Seq<Phenotype<DoubleGene, Double>> population, long generation) {
      RandomGenerator random = RandomRegistry.random();
      List<Phenotype<DoubleGene, Double>> altered = new ArrayList<>();
      int mutations = 0;
      for (Phenotype<DoubleGene, Double> candidate : population) {
        double[] point = point(candidate.genotype());
        int before = mutations;
        for (int i = 0; i < point.length; i++) {
          if (random.nextDouble() < values.get(GeneticTuner.MUTATION)) {
            point[i] = changed(i, point[i], random);
            mutations++;
          }
        }
        altered.add(mutations == before ? candidate : Phenotype.of(genotype(point), generation));
      }
      return new AltererResult<>(ISeq.of(altered), mutations);
    }

    private double changed(int i, double at, RandomGenerator random) {
      Axis axis = axes.get(i);
      if (!axis.ordered()) {
        return random.nextDouble();
      }
      // A step that reaches no other whole number would change nothing.
      double least = axis.values() == 0 ? 0 : 1.0 / axis.values();
      return stepped(at, Math.max(values.get(GeneticTuner.SIGMA), least), random);
    }
  }
}
