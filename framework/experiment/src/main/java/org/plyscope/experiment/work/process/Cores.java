package org.plyscope.experiment.work.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.plyscope.api.InputException;

/**
 * The processors of this machine that can work without taking anything from each other: one of each
 * physical core. The first is left to the lab and the system. Immutable.
 */
public final class Cores {
  private static final Path CPUS = Path.of("/sys/devices/system/cpu");
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Path TASKSET = Path.of("/usr/bin/taskset");

  private final List<Integer> ids;
  private final boolean pinning;

  private Cores(List<Integer> ids, boolean pinning) {
    this.ids = List.copyOf(ids);
    this.pinning = pinning;
  }

  /**
   * Inspects this machine; where the system does not report cores, every processor counts as one.
   */
  public static Cores ofThisMachine() {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    Cores found = read(CPUS, STATUS, linux && Files.isExecutable(TASKSET));
    if (!found.ids.isEmpty()) {
      return found;
    }
    List<Integer> all = new ArrayList<>();
    for (int id = 0; id < Runtime.getRuntime().availableProcessors(); id++) {
      all.add(id);
    }
    return new Cores(all, false);
  }

  /** Reads the processors that Linux reports, and which of them this process may use. */
  static Cores read(Path cpus, Path status, boolean pinning) {
    List<Integer> first = new ArrayList<>();
    try {
      Set<Integer> allowed = new TreeSet<>();
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("Cpus_allowed_list:")) {
          allowed.addAll(list(line.substring(line.indexOf(':') + 1)));
        }
      }
      Set<Integer> seen = new TreeSet<>();
      for (int id : allowed) {
        Path siblings = cpus.resolve("cpu" + id + "/topology/thread_siblings_list");
        if (seen.add(id)) {
          first.add(id);
          seen.addAll(list(Files.readString(siblings)));
        }
      }
      return new Cores(first, pinning);
    } catch (IOException | NumberFormatException e) {
      return new Cores(List.of(), false);
    }
  }

  /** Reads a list such as {@code 0-3,8}. */
  private static List<Integer> list(String text) {
    List<Integer> ids = new ArrayList<>();
    for (String range : text.strip().split(",", -1)) {
      String[] ends = range.strip().split("-", 2);
      int last = Integer.parseInt(ends[ends.length - 1]);
      for (int id = Integer.parseInt(ends[0]); id <= last; id++) {
        ids.add(id);
      }
    }
    return ids;
  }

  /** Returns how many workers keep out of each other's way: the cores but one, at least 1. */
  public int workers() {
    return Math.max(1, ids.size() - 1);
  }

  /**
   * Returns the default number of workers.
   *
   * @param timed whether agents have limits of time
   * @return all processors but one; only as many as {@link #workers} if times matter
   */
  public int usualWorkers(boolean timed) {
    return timed ? workers() : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /**
   * Refuses more workers than keep out of each other's way.
   *
   * @param workers how many are wanted
   * @throws InputException if that is too many
   */
  public void check(int workers) {
    if (workers > workers()) {
      throw new InputException(
          "With limits of time at most %d %s out of each other's way on this machine with %d %s; ask for fewer, or add --force."
              .formatted(
                  workers(),
                  workers() == 1 ? "worker keeps" : "workers keep",
                  ids.size(),
                  ids.size() == 1 ? "core" : "cores"));
    }
  }

  /**
   * Ties a command to the core of a worker. Returns the command that does so; the same where that
   * is impossible.
   */
  List<String> pinned(int worker, List<String> line) {
    if (!pinning || ids.isEmpty()) {
      return line;
    }
    int core = ids.size() == 1 ? 0 : 1 + worker % (ids.size() - 1);
    List<String> all = new ArrayList<>(List.of(TASKSET.toString(), "-c", "" + ids.get(core)));
    all.addAll(line);
    return all;
  }
}
