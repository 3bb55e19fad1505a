package org.plyscope.experiment.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Oracle D: Bradley-Terry models of the literature. */
class BradleyTerryTest {
  private static final List<String> TEAMS =
      List.of("Baltimore", "Boston", "Cleveland", "Detroit", "Milwaukee", "New York", "Toronto");

  @Test
  void baseballWithoutAHomeEffect() {
    Fit fit = baseball(false).fit();
    check(
        fit,
        new double[] {0, 1.1076977, .6838528, 1.4364084, 1.5813559, 1.2476178, 1.2944851},
        new double[] {0, .3338782, .3318767, .3395685, .343256, .3358609, .3366694});
    assertThat(fit.logLikelihood()).isCloseTo(-172.248176, within(5e-7));
    assertThat(fit.firstSeat()).isEmpty();
  }

  @Test
  void baseballWithAHomeEffect() {
    Fit fit = baseball(true).fit();
    check(
        fit,
        new double[] {0, 1.1438027, .7046945, 1.4753572, 1.619555, 1.2813404, 1.3271104},
        new double[] {0, .3378425, .3350017, .3445522, .3473657, .3404037, .3403226});
    assertThat(fit.logLikelihood()).isCloseTo(-169.542871, within(5e-7));
    Fit.Term home = fit.firstSeat().orElseThrow();
    assertThat(home.value()).isCloseTo(.3022607, within(1e-7));
    assertThat(home.error()).isCloseTo(.1309437, within(1e-7));
    double[] worths = {.044, .137, .088, .190, .220, .157, .164};
    for (int team = 0; team < worths.length; team++) {
      assertThat(fit.worth(team)).isCloseTo(worths[team], within(5.1e-4));
    }
  }

  @Test
  void journalsCiteEachOther() {
    BradleyTerry model = new BradleyTerry(4, false, 0);
    model.add(0, 1, 730, 33);
    model.add(0, 2, 498, 320);
    model.add(0, 3, 221, 284);
    model.add(1, 2, 68, 813);
    model.add(1, 3, 17, 276);
    model.add(2, 3, 142, 325);
    check(
        model.fit(),
        new double[] {0, -2.9490725, -.4795698, .2689541},
        new double[] {0, .1025453, .0605887, .07083});
  }

  @Test
  void threeEnginesAreAsFarApartAsTheyScore() {
    BradleyTerry model = new BradleyTerry(3, false, 0);
    model.add(0, 1, 75, 25);
    model.add(1, 2, 75, 25);
    model.add(0, 2, 90, 10);
    Fit fit = model.fit();
    assertThat(fit.elo(0)).isCloseTo(190.848502, within(1e-6));
    assertThat(fit.elo(1)).isCloseTo(0, within(1e-9));
    assertThat(fit.elo(2)).isCloseTo(-190.848502, within(1e-6));
  }

  @Test
  void aCycleIsNoProblem() {
    BradleyTerry model = new BradleyTerry(3, false, 0);
    model.add(0, 1, 2, 0);
    model.add(1, 2, 1, 0);
    model.add(2, 0, 1, 0);
    Fit fit = model.fit();
    double mean = (fit.logWorth(1) + fit.logWorth(2)) / 3;
    assertThat(-mean).isCloseTo(.419617624, within(1e-8));
    assertThat(fit.logWorth(1) - mean).isCloseTo(-.419617624, within(1e-8));
    assertThat(fit.logWorth(2) - mean).isCloseTo(0, within(1e-8));
  }

  /** Three meeples by pairs: A and C must be equal. */
  @Test
  void votesByPairs() {
    BradleyTerry model = new BradleyTerry(3, false, 0);
    add(model, 1, 0, 1, 2);
    add(model, 1, 0, 2, 1);
    add(model, 2, 2, 0, 1);
    add(model, 1, 1, 2, 0);
    Fit fit = model.fit();
    assertThat(fit.elo(0)).isCloseTo(49.0636, within(1e-4));
    assertThat(fit.elo(2)).isCloseTo(fit.elo(0), within(1e-9));
    assertThat(fit.elo(1)).isCloseTo(-98.1271, within(1e-4));
  }

  private static void add(BradleyTerry model, int votes, int first, int second, int third) {
    model.add(first, second, votes, 0);
    model.add(first, third, votes, 0);
    model.add(second, third, votes, 0);
  }

  @Test
  void aDrawIsHalfAWin() {
    BradleyTerry drawn = new BradleyTerry(2, false, 0);
    drawn.add(SeatedResult.of(new int[] {0, 1}, new double[] {1, 0}), 30);
    drawn.add(SeatedResult.of(new int[] {0, 1}, new double[] {.5, .5}), 20);
    drawn.add(SeatedResult.of(new int[] {0, 1}, new double[] {0, 1}), 10);
    Fit fit = drawn.fit();
    assertThat(fit.elo(0) - fit.elo(1)).isCloseTo(120.4, within(0.05));
  }

  @Test
  void whoNeverLosesNeedsAGhost() {
    BradleyTerry alone = new BradleyTerry(2, false, 0);
    alone.add(0, 1, 10, 0);
    assertThatThrownBy(alone::fit).hasMessageContaining("without a ghost");
    BradleyTerry haunted = new BradleyTerry(2, false, RatingModel.USUAL_GHOST);
    haunted.add(0, 1, 10, 0);
    assertThat(haunted.fit().elo(0)).isBetween(100.0, 600.0);
  }

  private static BradleyTerry baseball(boolean home) {
    BradleyTerry model = new BradleyTerry(TEAMS.size(), home, 0);
    for (List<String> row : Tables.rows("baseball1987.csv")) {
      model.add(
          TEAMS.indexOf(row.get(0)),
          TEAMS.indexOf(row.get(1)),
          Integer.parseInt(row.get(2)),
          Integer.parseInt(row.get(3)));
    }
    return model;
  }

  private static void check(Fit fit, double[] worths, double[] errors) {
    for (int i = 0; i < worths.length; i++) {
      assertThat(fit.logWorth(i)).as("rating of %s", i).isCloseTo(worths[i], within(1e-7));
      assertThat(fit.error(i)).as("error of %s", i).isCloseTo(errors[i], within(1e-7));
    }
  }
}
