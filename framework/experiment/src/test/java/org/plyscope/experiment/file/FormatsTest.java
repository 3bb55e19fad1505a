package org.plyscope.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;

/** The pairings, where games start, and the problems of suites. */
class FormatsTest {
  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();

  private Experiment read(String format, String more) {
    return ExperimentFile.read(
        """
        { "plyscope": 1, "game": { "id": "tic-tac-toe" }, "notes": ["one", "two"],
          "agents": { "a{iterations}": { "use": "seeded", "iterations": { "each": [10, "2k"] } },
                      "b{depth}": { "use": "first", "depth": { "range": [1, 2] } } },
          "format": %s %s }
        """
            .formatted(format, more),
        folder,
        catalog);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"round-robin\" | 01 02 03 12 13 23",
        "{ \"type\": \"gauntlet\", \"first\": \"a*\", \"against\": \"b*\" } | 02 03 12 13",
        "{ \"type\": \"grid\", \"rows\": [\"a10\"], \"columns\": [\"b1\", \"b2\"] } | 02 03",
        "{ \"type\": \"pairs\", \"pairs\": [[\"a10\", \"b2\"], [\"b1\", \"b1\"]] } | 03 22",
        "\"ladder\" | 01 12 23",
        "{ \"type\": \"ladder\", \"reach\": 2 } | 01 02 12 13 23"
      })
  void everyFormatSaysWhoMeets(String format, String met) {
    Experiment experiment = read(format, ", \"blocks\": 2");
    assertThat(experiment.tournament().lineups().stream().map(FormatsTest::text))
        .containsExactly(met.split(" ", -1));
    assertThat(experiment.notes()).isEqualTo("one\ntwo");
    assertThat(experiment.names()).containsExactly("a10", "a2k", "b1", "b2");
    assertThat(experiment.agents().get(1).limits()).isEqualTo(Limits.NONE.withIterations(2_000));
    assertThat(experiment.agents().get(1).family()).isEqualTo("a{iterations}");
  }

  private static String text(Lineup lineup) {
    return "" + lineup.agents().get(0) + lineup.agents().get(1);
  }

  @ParameterizedTest
  @CsvSource({"all, ALL, 2", "rotate, ROTATE, 2", "fixed, FIXED, 1"})
  void seatsAreGivenInOrders(String word, SeatOrders orders, int games) {
    Experiment experiment = read("\"ladder\"", ", \"blocks\": 1, \"seats\": \"" + word + "\"");
    assertThat(experiment.tournament().seats()).isEqualTo(orders);
    assertThat(experiment.schedule().gamesIn(0)).isEqualTo(games);
  }

  @Test
  void openingsAreTheStartOrPositionsOrAFileOrRandom() throws IOException {
    assertThat(openings("\"start\"")).containsExactly("start");
    assertThat(openings("{ \"positions\": [\"x........ o\", \".x....... o\", \"x........ o\"] }"))
        .containsExactly("x........ o", ".x....... o");
    Files.writeString(folder.resolve("some.positions"), "x...o.... x # corner\n....x...o x\n");
    assertThat(openings("{ \"file\": \"some.positions\" }")).hasSize(2).startsWith("corner");
    assertThat(openings("{ \"file\": \"some.positions\", \"randomPlies\": 1, \"count\": 6 }"))
        .hasSize(6);
    assertThat(openings("{ \"randomPlies\": 2, \"count\": 5 }"))
        .isEqualTo(openings("{ \"randomPlies\": 2, \"count\": 5 }"))
        .hasSize(5);
    assertThatThrownBy(() -> openings("{ \"file\": \"none.positions\" }"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("openings.file (line ");
  }

  private List<String> openings(String text) {
    return read("\"ladder\"", ", \"blocks\": 3, \"openings\": " + text)
        .tournament()
        .openings()
        .stream()
        .map(Opening::name)
        .toList();
  }

  @Test
  void problemsComeFromAFileToo() throws IOException {
    Files.writeString(
        folder.resolve("problems.json"),
        """
        { "notes": "two", "problems": [ // with comments
            { "name": "one", "position": "xx.oo.... x", "keys": "c3", "outcome": "win" },
            { "name": "two", "position": "xx.oo.... o", "keys": ["c2"], "status": "only move" } ] }
        """);
    Experiment suite = read("{ \"type\": \"suite\", \"file\": \"problems.json\" }", "");
    assertThat(suite.tournament().openings())
        .extracting(Opening::name)
        .containsExactly("one", "two");
    assertThat(suite.tournament().problems().get(1)).hasToString("Key: c2 (only move)");
    assertThat(suite.schedule().games()).isEqualTo(2 * 4);
    assertThat(suite.conditions().adjudication()).hasToString("after one move");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"suite\" | know no problems",
        "{ \"type\": \"suite\", \"problems\": [\"x\"] } | format.problems[0] (line 4)",
        "{ \"type\": \"suite\", \"problems\": [] } | at least one problem",
        "{ \"type\": \"suite\", \"file\": \"none.json\" } | There is no file",
        "{ \"type\": \"suite\", \"playON\": 3 } | did you mean playOn?",
        "{ \"type\": \"suite\", \"problems\": [{ \"name\": \"p\", \"position\": \"xx.oo.... x\","
            + " \"keys\": \"a3\" }] } | is not a free square",
        "{ \"type\": \"suite\", \"problems\": [{ \"name\": \"p\", \"position\": \"xxxoo.... o\","
            + " \"keys\": \"c1\" }] } | over",
        "{ \"type\": \"suite\", \"problems\": [{ \"name\": \"p\", \"position\": \"xx.oo.... x\","
            + " \"keys\": \"c3\", \"status\": \"sure\" }] } | one of none, exact",
        "{ \"type\": \"suite\", \"problems\": [{ \"name\": \"p\", \"position\": \"xx.oo.... x\","
            + " \"keys\": \"c3\", \"kyes\": 1 }] } | did you mean keys?",
        "{ \"type\": \"suit\" } | format.type (line 4) is 'suit'; it must be one of round-robin",
        "{ \"type\": \"ladder\", \"reech\": 2 } | did you mean reach?",
        "{ \"type\": \"ladder\", \"rows\": \"a\" } | there is no key 'rows' here; known are type,"
            + " reach.",
        "\"gauntlet\" | it must be one of round-robin, ladder, suite, or an object with type, first"
      })
  void whatIsWrongWithAFormatIsSaid(String format, String sentence) {
    assertThatThrownBy(() -> read(format, format.contains("suite") ? "" : ", \"blocks\": 1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void thePlaceIsSaidOnce() {
    assertThatThrownBy(() -> read("{ \"type\": \"grid\" }", ", \"blocks\": 1"))
        .hasMessage("format (line 4) has no 'rows'; it must have one.");
    assertThatThrownBy(() -> read("{ \"type\": \"pairs\", \"pairs\": [] }", ", \"blocks\": 1"))
        .hasMessageStartingWith("format.pairs (line 4)")
        .hasMessageContaining("at least one pair");
    assertThatThrownBy(() -> read("{ \"type\": \"pairs\", \"pairs\": 3 }", ", \"blocks\": 1"))
        .hasMessageStartingWith("format.pairs (line 4) is 3; it must be");
  }

  @Test
  void aSuiteHasNoOpeningsAndNoTest() {
    String suite =
        "{ \"type\": \"suite\", \"problems\": [{ \"name\": \"p\", \"position\": \"xx.oo.... x\","
            + " \"keys\": \"c3\" }] }";
    assertThatThrownBy(() -> read(suite, ", \"openings\": \"start\""))
        .hasMessageContaining("openings (line 4): there is no key 'openings' here");
    assertThatThrownBy(
            () ->
                read(
                    suite,
                    ", \"stop\": { \"sprt\": { \"pair\": [\"a10\", \"b1\"], \"elo\": [0, 9] } }"))
        .hasMessageContaining("no agents meet");
    assertThatThrownBy(() -> read(suite, ", \"adjudicate\": { \"plies\": 9 }"))
        .hasMessageContaining("playOn");
  }
}
