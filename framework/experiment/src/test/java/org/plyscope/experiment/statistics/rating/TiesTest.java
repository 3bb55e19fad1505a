package org.plyscope.experiment.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Oracle F: Plackett-Luce models with ties. */
class TiesTest {
  private static final List<String> FRUIT = List.of("1200", "4123", "2111", "1230", "2110", "1032");

  @Test
  void pudding() {
    PlackettLuce model = new PlackettLuce(6, 0);
    for (List<String> row : Tables.rows("pudding.csv")) {
      int first = Integer.parseInt(row.get(0)) - 1;
      int second = Integer.parseInt(row.get(1)) - 1;
      model.add(SeatedResult.ranking(new int[] {first}, new int[] {second}), number(row, 3));
      model.add(SeatedResult.ranking(new int[] {second}, new int[] {first}), number(row, 4));
      model.add(SeatedResult.ranking(new int[] {first, second}), number(row, 5));
    }
    Fit fit = model.fit();
    double[] worths = {0, .2202419, .1529777, .1751449, .1338652, .3771349};
    double[] errors = {0, .187217, .1935184, .1882111, .1927046, .1924062};
    double[] quasi = {.1328950, .1327373, .1395740, .1330240, .1399253, .1392047};
    double[] quasiErrors = fit.quasiErrors().orElseThrow();
    for (int i = 0; i < 6; i++) {
      assertThat(fit.logWorth(i)).isCloseTo(worths[i], within(1e-7));
      assertThat(fit.error(i)).isCloseTo(errors[i], within(1e-6));
      assertThat(quasiErrors[i]).isCloseTo(quasi[i], within(1e-4));
    }
    Fit.Term tie = fit.ties().get(2);
    assertThat(tie.value()).isCloseTo(-.2919271, within(1e-7));
    assertThat(tie.error()).isCloseTo(.0824987, within(1e-7));
    assertThat(fit.logLikelihood()).isCloseTo(-809.7095101, within(1e-7));
  }

  private static int number(List<String> row, int column) {
    return Integer.parseInt(row.get(column));
  }

  @Test
  void fruit() {
    Fit fit = fruit(4, 0);
    check(fit, 0, .29428743, -.73351131, -.11909605);
    assertThat(fit.ties().get(2).value()).isCloseTo(-1.86194671, within(1e-7));
    assertThat(fit.ties().get(3).value()).isCloseTo(-.73697346, within(1e-7));
    assertThat(fit.logLikelihood()).isCloseTo(-14.56973929, within(1e-7));
    errors(fit, 1.0499597, 1.15098392, 1.07981518, 1.0741139, 1.13720842);
  }

  @Test
  void fruitWithGhost() {
    Fit fit = fruit(4, RatingModel.USUAL_GHOST);
    check(fit, 0, .25287377, -.61350684, -.08688471);
    assertThat(fit.ties().get(2).value()).isCloseTo(-2.1506811, within(1e-6));
    assertThat(fit.ties().get(3).value()).isCloseTo(-.79245357, within(1e-6));
    assertThat(fit.logLikelihood()).isCloseTo(-14.61069313, within(1e-7));
    errors(fit, 1.04204895, 1.11518071, 1.06768785, 1.19394458, 1.13249717);
  }

  /** Compares the errors of all but the first rating, then those of ties of two and three. */
  private static void errors(Fit fit, double... wanted) {
    for (int i = 0; i < 3; i++) {
      assertThat(fit.error(i + 1)).isCloseTo(wanted[i], within(1e-6));
    }
    for (int i = 3; i < wanted.length; i++) {
      assertThat(fit.ties().get(i - 1).error()).isCloseTo(wanted[i], within(1e-6));
    }
  }

  @Test
  void threeFruits() {
    Fit fit = fruit(3, RatingModel.USUAL_GHOST);
    check(fit, 0, .2867987, -.4636687);
    assertThat(fit.error(1)).isCloseTo(1.01292551, within(1e-6));
    assertThat(fit.error(2)).isCloseTo(1.02799172, within(1e-6));
    Fit.Term tie = fit.ties().get(2);
    assertThat(tie.value()).isCloseTo(-1.0701129, within(1e-6));
    assertThat(tie.error()).isCloseTo(.90425607, within(1e-6));
    assertThat(fit.logLikelihood()).isCloseTo(-10.80517201, within(1e-7));
  }

  /** The scale of ties is not that of half points: 190.8 Elo here, 120.4 there. */
  @Test
  void onePair() {
    PlackettLuce model = new PlackettLuce(2, 0);
    model.add(Tables.places("12"), 30);
    model.add(Tables.places("11"), 20);
    model.add(Tables.places("21"), 10);
    Fit fit = model.fit();
    assertThat(-fit.logWorth(1)).isCloseTo(Math.log(3), within(1e-9));
    assertThat(fit.ties().get(2).value()).isCloseTo(.1438410, within(1e-7));
    assertThat(fit.elo(0) - fit.elo(1)).isCloseTo(190.8, within(0.05));
  }

  private static Fit fruit(int kinds, double ghost) {
    PlackettLuce model = new PlackettLuce(kinds, ghost);
    FRUIT.forEach(places -> model.add(Tables.places(places.substring(0, kinds)), 1));
    return model.fit();
  }

  private static void check(Fit fit, double... worths) {
    for (int i = 0; i < worths.length; i++) {
      assertThat(fit.logWorth(i)).as("rating of %s", i).isCloseTo(worths[i], within(1e-6));
    }
  }
}
