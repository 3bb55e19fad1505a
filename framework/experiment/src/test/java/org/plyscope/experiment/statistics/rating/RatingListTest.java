package org.plyscope.experiment.statistics.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Elo;

/** Ratings with errors over blocks: what they cover, and what must not change them. */
class RatingListTest {
  private static final double[] STRENGTH = {0.6, 0.2, -0.1, -0.7};
  private static final double FIRST_SEAT = 0.3;

  @Test
  void trueRatingsAreFound() {
    RatingList list = rate(blocks(1, 400));
    for (int i = 0; i < STRENGTH.length; i++) {
      Estimate rating = list.rating(i);
      assertThat(rating.covers(STRENGTH[i] * Elo.PER_LOGIT)).as("entrant %s", i).isTrue();
      assertThat(rating.high() - rating.low()).isBetween(20.0, 60.0);
      assertThat(rating.count()).isEqualTo(1200);
    }
    assertThat(list.firstSeat().orElseThrow().covers(FIRST_SEAT * Elo.PER_LOGIT)).isTrue();
    assertThat(list.expected(0, 3)).isCloseTo(1 / (1 + Math.exp(-1.3)), within(0.03));
  }

  /** Any two bars may be compared, so the error of a difference is what must be right. */
  @Test
  void differencesAreCoveredAsOftenAsPromised() {
    int covered = 0;
    int experiments = 100;
    for (int seed = 0; seed < experiments; seed++) {
      BlockTally tally = tally(blocks(seed, 60));
      RatingList list = RatingList.of(STRENGTH.length, tally, 60, 5).orElseThrow();
      Fit fit = list.fit();
      double difference = fit.logWorth(0) - fit.logWorth(2);
      double error = 1.96 * Math.sqrt(fit.variance(0, 2));
      covered += Math.abs(difference - 0.7) <= error ? 1 : 0;
    }
    assertThat(covered / (double) experiments).isBetween(.88, .99);
  }

  @Test
  void bothErrorsAgree() {
    BlockTally tally = tally(blocks(3, 300));
    BradleyTerry model = new BradleyTerry(STRENGTH.length, true, RatingModel.USUAL_GHOST);
    Stages stages = model.stages(tally.results().keySet());
    var top = stages.climb(stages.weights(tally.results()), null);
    BlockErrors errors = new BlockErrors(stages, top, tally);
    double[][] drawn = errors.bootstrap(2_000, 7);
    double[][] computed = errors.sandwich().orElseThrow();
    for (int i = 1; i < STRENGTH.length; i++) {
      double byDraws = drawn[0][0] + drawn[i][i] - 2 * drawn[0][i];
      double byFormula = computed[0][0] + computed[i][i] - 2 * computed[0][i];
      assertThat(byDraws / byFormula).isBetween(0.9, 1.12);
    }
  }

  /** Games of a block depend on each other; a model of single games does not see that. */
  @Test
  void errorsSeeThatTheGamesOfABlockDepend() {
    List<List<SeatedResult>> blocks = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      // Sometimes the first seat wins both games, sometimes the second: every block is even.
      double first = i % 10 < 7 ? 1 : 0;
      blocks.add(List.of(game(0, 1, first), game(1, 0, first)));
    }
    RatingList list = RatingList.of(2, tally(blocks), 300, 1).orElseThrow();
    BradleyTerry games = new BradleyTerry(2, true, RatingModel.USUAL_GHOST);
    tally(blocks).results().forEach(games::add);
    assertThat(Math.sqrt(list.fit().variance(0, 1))).isLessThan(0.01);
    assertThat(games.fit().error(1)).isGreaterThan(0.1);
  }

  @Test
  void orderOfBlocksAndSeedDecideNothingElse() {
    List<List<SeatedResult>> blocks = blocks(5, 50);
    RatingList list = rate(blocks);
    Collections.shuffle(blocks, new Random(1));
    RatingList shuffled = rate(blocks);
    for (int i = 0; i < STRENGTH.length; i++) {
      assertThat(shuffled.rating(i)).isEqualTo(list.rating(i));
    }
  }

  @Test
  void orderOfEntrantsChangesNothing() {
    List<List<SeatedResult>> blocks = blocks(6, 50);
    List<List<SeatedResult>> reversed =
        blocks.stream()
            .map(block -> block.stream().map(RatingListTest::reversed).toList())
            .toList();
    RatingList list = rate(blocks);
    RatingList other = rate(reversed);
    for (int i = 0; i < STRENGTH.length; i++) {
      assertThat(other.rating(STRENGTH.length - 1 - i).value())
          .isCloseTo(list.rating(i).value(), within(1e-6));
    }
  }

  @Test
  void whoNeverLostHasNoUpperBound() {
    List<List<SeatedResult>> blocks =
        Collections.nCopies(20, List.of(game(0, 1, 1), game(1, 0, 0)));
    RatingList list = rate(2, blocks);
    assertThat(list.rating(0).high()).isInfinite();
    assertThat(list.rating(0).note()).isEqualTo(RatingList.UNBOUNDED);
    assertThat(list.rating(1).low()).isInfinite();
    assertThat(list.rating(0).value()).isFinite();
  }

  @Test
  void noEntrantIsRatedWithoutBlocks() {
    assertThat(RatingList.of(3, new BlockTally(), 10, 1)).isEmpty();
    List<List<SeatedResult>> blocks = List.of(List.of(game(0, 1, .5)));
    assertThat(rate(3, blocks).rating(2).isKnown()).isFalse();
  }

  /** One of two wins and the other shares the last place, so errors hide in their difference. */
  @Test
  void whoIsAlwaysLastHasABarAllTheSame() {
    List<List<SeatedResult>> blocks = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(8);
    for (int block = 0; block < 24; block++) {
      int[] seats = {block % 3, (block + 1) % 3, (block + 2) % 3};
      int winner = random.nextInt(2);
      double[] payoffs = new double[3];
      for (int seat = 0; seat < 3; seat++) {
        boolean tied = block % 8 > 0;
        double behind = tied ? .25 : seats[seat] == 2 ? 0 : .5;
        payoffs[seat] = seats[seat] == winner ? 1 : behind;
      }
      blocks.add(List.of(SeatedResult.of(seats, payoffs)));
    }
    RatingList list = rate(3, blocks);
    assertThat(list.isComparable()).isFalse();
    assertThat(list.method()).contains("standard errors from the mean of all");
    for (int i = 0; i < 3; i++) {
      Estimate rating = list.rating(i);
      assertThat(rating.high() - rating.value()).as("entrant %s", i).isGreaterThan(10);
      double error = list.fit().centredErrors()[i] * Elo.PER_LOGIT;
      assertThat(rating.high() - rating.value()).isCloseTo(1.96 * error, within(.01 * error));
    }
    assertThat(rate(blocks(1, 40)).isComparable()).isTrue();
  }

  @Test
  void moreThanTwoPlayersAreRatedByPlaces() {
    List<List<SeatedResult>> blocks = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(4);
    for (int block = 0; block < 150; block++) {
      List<SeatedResult> games = new ArrayList<>();
      for (int turn = 0; turn < 3; turn++) {
        games.add(threeWay(random, new int[] {turn, (turn + 1) % 3, (turn + 2) % 3}));
      }
      blocks.add(games);
    }
    RatingList list = rate(3, blocks);
    for (int i = 0; i < 3; i++) {
      double truth = (STRENGTH[i] - (0.6 + 0.2 - 0.1) / 3) * Elo.PER_LOGIT;
      assertThat(list.rating(i).covers(truth)).as("entrant %s", i).isTrue();
    }
    assertThat(list.firstSeat()).isEmpty();
    assertThat(list.method()).startsWith("Plackett-Luce");
  }

  @Test
  void cyclesShowAsResiduals() {
    List<List<SeatedResult>> blocks = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      double even = i % 5 == 0 ? 0 : 1;
      for (int a = 0; a < 3; a++) {
        blocks.add(List.of(game(a, (a + 1) % 3, even), game((a + 1) % 3, a, 1 - even)));
      }
    }
    RatingList list = rate(3, blocks);
    double[] scores = new double[60];
    for (int i = 0; i < 60; i++) {
      scores[i] = i % 5 == 0 ? 0 : 1;
    }
    List<Residual> residuals =
        Residual.of(
            list,
            List.of(
                new Residual.Scores(0, 1, scores),
                new Residual.Scores(1, 2, scores),
                new Residual.Scores(2, 0, scores)));
    assertThat(residuals).allMatch(Residual::isIntransitive).allMatch(r -> r.z() > 3);
    assertThat(residuals.get(0).expected()).isCloseTo(.5, within(1e-3));
    List<Residual> transitive =
        Residual.of(list, List.of(new Residual.Scores(0, 1, new double[] {.5, .5, .25, .75})));
    assertThat(transitive).noneMatch(Residual::isIntransitive);
  }

  private static RatingList rate(List<List<SeatedResult>> blocks) {
    return rate(STRENGTH.length, blocks);
  }

  private static RatingList rate(int entrants, List<List<SeatedResult>> blocks) {
    return RatingList.of(entrants, tally(blocks), 200, 11).orElseThrow();
  }

  private static BlockTally tally(List<List<SeatedResult>> blocks) {
    BlockTally tally = new BlockTally();
    blocks.forEach(tally::add);
    return tally;
  }

  private static List<List<SeatedResult>> blocks(long seed, int each) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<SeatedResult>> blocks = new ArrayList<>();
    for (int a = 0; a < STRENGTH.length; a++) {
      for (int b = 0; b < a; b++) {
        for (int i = 0; i < each; i++) {
          blocks.add(List.of(played(random, a, b), played(random, b, a)));
        }
      }
    }
    return blocks;
  }

  private static SeatedResult played(SplittableRandom random, int first, int second) {
    double logit = STRENGTH[first] - STRENGTH[second] + FIRST_SEAT;
    return game(first, second, random.nextDouble() < 1 / (1 + Math.exp(-logit)) ? 1 : 0);
  }

  /** A ranking by exponential clocks, whose rates are the worths. */
  private static SeatedResult threeWay(SplittableRandom random, int[] seats) {
    double[] times = new double[seats.length];
    for (int seat = 0; seat < seats.length; seat++) {
      times[seat] = Math.log(random.nextDouble()) / Math.exp(STRENGTH[seats[seat]]);
    }
    return SeatedResult.of(seats, times);
  }

  private static SeatedResult game(int first, int second, double score) {
    return SeatedResult.of(new int[] {first, second}, new double[] {score, 1 - score});
  }

  private static SeatedResult reversed(SeatedResult game) {
    int last = STRENGTH.length - 1;
    return SeatedResult.of(
        new int[] {last - game.entrant(0), last - game.entrant(1)},
        new double[] {game.payoff(0), game.payoff(1)});
  }
}
