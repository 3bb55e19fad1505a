package org.plyscope.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunFacts;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.PublishedNumbers.Comparison;

/** Published numbers of every kind are measured in the games as the studies measure them. */
class RepetitionTest {
  private static Published number(
      String agent, String against, Measure measure, int seat, double value, int games) {
    return new Published(agent, against, value, games, "A study", measure, seat, "", "");
  }

  private static PaperRun run(Published... numbers) {
    RunFacts.Builder facts =
        RunFacts.builder("p", "g")
            .study(new Study("009", "Table 9", "Who wins", "One does.", "The dice."));
    List.of(numbers).forEach(facts::published);
    return PaperRun.of(facts.build(), 3);
  }

  private static List<Comparison> compare(PaperRun run) {
    return PublishedNumbers.compare(run, RunSummary.of(run));
  }

  /** Two of three seats belong to one agent; one of the two algorithms always wins. */
  private static void mixed(PaperRun run, int games, int firstWins) {
    for (int i = 0; i < games; i++) {
      boolean two = i % 2 == 0;
      int[] seats = two ? new int[] {0, 0, 1} : new int[] {0, 1, 1};
      double[] payoffs = i < firstWins ? new double[] {1, .5, 0} : new double[] {0, .5, 1};
      run.add(
          RunGame.builder(i, seats, payoffs)
              .block(i, 1)
              .plies(90)
              .spent(new int[] {30, 31, 32}, new long[3], new long[3])
              .fingerprint(i + 1)
              .build());
    }
  }

  @Test
  void winsOfTwoAmongThreePlayersAddUpToAll() {
    PaperRun run =
        run(
            number("agent0", "agent1", Measure.WINS, 0, .767, 30),
            number("agent1", "agent0", Measure.WINS, 0, .233, 30),
            number("agent0", "agent1", Measure.FIRST_PLAYER, 0, .2, 30),
            number("", "", Measure.FIRST_PLAYER, 0, .353, 360),
            number("agent0", "agent1", Measure.MOVES, 0, 49.4, 30));
    mixed(run, 40, 30);
    List<Comparison> all = compare(run);
    assertThat(all.get(0).ours().value()).isCloseTo(.75, within(1e-9));
    assertThat(all.get(1).ours().value()).isCloseTo(.25, within(1e-9));
    assertThat(all.get(0).noisy()).isFalse();
    assertThat(all.get(2).ours().value()).isCloseTo(.75, within(1e-9));
    assertThat(all.get(2).differs()).isTrue();
    assertThat(all.get(2).noisy()).as("20 % of 30 games and a third").isTrue();
    assertThat(all.get(3).noisy()).as("35.3 % of 360 games and a third").isTrue();
    assertThat(all.get(4).ours().value()).isCloseTo(30, within(1e-9));
    assertThat(all.get(4).sentence()).startsWith("Ours is 19.4 moves shorter");
  }

  @Test
  void theIntervalOfTheStudyIsThatOfItsOwnGames() {
    PaperRun run =
        run(
            number("agent0", "agent1", Measure.WINS, 0, .767, 30),
            number("agent0", "agent1", Measure.WINS, 0, .567, 30),
            number("agent0", "agent1", Measure.WINS, 0, .567, 0));
    for (int i = 0; i < 50; i++) {
      run.block(0, 1, i % 2, i % 4 == 0 ? 0 : 1, 2 * i + 1);
    }
    List<Comparison> all = compare(run);
    assertThat(all.get(0).theirs().low()).isCloseTo(.5907, within(1e-4));
    assertThat(all.get(0).theirs().high()).isCloseTo(.8821, within(1e-4));
    assertThat(all.get(0).noisy()).isFalse();
    assertThat(all.get(1).theirs().low()).isCloseTo(.39, within(.005));
    assertThat(all.get(1).noisy()).isTrue();
    assertThat(all.get(1).sentence())
        .contains("does not differ significantly from an even 50.0 % in its 30 games");
    assertThat(all.get(2).theirs().isKnown()).isFalse();
    assertThat(PublishedNumbers.summary(all)).contains("1 of the published ones is within");
  }

  @Test
  void aSeatAndItselfAreAskedForByThemselves() {
    PaperRun run =
        run(
            number("agent0", "agent1", Measure.WINS, 1, .5, 0),
            number("agent1", "agent0", Measure.WINS, 1, .5, 0),
            number("agent2", "agent2", Measure.WINS, 1, .5, 0),
            number("agent0", "agent2", Measure.WINS, 1, .5, 0),
            number("agent0", "", Measure.PAIRINGS, 0, 1, 0),
            number("agent0", "", Measure.DEPTH, 0, 4, 0),
            number("agent0", "", Measure.SECONDS, 0, 1, 0));
    for (int i = 0; i < 20; i++) {
      run.block(0, 1, 1, i % 2, 2 * i + 1);
    }
    for (int i = 0; i < 10; i++) {
      run.add(
          RunGame.builder(
                  40 + i, new int[] {2, 2}, i < 7 ? new double[] {1, 0} : new double[] {0, 1})
              .block(20 + i, 1)
              .fingerprint(1000 + i)
              .build());
    }
    List<Comparison> all = compare(run);
    assertThat(all.get(0).ours().value()).isEqualTo(1);
    assertThat(all.get(1).ours().value()).isEqualTo(.5);
    assertThat(all.get(2).ours().value()).isCloseTo(.7, within(1e-9));
    assertThat(all.get(3).sentence()).contains("nothing to compare");
    assertThat(all.get(4).ours().value()).isEqualTo(1);
    assertThat(all.get(5).sentence()).as("without lines").contains("nothing to compare");
    assertThat(all.get(6).ours().value()).isCloseTo(.0015, within(1e-9));
    assertThat(all.get(6).sentence()).startsWith("Ours is 667 times as fast");
    assertThat(RunReport.page(run))
        .contains("Study 009, Table 9: Who wins")
        .contains("The dice.")
        .contains("\"withinItsNoise\"");
  }

  @Test
  void anotherQuestionShowsNoDifference() {
    PaperRun run =
        PaperRun.of(
            RunFacts.builder("p", "g")
                .study(new Study("009", "Table 9", "Who wins", "", "", Study.Work.UNKNOWN, false))
                .published(number("agent0", "agent1", Measure.WINS, 0, .92, 50))
                .build(),
            3);
    for (int i = 0; i < 50; i++) {
      run.block(0, 1, 1, 1, 2 * i + 1);
    }
    List<Comparison> all = compare(run);
    assertThat(all.get(0).ours().isKnown()).isTrue();
    assertThat(all.get(0).differs()).isFalse();
    assertThat(all.get(0).sentence()).startsWith("Another question").doesNotContain("points");
    assertThat(PublishedNumbers.summary(all)).contains("asks another question than the study");
  }

  @Test
  void nodesOfPositionsAreComparedOneByOne() {
    PaperRun run =
        run(
            new Published("agent0", "", 597, 0, "A", Measure.NODES, 0, "start", ""),
            new Published("agent0", "", 600, 0, "A", Measure.NODES, 0, "start", ""),
            new Published("agent0", "", 0, 0, "A", Measure.SECONDS, 0, "start", ""));
    run.add(new RunAttempt("start", 0, "a-b", false, false, 597, 0, 2_000_000, ""));
    List<Comparison> all = compare(run);
    assertThat(all.get(0).sentence()).isEqualTo("Ours is the same.");
    assertThat(all.get(1).sentence()).isEqualTo("Ours is 0.5 % less.");
    assertThat(all.get(2).sentence()).isEqualTo("Published as 0.");
  }

  @Test
  void gamesThatAllShareAreReportedWithoutRatings() {
    PaperRun run = run(number("agent0", "agent1", Measure.WINS, 0, .5, 30));
    for (int i = 0; i < 6; i++) {
      run.add(
          RunGame.builder(i, new int[] {0, 1, 2}, new double[] {.5, .5, .5})
              .block(i, 1)
              .fingerprint(i + 1)
              .build());
    }
    assertThat(RunSummary.of(run).ratings()).isEmpty();
    assertThat(RunReport.page(run)).contains("Cross-table").doesNotContain("id=\"ratings\"");
  }
}
