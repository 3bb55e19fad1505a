package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.view.compare.Parts;
import org.plyscope.view.compare.TestWorkspace;

/** What was compared is there again, whatever the user does in the meantime. */
class DeskTest {
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  @TempDir Path folder;

  private TestWorkspace workspace;
  private Desk desk;

  @AfterEach
  void close() throws Exception {
    end();
    Parts.ANALYST.show(null);
  }

  /** Begins a session: the plugin starts, and nothing is shown yet. */
  private void begin() throws Exception {
    Parts.ANALYST.show(null);
    workspace = new TestWorkspace(folder);
    desk = new Desk(Parts.ANALYST);
  }

  private void end() {
    if (desk != null) {
      desk.close();
      desk = null;
    }
  }

  private static Configuration agent(String text) {
    return Configuration.of(text, Limits.depth(2)).withName(text);
  }

  private List<String> rows() throws Exception {
    return onUi(
        () -> desk.draft(workspace).configurations().stream().map(Configuration::name).toList());
  }

  private void awaitRows(String... names) throws Exception {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!rows().equals(List.of(names))) {
      assertThat(System.nanoTime())
          .as("waiting for %s, not %s", List.of(names), rows())
          .isLessThan(end);
      Thread.sleep(5);
    }
  }

  private static <T> T onUi(Supplier<T> question) throws Exception {
    AtomicReference<T> answer = new AtomicReference<>();
    SwingUtilities.invokeAndWait(() -> answer.set(question.get()));
    return answer.get();
  }

  @Test
  void whatIsAddedBeforeTheLastComparisonIsReadComesBehindIt() throws Exception {
    begin();
    SwingUtilities.invokeAndWait(() -> desk.add(workspace, agent("ulfhake/alphabeta")));
    end();

    begin();
    SwingUtilities.invokeAndWait(() -> desk.add(workspace, agent("ulfhake/alphabeta-4")));
    awaitRows("ulfhake/alphabeta", "ulfhake/alphabeta-4");
    end();

    begin();
    awaitRows("ulfhake/alphabeta", "ulfhake/alphabeta-4");
  }

  @Test
  void aChangeAfterTheEndHarmsNobody() throws Exception {
    begin();
    SwingUtilities.invokeAndWait(() -> desk.add(workspace, agent("ulfhake/alphabeta")));
    Desk ended = desk;
    end();
    SwingUtilities.invokeAndWait(() -> ended.add(workspace, agent("ulfhake/alphabeta-4")));

    begin();
    awaitRows("ulfhake/alphabeta");
  }

  @Test
  void aComparisonThatCannotBeReadIsSetAside() throws Exception {
    Path file = folder.resolve("compare/chinese-checkers.plycompare");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "no comparison");
    begin();
    SwingUtilities.invokeAndWait(() -> desk.add(workspace, agent("ulfhake/alphabeta")));
    long end = System.nanoTime() + PATIENCE_NANOS;
    Path aside = file.resolveSibling(file.getFileName() + ".unreadable");
    while (!Files.exists(aside)) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(5);
    }
    awaitRows("ulfhake/alphabeta");
    assertThat(aside).hasContent("no comparison");
  }
}
