package org.plyscope.ui.form.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;

class FileTextTest {
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

  private final FileText text = new FileText(TEXT);

  @Test
  void fieldsAreReadAsPeopleWriteThem() {
    assertThat(text.field("name")).isEqualTo("a \"test\"");
    assertThat(text.field("blocks")).isEqualTo("10");
    assertThat(text.field("agents", "ab{depth}", "depth")).isEqualTo("2, 4");
    assertThat(text.field("nothing", "here")).isEmpty();
    assertThat(text.agents()).containsExactly("ab{depth}", "random");
    assertThat(text.use("random")).isEqualTo("random");
    assertThat(text.fields("agents", "ab{depth}")).containsEntry("depth", "2, 4");
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
    FileText changed = text.with("200k", "blocks").withText("new", "name");
    assertThat(changed.text())
        .isEqualTo(TEXT.replace("\"a \\\"test\\\"\"", "\"new\"").replace("10 }", "\"200k\" }"));
    assertThat(changed.with("7", "blocks").text()).contains("\"blocks\": 7 }");
    assertThat(text.with("", "blocks").text()).doesNotContain("blocks").contains("// what it is");
    assertThat(text.with("", "blocks").field("format")).isEqualTo("round-robin");
    assertThat(text.with("", "nothing")).extracting(FileText::text).isEqualTo(TEXT);
  }

  @Test
  void whatIsMissingIsMadeAndWhatBecomesEmptyGoes() {
    FileText more = text.with("4", "openings", "randomPlies").with("20", "openings", "count");
    assertThat(more.text()).contains("\"openings\": { \"randomPlies\": 4, \"count\": 20 }");
    assertThat(more.field("openings", "count")).isEqualTo("20");
    FileText less = more.with("", "openings", "count").with("", "openings", "randomPlies");
    assertThat(less.has("openings")).isFalse();
    assertThat(new FileText("{}").with("1", "a", "b", "c").text())
        .isEqualTo("{ \"a\": { \"b\": { \"c\": 1 } } }");
    FileText start = text.withText("start", "openings").with("4", "openings", "randomPlies");
    assertThat(start.field("openings", "randomPlies")).isEqualTo("4");
  }

  @Test
  void newLinesAreIndentedLikeTheirNeighbours() {
    assertThat(text.withAgent("uct").text())
        .contains("\"random\": { \"use\": \"random\" },\n    \"uct\": { \"use\": \"uct\" }\n  }");
  }

  @Test
  void agentsAreAddedCopiedRenamedAndRemoved() {
    FileText more = text.withAgent("random").withCopy("ab{depth}");
    assertThat(more.agents()).containsExactly("ab{depth}", "random", "random-2", "ab{depth}-2");
    assertThat(more.field("agents", "ab{depth}-2", "depth")).isEqualTo("2, 4");
    assertThat(more.withName("random-2", "lazy").agents()).contains("lazy");
    assertThat(more.withName("random-2", "random").agents()).isEqualTo(more.agents());
    FileText less = more.withoutAgent("ab{depth}-2").withoutAgent("ab{depth}");
    assertThat(less.agents()).containsExactly("random", "random-2");
    assertThat(less.text()).contains("// all");
    assertThat(text.agentAt("agents.ab{depth}.depth")).contains("ab{depth}");
    assertThat(text.agentAt("blocks")).isEmpty();
  }

  @Test
  void aSweepGoesIntoTheName() {
    FileText swept = text.withSetting("random", "nodes", "1..3");
    assertThat(swept.agents()).contains("random{nodes}");
    assertThat(swept.field("agents", "random{nodes}", "nodes")).isEqualTo("1..3");
    assertThat(swept.withSetting("random{nodes}", "nodes", "").agents()).contains("random");
    assertThat(text.withSetting("random", "nodes", "5").agents()).contains("random");
  }

  @Test
  void listsStandAfterCommas() {
    FileText list = text.withList("ab2, ab4", "format", "first");
    assertThat(list.text()).contains("\"first\": [\"ab2\", \"ab4\"]");
    assertThat(list.list("format", "first")).isEqualTo("ab2, ab4");
    assertThat(list.texts("format", "first")).containsExactly("ab2", "ab4");
    assertThat(text.withText("*", "first").texts("first")).containsExactly("*");
  }

  @Test
  void valuesAreWrittenWithGaps() {
    FileText one = text.withValue(Map.of("use", List.of("a", 2)), "method");
    assertThat(one.text()).contains("\"method\": { \"use\": [\"a\", 2] }");
    assertThat(one.removed("method", "use").has("method")).isTrue();
    assertThat(one.without("method", "use").has("method")).isFalse();
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
    FileText written = new FileText("{ \"x\": 1 }").with(field, "x");
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
    assertThatThrownBy(() -> new FileText(wrong)).isInstanceOf(InputException.class);
  }
}
