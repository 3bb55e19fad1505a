package org.plyscope.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.wire.WireText;

/**
 * Measures the cost of a move that another process chooses, with an agent that does nothing else.
 */
public final class ProcessBench {
  private static final int WARM = 2_000;
  private static final int MOST = 200_000;

  private ProcessBench() {}

  /**
   * The time that moves took.
   *
   * @param moves how many there were
   * @param meanMicros the mean in microseconds
   * @param medianMicros the median
   * @param slowMicros the time that one in a hundred exceeds
   */
  public record Overhead(int moves, double meanMicros, double medianMicros, double slowMicros) {}

  /** Starts the program, and asks it for moves for some time. */
  public static Overhead run(
      AgentPrograms programs, Rules rules, double seconds, BooleanSupplier stop)
      throws InterruptedException {
    Path folder = null;
    try {
      folder = Files.createTempDirectory("plyscope-echo");
      Path file = extracted(folder);
      try {
        return measured(programs, rules, folder, seconds, stop);
      } finally {
        for (Path at = file; !at.equals(folder); at = at.getParent()) {
          Files.deleteIfExists(at);
        }
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts the class where a process finds it without the rest of the program. */
  private static Path extracted(Path folder) throws IOException {
    String name = EchoAgent.class.getName().replace('.', '/') + ".class";
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    try (InputStream in = EchoAgent.class.getResourceAsStream("/" + name)) {
      Files.copy(in, file);
    }
    return file;
  }

  private static Overhead measured(
      AgentPrograms programs, Rules rules, Path folder, double seconds, BooleanSupplier stop)
      throws InterruptedException {
    Map<String, Object> descriptor = new LinkedHashMap<>();
    descriptor.put("plyagent", 1);
    descriptor.put("id", "echo");
    descriptor.put(
        "command",
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            ".",
            EchoAgent.class.getName()));
    AgentProgram program =
        programs.attempt(programs.parse(WireText.line(descriptor), folder), line -> {});
    AgentFactory agents = programs.agents(program);
    Line line = Line.of(rules);
    long[] nanos = new long[MOST];
    int moves = 0;
    try (Agent agent = agents.create(rules, OptionValues.defaults(agents.options()))) {
      agent.begin(line, line.state().toMove());
      SearchRequest request = SearchRequest.of(line, Limits.NONE);
      for (int i = 0; i < WARM && !stop.getAsBoolean(); i++) {
        agent.search(request, SearchListener.NONE);
      }
      long end = System.nanoTime() + (long) (seconds * 1e9);
      while (moves < MOST && System.nanoTime() < end && !stop.getAsBoolean()) {
        long start = System.nanoTime();
        agent.search(request, SearchListener.NONE);
        nanos[moves++] = System.nanoTime() - start;
      }
    }
    return overhead(Arrays.copyOf(nanos, moves));
  }

  private static Overhead overhead(long[] nanos) {
    Arrays.sort(nanos);
    int moves = nanos.length;
    double mean = Arrays.stream(nanos).average().orElse(0) / 1e3;
    return moves == 0
        ? new Overhead(0, 0, 0, 0)
        : new Overhead(moves, mean, nanos[moves / 2] / 1e3, nanos[moves * 99 / 100] / 1e3);
  }
}
