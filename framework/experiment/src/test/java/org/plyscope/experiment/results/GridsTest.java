package org.plyscope.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFacts;
import org.plyscope.experiment.table.ResultTables;

class GridsTest {
  private static final RunFacts FACTS = RunFacts.builder("paper", "Paper game").build();

  private static RunEntrant swept(String family, String... pairs) {
    String name = family;
    for (int i = 0; i < pairs.length; i += 2) {
      name = name.replace("{" + pairs[i] + "}", pairs[i + 1]);
    }
    RunEntrant.Builder entrant = RunEntrant.builder(name, AgentSpec.of(family)).family(family);
    for (int i = 0; i < pairs.length; i += 2) {
      entrant.swept(pairs[i], pairs[i + 1]);
    }
    return entrant.build();
  }

  private static List<Grid> grids(PaperRun run) {
    return Grids.of(run.entrants(), RunSummary.of(run));
  }

  /** Depths 2 and 4 against iterations 100 and 10k: the agent with the larger number wins. */
  private static PaperRun depthsAgainstIterations() {
    PaperRun run =
        new PaperRun(
            FACTS,
            List.of(
                swept("uct{iterations}", "iterations", "100"),
                swept("ab{depth}", "depth", "2"),
                swept("uct{iterations}", "iterations", "10k"),
                swept("ab{depth}", "depth", "4")));
    for (int block = 0; block < 12; block++) {
      run.block(0, 1, 1, 0, 100L * block + 1);
      run.block(0, 3, 0, 0, 100L * block + 3);
      run.block(1, 2, 0, 0, 100L * block + 5);
      run.block(2, 3, 1, 0.5, 100L * block + 7);
    }
    return run;
  }

  @Test
  void twoGroupsThatOnlyMeetEachOtherAreAGrid() {
    assertThat(grids(depthsAgainstIterations()))
        .singleElement()
        .satisfies(
            grid -> {
              assertThat(grid.title()).isEqualTo("uct{iterations} against ab{depth}");
              assertThat(grid.rows()).containsExactly("100", "10k");
              assertThat(grid.columns()).containsExactly("2", "4");
              assertThat(grid.at(0, 0).value()).isEqualTo(0.5);
              assertThat(grid.at(0, 1).value()).isEqualTo(0);
              assertThat(grid.at(1, 0).value()).isEqualTo(1);
              assertThat(grid.at(1, 1).value()).isEqualTo(0.75);
              assertThat(grid.at(1, 1).count()).isEqualTo(12);
            });
  }

  @Test
  void aGridIsATableForTheTerminal() {
    assertThat(ResultTables.grid(grids(depthsAgainstIterations()).get(0)).text())
        .isEqualTo(
            """
            uct{iterations} \\ ab{depth}        2       4
            100                           50.0 %   0.0 %
            10k                          100.0 %  75.0 %
            Score of the row against the column, over their game sets.
            """);
  }

  @Test
  void anAgentSweptOverTwoOptionsIsAGridOfScoresAgainstTheField() {
    List<RunEntrant> entrants = new ArrayList<>();
    for (String exploration : List.of("1.4", "0.5")) {
      for (String time : List.of("1s", "50ms")) {
        entrants.add(swept("uct{c}-{time}", "c", exploration, "time", time));
      }
    }
    PaperRun run = new PaperRun(FACTS, entrants);
    for (int block = 0; block < 12; block++) {
      for (int second = 1; second < 4; second++) {
        run.block(0, second, 1, 1, 100L * block + 10L * second);
      }
      run.block(1, 2, 0.5, 0.5, 100L * block + 50);
    }
    assertThat(grids(run))
        .singleElement()
        .satisfies(
            grid -> {
              assertThat(grid.title()).isEqualTo("uct{c}-{time}: c and time");
              assertThat(grid.rows()).containsExactly("0.5", "1.4");
              assertThat(grid.columns()).containsExactly("50ms", "1s");
              assertThat(grid.at(1, 1).value()).isEqualTo(1);
              assertThat(grid.at(0, 0).value()).isEqualTo(0);
              assertThat(grid.at(1, 0).value()).isEqualTo(0.25);
            });
  }

  @Test
  void aThirdOptionIsHeldFixed() {
    List<RunEntrant> entrants = new ArrayList<>();
    for (String a : List.of("1", "2")) {
      for (String b : List.of("1", "2")) {
        for (String c : List.of("x", "y")) {
          entrants.add(swept("p{a}{b}{c}", "a", a, "b", b, "c", c));
        }
      }
    }
    assertThat(grids(roundRobin(entrants)))
        .extracting(Grid::title)
        .hasSize(6)
        .startsWith("p{a}{b}{c}: a and b, where c = x", "p{a}{b}{c}: a and b, where c = y");
  }

  @Test
  void whatWasSweptTogetherIsNoGridAndNeitherIsARoundRobin() {
    assertThat(
            grids(
                roundRobin(
                    List.of(
                        swept("p{a}{b}", "a", "1", "b", "10"),
                        swept("p{a}{b}", "a", "2", "b", "20"),
                        swept("p{a}{b}", "a", "3", "b", "30")))))
        .isEmpty();
    assertThat(grids(PaperRun.of(3).block(0, 1, 1, 1, 1).block(1, 2, 1, 1, 3))).isEmpty();
  }

  @Test
  void twoSweepsOfARoundRobinAreAGridToo() {
    assertThat(
            grids(
                roundRobin(
                    List.of(
                        swept("a{depth}", "depth", "1"),
                        swept("a{depth}", "depth", "2"),
                        swept("b{n}", "n", "1"),
                        swept("b{n}", "n", "2")))))
        .extracting(Grid::title)
        .containsExactly("a{depth} against b{n}");
  }

  private static PaperRun roundRobin(List<RunEntrant> entrants) {
    PaperRun run = new PaperRun(FACTS, entrants);
    IntStream.range(0, entrants.size())
        .forEach(
            first ->
                IntStream.range(first + 1, entrants.size())
                    .forEach(second -> run.block(first, second, 1, 0, 100L * first + 2L * second)));
    return run;
  }
}
