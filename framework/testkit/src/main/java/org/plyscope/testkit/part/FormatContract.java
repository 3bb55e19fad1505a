package org.plyscope.testkit.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * The contract of every file format for games: it reads back its own output, several games in one
 * file too, and any text that is not its own is refused with a sentence.
 *
 * @since 3.0
 */
public abstract class FormatContract {
  private static final int GAMES = 8;
  private static final int PLIES = 120;
  private static final int DAMAGES = 300;

  /** Called by JUnit. */
  protected FormatContract() {}

  /** {@return the format under test} */
  protected abstract GameFormat format();

  /** {@return rules that the format supports: at least one} */
  protected abstract List<Rules> rules();

  @TestFactory
  Stream<DynamicTest> theFormatKeepsTheContract() {
    return rules().stream()
        .flatMap(
            rules ->
                Stream.of(
                    test(rules, "is offered with extensions", () -> isOffered(rules)),
                    test(rules, "reads what it writes", () -> readsWhatItWrites(rules)),
                    test(rules, "refuses damage in a sentence", () -> refusesDamage(rules))));
  }

  private static DynamicTest test(Rules rules, String what, Executable check) {
    return dynamicTest(rules.game().id() + " " + rules.options() + " " + what, check);
  }

  private void isOffered(Rules rules) {
    assertThat(format().supports(rules)).isTrue();
    assertThat(format().extensions()).isNotEmpty().allMatch(word -> word.matches("[a-z0-9]+"));
    assertThat(format().read(rules, "")).isEmpty();
    assertThat(format().read(rules, format().write(rules, List.of()))).isEmpty();
  }

  private void readsWhatItWrites(Rules rules) {
    List<GameRecord> games = games(rules);
    assertThat(lines(format().read(rules, format().write(rules, games)))).isEqualTo(lines(games));
    for (GameRecord game : games) {
      assertThat(lines(format().read(rules, format().write(rules, List.of(game)))))
          .isEqualTo(lines(List.of(game)));
    }
  }

  /** Whatever happens to a file, the answer is games or a sentence, never a failure. */
  private void refusesDamage(Rules rules) {
    String text = format().write(rules, games(rules).subList(0, 2));
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < DAMAGES; i++) {
      StringBuilder damaged = new StringBuilder(text);
      int at = random.nextInt(damaged.length());
      switch (random.nextInt(3)) {
        case 0 -> damaged.setLength(at);
        case 1 -> damaged.deleteCharAt(at);
        default -> damaged.insert(at, (char) random.nextInt(1, 0x3000));
      }
      try {
        assertThat(format().read(rules, damaged.toString())).doesNotContainNull();
      } catch (InputException e) {
        assertThat(e.getMessage()).as(damaged.toString()).endsWith(".");
      }
    }
  }

  private static List<GameRecord> games(Rules rules) {
    List<GameRecord> games = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Line line = Line.of(rules);
      for (int ply = 0; ply < seed * PLIES / GAMES; ply++) {
        long[] moves = line.state().legalMoves();
        if (moves.length == 0) {
          break;
        }
        line = line.then(moves[random.nextInt(moves.length)]);
      }
      games.add(GameRecord.of(line));
    }
    return games;
  }

  private static List<Line> lines(List<GameRecord> games) {
    return games.stream().map(GameRecord::line).toList();
  }
}
