package org.plyscope.experiment.conduct.care;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.PlayableGames;

class LineupTrialsTest {
  private static final BitSet NONE = new BitSet();

  private static Experiment experiment(int blocks, String... agents) {
    return Samples.roundRobin(Samples.catalog(), blocks, agents);
  }

  private static BitSet all(Experiment experiment) {
    BitSet all = new BitSet();
    all.set(0, experiment.schedule().games());
    return all;
  }

  private static List<Integer> games(Experiment experiment, BitSet done, Integer... failed) {
    BitSet missing = all(experiment);
    missing.andNot(done);
    return new LineupTrials(experiment, missing, Set.of(failed)).games(done);
  }

  @Test
  void everyLineupPlaysOneGameThatIsNoneOfTheSchedule() {
    Experiment experiment = experiment(50, "seeded", "seeded-too", "first");
    PlayableGames playable = experiment.playable();
    List<Integer> games = games(experiment, NONE);
    assertThat(games).hasSize(3).allMatch(playable::isRehearsal).noneMatch(playable::isTrial);
    Set<Long> seeds = Set.copyOf(seeds(experiment, all(experiment)));
    for (int lineup = 0; lineup < 3; lineup++) {
      PlannedGame game = playable.game(games.get(lineup));
      assertThat(game.lineup()).isEqualTo(lineup);
      assertThat(game.seats()).isEqualTo(experiment.schedule().lineups().get(lineup).agents());
      assertThat(seeds).doesNotContain(game.seed());
    }
    assertThat(playable.isPlayedOut(playable.playedOut(0))).isTrue();
    assertThat(playable.isRehearsal(playable.playedOut(0))).isFalse();
  }

  private static List<Long> seeds(Experiment experiment, BitSet games) {
    return games.stream().mapToObj(i -> experiment.schedule().game(i).seed()).toList();
  }

  @Test
  void aMatchIsTriedFromBothSides() {
    Experiment experiment = experiment(50, "seeded", "first");
    assertThat(games(experiment, NONE))
        .extracting(number -> experiment.playable().game(number).seats())
        .containsExactly(List.of(0, 1), List.of(1, 0));
  }

  @Test
  void atMostATwentiethOfTheGamesIsSpent() {
    assertThat(games(experiment(3, "seeded", "seeded-too", "first"), NONE)).isEmpty();
    assertThat(games(experiment(7, "seeded", "seeded-too", "first"), NONE)).hasSize(2);
  }

  @Test
  void whoHasPlayedOrFailedIsNotTriedAgain() {
    Experiment experiment = experiment(50, "seeded", "seeded-too", "first");
    PlayableGames playable = experiment.playable();
    BitSet done = new BitSet();
    done.set(0, 2);
    assertThat(games(experiment, done))
        .containsExactly(playable.trialRun(1, false), playable.trialRun(2, false));
    assertThat(games(experiment, NONE, 0)).containsExactly(playable.trialRun(2, false));
    IntStream.range(0, 6).forEach(done::set);
    assertThat(games(experiment, done)).isEmpty();
  }

  @Test
  void aFaultIsToldWithTheNamesOfBoth() {
    Experiment experiment = experiment(50, "seeded", "first");
    LineupTrials trials = new LineupTrials(experiment, all(experiment), Set.of());
    int number = experiment.playable().trialRun(0, true);
    RunGame.Builder game = RunGame.builder(number, new int[] {1, 0}, new double[] {1, 0});
    assertThat(trials.complaint(game.build())).isEmpty();
    assertThat(trials.complaint(game.ending(RunEnding.CRASH, 1, "It fell over.").build()))
        .contains(
            "In a trial game of first against seeded: It fell over. Games will be lost by this.");
  }
}
