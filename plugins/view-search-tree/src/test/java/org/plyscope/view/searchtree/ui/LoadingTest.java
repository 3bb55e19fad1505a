package org.plyscope.view.searchtree.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.searchtree.fixture.FakeTrace;

/** Large trees are read in the background, and may come in any order. */
class LoadingTest {
  private static Trace first;
  private static Trace second;

  private final Held workspace = new Held();
  private final SearchTreeView view = new SearchTreeView(workspace);

  @BeforeAll
  static void grow() {
    Theme.LIGHT.install(100);
    first = FakeTrace.random(60_000, 60, 9, 1);
    second = FakeTrace.random(60_000, 60, 9, 2);
    assertThat(List.of(first.size(), second.size())).allMatch(size -> size >= 60_000);
  }

  @BeforeEach
  void follow() {
    workspace.follow(view);
  }

  private void select(Trace trace) {
    workspace.select(Selection.of(trace.line()).withTrace(trace, -1));
  }

  @Test
  void aTreeThatWasGivenUpNeverComesAfterANewerOne() {
    select(first);
    select(second);
    workspace.finish(1);
    assertThat(view.session().tree().trace()).isSameAs(second);
    workspace.finish(0);
    assertThat(view.session().tree().trace()).isSameAs(second);
  }

  @Test
  void nothingOfTheOldTreeCanBeChosenWhileTheNewOneIsRead() {
    select(first);
    workspace.finish(0);
    assertThat(view.session().loaded()).isTrue();
    select(second);
    assertThat(view.session().loaded()).isFalse();
    workspace.finish(1);
    assertThat(view.session().tree().trace()).isSameAs(second);
  }

  @Test
  void aTreeThatComesAfterTheEndIsNotShown() {
    select(first);
    view.close();
    workspace.finish(0);
    assertThat(view.session().loaded()).isFalse();
  }

  /** A window whose jobs end when the test ends them. */
  private static final class Held extends PaperWorkspace {
    private final List<Runnable> jobs = new ArrayList<>();

    @Override
    public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
      jobs.add(() -> super.submit(title, job, whenDone));
      return new JobHandle() {
        @Override
        public void cancel() {}

        @Override
        public boolean done() {
          return false;
        }
      };
    }

    private void finish(int number) {
      jobs.get(number).run();
    }
  }
}
