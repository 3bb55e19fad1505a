package org.plyscope.bench.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntPredicate;
import org.plyscope.api.InputException;

/** Throws damaged input at targets, in turns, and notes what they do about it. */
public final class FuzzRun {
  private static final long PATIENCE_SECONDS = 20;
  private static final int SHOWN = 200;

  /** How many findings of one target are kept; the rest is likely the same. */
  private static final int KEPT = 5;

  /**
   * What became of the input for one target.
   *
   * @param target its name
   * @param tried how many inputs it was given
   * @param refused how many of them it refused with a sentence
   * @param broke how many it broke at
   */
  public record Tally(String target, int tried, int refused, int broke) {}

  /**
   * An input that broke something.
   *
   * @param target what broke
   * @param number the number of the input; the same seed and number make it again
   * @param failure what happened
   * @param input the beginning of the input
   */
  public record Finding(String target, int number, String failure, String input) {}

  /** What a reader did. */
  private enum Answer {
    ACCEPTED,
    REFUSED
  }

  private final List<FuzzTarget> targets;
  private final long seed;
  private final Map<String, int[]> counts = new LinkedHashMap<>();
  private final List<Finding> findings = new ArrayList<>();
  private Worker worker = new Worker();

  /**
   * Prepares a run.
   *
   * @param targets what to try
   * @param seed the seed of all input
   */
  public FuzzRun(List<FuzzTarget> targets, long seed) {
    this.targets = List.copyOf(targets);
    this.seed = seed;
    targets.forEach(target -> counts.put(target.name(), new int[3]));
  }

  /**
   * Tries inputs until told otherwise.
   *
   * @param goesOn asked before each round, with its number, whether to go on
   * @return this run
   * @throws InterruptedException if the waiting thread is interrupted
   */
  public FuzzRun run(IntPredicate goesOn) throws InterruptedException {
    for (int number = 0; goesOn.test(number); number++) {
      for (FuzzTarget target : targets) {
        check(target, number);
      }
    }
    worker.end();
    return this;
  }

  /**
   * Returns what was tried.
   *
   * @return a tally per target
   */
  public List<Tally> tallies() {
    List<Tally> tallies = new ArrayList<>();
    counts.forEach((name, count) -> tallies.add(new Tally(name, count[0], count[1], count[2])));
    return tallies;
  }

  /**
   * Returns what broke.
   *
   * @return the findings, some of each target
   */
  public List<Finding> findings() {
    return List.copyOf(findings);
  }

  private void check(FuzzTarget target, int number) throws InterruptedException {
    byte[] input = input(target, number);
    int[] count = counts.get(target.name());
    count[0]++;
    try {
      count[1] += worker.read(target, input) == Answer.REFUSED ? 1 : 0;
    } catch (TimeoutException e) {
      worker = new Worker();
      note(target, number, "does not end within " + PATIENCE_SECONDS + " seconds", input);
    } catch (ExecutionException e) {
      note(target, number, e.getCause().toString(), input);
    }
  }

  /** Makes an input again from its number alone, so that a finding can be repeated. */
  private byte[] input(FuzzTarget target, int number) {
    long own = seed * 31 + target.name().hashCode();
    return new Mutator(own * 1_000_003 + number).damaged(target.samples());
  }

  private void note(FuzzTarget target, int number, String failure, byte[] input) {
    int[] count = counts.get(target.name());
    if (count[2]++ < KEPT) {
      String text = new String(input, StandardCharsets.UTF_8);
      findings.add(new Finding(target.name(), number, shown(failure), shown(text)));
    }
  }

  private static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }

  private static Answer answer(FuzzTarget target, byte[] input) throws Exception {
    try {
      target.reader().read(input);
      return Answer.ACCEPTED;
    } catch (InputException e) {
      if (e.getMessage() == null || e.getMessage().isBlank()) {
        throw new IllegalStateException("refused without a word", e);
      }
      return Answer.REFUSED;
    }
  }

  /** A thread that is left behind when a reader does not return. */
  private static final class Worker {
    private final SynchronousQueue<Runnable> tasks = new SynchronousQueue<>();
    private volatile boolean ended;

    Worker() {
      Thread thread = new Thread(this::work, "fuzz");
      thread.setDaemon(true);
      thread.start();
    }

    private void work() {
      try {
        while (!ended) {
          tasks.take().run();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    Answer read(FuzzTarget target, byte[] input)
        throws InterruptedException, ExecutionException, TimeoutException {
      FutureTask<Answer> task = new FutureTask<>(() -> answer(target, input));
      tasks.put(task);
      return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    void end() throws InterruptedException {
      tasks.put(() -> ended = true);
    }
  }
}
