package org.plyscope.workbench.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartFile;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.Dialogs;
import org.plyscope.workbench.fixture.TestWindow;

/** Building a database in the real window. */
@NeedsDisplay
class DatabaseIT {
  @TempDir Path data;

  private TestWindow window;

  /** Computes a table of some bytes, or waits until it is cancelled. */
  private static final class Tables implements DatabaseBuilder {
    private static final Option<Long> BYTES =
        Option.integer("bytes", "Bytes", "How many there are; 0 never ends.", 7, 0, 100);

    @Override
    public String id() {
      return "tables";
    }

    @Override
    public String name() {
      return "Tables";
    }

    @Override
    public String description() {
      return "Some bytes.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(BYTES);
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Database build(Rules rules, OptionValues options, JobMonitor monitor)
        throws InterruptedException {
      int bytes = options.get(BYTES).intValue();
      monitor.progress(0.5, "computing");
      while (bytes == 0) {
        if (monitor.cancelled()) {
          throw new InterruptedException();
        }
        Thread.sleep(5);
      }
      return Database.of("tables", "any").withSection(new byte[bytes]).withFact("rows", "3");
    }
  }

  private void open(Object... parts) {
    window = TestWindow.open(new ChangingCatalog(parts), data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aTableIsBuiltInTheBackgroundAndCanBeOpened() throws Exception {
    open(new TicTacToe(), new Tables());
    JDialog dialog = window.dialog("search.database", "dialog.database");
    Dialogs.screenshot(dialog, "database-dialog");
    window.run(
        () -> {
          JTextField file = Dialogs.find(dialog, "database.file", JTextField.class);
          assertThat(file.getText()).isEqualTo("tic-tac-toe-tables." + Database.ENDING);
          file.setText("no/such/folder/x");
        });
    window.click(dialog, "dialog.ok");
    assertThat(window.isOpen(dialog)).as("a file that cannot be written").isTrue();
    window.run(
        () -> Dialogs.find(dialog, "database.file", JTextField.class).setText("small.plydata"));
    window.click(dialog, "dialog.ok");
    window.await("the file is there", () -> Files.exists(data.resolve("small.plydata")));
    window.await("it is reported", () -> window.label("status.message").contains("small.plydata"));
    assertThat(window.label("status.message")).contains("Tables").contains("rows 3");
    Database made = Database.open(PartFile.find("small.plydata", List.of(data)), "tables", "any");
    assertThat(made.section(0).capacity()).isEqualTo(7);
  }

  @Test
  void aCancelledJobLeavesNoFile() {
    open(new TicTacToe(), new Tables());
    JDialog dialog = window.dialog("search.database", "dialog.database");
    window.run(() -> Dialogs.find(dialog, "option.bytes", JTextField.class).setText("0"));
    window.click(dialog, "dialog.ok");
    window.await("the job runs", () -> window.find("status.cancel", JButton.class).isShowing());
    window.run(() -> window.find("status.cancel", JButton.class).doClick());
    window.await("the job is over", () -> !window.find("status.cancel", JButton.class).isShowing());
    assertThat(data.resolve("tic-tac-toe-tables." + Database.ENDING)).doesNotExist();
  }

  @Test
  void withoutABuilderThereIsNothingToBuild() {
    open(new TicTacToe());
    assertThat(window.execute("search.database")).isFalse();
  }
}
