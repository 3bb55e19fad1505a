package org.plyscope.lab.compare.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.lab.compare.CompareParts.ANALYST;
import static org.plyscope.lab.compare.CompareParts.CATALOG;
import static org.plyscope.lab.compare.CompareParts.PATIENT;
import static org.plyscope.lab.compare.CompareParts.RULES;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.lab.compare.CompareParts;

class ComparisonFilesTest {
  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("a.plycompare"), text);
  }

  @Test
  void aFileBringsBackWhatWasComparedAndWhatCameOut() throws Exception {
    Comparison before = CompareParts.compare(3, "squares", "squares:backwards=true");
    Path file = folder.resolve("kept.plycompare");
    ANALYST.save(before, file);
    Comparison after = ANALYST.open(file);
    assertThat(after.request()).isEqualTo(before.request());
    assertThat(after.commonDepth()).isEqualTo(3);
    for (int depth = 1; depth <= 3; depth++) {
      for (int c = 0; c < 2; c++) {
        assertThat(after.rows(depth).get(c).nodes()).isEqualTo(before.rows(depth).get(c).nodes());
        assertThat(after.rows(depth).get(c).toMinimal())
            .isEqualTo(before.rows(depth).get(c).toMinimal());
        assertThat(after.cutoffs(c, depth).cutoffs()).isEqualTo(before.cutoffs(c, depth).cutoffs());
      }
    }
    assertThat(after.remark(3)).isEqualTo(before.remark(3));
    assertThat(after.traced(0, 0)).as("trees are not kept").isEmpty();
    assertThat(after.complete()).isFalse();
    // Only the two searches whose trees are missing run again.
    Comparison again = ANALYST.resume(after, PATIENT, c -> {});
    assertThat(again.complete()).isTrue();
    assertThat(again.analyses()).hasSize(6);
    assertThat(again.traced(1, 0)).isPresent();
  }

  @Test
  void aPlanWithoutResultsIsAFileToo() {
    ComparisonRequest request =
        ComparisonRequest.of(
            List.of(Subject.of("After one", Line.of(RULES).then(firstMove()))),
            List.of(
                Configuration.of(AgentSpec.parse("gone:x=1"), Limits.NONE.withIterations(9))
                    .withName("Not installed")
                    .withSeed(-3)));
    Path file = folder.resolve("plan.plycompare");
    ANALYST.save(ANALYST.plan(request, null), file);
    assertThat(ANALYST.open(file).request()).isEqualTo(request);
    assertThat(ANALYST.open(file).analyses()).isEmpty();
  }

  @Test
  void whatAPersonWritesIsShort() throws IOException {
    ComparisonRequest request =
        ComparisonFiles.open(
                file(
                    "{'format':1,'game':'%s','limits':'depth=2','configurations':[{'agent':'squares'},"
                            .formatted(RULES.game().id())
                            .replace('\'', '"')
                        + "{'name':'B','agent':'squares:backwards=true','limits':'nodes=9','seed':4}]}"
                            .replace('\'', '"')),
                CATALOG)
            .request();
    assertThat(request.subjects()).containsExactly(Subject.of("Start", Line.of(request.rules())));
    assertThat(request.configurations())
        .containsExactly(
            Configuration.of(AgentSpec.parse("squares"), Limits.depth(2)),
            Configuration.of(AgentSpec.parse("squares:backwards=true"), Limits.nodes(9))
                .withName("B")
                .withSeed(4));
  }

  @Test
  void whatIsWrongIsNamedWithItsPlace() throws IOException {
    refused("{", "Line 1, column 2: there must be");
    refused("{'format':2,'game':'x'}", "newer program");
    refused("{'format':1,'game':'no-such'}", "has no 'configurations'");
    refused("{'format':1,'game':'no-such','configurations':[]}", "no-such");
    String head = "{'format':1,'game':'" + RULES.game().id() + "',";
    refused(head + "'configurations':[]}", "add at least one configuration");
    refused(head + "'configurations':[{'agent':'a','limits':'deep'}]}", "limits");
    refused(
        head + "'configurations':[{'agent':'a','limits':'depth=2000000000'}]}",
        "configurations[0].limits (line 1) is 'depth=2000000000'; it must be a depth up to 999.");
    refused(head + "'configurations':[{'agent':'a'}],'colour':1}", "colour (line 1): there is no");
    refused(head + "'configuration':[{'agent':'a'}]}", "did you mean configurations?");
    refused(
        head + "'positions':[{'name':'X','start':'nonsense'}],'configurations':[]}", "positions");
    assertThatThrownBy(() -> ANALYST.open(folder.resolve("none.plycompare")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no file");
  }

  private static long firstMove() {
    MoveList moves = new MoveList();
    RULES.initial().moves(moves);
    return moves.get(0);
  }

  private void refused(String text, String part) throws IOException {
    Path file = file(text.replace('\'', '"'));
    assertThatThrownBy(() -> ComparisonFiles.open(file, CATALOG))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(part);
  }
}
