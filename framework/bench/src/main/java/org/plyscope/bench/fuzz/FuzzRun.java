package org.plyscope.bench.fuzz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.plyscope.lab.fuzz.FuzzTarget;

/**
 * Throws damaged input at targets and notes their reactions. All targets get the same processor
 * time or the same number of inputs, so that a slow one costs the others nothing.
 */
public final class FuzzRun {
  private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /**
   * The result of one target.
   *
   * @param target its name
   * @param inputs the number of inputs it was given
   * @param refused how many of them it refused with a sentence
   * @param broke how many it broke at
   * @param cpuNanos the processor time that making and reading its inputs took
   * @param slowest the number of the input that took longest
   * @param slowestNanos the processor time of that input
   * @param mostBytes the most memory that one input made the reader allocate, used or not
   */
  public record Tally(
      String target,
      long inputs,
      long refused,
      long broke,
      long cpuNanos,
      long slowest,
      long slowestNanos,
      long mostBytes) {
    /**
     * Returns how many inputs were read: the inputs that were neither refused nor broke the reader.
     */
    public long accepted() {
      return inputs - refused - broke;
    }
  }

  /**
   * An input that broke something.
   *
   * @param target the target that failed
   * @param number the number of the input; the same seed and number make it again
   * @param failure the failure
   * @param input the beginning of the input
   */
  public record Finding(String target, long number, String failure, String input) {}

  private final List<Trial> trials;
  private FuzzWorker worker = new FuzzWorker();

  /** Prepares a run. */
  public FuzzRun(List<FuzzTarget> targets, long seed) {
    this.trials = targets.stream().map(target -> new Trial(target, seed)).toList();
  }

  /**
   * Gives every target the same number of inputs, from input 0 on.
   *
   * @param inputs how many
   * @param stop asked now and then whether to end early
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public FuzzRun inputs(long inputs, BooleanSupplier stop) throws InterruptedException {
    for (Trial trial : trials) {
      while (trial.inputs() < inputs && !stop.getAsBoolean()) {
        work(trial, inputs - trial.inputs());
      }
    }
    worker.end();
    return this;
  }

  /**
   * Gives every target the same processor time.
   *
   * @param seconds when to end, by the clock
   * @param stop asked now and then whether to end early
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public FuzzRun seconds(double seconds, BooleanSupplier stop) throws InterruptedException {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    while (System.nanoTime() - end < 0 && !stop.getAsBoolean()) {
      work(
          trials.stream().min(Comparator.comparingLong(Trial::cpuNanos)).orElseThrow(),
          Long.MAX_VALUE);
    }
    worker.end();
    return this;
  }

  /**
   * Tries one input only, to look at a finding again.
   *
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public FuzzRun only(long number) throws InterruptedException {
    for (Trial trial : trials) {
      trial.startAt(number);
      work(trial, 1);
    }
    worker.end();
    return this;
  }

  private void work(Trial trial, long inputs) throws InterruptedException {
    if (!worker.work(trial, inputs, SLICE_NANOS)) {
      worker = new FuzzWorker();
    }
  }

  /** Returns a tally per target. */
  public List<Tally> tallies() {
    return trials.stream().map(Trial::tally).toList();
  }

  /** Returns the findings; of those of a target that look the same, the first. */
  public List<Finding> findings() {
    List<Finding> all = new ArrayList<>();
    trials.forEach(trial -> all.addAll(trial.findings()));
    return all;
  }
}
