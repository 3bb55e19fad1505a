package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogsTest {
  @TempDir Path data;
  private final Logger root = Logger.getLogger("");
  private final Logger logger = Logger.getLogger("org.plyscope.launcher.test");
  private final Handler[] before = root.getHandlers();
  private final Level level = root.getLevel();
  private final PrintStream terminal = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void putBack() {
    System.setErr(terminal);
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    for (Handler handler : before) {
      root.addHandler(handler);
    }
    root.setLevel(level);
  }

  private String terminal() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatCannotBePrintedIsNamed() {
    Logs.install(data, true);
    Throwable unprintable =
        new Error() {
          private static final long serialVersionUID = 1;

          @Override
          public String toString() {
            throw this;
          }

          @Override
          public String getMessage() {
            throw this;
          }
        };
    logger.log(Level.WARNING, "The view is broken.", unprintable);
    String expected = "The view is broken. (" + unprintable.getClass().getName() + ")";
    assertThat(terminal()).contains(expected);
    assertThat(Logs.file(data)).content().contains(expected);
    assertThat(Reasons.of(new IllegalStateException("outside", unprintable))).isEqualTo("outside");
  }

  @Test
  void theTerminalShowsASentenceAndTheFileAll() throws Exception {
    Logs.install(data, false);
    assertThat(data).isEmptyDirectory();
    logger.log(Level.WARNING, "The view is broken.", new IllegalStateException("no board"));
    logger.log(Level.INFO, "An agent failed.", new NullPointerException("no table"));
    logger.log(Level.FINE, "Nothing of interest.");
    Logger.getLogger("com.example").info("Nothing of ours.");
    assertThat(terminal()).isEqualToNormalizingNewlines("The view is broken.\n");
    assertThat(Logs.file(data))
        .content()
        .contains("WARNING org.plyscope.launcher.test: The view is broken.")
        .contains("java.lang.IllegalStateException: no board", "at org.plyscope.launcher.LogsTest")
        .contains("An agent failed.", "NullPointerException: no table")
        .doesNotContain("interest", "ours");
  }

  @Test
  void withDebugTheTerminalShowsAll() {
    Logs.install(data, true);
    logger.log(Level.FINE, "Something small.", new IllegalStateException("no board"));
    assertThat(terminal())
        .contains("Something small.", "IllegalStateException: no board", "\tat org.plyscope");
  }

  @Test
  void theFilesAreBounded() throws Exception {
    Path path = data.resolve("logs/x.log");
    LogFile file = new LogFile(path, new SimpleFormatter());
    LogRecord record = new LogRecord(Level.WARNING, "x".repeat(60_000));
    for (int i = 0; i < 60; i++) {
      file.publish(record);
    }
    assertThat(Files.size(path)).isLessThan(LogFile.FULL_BYTES + 100_000);
    assertThat(Files.size(LogFile.old(path))).isLessThan(LogFile.FULL_BYTES + 100_000);
    assertThat(path.getParent().toFile().list()).hasSize(2);
  }

  @Test
  void aFolderThatCannotBeWrittenIsNotFatal() throws Exception {
    Files.writeString(data.resolve("logs"), "a file where the folder should be");
    Logs.install(data, false);
    logger.warning("Something.");
    assertThat(terminal()).isEqualToNormalizingNewlines("Something.\n");
  }
}
