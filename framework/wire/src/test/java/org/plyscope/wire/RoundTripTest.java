package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;

/** Whatever is written comes back as it was, in one line. */
class RoundTripTest {
  private static final int ROUNDS = 400;

  private static WireValue sent(String kind, Map<String, Object> form) {
    String line = Message.line(kind, form);
    assertThat(line).doesNotContain("\n", "\r");
    Message message = Message.read(line);
    assertThat(message.kind()).isEqualTo(kind);
    return message.value();
  }

  @Test
  void lines() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      Line line = new RandomValues(seed).line();
      WireValue value = sent("line", LineForm.write(line));
      assertThat(LineForm.read(value, RandomValues::rules)).isEqualTo(line);
    }
  }

  @Test
  void resultsAndProgress() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      RandomValues values = new RandomValues(seed);
      State root = values.line().state();
      SearchResult result = values.result(root);
      WireValue value = sent("result", ResultForm.write(result, root));
      SearchResult read = ResultForm.read(value, root);
      assertThat(read)
          .usingRecursiveComparison()
          .withEqualsForType(Double::equals, Double.class)
          .isEqualTo(result);
      assertThat(ResultForm.write(read, root)).isEqualTo(ResultForm.write(result, root));
    }
  }

  @Test
  void countsAndFigures() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      RandomValues values = new RandomValues(seed);
      Counts counts = values.counts();
      assertThat(CountsForm.read(sent("counts", CountsForm.write(counts)))).isEqualTo(counts);
      Figures figures = values.figures();
      Map<String, Object> both =
          Map.of(
              "figures", FiguresForm.write(figures),
              "declared", FiguresForm.writeDeclarations(figures.list()));
      sent("both", both)
          .object(
              form -> {
                assertThat(FiguresForm.read(form.get("figures"))).isEqualTo(figures);
                assertThat(FiguresForm.readDeclarations(form.get("declared")))
                    .isEqualTo(figures.list());
                return form;
              });
    }
  }

  @Test
  void limitsOptionsTextsAndNumbers() {
    for (int seed = 0; seed < ROUNDS; seed++) {
      RandomValues values = new RandomValues(seed);
      Limits limits = values.limits();
      double number = values.number();
      String text = values.text();
      long whole = values.count();
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("limits", limits.toString());
      form.put("number", number);
      form.put("options", Map.of(text, text));
      form.put("whole", -whole);
      sent("all", form)
          .object(
              read -> {
                assertThat(read.get("limits").limits()).isEqualTo(limits);
                assertThat(read.get("number").number()).isEqualTo(Double.valueOf(number));
                assertThat(read.get("options").options()).isEqualTo(Map.of(text, text));
                assertThat(read.get("whole").whole(Long.MIN_VALUE, 0)).isEqualTo(-whole);
                return read;
              });
    }
  }

  @Test
  void noBitOfALargeNumberIsLost() {
    Counts huge =
        Counts.builder()
            .nodes(1, 1L << 62, (1L << 53) + 1)
            .playouts(Long.MAX_VALUE)
            .stored((1L << 62) + 1)
            .build();
    String line = Message.line("counts", CountsForm.write(huge));
    assertThat(line).contains("4611686018427387904", "9007199254740993", "4611686018427387905");
    assertThat(CountsForm.read(Message.read(line).value())).isEqualTo(huge);
  }

  @Test
  void whatIsNotLegalIsLeftOutOfAResult() {
    Line line = Line.of(RandomValues.rules("countdown", Map.of()));
    SearchResult odd =
        SearchResult.builder(2)
            .line(new long[] {2, 77, 1})
            .candidates(Arrays.asList(Candidate.of(99), Candidate.of(1)))
            .depth(-1)
            .nanos(-5)
            .build();
    SearchResult read =
        ResultForm.read(sent("result", ResultForm.write(odd, line.state())), line.state());
    assertThat(read.line()).containsExactly(2);
    assertThat(read.candidates()).containsExactly(Candidate.of(1));
    assertThat(read.depth()).isZero();
    assertThat(read.nanos()).isZero();
  }

  @Test
  void indentedTextIsTheSameValue() {
    Line line = new RandomValues(3).line();
    String text = WireText.indented(LineForm.write(line));
    assertThat(text).contains("\n  \"game\": ");
    assertThat(LineForm.read(WireText.read(text, "line"), RandomValues::rules)).isEqualTo(line);
  }
}
