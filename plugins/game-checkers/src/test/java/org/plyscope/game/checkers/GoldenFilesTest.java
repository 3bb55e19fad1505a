package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.pdn.PdnFormat;

/** The files in {@code samples/positions/checkers} keep rules and notation from drifting. */
class GoldenFilesTest {
  private static final Path SAMPLES = Path.of("..", "..", "samples", "positions", "checkers");

  private final CheckersRules rules = CheckersPositions.standard();

  @Test
  void movesLeadToThePositions() throws IOException {
    List<String[]> lines = lines("opening.txt");
    assertThat(lines).hasSizeGreaterThan(5);
    for (String[] line : lines) {
      State state = rules.initial();
      for (String move : line[1].equals("start") ? new String[0] : line[1].split(" ", -1)) {
        state.play(state.parseMove(move));
      }
      assertThat(state.position()).isEqualTo(line[0]);
      assertThat(rules.parse(line[0]).key()).isEqualTo(state.key());
    }
  }

  @Test
  void problemsAreThoseOfTheLibrary() throws IOException {
    List<String> expected =
        Problems.all().stream()
            .map(p -> p.position() + " # " + p.name() + ". " + p.claim())
            .toList();
    assertThat(lines("problems.txt").stream().map(line -> String.join(" # ", line)))
        .containsExactlyElementsOf(expected);
  }

  @Test
  void gamesAreWrittenAsTheyWereRead() throws IOException {
    String text = Files.readString(SAMPLES.resolve("games.pdn"));
    PdnFormat format = new PdnFormat();
    List<GameRecord> games = format.read(rules, text);
    assertThat(games).extracting(game -> game.line().size()).containsExactly(150, 52);
    assertThat(format.write(rules, games)).isEqualTo(text);
  }

  @Test
  void commentsAreSkipped() throws IOException {
    String text = Files.readString(SAMPLES.resolve("commented.pdn"));
    List<GameRecord> games = new PdnFormat().read(rules, text);
    assertThat(games).extracting(game -> game.line().size()).containsExactly(12, 6);
    assertThat(games.get(1).line().start()).isEqualTo("W:WK15,20:B12,K28");
  }

  private static List<String[]> lines(String file) throws IOException {
    List<String[]> lines = new ArrayList<>();
    for (String line : Files.readAllLines(SAMPLES.resolve(file))) {
      if (!line.startsWith("#")) {
        lines.add(line.split(" # ", 2));
      }
    }
    return lines;
  }
}
