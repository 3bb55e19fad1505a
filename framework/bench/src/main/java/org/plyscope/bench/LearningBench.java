package org.plyscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartFactory;
import org.plyscope.bench.internal.Stopwatch;
import org.plyscope.bench.yardstick.DenseYardstick;
import org.plyscope.lab.catalog.Catalog;

/**
 * Measures how fast positions are judged by the network that comes with the program, and how fast
 * one is trained, against the arithmetic of a network of the same size by hand: without rules,
 * encoding and choice of moves.
 */
public final class LearningBench {
  private static final String GAME = "kalah";
  private static final String COUNTS = "14";
  private static final int HIDDEN = 128;
  private static final Map<String, String> SELF_PLAY =
      Map.of("encoding", "seeds[counts=" + COUNTS + "]", "games", "20");
  private static final int ROUNDS = 5;
  private static final int POSITIONS = 64;
  private static final int DEEPEST = 30;

  /**
   * The approximate number of decisions in a game of Kalah; after each game the weights change
   * once.
   */
  private static final int DECISIONS = 36;

  private LearningBench() {}

  /**
   * Measures both.
   *
   * @param catalog where game, evaluator, encoding and trainer come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement of judging and one of training; after a stop, those that were finished
   * @throws InputException if the plugin with the networks is not there
   */
  public static List<Measurement> run(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    Rules rules = catalog.rules(GAME, "", Map.of());
    List<State> states = states(rules);
    Encoder encoder = made(catalog, rules, EncoderFactory.class, "seeds", Map.of("counts", COUNTS));
    float[][] inputs = new float[POSITIONS][encoder.inputs()];
    for (int i = 0; i < POSITIONS; i++) {
      encoder.encode(states.get(i), inputs[i]);
    }
    int moves = encoder.outputs();
    List<Measurement> measurements = new ArrayList<>();
    Stopwatch watch = new Stopwatch(seconds, ROUNDS, stop);
    DenseYardstick hand = new DenseYardstick(inputs[0].length, HIDDEN, moves);
    try {
      progress.accept("measuring positions");
      Evaluator evaluation = made(catalog, rules, EvaluatorFactory.class, "neural-value", Map.of());
      measurements.add(
          measured(
              watch,
              "positions judged",
              () -> {
                states.forEach(state -> evaluation.value(state, 0));
                return POSITIONS;
              },
              () -> {
                for (float[] input : inputs) {
                  hand.forward(input);
                }
                return POSITIONS;
              }));
      progress.accept("measuring training");
      try (Trainer training = made(catalog, rules, TrainerFactory.class, "a3c", SELF_PLAY)) {
        training.begin(1);
        measurements.add(
            measured(
                watch,
                "decisions learned",
                () -> learned(training, stop),
                () -> {
                  // Once to choose the move, once to learn from it.
                  for (int i = 0; i < DECISIONS; i++) {
                    hand.forward(inputs[i % POSITIONS]);
                    hand.learn(inputs[i % POSITIONS], i % moves, i % 3 - 1);
                  }
                  hand.step();
                  return DECISIONS;
                }));
      }
    } catch (CancellationException e) {
      progress.accept("stopped");
    }
    return measurements;
  }

  private static List<State> states(Rules rules) {
    SplittableRandom random = new SplittableRandom(1);
    MoveList moves = new MoveList();
    List<State> states = new ArrayList<>();
    while (states.size() < POSITIONS) {
      State state = rules.initial();
      for (int ply = random.nextInt(DEEPEST); ply > 0 && !state.over(); ply--) {
        state.play(state.randomMove(random, moves));
      }
      if (!state.over()) {
        states.add(state);
      }
    }
    return states;
  }

  private static <T, P extends PartFactory<T>> T made(
      Catalog catalog, Rules rules, Class<P> kind, String id, Map<String, String> changes) {
    P part =
        catalog.partsFor(kind, rules).stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        "There is no '"
                            + id
                            + "'; the plugin org.plyscope.agent.neural is missing."));
    OptionValues values = OptionValues.defaults(part.options()).with(changes);
    return catalog.make(kind, part, part.completed(rules, values), rules);
  }

  private static Measurement measured(
      Stopwatch watch, String work, LongSupplier api, LongSupplier hand) {
    watch.warmUp(api);
    watch.warmUp(hand);
    double[] rates = watch.measure(api, hand);
    return new Measurement(GAME, work, rates[0], rates[1]);
  }

  private static long learned(Trainer training, BooleanSupplier stop) {
    try {
      return training.learn(stop).steps();
    } catch (InterruptedException e) {
      throw new CancellationException("interrupted");
    }
  }
}
