package org.plyscope.bench.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyscope.api.InputException;
import org.plyscope.bench.fuzz.mutate.Mutator;
import org.plyscope.lab.fuzz.FuzzTarget;

/** One target and its results so far. One thread works with it, another one looks. */
final class Trial {
  /** More than any reader needs for inputs of this size. */
  private static final long MOST_BYTES = 2L << 30;

  private static final int SHOWN = 300;

  /** How many kinds of findings of one target are kept; the rest is likely the same. */
  private static final int KEPT = 20;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The cost of an input: with making it, reading it only, and the memory for reading it. */
  private record Cost(long allNanos, long nanos, long bytes) {}

  private final FuzzTarget target;
  private final Mutator mutator;
  private final long seed;
  private final Map<String, FuzzRun.Finding> findings = new LinkedHashMap<>();
  private volatile long number;
  private long inputs;
  private long refused;
  private long broke;
  private long cpuNanos;
  private long slowest;
  private long slowestNanos;
  private long mostBytes;

  Trial(FuzzTarget target, long seed) {
    this.target = target;
    this.mutator = Mutator.of(target.form(), target.samples());
    this.seed = (seed * 31 + target.name().hashCode()) * 1_000_003;
  }

  /** Goes to an input. */
  void startAt(long input) {
    number = input;
  }

  /** Returns the number of the input that is read now or next. */
  long number() {
    return number;
  }

  synchronized long inputs() {
    return inputs;
  }

  synchronized long cpuNanos() {
    return cpuNanos;
  }

  synchronized FuzzRun.Tally tally() {
    return new FuzzRun.Tally(
        target.name(), inputs, refused, broke, cpuNanos, slowest, slowestNanos, mostBytes);
  }

  synchronized List<FuzzRun.Finding> findings() {
    return List.copyOf(findings.values());
  }

  /** Makes an input from its number alone, so that a finding can be repeated. */
  private byte[] input(long input) {
    return mutator.mutated(new SplittableRandom(seed + input));
  }

  /** Tries the next input. */
  void next() {
    long own = number;
    long began = THREADS.getCurrentThreadCpuTime();
    byte[] input = input(own);
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long start = THREADS.getCurrentThreadCpuTime();
    String failure = "";
    boolean accepted = false;
    try {
      target.reader().read(input);
      accepted = true;
    } catch (InputException e) {
      failure = e.getMessage() == null || e.getMessage().isBlank() ? "refused without a word" : "";
    } catch (Throwable e) {
      failure = described(e);
    }
    long end = THREADS.getCurrentThreadCpuTime();
    long nanos = end - start;
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    if (failure.isEmpty() && nanos > FuzzWorker.MOST_NANOS) {
      failure = "took " + nanos / 1_000_000_000 + " seconds of processor time";
    }
    if (failure.isEmpty() && allocated > MOST_BYTES) {
      failure = "allocated " + (allocated >> 20) + " MB";
    }
    count(own, input, accepted, failure, new Cost(end - began, nanos, allocated));
  }

  private synchronized void count(
      long own, byte[] input, boolean accepted, String failure, Cost cost) {
    if (own != number) {
      // The input was given up before; its thread came back late.
      return;
    }
    inputs++;
    number = own + 1;
    cpuNanos += cost.allNanos();
    mostBytes = Math.max(mostBytes, cost.bytes());
    if (cost.nanos() > slowestNanos) {
      slowestNanos = cost.nanos();
      slowest = own;
    }
    if (!failure.isEmpty()) {
      note(own, failure, input);
    } else if (!accepted) {
      refused++;
    }
  }

  /** Gives up the input that is being read. */
  synchronized void giveUp(long nanos) {
    inputs++;
    cpuNanos += nanos;
    note(number, "does not end", input(number));
    number++;
  }

  private void note(long own, String failure, byte[] input) {
    broke++;
    // The same exception at the same place is the same finding, whatever its message.
    String kind = failure.replaceFirst(": .* at ", " at ").replaceAll("\\d+", "#");
    if (findings.size() < KEPT) {
      String text = shown(new String(input, StandardCharsets.UTF_8));
      findings.putIfAbsent(kind, new FuzzRun.Finding(target.name(), own, shown(failure), text));
    }
  }

  private static String described(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    StringBuilder text = new StringBuilder(thrown.toString());
    int frames = 0;
    for (StackTraceElement frame : trace) {
      String name = frame.getClassName();
      boolean ours = name.startsWith("org.plyscope.") && !name.contains(".fuzz.");
      if (frames < 3 && ours) {
        text.append(frames++ == 0 ? " at " : " < ");
        text.append(frame.getFileName()).append(':').append(frame.getLineNumber());
      }
    }
    return text.toString();
  }

  private static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
