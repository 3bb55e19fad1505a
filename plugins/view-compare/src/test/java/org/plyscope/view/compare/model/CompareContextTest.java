package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.poll.Poll;
import org.plyscope.testkit.view.Ui;
import org.plyscope.view.compare.Parts;
import org.plyscope.view.compare.TestWorkspace;

/** A comparison is there again, whatever the user does in the meantime. */
class CompareContextTest {
  @TempDir Path folder;

  private TestWorkspace workspace;
  private CompareContext context;

  @AfterEach
  void close() throws Exception {
    end();
    Parts.ANALYST.show(null);
  }

  /** Begins a session: the plugin starts, and nothing is shown yet. */
  private void begin() throws Exception {
    Parts.ANALYST.show(null);
    workspace = new TestWorkspace(folder);
    context = new CompareContext(Parts.SAMPLES, Parts.ANALYST, Parts.CATALOG);
  }

  private void end() {
    if (context != null) {
      context.close();
      context = null;
    }
  }

  private static Configuration agent(String text) {
    return Configuration.of(AgentSpec.parse(text), Limits.depth(2)).withName(text);
  }

  private List<String> rows() {
    return Ui.get(
        () -> context.draft(workspace).configurations().stream().map(Configuration::name).toList());
  }

  private void awaitRows(String... names) {
    Poll.until("the rows are " + List.of(names), () -> rows().equals(List.of(names)));
  }

  @Test
  void whatIsAddedBeforeTheLastComparisonIsReadComesBehindIt() throws Exception {
    begin();
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta")));
    end();

    begin();
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta-4")));
    awaitRows("ulfhake/alphabeta", "ulfhake/alphabeta-4");
    end();

    begin();
    awaitRows("ulfhake/alphabeta", "ulfhake/alphabeta-4");
  }

  @Test
  void aChangeAfterTheEndIsHarmless() throws Exception {
    begin();
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta")));
    CompareContext ended = context;
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
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta")));
    Path aside = file.resolveSibling(file.getFileName() + ".unreadable");
    Poll.until("it is set aside", () -> Files.exists(aside));
    awaitRows("ulfhake/alphabeta");
    assertThat(aside).hasContent("no comparison");
  }

  private static Rules rules(int players) {
    return Parts.CATALOG.rules("chinese-checkers", "", Map.of("players", "" + players));
  }

  private void board(int players) {
    Ui.run(() -> workspace.select(Selection.of(Line.of(rules(players)))));
  }

  @Test
  void eachRulesKeepTheirComparison() throws Exception {
    begin();
    board(2);
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta")));
    board(6);
    awaitRows("ulfhake/alphabeta");
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("uct")));
    awaitRows("ulfhake/alphabeta", "uct");
    board(2);
    awaitRows("ulfhake/alphabeta");
    end();

    begin();
    board(6);
    awaitRows("ulfhake/alphabeta", "uct");
    board(2);
    awaitRows("ulfhake/alphabeta");
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta-4")));
    end();

    begin();
    board(6);
    awaitRows("ulfhake/alphabeta", "uct");
  }

  @Test
  void aComparisonOfOtherRulesIsNotOverwritten() throws Exception {
    begin();
    board(6);
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("uct")));
    awaitRows("uct");
    end();
    Path old = folder.resolve("compare/chinese-checkers.plycompare");
    try (Stream<Path> files = Files.list(old.getParent())) {
      Files.move(files.findFirst().orElseThrow(), old);
    }

    begin();
    board(2);
    SwingUtilities.invokeAndWait(() -> context.add(workspace, agent("ulfhake/alphabeta")));
    awaitRows("ulfhake/alphabeta");
    end();

    begin();
    board(6);
    awaitRows("uct");
  }
}
