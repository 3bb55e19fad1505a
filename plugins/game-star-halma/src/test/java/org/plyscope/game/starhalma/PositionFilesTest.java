package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;

/**
 * The files under samples/positions, by game and preset, still mean what they did: one position
 * each, written canonically, and equal to the named position of the same id.
 */
class PositionFilesTest {
  private static final Path SAMPLES = Path.of("..", "..", "samples", "positions");

  @TestFactory
  Stream<DynamicTest> filesRoundTrip() {
    return Stream.of(new ChineseCheckers(), new Fauhalma()).flatMap(PositionFilesTest::tests);
  }

  private static Stream<DynamicTest> tests(Game game) {
    List<Path> files = files(SAMPLES.resolve(game.id()));
    assertThat(files).hasSizeGreaterThan(3);
    return files.stream()
        .map(file -> dynamicTest(SAMPLES.relativize(file).toString(), () -> check(game, file)));
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(Game game, Path file) throws IOException {
    String text = Files.readString(file).strip();
    Rules rules = TestRules.preset(game, file.getParent().getFileName().toString());
    assertThat(rules.parse(text).position()).isEqualTo(text);
    String id = file.getFileName().toString().replace(".txt", "");
    assertThat(rules.positions())
        .filteredOn(named -> named.id().equals(id))
        .extracting(NamedPosition::position)
        .containsExactly(text);
  }
}
