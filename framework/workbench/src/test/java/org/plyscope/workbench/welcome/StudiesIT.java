package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JDialog;
import javax.swing.JTable;
import javax.swing.JTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.run.Study;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class StudiesIT {
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
  void helpListsTheStudiesWithWhatTheyRepeat() throws Exception {
    Study table = new Study("002", "Table 1", "Who wins", "One does.", "The dice.");
    Study figure = new Study("003", "Table 6.1", "Greedy or not", "", "");
    List<SampleExperiment> samples =
        List.of(
            new SampleExperiment(
                data.resolve("table-1-quick.plyscope.json"), "Kalah", "", Optional.of(table)),
            new SampleExperiment(
                data.resolve("table-6-1-full.plyscope.json"), "Stars", "", Optional.of(figure)),
            new SampleExperiment(
                data.resolve("table-6-1-quick.plyscope.json"), "Stars", "", Optional.of(figure)));
    window.run(() -> window.workbench().add(new StudiesCommand(() -> samples)));
    window.execute("help.studies");

    JDialog dialog = window.awaitDialog("dialog.studies");
    JTable rows = Find.named(dialog, "studies.table", JTable.class);
    JTextArea text = Find.named(dialog, "studies.text", JTextArea.class);
    assertThat(rows.getRowCount()).isEqualTo(2);
    assertThat(text.getText()).contains("Study 002, Table 1: Who wins.", "The dice.");
    window.run(() -> rows.setRowSelectionInterval(1, 1));
    assertThat(text.getText()).contains("Table 6.1", "--out 003-table-6-1-full.run");
    window.click(dialog, "studies.quick");
    assertThat(text.getText()).contains("--out 003-table-6-1-quick.run");
    window.click(dialog, "studies.copy");
    assertThat(Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor))
        .asString()
        .contains("plyscope report 003-table-6-1-quick.run");
    window.click(dialog, "studies.close");
    assertThat(window.isOpen(dialog)).isFalse();
  }
}
