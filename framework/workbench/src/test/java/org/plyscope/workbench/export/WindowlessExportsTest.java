package org.plyscope.workbench.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.ViewExports.Request;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;

/** A view whose work fails is no picture, whatever it throws. */
@Timeout(20)
class WindowlessExportsTest {
  @TempDir Path folder;

  private final Rules rules = TicTacToe.standard();
  private final ChangingCatalog catalog = new ChangingCatalog(TestAgents.first());

  @Test
  void aJobThatFailsEndsTheExportAtOnce() {
    assertThatThrownBy(() -> export(failing(new AssertionError("no line"))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the view failed")
        .hasMessageContaining("no line");
    assertThatThrownBy(() -> export(failing(new OutOfMemoryError("Java heap space"))))
        .isInstanceOf(OutOfMemoryError.class);
    assertThatThrownBy(() -> export(failing(new NoClassDefFoundError("a/B"))))
        .hasMessageContaining("a/B");
    assertThatThrownBy(() -> export(failing(new InputException("Search deeper."))))
        .isInstanceOf(InputException.class)
        .hasMessage("Search deeper.");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatCannotShowItsProductFailsToo() {
    assertThatThrownBy(
            () ->
                export(
                    workspace ->
                        workspace.submit(
                            "Counting",
                            monitor -> 1,
                            product -> {
                              throw new AssertionError("no room");
                            })))
        .hasMessageContaining("no room");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aJobThatTheViewGaveUpIsNoFailure() throws Exception {
    export(
        workspace ->
            workspace
                .submit(
                    "Waiting",
                    monitor -> {
                      while (!monitor.cancelled()) {
                        Thread.onSpinWait();
                      }
                      throw new IllegalStateException("given up");
                    },
                    product -> {})
                .cancel());
    assertThat(folder.resolve("view.png")).isNotEmptyFile();
  }

  /** The action of a view when it is made. */
  private interface Work {
    void begin(Workspace workspace);
  }

  private static Work failing(Throwable thrown) {
    Job<Integer> job =
        monitor -> {
          if (thrown instanceof Error error) {
            throw error;
          }
          throw (Exception) thrown;
        };
    return workspace -> workspace.submit("Counting", job, product -> {});
  }

  private void export(Work work) throws InterruptedException {
    WindowlessExports exports = new WindowlessExports(null, catalog);
    exports.addView(new Busy(work));
    SearchSpec spec =
        SearchSpec.of(Line.of(rules), catalog.agent(rules, "first-move"), Limits.depth(1));
    exports.export(
        new Request(
            "busy", "", folder.resolve("view.png"), ExportFormat.PNG, 100, 80, FigureStyle.PLAIN),
        SearchOutcome.failed(spec, "Nothing was found.", false));
  }

  /** A view that starts its work as soon as it is made. */
  private record Busy(Work work) implements ViewFactory {
    @Override
    public String id() {
      return "busy";
    }

    @Override
    public String title() {
      return "Busy";
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }

    @Override
    public View create(Workspace workspace) {
      work.begin(workspace);
      JComponent label = new JLabel("busy");
      return () -> label;
    }
  }
}
