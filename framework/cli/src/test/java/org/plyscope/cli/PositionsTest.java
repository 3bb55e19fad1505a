package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.cli.report.Exit;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;

class PositionsTest {
  @TempDir Path data;

  private final CliHarness cli = new CliHarness();
  private final Rules rules = cli.catalog.rules("countdown", "", Map.of());

  @BeforeEach
  void useData() {
    cli.data = data;
  }

  private void save(String name, String position, String... tags) {
    new PositionLibrary(data)
        .add(List.of(SavedPosition.of(name, List.of(tags), rules, position, Instant.EPOCH)));
  }

  @Test
  void ownPositionsAreListedAndFound() {
    save("Seven left", "7/0", "odd");
    save("Six left", "6/1");

    assertThat(cli.run("positions", "--game", "countdown").out())
        .contains("Seven left", "My positions", "odd", "Six left");
    Output found = cli.run("positions", "--game", "countdown", "--find", "ODD seven", "--json");
    assertThat(JsonParser.parseString(found.out()).getAsJsonArray())
        .singleElement()
        .asString()
        .contains("\"position\":\"7/0\"");
  }

  @Test
  void aNameCannotCommandTheTerminal() throws IOException {
    save("Seven left", "7/0", "odd");
    Path file;
    try (Stream<Path> files = Files.walk(data)) {
      file = files.filter(f -> isNamed(f, "Seven left")).findFirst().orElseThrow();
    }
    String kept = Files.readString(file);
    Files.writeString(file, kept.replace("Seven left", "Seven\\u001b[2Jleft\\u009b2J\\u202eend"));

    String out = cli.run("positions", "--game", "countdown").out();
    assertThat(out).contains("Seven?[2Jleft?2J?end", "odd").doesNotContain("\u202e");
    assertThat(out.lines().flatMapToInt(String::chars)).noneMatch(Character::isISOControl);
  }

  private static boolean isNamed(Path file, String name) {
    try {
      return Files.isRegularFile(file) && Files.readString(file).contains(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void claimsAreListedAsData() {
    CliHarness checkers = new CliHarness(Catalog.of(List.of(new CheckersGame())));
    checkers.data = data;
    String[] problems = {"positions", "--game", "checkers", "--find", "problems"};
    assertThat(checkers.run(problems).out())
        .contains("Key: 15-19 or 15-18 or 15-10, win (exact)", "Key: 31-27, draw (only move)");
    JsonObject dual =
        JsonParser.parseString(
                checkers
                    .run("positions", "--game", "checkers", "--find", "seven-against-six", "--json")
                    .out())
            .getAsJsonArray()
            .get(0)
            .getAsJsonObject()
            .getAsJsonObject("claim");
    assertThat(dual)
        .hasToString(
            "{\"keyMoves\":[\"23-27\",\"21-25\"],\"outcome\":\"win\",\"status\":\"forced\","
                + "\"source\":\"The Checker Maven (bobnewell.net), item 912\"}");
  }

  @Test
  void positionsOfOtherRulesAreNotListed() {
    save("Seven left", "7/0");

    assertThat(cli.run("positions", "list", "--game", "countdown", "--rules", "three").out())
        .doesNotContain("Seven");
  }

  @Test
  void ownPositionCanBeUsedByName() {
    save("Seven left", "7/0");

    Output named =
        cli.run("perft", "--game", "countdown", "--depth", "3", "--position", "seven LEFT");
    assertThat(named.exit()).isZero();
    assertThat(named.out())
        .isEqualTo(
            cli.run("perft", "--game", "countdown", "--depth", "3", "--position", "7/0").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ not json | damaged",
        "{\"format\":2,\"positions\":[]} | saved by a newer version",
      })
  void whoOnlyReadsLeavesALibraryAloneAndSaysWhatIsWrong(String content, String problem)
      throws IOException {
    Path file = Files.writeString(data.resolve(PositionLibrary.FILE), content);

    Output list = cli.run("positions", "--game", "countdown");
    assertThat(list.exit()).isEqualTo(Exit.FAILED);
    assertThat(list.err()).contains(problem);
    String[] perft = {"perft", "--game", "countdown", "--depth", "1", "--position", "7/0"};
    assertThat(cli.run(perft).exit()).isZero();
    perft[6] = "my own";
    Output named = cli.run(perft);
    assertThat(named.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(named.err()).contains("expected", problem);
    assertThat(Files.readString(file)).isEqualTo(content);
    try (Stream<Path> files = Files.list(data)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void randomPositionsAreTheSameForTheSameSeedAndReadAsCollection() {
    String[] args = {"positions", "random", "--game", "countdown", "--plies", "4", "--count", "5"};
    Output output = cli.run(args);

    assertThat(output.exit()).isZero();
    assertThat(output.out()).isEqualTo(cli.run(args).out());
    assertThat(PositionCollections.read(output.out(), cli.catalog, rules, "x"))
        .hasSize(5)
        .last()
        .satisfies(p -> assertThat(p.name()).isEqualTo("Random, 4 plies, seed 4"));
  }

  @Test
  void wrongTaskPliesAndCountAreOneSentence() {
    assertThat(cli.run("positions", "randon", "--game", "countdown").err())
        .contains("did you mean random?");
    assertThat(cli.run("positions", "random", "--game", "countdown", "--plies", "-1").err())
        .contains("from 0 to 10000");
    assertThat(cli.run("positions", "random", "--game", "countdown", "--count", "0").err())
        .contains("from 1 to 100000");
    assertThat(cli.run("positions", "random", "--game", "countdown", "--plies", "9999").err())
        .contains("ask for fewer");
  }
}
