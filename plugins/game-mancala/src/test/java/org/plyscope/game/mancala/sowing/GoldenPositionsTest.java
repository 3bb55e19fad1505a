package org.plyscope.game.mancala.sowing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;

/**
 * The position files in {@code samples/positions}: one position per line, behind it a {@code #} and
 * the moves that lead to it from the start. They keep the notation and the rules from drifting.
 */
class GoldenPositionsTest {
  private static final Path SAMPLES = Path.of("..", "..", "samples", "positions");
  private static final Map<String, Game> FILES =
      Map.of(
          "kalah/random-game.txt", new KalahGame(),
          "oware/random-game.txt", new OwareGame(),
          "awari/random-game.txt", new AwariGame(),
          "vai-lung-thlan/random-game.txt", new VaiLungThlanGame(),
          "ohvalhu/random-game.txt", new OhvalhuGame());

  @TestFactory
  Stream<DynamicTest> filesStayAsTheyAre() {
    return FILES.entrySet().stream()
        .map(e -> DynamicTest.dynamicTest(e.getKey(), () -> check(e.getKey(), e.getValue())));
  }

  private static void check(String file, Game game) throws IOException {
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    List<String> lines = Files.readAllLines(SAMPLES.resolve(file));
    List<String> positions = lines.stream().filter(line -> !line.startsWith("#")).toList();
    assertThat(positions).hasSizeGreaterThan(3);
    for (String line : positions) {
      String[] parts = line.split(" # ", 2);
      State state = rules.initial();
      for (String move : List.of(parts[1].split(" ", -1))) {
        if (!move.equals("start")) {
          state.play(state.parseMove(move));
        }
      }
      assertThat(state.position()).isEqualTo(parts[0]);
      assertThat(rules.parse(parts[0]).position()).isEqualTo(parts[0]);
    }
  }
}
