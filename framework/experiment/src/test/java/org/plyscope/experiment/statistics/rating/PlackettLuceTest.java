package org.plyscope.experiment.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Oracle E: Plackett-Luce models without ties. */
class PlackettLuceTest {
  private static final int FINISHERS = 83;

  @Test
  void nascarWithoutGhost() {
    Fit fit = nascar(FINISHERS, 0);
    assertThat(fit.logLikelihood()).isCloseTo(-4191.097285, within(5e-7));
    assertThat(fit.steps()).isLessThan(15);
    for (List<String> driver : Tables.rows("nascar2002_expected.csv").subList(0, FINISHERS)) {
      check(fit, driver, 4);
    }
  }

  @Test
  void nascarWithGhostRatesThoseWhoOnlyLost() {
    Fit fit = nascar(87, RatingModel.USUAL_GHOST);
    List<List<String>> drivers = Tables.rows("nascar2002_expected.csv");
    assertThat(drivers).hasSize(87);
    for (List<String> driver : drivers) {
      check(fit, driver, 2);
    }
  }

  /** Columns count from the end, because names contain commas. */
  private static void check(Fit fit, List<String> driver, int fromEnd) {
    int column = driver.size() - fromEnd;
    int entrant = Integer.parseInt(driver.get(0)) - 1;
    String name = driver.get(1);
    assertThat(fit.logWorth(entrant))
        .as(name)
        .isCloseTo(Double.parseDouble(driver.get(column)), within(1e-6));
    if (entrant > 0) {
      assertThat(fit.error(entrant))
          .as("error of %s", name)
          .isCloseTo(Double.parseDouble(driver.get(column + 1)), within(1e-6));
    }
  }

  private static Fit nascar(int drivers, double ghost) {
    PlackettLuce model = new PlackettLuce(drivers, ghost);
    List<List<String>> races = Tables.rows("nascar2002_orderings.csv");
    assertThat(races).hasSize(36);
    for (List<String> race : races) {
      model.add(
          ordering(
              race.stream()
                  .mapToInt(id -> Integer.parseInt(id.strip()) - 1)
                  .filter(id -> id >= 0 && id < drivers)
                  .toArray()),
          1);
    }
    return model.fit();
  }

  @Test
  void films() {
    Fit haunted = films(RatingModel.USUAL_GHOST);
    check(haunted, 0, .67080438, -.31403937, -.43127865);
    double[] errors = {0, .0747165, .0759270, .0748904};
    double[] worths = {.2306285, .4510655, .1684719, .1498342};
    for (int film = 0; film < 4; film++) {
      assertThat(haunted.error(film)).isCloseTo(errors[film], within(1e-6));
      assertThat(haunted.worth(film)).isCloseTo(worths[film], within(1e-7));
    }
    Fit fit = films(0);
    check(fit, 0, .67127917, -.31430243, -.43161113);
    assertThat(-2 * fit.logLikelihood()).isCloseTo(3493.516, within(5e-4));
  }

  private static Fit films(double ghost) {
    PlackettLuce model = new PlackettLuce(4, ghost);
    for (List<String> row : Tables.rows("netflix138.csv")) {
      int[] order = row.stream().skip(1).mapToInt(id -> Integer.parseInt(id) - 1).toArray();
      model.add(ordering(order), Integer.parseInt(row.get(0)));
    }
    return model.fit();
  }

  @Test
  void toyOfPairs() {
    PlackettLuce model = new PlackettLuce(3, 0);
    toy(model);
    Fit fit = model.fit();
    check(fit, 0, .8392352, .4196176);
    assertThat(fit.error(1)).isCloseTo(1.3596, within(5e-5));
    assertThat(fit.error(2)).isCloseTo(1.5973, within(5e-5));
    assertThat(-2 * fit.logLikelihood()).isCloseTo(5.1356, within(5e-5));
  }

  @Test
  void toyWithALoser() {
    PlackettLuce model = new PlackettLuce(4, RatingModel.USUAL_GHOST);
    toy(model);
    model.add(ordering(0, 3), 1);
    check(model.fit(), 0, .5184185, .1354707, -1.1537565);
  }

  private static void toy(PlackettLuce model) {
    model.add(ordering(0, 1), 1);
    model.add(ordering(2, 0), 1);
    model.add(ordering(1, 0), 1);
    model.add(ordering(1, 2), 1);
  }

  @Test
  void partialRankings() {
    PlackettLuce model = new PlackettLuce(4, 0);
    model.add(ordering(0, 1, 2), 1);
    model.add(ordering(3, 2, 0), 1);
    model.add(ordering(1, 3), 1);
    Fit fit = model.fit();
    double[] centred = {-.4433085, .6950679, -.6706096, .4188502};
    for (int i = 0; i < 4; i++) {
      assertThat(fit.logWorth(i) - fit.logWorth(0))
          .isCloseTo(centred[i] - centred[0], within(2e-7));
    }
  }

  @Test
  void votesOfThree() {
    PlackettLuce model = new PlackettLuce(3, 0);
    model.add(ordering(0, 1, 2), 1);
    model.add(ordering(0, 2, 1), 1);
    model.add(ordering(2, 0, 1), 2);
    model.add(ordering(1, 2, 0), 1);
    Fit fit = model.fit();
    double mean = (fit.logWorth(1) + fit.logWorth(2)) / 3;
    assertThat(-mean).isCloseTo(.30019904, within(1e-8));
    assertThat(fit.logWorth(1) - mean).isCloseTo(-.60039807, within(1e-8));
    assertThat(fit.logWorth(2)).isCloseTo(0, within(1e-8));
  }

  /** One always wins and one always loses; two groups that never met. */
  @ParameterizedTest
  @ValueSource(strings = {"1234 1324", "1200 2100 0012 0021"})
  void unboundedRatingsNeedTheGhost(String rankings) {
    PlackettLuce alone = new PlackettLuce(4, 0);
    PlackettLuce haunted = new PlackettLuce(4, RatingModel.USUAL_GHOST);
    for (String ranking : rankings.split(" ", -1)) {
      alone.add(Tables.places(ranking), 1);
      haunted.add(Tables.places(ranking), 1);
    }
    assertThatThrownBy(alone::fit).hasMessageContaining("without a ghost");
    Fit fit = haunted.fit();
    for (int i = 0; i < 4; i++) {
      assertThat(fit.elo(i)).isBetween(-600.0, 600.0);
      assertThat(fit.error(i)).isFinite();
    }
  }

  /** Property H: reversing all rankings negates the ratings where there are two a game. */
  @ParameterizedTest
  @CsvSource({"1, 9", "4, 7"})
  void swappingNegates(int won, int lost) {
    PlackettLuce model = new PlackettLuce(2, RatingModel.USUAL_GHOST);
    model.add(ordering(0, 1), won);
    model.add(ordering(1, 0), lost);
    PlackettLuce swapped = new PlackettLuce(2, RatingModel.USUAL_GHOST);
    swapped.add(ordering(1, 0), won);
    swapped.add(ordering(0, 1), lost);
    assertThat(swapped.fit().elo(0)).isCloseTo(-model.fit().elo(0), within(1e-9));
  }

  private static void check(Fit fit, double... worths) {
    for (int i = 0; i < worths.length; i++) {
      assertThat(fit.logWorth(i)).as("rating of %s", i).isCloseTo(worths[i], within(1e-7));
    }
  }

  private static SeatedResult ordering(int... best) {
    int[][] places = new int[best.length][];
    for (int i = 0; i < best.length; i++) {
      places[i] = new int[] {best[i]};
    }
    return SeatedResult.ranking(places);
  }
}
