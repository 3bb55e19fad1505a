package org.plyscope.workbench.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JDialog;
import javax.swing.JTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.experiment.RunArchives;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class CiteIT {
  @TempDir Path data;
  private TestWindow window;

  @BeforeEach
  void open() {
    window =
        TestWindow.openAsIs(new ChangingCatalog(new TicTacToe(), TestAgents.first()), data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void helpShowsEntriesToBeCopied() throws Exception {
    RunArchives archives =
        new RunArchives() {
          @Override
          public List<String> archive(Run run, Path file, JobMonitor monitor) {
            return List.of();
          }

          @Override
          public Run open(Path file, JobMonitor monitor) {
            throw new UnsupportedOperationException();
          }

          @Override
          public List<String> citations(Optional<Run> run) {
            return List.of("@software{plyscope,\n  title = {{Plyscope}}\n}");
          }
        };
    window.run(() -> window.workbench().add(new CiteCommand(noRun(), archives)));
    window.execute("help.cite");

    JDialog dialog = window.awaitDialog("dialog.cite");
    assertThat(dialog.getWidth()).isGreaterThan(400);
    assertThat(dialog.getHeight()).isGreaterThan(200);
    assertThat(Find.named(dialog, "cite.text", JTextArea.class).getText()).contains("@software");
    window.click(dialog, "cite.copy");
    assertThat(Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor))
        .asString()
        .contains("{{Plyscope}}");
    window.click(dialog, "cite.close");
    assertThat(window.isOpen(dialog)).isFalse();
  }

  private static Runs noRun() {
    return (Runs)
        Proxy.newProxyInstance(
            CiteIT.class.getClassLoader(),
            new Class<?>[] {Runs.class},
            (proxy, method, arguments) ->
                method.getName().equals("shown") ? Optional.empty() : null);
  }
}
