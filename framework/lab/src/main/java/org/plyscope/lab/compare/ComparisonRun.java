package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.JobMonitor;

/**
 * Works through a request: one search after the other, because searches side by side would spoil
 * each other's times; all shallow ones first, so that a cancelled comparison is still useful.
 */
public final class ComparisonRun {
  /** How much longer a search is assumed to take than one a ply less deep, for the progress. */
  private static final double GROWTH = 5;

  /** Runs one search and waits for its end. */
  public interface Searcher {
    /** Returns what the search found; after a cancel, the best so far. */
    Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException;
  }

  private record Task(int configuration, int subject, int depth) {}

  private final ComparisonRequest request;
  private final Searcher searcher;
  private final Consumer<? super Comparison> watcher;
  private final List<TreeSize> trees = new ArrayList<>();
  private final List<Measurement> measurements = new ArrayList<>();
  private final Map<Integer, String> problems = new HashMap<>();

  /**
   * Makes a run, which runs once.
   *
   * @param watcher gets what is known so far after each search
   */
  public ComparisonRun(
      ComparisonRequest request, Searcher searcher, Consumer<? super Comparison> watcher) {
    this.request = request;
    this.searcher = searcher;
    this.watcher = watcher;
  }

  /** Returns everything that was finished; after a cancel, what was finished before it. */
  public Comparison run(JobMonitor monitor) throws InterruptedException {
    for (Subject subject : request.subjects()) {
      monitor.progress(0, "Counting moves: " + subject.name());
      trees.add(
          TreeCount.of(subject.line().state(), Math.max(1, request.deepest()), monitor::cancelled));
    }
    List<Task> tasks = tasks();
    double whole = tasks.stream().mapToDouble(this::effort).sum();
    double done = 0;
    for (Task task : tasks) {
      if (monitor.cancelled()) {
        break;
      }
      monitor.progress(done / whole, describe(task));
      if (!problems.containsKey(task.configuration())) {
        search(task, monitor);
        watcher.accept(snapshot());
      }
      done += effort(task);
    }
    return snapshot();
  }

  private Comparison snapshot() {
    return new MeasuredComparison(request, trees, measurements, problems);
  }

  private void search(Task task, JobMonitor monitor) throws InterruptedException {
    Configuration configuration = request.configurations().get(task.configuration());
    Line line = request.subjects().get(task.subject()).line();
    Limits limits = configuration.limits().withDepth(task.depth());
    boolean last = task.depth() == configuration.limits().depth();
    AnalysisRequest search =
        AnalysisRequest.of(line, configuration.agent(), limits)
            .withSeed(configuration.seed())
            .withTrace(last ? request.traceNodes() : 0);
    try {
      Analysis analysis = searcher.analyse(search, monitor);
      if (analysis.result().status() != SearchResult.Status.STOPPED) {
        measurements.add(
            new Measurement(task.configuration(), task.subject(), task.depth(), analysis));
      }
    } catch (InputException e) {
      problems.put(task.configuration(), e.getMessage());
    }
  }

  private List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    for (int c = 0; c < request.configurations().size(); c++) {
      int deepest = request.configurations().get(c).limits().depth();
      for (int depth = Math.min(1, deepest); depth <= deepest; depth++) {
        for (int s = 0; s < request.subjects().size(); s++) {
          tasks.add(new Task(c, s, depth));
        }
      }
    }
    // A stable sort keeps the configurations in order; those without depth come last.
    tasks.sort(Comparator.comparingInt(t -> t.depth() == 0 ? Integer.MAX_VALUE : t.depth()));
    return tasks;
  }

  private double effort(Task task) {
    return Math.pow(GROWTH, task.depth() == 0 ? request.deepest() : task.depth());
  }

  private String describe(Task task) {
    String name = request.configurations().get(task.configuration()).name();
    String subject = request.subjects().get(task.subject()).name();
    return task.depth() == 0
        ? name + ", " + subject
        : String.format(Locale.ROOT, "%s, %s, depth %d", name, subject, task.depth());
  }
}
