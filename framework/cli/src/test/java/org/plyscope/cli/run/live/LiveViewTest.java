package org.plyscope.cli.run.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.Tally;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

/** The display while a run is played. */
class LiveViewTest {
  private final StringWriter shown = new StringWriter();
  private final PrintWriter out = new PrintWriter(shown);
  private final Experiment experiment = experiment();
  private final Tally tally = new Tally(blocks(50));
  private long now;

  private static Experiment experiment() {
    Rules rules = Catalog.of(List.of(new CountdownGame())).rules("countdown", "", Map.of());
    return Experiment.of(
        "live",
        1,
        rules,
        List.of(
            Contestant.of("a\u001b[31m", AgentSpec.of("x"), Limits.depth(1)),
            Contestant.of("b", AgentSpec.of("x"), Limits.depth(1))),
        Tournament.of(
            "pairs", Lineups.roundRobin(2, 2), SeatOrders.ALL, 50, Openings.start(rules)));
  }

  private static BitSet blocks(int count) {
    BitSet blocks = new BitSet();
    blocks.set(0, count);
    return blocks;
  }

  private LiveView play(Function<Supplier<Standings>, Screen> screen) {
    LiveView view = new LiveView(screen.apply(() -> new Standings(experiment, tally)), () -> now);
    view.begins(100);
    // Block 3 is not finished, so the prefix ends before it.
    for (int i = 0; i < 20; i++) {
      if (i != 7) {
        RunGame game = game(i);
        tally.add(game);
        view.finished(game);
      }
    }
    now += 20_000_000_000L;
    view.tick();
    out.flush();
    return view;
  }

  private static RunGame game(int index) {
    int seat = index % 2;
    return RunGame.builder(index, new int[] {seat, 1 - seat}, new double[] {1 - seat, seat})
        .block(index / 2, 2)
        .fingerprint(index % 5)
        .ending(
            index == 4 ? RunEnding.STALL : RunEnding.FINISHED, index == 4 ? 1 : RunGame.NO_SEAT, "")
        .build();
  }

  @Test
  void aLogGetsLinesWithEverythingInThem() {
    play(standings -> new LogScreen(out, standings));
    assertThat(shown.toString().lines()).hasSize(1);
    assertThat(shown.toString())
        .contains("19 of 100 games (19%), 57 a minute, 46 s to 2:04 min left")
        .contains("19 games, 5 distinct", "the first seat scores 52.6%", "forfeits: stall 1");
  }

  @Test
  void aTerminalGetsATableThatIsDrawnInPlace() {
    LiveView view = play(standings -> new TerminalScreen(out, standings, 24));
    assertThat(shown.toString())
        .contains("AGENT", "PREFIX", "SEAT 1", "SEAT 2", "FORFEITS")
        .contains("100.0% of 3")
        .contains("a?[31m")
        .doesNotContain("a\u001b[31m");
    int rows = (int) shown.toString().lines().filter(line -> line.contains("\u001b[K")).count();
    now += 600_000_000L;
    view.tick();
    view.told("Something happened.");
    view.end();
    out.flush();
    assertThat(shown.toString())
        .contains("\u001b[" + rows + "A")
        .contains("\u001b[JSomething happened.");
  }

  @Test
  void aSmallTerminalGetsWhatFits() {
    LiveView view = play(standings -> new TerminalScreen(out, standings, 5));
    // The table has a head and two agents, below it are two lines; the cursor takes the fifth.
    assertThat(shown.toString().lines().filter(line -> line.contains("\u001b[K")))
        .hasSize(4)
        .anyMatch(line -> line.endsWith("… and 2 more"))
        .anyMatch(line -> line.contains("19 games, 5 distinct"))
        .anyMatch(line -> line.contains("19 of 100 games"));
    assertThat(shown.toString()).startsWith("\u001b[?7l").endsWith("\u001b[?7h");
    now += 600_000_000L;
    view.tick();
    out.flush();
    assertThat(shown.toString()).contains("\u001b[4A");
    assertThat(TerminalRows.read("50 132\n")).isEqualTo(50);
    assertThat(TerminalRows.read("0 0\n")).isEqualTo(24);
    assertThat(TerminalRows.read("")).isEqualTo(24);
  }

  @Test
  void aProgramGetsEvents() {
    LiveView view = play(standings -> new EventScreen(out, standings));
    view.told("Something happened.");
    assertThat(shown.toString().lines()).hasSize(2);
    assertThat(shown.toString())
        .startsWith("{\"event\":\"progress\",\"finished\":19,\"wanted\":100,")
        .contains("\"prefixBlocks\":3", "\"forfeits\":{\"stall\":1}")
        .contains("{\"event\":\"told\",\"sentence\":\"Something happened.\"}");
    view.end();
    assertThat(shown.toString().lines()).hasSize(3);
  }

  @Test
  void whatIsDoneBeforeTheFirstGameIsShownUnlessItIsQuick() {
    for (boolean events : new boolean[] {true, false}) {
      shown.getBuffer().setLength(0);
      Supplier<Standings> standings = () -> new Standings(experiment, tally);
      Screen screen = events ? new EventScreen(out, standings) : new LogScreen(out, standings);
      LiveView view = new LiveView(screen, () -> now);
      view.preparing("Trying a (1 of 2)");
      view.tick();
      out.flush();
      assertThat(shown.toString()).isEmpty();
      now += 2_000_000_000L;
      view.preparing("Trying b (2 of 2)");
      view.tick();
      now += 2_000_000_000L;
      view.tick();
      out.flush();
      assertThat(shown.toString().lines())
          .containsExactly(
              events
                  ? "{\"event\":\"preparing\",\"sentence\":\"Trying b (2 of 2)\"}"
                  : "Trying b (2 of 2)");
    }
  }

  @Test
  void aTerminalShowsThePreparationUntilTheFirstGame() {
    LiveView view =
        new LiveView(
            new TerminalScreen(out, () -> new Standings(experiment, tally), 24), () -> now);
    now += 2_000_000_000L;
    view.preparing("Trying b\u001b[31m (2 of 2)");
    now += 2_000_000_000L;
    view.preparing("Trying c (2 of 2)");
    out.flush();
    assertThat(shown.toString())
        .contains("Trying b", "\u001b[1A", "Trying c (2 of 2)\n")
        .doesNotContain("\u001b[31m");
  }
}
