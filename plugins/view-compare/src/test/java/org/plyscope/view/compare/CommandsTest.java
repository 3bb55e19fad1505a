package org.plyscope.view.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.view.compare.model.CompareContext;

/** The commands that need no view: adding agents, opening files. */
class CommandsTest {
  @TempDir Path folder;

  private final TestWorkspace workspace = new TestWorkspace();
  private final CompareContext context =
      new CompareContext(Parts.SAMPLES, Parts.ANALYST, Parts.CATALOG);

  @BeforeEach
  void forget() {
    Parts.ANALYST.show(null);
  }

  @Test
  void theAgentThatIsSetUpIsAddedWithItsLimits() {
    AddToCompareCommand command = new AddToCompareCommand(context);
    assertThat(command.enabled(workspace)).isFalse();
    workspace.agent(
        Configuration.of(AgentSpec.parse("alpha-beta:ordering=hole-number"), Limits.depth(6))
            .withSeed(9));
    assertThat(command.enabled(workspace)).isTrue();
    command.run(workspace);
    workspace.agent(Configuration.of(AgentSpec.parse("uct"), Limits.depth(4)));
    command.run(workspace);
    List<Configuration> added = context.draft(workspace).configurations();
    assertThat(added.get(0).name()).isEqualTo("Alpha-beta, Move ordering Hole number");
    assertThat(added.get(0).limits()).isEqualTo(Limits.depth(6));
    assertThat(added.get(0).seed()).isEqualTo(9);
    assertThat(added.get(1).limits().depth()).as("means nothing to UCT").isZero();
    assertThat(added.get(1).limits().iterations()).isPositive();
    assertThat(workspace.messages().get(1)).contains("one of 2 configurations");
  }

  @Test
  void anOpenedFileBringsWhatIsComparedAndWhatCameOut() throws Exception {
    Path file = folder.resolve("two.plycompare");
    Parts.ANALYST.save(Parts.compare(2, 0, "ulfhake/alphabeta-2", "ulfhake/alphabeta-5"), file);
    workspace.select(
        Selection.of(Line.of(Parts.ULFHAKE, Parts.ULFHAKE.positions().get(1).position())));
    new ComparisonOpener(context).open(file, workspace).run(Parts.PATIENT).accept(workspace);
    Comparison opened = context.latest().orElseThrow();
    assertThat(opened.rows(2)).extracting(r -> (int) r.nodes()).containsExactly(168, 42);
    assertThat(opened.complete()).isTrue();
    assertThat(context.draft(workspace).positions().subjects(workspace.selection().line()))
        .extracting(Subject::name)
        .containsExactly("Start");
    assertThat(workspace.perspective()).isEqualTo("compare");
    assertThat(new RecentFiles(workspace.choices("compare"), "recent").all())
        .containsExactly(file.toAbsolutePath());
    assertThat(workspace.messages().toString()).contains("4 results");
  }
}
