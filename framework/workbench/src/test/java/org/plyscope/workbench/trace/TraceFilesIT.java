package org.plyscope.workbench.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.Dialogs;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** Save, reopen and export, in the real window. */
@NeedsDisplay
class TraceFilesIT {
  private static final String OTHER = "x........ o";

  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    assertThat(window.execute("file.save-trace")).as("there is no trace yet").isFalse();
    assertThat(window.execute("view.show.result")).isTrue();
    window.execute("search.start");
    window.await("the search has a trace", () -> current().trace().isPresent());
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aSavedTraceIsDroppedOnTheWindowAndShowsTheSameSearch() throws Exception {
    Selection searched = window.selection();
    assertThat(text("result.overhead")).startsWith("The recorder took").endsWith("B.");
    Path file = data.resolve("kept.plytrace");
    chooseFile("file.save-trace", file);
    window.await("the file is there", () -> Files.exists(file));

    window.run(
        () -> {
          window.workbench().workspace().select(Selection.of(Line.of(searched.rules(), OTHER)));
          assertThat(current().trace()).isEmpty();
        });
    drop(file);
    window.await("the trace is back", () -> current().trace().isPresent());

    Selection reopened = window.selection();
    assertThat(reopened.position()).isEqualTo(searched.position());
    assertThat(reopened.trace().orElseThrow().size()).isEqualTo(10);
    assertThat(reopened.result().orElseThrow().counts().nodes()).isEqualTo(10);
    assertThat(window.label("result.move")).isEqualTo("a3");
    assertThat(text("result.about"))
        .startsWith("From a file: Tic-tac-toe")
        .contains("first-move", "seed 0", "Plyscope");
    window.execute("edit.undo");
    assertThat(window.selection().position()).isEqualTo(OTHER);
  }

  @Test
  void theCostOfRecordingIsMeasuredByASearchWithout() {
    assertThat(window.execute("search.measure-recording")).isTrue();
    window.await(
        "both times are there", () -> text("result.overhead").startsWith("Recording costs "));
    assertThat(window.label("status.message")).contains("with it and");
  }

  @Test
  void aDamagedTraceIsOneSentence() throws Exception {
    Path file = Files.writeString(data.resolve("broken.plytrace"), "no trace");
    drop(file);
    window.await(
        "it is reported", () -> window.label("status.message").contains("damaged or not a trace"));
    assertThat(window.selection().trace()).as("what was open stays").isPresent();
  }

  @Test
  void theResultIsExportedFromTheMenu() throws Exception {
    Path file = data.resolve("plies.csv");
    SwingUtilities.invokeLater(() -> window.workbench().workspace().execute("file.export"));
    JDialog dialog = Dialogs.await("dialog.export");
    JComboBox<?> view = Dialogs.find(dialog, "export.view", JComboBox.class);
    JComboBox<?> format = Dialogs.find(dialog, "export.format", JComboBox.class);
    window.run(
        () -> {
          view.setSelectedItem("Search result");
          assertThat(view.getSelectedItem()).isEqualTo("Search result");
          format.setSelectedItem("CSV table");
          Dialogs.find(dialog, "export.table", JComboBox.class).setSelectedIndex(1);
          Dialogs.find(dialog, "export.file", JTextField.class).setText(file.toString());
        });
    Dialogs.screenshot(dialog, "export-dialog");
    Dialogs.click(dialog, "dialog.ok");
    window.await("the file is there", () -> Files.exists(file));
    assertThat(file).content().startsWith("ply,nodes,").hasLineCount(3);
  }

  private Selection current() {
    return window.workbench().workspace().selection();
  }

  private String text(String name) {
    JTextComponent prose = window.find(name, JTextComponent.class);
    String[] text = new String[1];
    window.run(() -> text[0] = prose.getText());
    return text[0];
  }

  private void chooseFile(String command, Path file) throws Exception {
    SwingUtilities.invokeLater(() -> window.workbench().workspace().execute(command));
    JFileChooser chooser = Dialogs.awaitChooser("dialog.trace-file");
    window.run(
        () -> {
          chooser.setSelectedFile(file.toFile());
          chooser.approveSelection();
        });
  }

  private void drop(Path file) {
    Transferable files =
        new Transferable() {
          @Override
          public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.javaFileListFlavor};
          }

          @Override
          public boolean isDataFlavorSupported(DataFlavor flavor) {
            return DataFlavor.javaFileListFlavor.equals(flavor);
          }

          @Override
          public Object getTransferData(DataFlavor flavor) {
            return List.of(file.toFile());
          }
        };
    window.run(
        () ->
            window
                .workbench()
                .frame()
                .getTransferHandler()
                .importData(
                    new TransferHandler.TransferSupport(
                        window.workbench().frame().getRootPane(), files)));
  }
}
