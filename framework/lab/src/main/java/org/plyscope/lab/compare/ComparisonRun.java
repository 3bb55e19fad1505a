package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.JobMonitor;

/**
 * Works through the missing searches of a comparison: one search after the other, because searches
 * side by side would spoil each other's times; all shallow ones first, so that a cancelled
 * comparison is still useful.
 */
public final class ComparisonRun {
  /** Runs one search and waits for its end. */
  public interface Searcher {
    /** Returns the result of the search; after a cancel, the best so far. */
    Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException;
  }

  private final MeasuredComparison start;
  private final Searcher searcher;
  private final Consumer<? super Comparison> watcher;
  private final List<Measurement> measurements;
  private final Map<Integer, String> problems = new HashMap<>();
  private TreeSizes trees;

  /**
   * Makes a run, which runs once.
   *
   * @param start the known results
   * @param watcher receives the results so far after each search
   */
  public ComparisonRun(Comparison start, Searcher searcher, Consumer<? super Comparison> watcher) {
    this.start = Comparisons.known(start.request(), start);
    this.searcher = searcher;
    this.watcher = watcher;
    measurements = new ArrayList<>(this.start.measurements());
    trees = this.start.trees();
  }

  /** Returns everything that is finished; after a cancel, everything finished before it. */
  public Comparison run(JobMonitor monitor) throws InterruptedException {
    count(monitor);
    List<Task> tasks =
        Task.of(start.request()).stream()
            .filter(task -> measurements.stream().noneMatch(m -> task.fulfilledBy(m.analysis())))
            .toList();
    double whole = tasks.stream().mapToDouble(Task::effort).sum();
    double done = 0;
    for (Task task : tasks) {
      if (monitor.cancelled()) {
        break;
      }
      monitor.progress(done / whole, task.describe(start.request()));
      if (!problems.containsKey(task.configuration())) {
        search(task, monitor);
        watcher.accept(snapshot());
      }
      done += task.effort();
    }
    return snapshot();
  }

  /** Sizes of trees are a yardstick of searches to a depth only. */
  private void count(JobMonitor monitor) {
    int deepest = Math.max(1, start.request().deepest());
    List<Subject> subjects = start.request().subjects();
    for (int s = 0; s < subjects.size(); s++) {
      if (trees.get(s).depth() < deepest) {
        Subject subject = subjects.get(s);
        monitor.progress(0, "Counting moves: " + subject.name());
        trees = trees.with(s, TreeCount.of(subject.line().state(), deepest, monitor::cancelled));
      }
    }
  }

  private Comparison snapshot() {
    return new MeasuredComparison(start.request(), trees, measurements, problems);
  }

  private void search(Task task, JobMonitor monitor) throws InterruptedException {
    try {
      Analysis analysis = searcher.analyse(task.search(), monitor);
      if (analysis.result().status() != SearchResult.Status.STOPPED) {
        // A result without its tree makes room.
        measurements.removeIf(
            m ->
                m.of(task.configuration(), task.subject())
                    && m.limits().equals(task.search().limits()));
        measurements.add(new Measurement(task.configuration(), task.subject(), analysis));
      }
    } catch (InputException e) {
      problems.put(task.configuration(), e.getMessage());
    }
  }
}
