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
    Moments blocks = Moments.of(known.counts());
    double closed =
        known.normalised()
            ? blocks.normalised(known.low(), known.high())
            : blocks.logistic(known.low(), known.high());
    assertThat(closed).isCloseTo(known.closed(), within(1e-6));
    boolean lopsided = Arrays.stream(known.counts()).filter(n -> n > 0).count() == 1;
    if (!lopsided) {
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
    assertThat(view.skewness()).isCloseTo(-.01324, within(5e-6));
    assertThat(view.excessKurtosis()).isCloseTo(-.50187, within(5e-6));
    assertThat(view.normalisedElo()).isCloseTo(-63.968, within(1e-3));
    assertThat(Elo.ofScore(view.score())).isCloseTo(-43.6578, within(1e-4));
    BlockCounts counts = BlockCounts.of(13, 37, 50, 25, 3);
    double high = 0.5 + LikelihoodRatio.advantage(4, 2) * view.deviation();
    assertThat(high).isCloseTo(.50390820, within(5e-9));
    assertThat(LikelihoodRatio.ofScores(counts, 0.5, high)).isCloseTo(-0.53772, within(5e-6));
    Moments blocks = Moments.of(13, 37, 50, 25, 3);
    assertThat(blocks.byVariances(0.5, high)).isCloseTo(-0.52194, within(5e-6));
    assertThat(blocks.logistic(0, Elo.ofScore(high))).isCloseTo(-0.55961, within(5e-6));
    assertThat(blocks.normalised(0, 4)).isCloseTo(-0.54012, within(5e-6));
  }

  /** Closed forms get the sign wrong here. */
  @Test
  void extremesHaveTheRightSign() {
    BlockCounts hopeless = BlockCounts.of(144, 3, 1, 0, 0);
    assertThat(LikelihoodRatio.logistic(hopeless, -1500, -500)).isCloseTo(4.867799, within(1e-6));
    Moments blocks = Moments.of(144, 3, 1, 0, 0);
    assertThat(blocks.logistic(-1500, -500)).isCloseTo(-49.51, within(5e-3));
    assertThat(blocks.normalised(-1500, -500)).isCloseTo(-228.67, within(5e-3));
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

  /**
   * The blocks as the closed forms know them; scores that were never seen count as in the tests.
   */
  private record Moments(double blocks, int games, double mean, double variance) {
    static Moments of(long... counts) {
      double[] seen = Arrays.stream(counts).mapToDouble(n -> n == 0 ? 1e-3 : n).toArray();
      double all = Arrays.stream(seen).sum();
      double mean = 0;
      double square = 0;
      for (int i = 0; i < seen.length; i++) {
        mean += seen[i] / all * i / (seen.length - 1);
      }
      for (int i = 0; i < seen.length; i++) {
        square += seen[i] / all * Math.pow(i / (seen.length - 1.0) - mean, 2);
      }
      return new Moments(all, (seen.length - 1) / 2, mean, square);
    }

    double logistic(double low, double high) {
      double score0 = Elo.score(low);
      double score1 = Elo.score(high);
      return blocks * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
    }

    double byVariances(double score0, double score1) {
      double under0 = variance + (mean - score0) * (mean - score0);
      double under1 = variance + (mean - score1) * (mean - score1);
      return blocks / 2 * Math.log(under0 / under1);
    }

    double normalised(double low, double high) {
      double advantage = (mean - 0.5) / Math.sqrt(variance);
      return BlockDifferences.ofAdvantage(advantage, blocks, games, low, high);
    }
  }
}
