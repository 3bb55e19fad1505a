package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.RandomPositions;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.lab.position.Symmetries;
import org.plyscope.lab.position.Symmetry;
import org.plyscope.lab.search.Perft;

/** Positions of every shipped game are turned, mirrored and kept in files. */
class PositionsIT {
  @TempDir static Path data;

  private static Distribution plyscope;
  private static Catalog catalog;

  @BeforeAll
  static void boot() throws Exception {
    plyscope = Distribution.boot(data, "none");
    catalog = Catalog.of(plyscope.services(Game.class));
  }

  @AfterAll
  static void stop() throws IOException {
    plyscope.close();
  }

  @TestFactory
  Stream<DynamicTest> symmetricPositionsPlayAlike() {
    assertThat(catalog.games()).hasSizeGreaterThan(7);
    return catalog.games().stream()
        .flatMap(
            game ->
                game.presets().stream()
                    .map(
                        preset ->
                            dynamicTest(
                                game.id() + " " + preset.id(),
                                () -> playAlike(catalog.rules(game.id(), preset.id(), Map.of())))));
  }

  private static void playAlike(Rules rules) throws InterruptedException {
    Symmetries symmetries = Symmetries.of(rules);
    for (int plies : new int[] {0, 1, 7, 16, 24}) {
      String position = RandomPositions.draw(rules, plies, plies, false, () -> false).position();
      for (Symmetry symmetry : symmetries.all()) {
        String turned = symmetry.apply(rules, position).orElseThrow();
        assertThat(perft(rules, turned))
            .as(symmetry.sentence() + " of " + position)
            .isEqualTo(perft(rules, position));
        assertThat(repeated(rules, symmetry, position))
            .as("back again: " + symmetry.sentence())
            .isEqualTo(position);
      }
    }
  }

  private static List<Long> perft(Rules rules, String position) {
    return Perft.count(rules.parse(position), 2, () -> false);
  }

  /** A mirror is its own opposite; a turn comes back after a whole round, players included. */
  private static String repeated(Rules rules, Symmetry symmetry, String position) {
    int times = symmetry.kind() == Symmetry.Kind.ROTATE ? 360 / gcd(360, symmetry.degrees()) : 2;
    Setup setup = rules.parse(position).setup();
    for (int i = 0; i < times; i++) {
      setup = symmetry.apply(setup);
    }
    return rules.state(setup).position();
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Test
  void symmetriesAreThoseTheRulesHave() {
    assertThat(manners("chinese-checkers", "standard"))
        .containsExactlyInAnyOrder(
            "left and right", "top and bottom and swap sides", "by 180° and swap sides");
    assertThat(manners("chinese-checkers", "standard-3p"))
        .containsExactlyInAnyOrder("by 120° and swap sides", "by 240° and swap sides");
    assertThat(manners("fauhalma", "obstacles")).containsExactly("left and right");
    assertThat(manners("checkers", "standard")).containsExactly("by 180° and swap sides");
    assertThat(manners("kalah", "standard")).containsExactly("by 180° and swap sides");
  }

  private static List<String> manners(String game, String preset) {
    Rules rules = catalog.rules(game, preset, Map.of());
    return Symmetries.of(rules).all().stream().map(Symmetry::manner).toList();
  }

  @Test
  void sampleCollectionsOpenAndRoundTrip() throws IOException {
    try (Stream<Path> files = Files.list(Distribution.SAMPLES.resolve("positions"))) {
      List<Path> collections = files.filter(f -> f.toString().endsWith(".positions")).toList();
      assertThat(collections).hasSizeGreaterThan(1);
      for (Path file : collections) {
        List<SavedPosition> positions = PositionCollections.read(file, catalog, null);
        assertThat(positions).hasSizeGreaterThan(5).allMatch(p -> !p.tags().isEmpty());
        assertThat(PositionCollections.write(positions, catalog)).isEqualTo(Files.readString(file));
      }
    }
  }

  @Test
  void olderSampleFilesAreCollectionsToo() {
    Rules checkers = catalog.rules("checkers", "", Map.of());
    Path folder = Distribution.SAMPLES.resolve("positions/checkers");
    assertThat(PositionCollections.read(folder.resolve("problems.txt"), catalog, checkers))
        .hasSizeGreaterThan(10);
    assertThat(PositionCollections.read(folder.resolve("opening.txt"), catalog, checkers))
        .hasSizeGreaterThan(5);
  }

  @Test
  void everyNamedPositionFitsIntoACollection() {
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      for (NamedPosition named : rules.positions()) {
        SavedPosition saved =
            SavedPosition.of(named.name(), List.of("x"), rules, named.position(), Instant.EPOCH);
        String text = PositionCollections.write(List.of(saved), catalog);
        assertThat(PositionCollections.read(text, catalog, null, "x").get(0).same(saved)).isTrue();
      }
    }
  }

  @Test
  void commandLineListsAndDraws() throws Exception {
    Distribution.Output list =
        Distribution.run(data, "positions", "--game", "checkers", "--find", "first position");
    assertThat(list.exit()).isZero();
    assertThat(list.out().lines()).hasSizeGreaterThan(2);
    Distribution.Output drawn =
        Distribution.run(
            data, "positions", "random", "--game", "kalah", "--plies", "12", "--seed", "5");
    assertThat(drawn.out()).contains("# Random, 12 plies, seed 5");
  }
}
