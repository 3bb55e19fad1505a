package org.plyscope.experiment.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.PairView;

/** Oracles A1 to A3: likelihood ratios that others published or that were computed for us. */
class LikelihoodRatioTest {
  /** A case of {@code oracles.json}. */
  record Case(
      String source,
      boolean normalised,
      List<Long> blocks,
      double low,
      double high,
      double published,
      double exact,
      double closed) {
    long[] counts() {
      return blocks.stream().mapToLong(Long::longValue).toArray();
    }

    @Override
    public String toString() {
      return source + " " + blocks + " [" + low + ", " + high + "]";
    }
  }

  static Stream<Case> published() throws IOException {
    try (Reader reader =
        new InputStreamReader(
            LikelihoodRatioTest.class.getResourceAsStream(
                "/org/plyscope/experiment/statistics/oracles.json"),
            StandardCharsets.UTF_8)) {
      JsonObject all = JsonParser.parseReader(reader).getAsJsonObject();
      return StreamSupport.stream(all.getAsJsonArray("llr").spliterator(), false)
          .map(JsonElement::getAsJsonObject)
          .map(LikelihoodRatioTest::read);
    }
  }

  private static Case read(JsonObject json) {
    return new Case(
        json.get("source").getAsString(),
        json.get("model").getAsString().equals("normalized"),
        StreamSupport.stream(json.getAsJsonArray("results_low_to_high").spliterator(), false)
            .map(JsonElement::getAsLong)
            .toList(),
        json.get("elo0").getAsDouble(),
        json.get("elo1").getAsDouble(),
        json.get("published").isJsonNull() ? Double.NaN : json.get("published").getAsDouble(),
        json.get("exact").getAsDouble(),
        json.get("closed_form").getAsDouble());
  }

  @ParameterizedTest
  @MethodSource("published")
  void agreesWithOthers(Case known) {
    BlockCounts counts = BlockCounts.of(known.counts());
    double ratio =
        known.normalised()
            ? LikelihoodRatio.normalised(counts, known.low(), known.high()).orElseThrow()
            : LikelihoodRatio.logistic(counts, known.low(), known.high());
    assertThat(ratio).isCloseTo(known.exact(), within(1e-6));
    if (!Double.isNaN(known.published())) {
      assertThat(ratio)
          .isCloseTo(known.published(), within(0.01 * (1 + Math.abs(known.published()))));
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void closedFormsAgreeWhereTheyHold(Case known) {
    PairView view = PairView.of(known.counts());
    double closed =
        known.normalised()
            ? closedNormalised(view, known.low(), known.high())
            : closedLogistic(view, known.low(), known.high());
    boolean lopsided = Arrays.stream(known.counts()).filter(n -> n > 0).count() == 1;
    if (!lopsided) {
      assertThat(closed).isCloseTo(known.closed(), within(1e-5));
      assertThat(closed).isCloseTo(known.exact(), within(0.03));
    }
  }

  @Test
  void theOtherTableRowIsThere() {
    BlockCounts cutechess = BlockCounts.of(759, 1863, 880);
    assertThat(LikelihoodRatio.logistic(cutechess, 0, 5)).isCloseTo(2.94722411, within(1e-6));
  }

  @Test
  void theWorkedPageIsReproduced() {
    PairView view = PairView.of(13, 37, 50, 25, 3);
    assertThat(view.score()).isEqualTo(0.4375);
    assertThat(view.deviation() * view.deviation()).isCloseTo(0.0576171875, within(1e-12));
    assertThat(view.normalisedElo()).isCloseTo(-63.968, within(1e-3));
    assertThat(Elo.ofScore(view.score())).isCloseTo(-43.6578, within(1e-4));
    BlockCounts counts = BlockCounts.of(13, 37, 50, 25, 3);
    double high = 0.50390820;
    assertThat(LikelihoodRatio.ofScores(counts, 0.5, high)).isCloseTo(-0.53772, within(1e-5));
    assertThat(closedLogistic(view, 0, Elo.ofScore(high))).isCloseTo(-0.55961, within(1e-5));
    assertThat(closedNormalised(view, 0, 4)).isCloseTo(-0.54012, within(1e-5));
  }

  /** Closed forms get the sign wrong here. */
  @Test
  void extremesHaveTheRightSign() {
    BlockCounts hopeless = BlockCounts.of(144, 3, 1, 0, 0);
    assertThat(LikelihoodRatio.logistic(hopeless, -1500, -500)).isCloseTo(4.867799, within(1e-6));
    assertThat(closedLogistic(PairView.of(144, 3, 1, 0, 0), -1500, -500)).isLessThan(-40);
  }

  @Test
  void whatTheNormalisedModelCannotSayIsNoException() {
    BlockCounts hopeless = BlockCounts.of(144, 3, 1, 0, 0);
    assertThat(LikelihoodRatio.normalised(hopeless, -1500, -500)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1000000, 0, 0", "0, 0, 1000000", "0, 1000000, 0", "0, 0, 0", "1, 0, 0", "0, 0, 1"})
  void nothingIsEverNotANumber(long lost, long drawn, long won) {
    BlockCounts counts = BlockCounts.of(lost, drawn, won);
    for (double[] bounds : new double[][] {{0, 5}, {-10, 0}, {-3000, 3000}, {400, 800}}) {
      assertThat(LikelihoodRatio.logistic(counts, bounds[0], bounds[1])).isFinite();
      LikelihoodRatio.normalised(counts, bounds[0], bounds[1])
          .ifPresent(ratio -> assertThat(ratio).isFinite());
    }
  }

  private static double closedLogistic(PairView view, double low, double high) {
    double score0 = Elo.score(low);
    double score1 = Elo.score(high);
    double variance = view.deviation() * view.deviation();
    return view.blocks()
        * (score1 - score0)
        * (2 * view.score() - score0 - score1)
        / (2 * variance);
  }

  private static double closedNormalised(PairView view, double low, double high) {
    double advantage = (view.score() - 0.5) / view.deviation();
    return BlockDifferences.ofAdvantage(advantage, view.blocks(), view.games(), low, high);
  }
}
