package org.plyscope.view.runs.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javax.swing.JButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.experiment.ExperimentPlan;
import org.plyscope.api.experiment.Experiments;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.Ui;
import org.plyscope.view.runs.TestLab;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.model.RunsContext;

class ExperimentStartTest {
  @TempDir Path home;

  private final List<Callable<?>> held = new ArrayList<>();
  private final List<String> started = new ArrayList<>();

  /** Jobs that wait until the test lets them go. */
  private final Workspace busy =
      new PaperWorkspace() {
        @Override
        public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
          held.add(() -> job.run(JobMonitor.NONE));
          return null;
        }
      };

  @Test
  void anExperimentStartsAsItWasWhenTheUserPressedStart() throws Exception {
    try (TestLab lab = new TestLab(home)) {
      RunsContext real = lab.context();
      RunsContext context =
          new RunsContext(
              real.runs(),
              new Noted(real.experiments()),
              real.queue(),
              real.analyst(),
              real.catalog());
      TestLab.CATALOG.games().forEach(context::addGame);
      Draft draft = new Draft(context);
      draft.open(TestLab.TEXT, home.resolve("first").resolve("a.plyscope.json"));
      ExperimentView view = Ui.get(() -> new ExperimentView(busy, context, draft));
      JButton start = Find.named(view.component(), "experiment.start", JButton.class);
      Ui.await("it can be started", start::isEnabled);
      held.clear();
      Ui.run(start::doClick);
      Ui.run(() -> draft.open("{}", home.resolve("second").resolve("b.plyscope.json")));
      for (Callable<?> job : List.copyOf(held)) {
        job.call();
      }
      assertThat(started).containsExactly("first " + TestLab.TEXT.length());
      Ui.run(view::close);
    }
  }

  /** Notes what is started and starts nothing. */
  private final class Noted implements Experiments {
    private final Experiments real;

    Noted(Experiments real) {
      this.real = real;
    }

    @Override
    public ExperimentPlan plan(String text, Path folder) {
      return real.plan(text, folder);
    }

    @Override
    public String whole(String text, Path folder) {
      return real.whole(text, folder);
    }

    @Override
    public Estimate seconds(String text, Path folder, JobMonitor monitor)
        throws InterruptedException {
      return real.seconds(text, folder, monitor);
    }

    @Override
    public Run start(String text, Path folder) {
      started.add(folder.getFileName() + " " + text.length());
      return null;
    }

    @Override
    public String source(Path run) {
      return real.source(run);
    }

    @Override
    public void save(String text, Path file) {
      real.save(text, file);
    }

    @Override
    public int export(Run run, Set<Long> games, Path file) {
      return real.export(run, games, file);
    }
  }
}
