package org.plyscope.view.runs.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;

class ExperimentTextTest {
  private static final String TEXT =
      """
      // what it is about
      { "plyscope": 1, "name": "a \\"test\\"",
        "agents": {
          "ab{depth}": { "use": "alpha-beta", "depth": { "each": [2, 4] } },   /* deep */
          "random": { "use": "random" }
        },
        "format": "round-robin", // all
        "blocks": 10 }
      """;

  private final ExperimentText text = new ExperimentText(TEXT);

  @Test
  void fieldsAreReadAsPeopleWriteThem() {
    assertThat(text.field("name")).isEqualTo("a \"test\"");
    assertThat(text.field("blocks")).isEqualTo("10");
    assertThat(text.field("agents", "ab{depth}", "depth")).isEqualTo("2, 4");
    assertThat(text.field("nothing", "here")).isEmpty();
    assertThat(text.agents()).containsExactly("ab{depth}", "random");
    assertThat(text.use("random")).isEqualTo("random");
    assertThat(text.settings("ab{depth}")).isEqualTo("depth 2, 4");
    assertThat(text.format()).isEqualTo("round-robin");
  }

  @Test
  @Timeout(20)
  void aFieldFullOfDotsIsATextAtOnce() {
    String dots = ".".repeat(200_000) + "x";
    assertThat(SweepText.json(dots)).isEqualTo('"' + dots + '"');
    assertThat(SweepText.json("2 .. 10 step 2")).isEqualTo("{ \"range\": [2, 10], \"step\": 2 }");
  }

  @Test
  void changesKeepCommentsAndLayout() {
    ExperimentText changed = text.with("200k", "blocks").withText("new", "name");
    assertThat(changed.text())
        .isEqualTo(TEXT.replace("\"a \\\"test\\\"\"", "\"new\"").replace("10 }", "\"200k\" }"));
    assertThat(changed.with("7", "blocks").text()).contains("\"blocks\": 7 }");
    assertThat(text.with("", "blocks").text()).doesNotContain("blocks").contains("// what it is");
    assertThat(text.with("", "blocks").field("format")).isEqualTo("round-robin");
    assertThat(text.with("", "nothing")).extracting(ExperimentText::text).isEqualTo(TEXT);
  }

  @Test
  void whatIsMissingIsMadeAndWhatBecomesEmptyGoes() {
    ExperimentText more = text.with("4", "openings", "randomPlies").with("20", "openings", "count");
    assertThat(more.text()).contains("\"openings\": { \"randomPlies\": 4, \"count\": 20 }");
    assertThat(more.field("openings", "count")).isEqualTo("20");
    ExperimentText less = more.with("", "openings", "count").with("", "openings", "randomPlies");
    assertThat(less.has("openings")).isFalse();
    assertThat(new ExperimentText("{}").with("1", "a", "b", "c").text())
        .isEqualTo("{ \"a\": { \"b\": { \"c\": 1 } } }");
    ExperimentText start = text.withText("start", "openings").with("4", "openings", "randomPlies");
    assertThat(start.field("openings", "randomPlies")).isEqualTo("4");
  }

  @Test
  void newLinesAreIndentedLikeTheirNeighbours() {
    assertThat(text.withAgent("uct").text())
        .contains("\"random\": { \"use\": \"random\" },\n    \"uct\": { \"use\": \"uct\" }\n  }");
  }

  @Test
  void agentsAreAddedCopiedRenamedAndRemoved() {
    ExperimentText more = text.withAgent("random").withCopy("ab{depth}");
    assertThat(more.agents()).containsExactly("ab{depth}", "random", "random-2", "ab{depth}-2");
    assertThat(more.settings("ab{depth}-2")).isEqualTo("depth 2, 4");
    assertThat(more.withName("random-2", "lazy").agents()).contains("lazy");
    assertThat(more.withName("random-2", "random").agents()).isEqualTo(more.agents());
    ExperimentText less = more.withoutAgent("ab{depth}-2").withoutAgent("ab{depth}");
    assertThat(less.agents()).containsExactly("random", "random-2");
    assertThat(less.text()).contains("// all");
    assertThat(text.agentAt("agents.ab{depth}.depth")).contains("ab{depth}");
    assertThat(text.agentAt("blocks")).isEmpty();
  }

  @Test
  void aSweepGoesIntoTheName() {
    ExperimentText swept = text.withSetting("random", "nodes", "1..3");
    assertThat(swept.agents()).contains("random{nodes}");
    assertThat(swept.field("agents", "random{nodes}", "nodes")).isEqualTo("1..3");
    assertThat(swept.withSetting("random{nodes}", "nodes", "").agents()).contains("random");
    assertThat(text.withSetting("random", "nodes", "5").agents()).contains("random");
  }

  @Test
  void formatsThatNeedMoreGetIt() {
    ExperimentText gauntlet = text.withFormat("gauntlet");
    assertThat(gauntlet.format()).isEqualTo("gauntlet");
    assertThat(gauntlet.list("format", "first")).isEqualTo("*");
    assertThat(gauntlet.withList("ab2, ab4", "format", "first").text())
        .contains("\"first\": [\"ab2\", \"ab4\"]");
    assertThat(gauntlet.withList("ab2, ab4", "format", "first").list("format", "first"))
        .isEqualTo("ab2, ab4");
    assertThat(gauntlet.withFormat("ladder").text()).contains("\"format\": \"ladder\"");
    for (String type : new String[] {"grid", "pairs", "suite"}) {
      assertThat(text.withFormat(type).format()).isEqualTo(type);
    }
  }

  @Test
  void pairsStandAfterSemicolons() {
    ExperimentText pairs = text.withFormat("pairs");
    assertThat(pairs.lists("format", "pairs")).isEmpty();
    ExperimentText two = pairs.withPairs("ab2, random;  ab4,3 ;");
    assertThat(two.text()).contains("\"pairs\": [[\"ab2\", \"random\"], [\"ab4\", \"3\"]]");
    assertThat(two.lists("format", "pairs")).isEqualTo("ab2, random; ab4, 3");
    assertThat(two.withPairs("").text()).contains("\"pairs\": []");
  }

  @Test
  void aLadderMayReachFurther() {
    ExperimentText ladder = text.withFormat("ladder").withReach("3");
    assertThat(ladder.text()).contains("\"format\": { \"type\": \"ladder\", \"reach\": 3 }");
    assertThat(ladder.withReach("").format()).isEqualTo("ladder");
    assertThat(ladder.withReach("").has("format", "reach")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4|4",
        "200k|\"200k\"",
        "true|true",
        "2, 4|{ \"each\": [2, 4] }",
        "1..8|{ \"range\": [1, 8] }",
        "2..10 step 2|{ \"range\": [2, 10], \"step\": 2 }",
        "100..100000 in 4|{ \"log\": [100, 100000], \"steps\": 4 }",
        "zero, curved|{ \"each\": [\"zero\", \"curved\"] }",
        "book[file=a,plies=3]|\"book[file=a,plies=3]\""
      })
  void valuesAndSweepsAreWrittenAsJsonAndReadBack(String field, String json) {
    assertThat(SweepText.json(field)).isEqualTo(json);
    ExperimentText written = new ExperimentText("{ \"x\": 1 }").with(field, "x");
    assertThat(written.field("x")).isEqualTo(field);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "{ \"a\" 1 }",
        "{ \"a\": 1 } x",
        "{ \"a\": \"b\n\" }",
        "{,}",
        "{ \"a\": 1, }",
        "{ \"a\": 1, \"a\": 2 }",
        "{ \"a\": 200k }",
        "{ } /*"
      })
  void whatIsMalformedIsRefusedWithItsLine(String wrong) {
    assertThatThrownBy(() -> new ExperimentText(wrong)).isInstanceOf(InputException.class);
  }

  @Test
  void theExampleIsReadable() {
    assertThat(new ExperimentText(ExperimentText.EXAMPLE).agents()).hasSize(3);
  }
}
