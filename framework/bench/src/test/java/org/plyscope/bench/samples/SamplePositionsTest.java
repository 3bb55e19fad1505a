package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.SavedPosition;

/** The collections of positions among the samples open with the games they are about. */
class SamplePositionsTest {
  private final Catalog catalog =
      Catalog.of(List.of(new KalahGame(), new OwareGame(), new ChineseCheckers()));

  static Stream<Path> samples() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../../samples/positions"))) {
      return files.filter(f -> f.toString().endsWith(".positions")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void sampleOpensAndIsWrittenAsItWas(Path file) throws IOException {
    List<SavedPosition> positions = PositionCollections.read(file, catalog, null);

    assertThat(positions).hasSizeGreaterThan(5);
    assertThat(positions)
        .allSatisfy(p -> assertThat(p.tags()).as("tags of " + p.name()).isNotEmpty());
    assertThat(PositionCollections.write(positions, catalog)).isEqualTo(Files.readString(file));
  }
}
