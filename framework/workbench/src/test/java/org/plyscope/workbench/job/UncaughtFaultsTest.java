package org.plyscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.plyscope.testkit.hostile.Unprintable;

class UncaughtFaultsTest {
  private final List<String> messages = new ArrayList<>();
  private final Faults faults = new Faults(messages::add);

  @Test
  void whatTheEventThreadThrowsIsOneSentence() throws Exception {
    UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    try (UncaughtFaults uncaught = UncaughtFaults.install(faults, SwingUtilities::invokeLater)) {
      assertThat(Thread.getDefaultUncaughtExceptionHandler()).isSameAs(uncaught);
      for (int repaint = 0; repaint < 3; repaint++) {
        SwingUtilities.invokeLater(UncaughtFaultsTest::paintBadly);
      }
      flush();
      assertThat(messages)
          .as("once, however often it is painted")
          .containsExactly(
              "Something went wrong, but Plyscope keeps running: IllegalStateException, no"
                  + " colour.");
      SwingUtilities.invokeLater(UncaughtFaultsTest::fillMemory);
      flush();
      assertThat(messages).hasSize(2).last().asString().contains("not enough memory");
    }
    assertThat(Thread.getDefaultUncaughtExceptionHandler()).isSameAs(before);
  }

  @Test
  void whatCannotBePrintedIsReportedToo() throws Exception {
    List<Problem> problems = new ArrayList<>();
    faults.onProblem(problems::add);
    try (UncaughtFaults uncaught = UncaughtFaults.install(faults, SwingUtilities::invokeLater)) {
      assertThat(Thread.getDefaultUncaughtExceptionHandler()).isSameAs(uncaught);
      SwingUtilities.invokeLater(UncaughtFaultsTest::throwUnprintable);
      flush();
    }
    assertThat(messages)
        .containsExactly("Something went wrong, but Plyscope keeps running: Unprintable.");
    assertThat(problems).hasSize(1);
  }

  private static void throwUnprintable() {
    throw new Unprintable();
  }

  /** An exception is reported after the events queued by then. */
  private static void flush() throws Exception {
    SwingUtilities.invokeAndWait(() -> {});
    SwingUtilities.invokeAndWait(() -> {});
  }

  private static void paintBadly() {
    throw new IllegalStateException("no colour");
  }

  private static void fillMemory() {
    throw new OutOfMemoryError("Java heap space");
  }
}
