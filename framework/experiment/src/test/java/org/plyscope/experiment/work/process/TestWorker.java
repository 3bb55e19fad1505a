package org.plyscope.experiment.work.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.Samples;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.hostile.HostileAgents;

/** A worker process with the games and agents of the tests. */
public final class TestWorker {
  private TestWorker() {}

  /** Works as a worker does. */
  public static void main(String[] args) {
    Runtime.getRuntime().halt(WorkerLoop.run(catalog(), Path.of(args[0]), false));
  }

  /** Returns the catalog of the workers and of the lab. */
  public static Catalog catalog() {
    return Samples.catalog(new HostileAgents(), Samples.agent("thinker", () -> TestWorker::think));
  }

  /** Takes some time for a move, and plays the same with the same seed. */
  private static SearchResult think(SearchRequest request, SearchListener listener) {
    long until = System.nanoTime() + 10_000_000;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    return Samples.choose(request, request.seed() >>> 8, 0);
  }

  /** Returns how such a worker is started. */
  public static WorkerCommand command() {
    return (worker, folder, box, experiment) -> {
      List<String> line = new ArrayList<>();
      line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      line.addAll(WorkerCommand.options(experiment.workerSettings()));
      line.add("-XX:TieredStopAtLevel=1");
      line.add("-cp");
      line.add(System.getProperty("java.class.path"));
      line.add(TestWorker.class.getName());
      line.add(box.toString());
      return line;
    };
  }
}
