package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;

/** Files that people write: comments, places, and where every value stands in the text. */
class PlacesTest {
  private static final String TEXT =
      """
      // about it
      { "name": "a \\"b\\" \\u0041", /* in
          between */ "agents": {
          "ab": { "depth":
              [1, 2.5e1] } },
        "on": true, "off": false, "none": null }
      """;

  private final WireValue root = WireText.readFile(TEXT, "");

  @Test
  void commentsMeanNothing() {
    assertThat(root.members()).containsOnlyKeys("name", "agents", "on", "off", "none");
    assertThat(root.member("name").orElseThrow().text()).isEqualTo("a \"b\" A");
    assertThat(root.member("on").orElseThrow().flag()).isTrue();
    assertThat(root.member("off").orElseThrow().flag()).isFalse();
    assertThat(root.member("none").orElseThrow().isNull()).isTrue();
    assertThatThrownBy(() -> WireText.read(TEXT, "it")).isInstanceOf(InputException.class);
  }

  @Test
  void aValueKnowsItsKeyLineAndColumn() {
    WireValue depth = depth();
    assertThat(depth.place()).isEqualTo(new Place("", "agents.ab.depth", 4, 13));
    assertThat(depth.list().get(1).place()).isEqualTo(new Place("", "agents.ab.depth[1]", 5, 13));
    assertThat(root.place()).isEqualTo(new Place("", "", 2, 0));
    assertThat(depth.refused("it is odd.")).hasMessage("agents.ab.depth (line 4): it is odd.");
    assertThat(WireText.readAt("[3]", "--set", "a.b").list().get(0).wrong("more"))
        .hasMessage("a.b[0] (--set) is 3; it must be more.");
  }

  @Test
  void aValueKnowsWhereItStandsInTheText() {
    WireValue depth = depth();
    assertThat(depth.written()).isEqualTo("[1, 2.5e1]");
    assertThat(TEXT.substring(depth.start(), depth.end())).isEqualTo(depth.written());
    assertThat(TEXT.substring(depth.keyStart())).startsWith("\"depth\":");
    assertThat(depth.list().get(1).written()).isEqualTo("2.5e1");
    assertThat(depth.list().get(1).keyStart()).isEqualTo(depth.list().get(1).start());
  }

  @Test
  void anObjectMayGetOtherValuesAtItsPlace() {
    WireValue other = root.withMembers(Map.of("depth", depth()));
    assertThat(other.members()).containsOnlyKeys("depth");
    assertThat(other.place()).isEqualTo(root.place());
    assertThat(root.members()).hasSize(5);
  }

  private WireValue depth() {
    return root.members().get("agents").members().get("ab").members().get("depth");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ \"a\": 1, } | Line 1, column 11: there must be a key in quotes.",
        "[1, ] | Line 1, column 5: there must be a value: a text in quotes,",
        "{ \"a\": | Line 1, column 7: the file ends too early.",
        "{ \"a\": 1 | Line 1, column 9: there must be a comma or a closing brace.",
        "{ \"a\": \"b | Line 1, column 10: a text ends without its closing quote.",
        "{ \"a\" 1 } | Line 1, column 7: there must be a colon behind the key 'a'.",
        "{ \"a\": 200k } | Line 1, column 11: a number goes wrong; put one with a unit in quotes",
        "{ \"a\": 1 /* b } | Line 1, column 10: a comment is not closed by */.",
        "{ \"a\": 1 } b | Line 1, column 12: the file ends here, but something follows.",
        "{ \"a\": \"\\x\" } | Line 1, column 10: a backslash must be followed by one of",
        "{ \"a\": \"\\u00g0\" } | Line 1, column 13: \\u must be followed by four hexadecimal",
        "{ \"a\": 1, \"a\": 2 } | a (line 1): the key occurs twice.",
      })
  void whatIsMalformedIsRefusedWithItsPlace(String text, String sentence) {
    assertThatThrownBy(() -> WireText.readFile(text, ""))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void anotherFileIsNamed() {
    assertThatThrownBy(() -> WireText.readFile("{\n x }", "more.json"))
        .hasMessage("more.json, line 2, column 2: there must be a key in quotes.");
  }
}
