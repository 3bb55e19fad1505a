package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.format.GameRecord;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.pdn.PdnFormat;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;

/** The games among the samples open with the games they are about. */
class SampleGamesTest {
  private static final Path FOLDER = Path.of("../../samples/games");

  private final Catalog catalog =
      Catalog.of(List.of(new KalahGame(), new CheckersGame(), new ChineseCheckers()));

  static Stream<Path> samples() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(f -> f.toString().endsWith(GameFiles.EXTENSION)).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void sampleOpensWithItsVariationAndIsWrittenAsItWas(Path file) {
    String text = GameFiles.load(file);
    SavedGame game = GameFiles.read(text, catalog);

    assertThat(game.tree().mainLine()).hasSizeGreaterThan(20);
    assertThat(game.tree().all()).hasSizeGreaterThan(game.tree().mainLine().size() + 1);
    assertThat(game.tree().current().over()).as("unfinished").isFalse();
    assertThat(GameFiles.write(game)).isEqualTo(text);
  }

  @Test
  void checkersGoesThroughPdn() {
    SavedGame game =
        GameFiles.read(GameFiles.load(FOLDER.resolve("checkers-unfinished.plygame")), catalog);
    PdnFormat pdn = new PdnFormat();
    GameRecord record = game.tree().record();
    String text = pdn.write(game.tree().rules(), List.of(record));
    GameTree back = GameTree.of(pdn.read(game.tree().rules(), text).get(0));

    assertThat(back.record().line()).isEqualTo(record.line());
    assertThat(back.headers()).containsEntry("Event", "Sample game").containsEntry("Result", "*");
  }
}
