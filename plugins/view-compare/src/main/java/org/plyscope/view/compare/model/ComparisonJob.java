package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobMonitor;

/**
 * Runs a plan: one search after the other, because searches side by side would spoil each other's
 * times; all shallow ones first, so that a cancelled comparison is still one.
 */
public final class ComparisonJob implements Job<Comparison> {
  /** How much longer a search is taken to last than one a ply less deep, for the progress bar. */
  private static final double GROWTH = 5;

  /** Watches the job, on its thread. */
  public interface Listener {
    /** Tells what is known after another search. */
    void changed(Comparison comparison);

    /**
     * Tells how far the job is.
     *
     * @param fraction from 0 to 1
     * @param text what is being done
     */
    default void progress(double fraction, String text) {}
  }

  private record Task(int configuration, int subject, int depth) {}

  private final Plan plan;
  private final Analyst analyst;
  private final Listener listener;
  private final List<TreeSize> trees = new ArrayList<>();
  private final List<Measurement> measurements = new ArrayList<>();
  private final Map<Integer, String> problems = new HashMap<>();

  /** Makes the job; it runs once. */
  public ComparisonJob(Plan plan, Analyst analyst, Listener listener) {
    this.plan = plan;
    this.analyst = analyst;
    this.listener = listener;
  }

  /** Returns all that was finished, after a cancel what was finished before it. */
  @Override
  public Comparison run(JobMonitor monitor) throws InterruptedException {
    for (Subject subject : plan.subjects()) {
      monitor.progress(0, "Counting moves: " + subject.name());
      trees.add(
          TreeSize.of(
              plan.rules().parse(subject.position()),
              Math.max(1, plan.deepest()),
              monitor::cancelled));
    }
    List<Task> tasks = tasks();
    double whole = tasks.stream().mapToDouble(this::effort).sum();
    double done = 0;
    for (Task task : tasks) {
      if (monitor.cancelled()) {
        break;
      }
      monitor.progress(done / whole, describe(task));
      listener.progress(done / whole, describe(task));
      if (!problems.containsKey(task.configuration())) {
        search(task, monitor);
        listener.changed(snapshot());
      }
      done += effort(task);
    }
    return snapshot();
  }

  private Comparison snapshot() {
    return new Comparison(plan, trees, measurements, problems);
  }

  private void search(Task task, JobMonitor monitor) throws InterruptedException {
    Configuration configuration = plan.configurations().get(task.configuration());
    Limits limits = configuration.limits().withDepth(task.depth());
    boolean last = task.depth() == configuration.limits().depth();
    AnalysisRequest request =
        AnalysisRequest.of(
                plan.rules(),
                plan.subjects().get(task.subject()).position(),
                configuration.agent(),
                limits)
            .withSeed(configuration.seed())
            .withTrace(last ? plan.traceNodes() : 0);
    try {
      Analysis analysis = analyst.analyse(request, monitor);
      SearchResult result = analysis.result();
      if (result.status() != SearchResult.Status.STOPPED) {
        measurements.add(
            new Measurement(
                task.configuration(),
                task.subject(),
                task.depth(),
                result,
                analysis.trace().orElse(null)));
      }
    } catch (InputException e) {
      problems.put(task.configuration(), e.getMessage());
    }
  }

  private List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    for (int c = 0; c < plan.configurations().size(); c++) {
      int deepest = plan.configurations().get(c).limits().depth();
      for (int depth = Math.min(1, deepest); depth <= deepest; depth++) {
        for (int s = 0; s < plan.subjects().size(); s++) {
          tasks.add(new Task(c, s, depth));
        }
      }
    }
    // A stable sort keeps the configurations in order; those without depth come last.
    tasks.sort(Comparator.comparingInt(t -> t.depth() == 0 ? Integer.MAX_VALUE : t.depth()));
    return tasks;
  }

  private double effort(Task task) {
    return Math.pow(GROWTH, task.depth() == 0 ? plan.deepest() : task.depth());
  }

  private String describe(Task task) {
    String name = plan.configurations().get(task.configuration()).name();
    String subject = plan.subjects().get(task.subject()).name();
    return task.depth() == 0
        ? name + ", " + subject
        : String.format(Locale.ROOT, "%s, %s, depth %d", name, subject, task.depth());
  }
}
