package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/** Everything that is wrong is refused with the path to it and what would be right. */
class StrictnessTest {
  private static final Line LINE = Line.of(RandomValues.rules("countdown", Map.of()));
  private static final State ROOT = LINE.state();
  private static final String RESULT =
      Message.line(
          "result",
          ResultForm.write(
              SearchResult.builder(2)
                  .value(0.5)
                  .depth(4)
                  .candidates(
                      List.of(
                          Candidate.of(2)
                              .withValue(0.5, Bound.EXACT)
                              .withFigure(Figure.of("prior", "Prior"), 0.25)))
                  .iterations(List.of(Iteration.unfinished(3)))
                  .build(),
              ROOT));
  private static final String WRITTEN = Message.line("line", LineForm.write(LINE));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"depth\":4 | \"depth\":\"x\" | result.depth is 'x'; it must be a whole number from 0 to"
            + " 2147483647.",
        "\"depth\":4 | \"depth\":4.5 | result.depth is 4.5; it must be a whole number",
        "\"depth\":4 | \"depth\":1e2 | result.depth is 1e2; it must be a whole number",
        "\"depth\":4 | \"depth\":-1 | result.depth is -1; it must be a whole number from 0",
        "\"depth\":4 | \"depth\":2147483648 | result.depth is 2147483648; it must be",
        "\"depth\":4 | \"depth\":null | result.depth is null; it must be",
        "\"depth\":4 | \"depth\":[4] | result.depth is a list; it must be",
        "\"depth\":4 | \"depth\":{} | result.depth is an object; it must be",
        "\"depth\":4, | '' | result.depth is missing.",
        "\"depth\":4 | \"depth\":4,\"depth\":4 | result.depth: the key occurs twice.",
        "\"depth\":4 | \"depth\":4,\"deepth\":4 | result.deepth is not a known key here.",
        "\"nanos\":0 | \"nanos\":9223372036854775808 | result.nanos is 9223372036854775808; it must"
            + " be a whole number from 0 to 9223372036854775807.",
        "\"solved\":false | \"solved\":0 | result.solved is 0; it must be true or false.",
        "\"status\":\"complete\" | \"status\":\"COMPLETE\" | result.status is 'COMPLETE'; it must"
            + " be one of running, complete, limit, stopped.",
        "\"value\":0.5,\"solved\" | \"value\":\"NaN\",\"solved\" | result.value is 'NaN'; it must"
            + " be a number",
        "\"value\":0.5,\"solved\" | \"value\":1e999,\"solved\" | result.value is 1e999; it must be"
            + " a number",
        "\"move\":\"2\",\"status\" | \"move\":\"9\",\"status\" | result.move: ",
        "\"move\":\"2\",\"status\" | \"move\":2,\"status\" | result.move is 2; it must be a text.",
        "\"move\":\"2\",\"status\" | \"move\":null,\"status\" | result.move is null; it must be a"
            + " move, because the search is not running.",
        "\"line\":[\"2\"] | \"line\":[\"2\",\"9\"] | result.line[1]: ",
        "\"line\":[\"2\"] | \"line\":\"2\" | result.line is '2'; it must be a list in square"
            + " brackets.",
        "\"bound\":\"exact\" | \"bound\":\"high\" | result.candidates[0].bound is 'high'; it must"
            + " be one of",
        "\"number\":0.25 | \"number\":true | result.candidates[0].figures[0].number is true; it"
            + " must be a number",
        "\"id\":\"prior\" | \"id\":\"Prior!\" | result.candidates[0].figures[0]: The figure id",
        "\"playouts\":0 | \"playouts\":\"x\" | result.counts.playouts is 'x'; it must be a whole"
            + " number",
        "\"nodes\":[] | \"nodes\":[1,\"x\"] | result.counts.nodes[1] is 'x'; it must be a whole"
            + " number from 0 to 9223372036854775807.",
        "\"leaves\":[] | \"leaves\":[1] | result.counts: Something is counted at ply 0",
        "\"aspiration\":0 | \"aspiration\":0,\"boredom\":1 | result.counts.researches.boredom is"
            + " not a known key here.",
        "\"finished\":false,\"value\":null | \"finished\":false,\"value\":1 |"
            + " result.iterations[0].value is 1; it must be null",
        "\"values\":[] | \"values\":[1,2,3,4,5,6,7] | result.values is a list; it must be a list of"
            + " at most 6 numbers",
      })
  void results(String right, String wrong, String sentence) {
    refused(RESULT, right, wrong, sentence, value -> ResultForm.read(value, ROOT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"game\":\"countdown\" | \"game\":\"chess\" | line: There is no game 'chess'.",
        "\"take\":\"3\" | \"take\":3 | line.options.take is 3; it must be a text.",
        "\"take\":\"3\" | \"take\":\"33\" | line: ",
        "\"take\":\"3\" | \"give\":\"3\" | line: There is no option 'give'",
        "\"moves\":[]} | \"moves\":[\"3\",\"x\"]} | line: Move 2; 'x'",
        "\"start\":\"15/0\" | \"start\":\"15/0\",\"end\":1 | line.end is not a known key",
      })
  void lines(String right, String wrong, String sentence) {
    refused(
        WRITTEN,
        right,
        wrong,
        sentence.replace(';', ',').replaceFirst(", it must", "; it must"),
        value -> LineForm.read(value, RandomValues::rules));
  }

  private static void refused(
      String line, String right, String wrong, String sentence, Function<WireValue, ?> form) {
    assertThat(line).contains(right);
    assertThat(form.apply(Message.read(line).value())).isNotNull();
    int place = line.indexOf(right);
    String changed = line.substring(0, place) + wrong + line.substring(place + right.length());
    assertThatThrownBy(() -> form.apply(Message.read(changed).value()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence.strip())
        .hasMessageEndingWith(".")
        .hasMessageNotContaining("\n");
  }

  @Test
  void textThatIsNoJsonIsRefused() {
    for (String text :
        new String[] {
          "",
          " ",
          "{",
          "{\"a\":",
          "{\"a\":1",
          "{a:1}",
          "{'a':1}",
          "{\"a\":NaN}",
          "{\"a\":01}",
          "{\"a\":1,}",
          "[1,]",
          "// x\n{}",
          "{\"a\":\"\n\"}",
          "{\"a\":tru}",
          "{\"a\"=1}",
          "nul"
        }) {
      assertThatThrownBy(() -> WireText.read(text, "The text"))
          .as(text)
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith("The text is not ");
    }
    assertThatThrownBy(() -> WireText.read("{} {}", "The text"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("The text");
    assertThatThrownBy(() -> WireText.read("{\n\"a\" 1}", "The text"))
        .hasMessage("The text is not written in JSON at line 2, column 5.");
    for (String text : new String[] {"[]", "3", "{}", "{\"a\":1,\"b\":2}"}) {
      assertThatThrownBy(() -> Message.read(text)).as(text).isInstanceOf(InputException.class);
    }
  }

  @Test
  void bombsAreRefused() {
    assertThatThrownBy(() -> WireText.read("[".repeat(5_000_000), "result"))
        .isInstanceOf(InputException.class)
        .hasMessage("result is nested deeper than 64 levels.");
    assertThatThrownBy(() -> WireText.read("{\"a\":".repeat(1_000_000), "result"))
        .hasMessage("result is nested deeper than 64 levels.");
    assertThatThrownBy(() -> WireText.read("[" + "0,".repeat(4_500_000) + "0]", "result"))
        .hasMessage("result has more than 4,000,000 values, which is too many.");
    assertThatThrownBy(() -> WireText.read(" ".repeat(WireText.LONGEST + 1), "result"))
        .hasMessageStartingWith("result has 33,554,433 characters; it may have");
    String digits = "{\"depth\":" + "9".repeat(500) + "}";
    assertThatThrownBy(
            () -> WireText.read(digits, "result").object(o -> o.get("depth").smallCount()))
        .hasMessageStartingWith("result.depth is 9999")
        .satisfies(e -> assertThat(e.getMessage().length()).isLessThan(200));
  }

  @Test
  void keysAndTextsOfOthersDoNotBreakTheSentence() {
    String key = "{\"a\\n\\u001b[2J" + "k".repeat(500) + "\":1}";
    assertThatThrownBy(() -> WireText.read(key, "game").object(o -> o))
        .hasMessageMatching("game\\.a\\?\\?\\[2Jk+… is not a known key here\\.");
  }
}
