package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

class PositionCollectionsTest {
  private final Catalog catalog =
      Catalog.of(List.of(new TicTacToe(), new CountdownGame(), new Lattice()));
  private final Rules open = catalog.rules("tic-tac-toe", "", Map.of());

  private List<SavedPosition> read(String text) {
    return PositionCollections.read(text, catalog, open, "file");
  }

  @Test
  void onePositionAloneIsACollection() {
    assertThat(read("\uFEFF  x........ o \r\n"))
        .singleElement()
        .satisfies(
            p -> {
              assertThat(p.position()).isEqualTo("x........ o");
              assertThat(p.name()).isEqualTo("file, line 1");
              assertThat(p.of(open)).isTrue();
            });
  }

  @Test
  @Timeout(20)
  void aHeaderWithoutAValueIsRefusedAtOnce() {
    assertThatThrownBy(() -> read("game:" + " ".repeat(400_000) + "\uFEFF"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 1: ");
  }

  @Test
  void headersHoldForWhatFollows() {
    List<SavedPosition> read =
        read(
            """
            # A remark
            x........ o # Corner [opening, easy]
            game: countdown
            rules: three
            option: seeds=9
            7/0 # Seven [a]
            6/1
            game: tic-tac-toe
            .x....... o # Edge [] []
            """);

    assertThat(read).hasSize(4);
    assertThat(read.get(0).tags()).containsExactly("opening", "easy");
    assertThat(read.get(1).of(catalog.rules("countdown", "three", Map.of("seeds", "9")))).isTrue();
    assertThat(read.get(2).name()).isEqualTo("file, line 7");
    assertThat(read.get(3).of(open)).isTrue();
    assertThat(read.get(3).name()).isEqualTo("Edge []");
    assertThat(read).isSortedAccordingTo((a, b) -> a.created().compareTo(b.created()));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    List<SavedPosition> positions = new ArrayList<>();
    Rules nine = catalog.rules("countdown", "three", Map.of("seeds", "9"));
    Rules lattice = catalog.rules("lattice", "", Map.of("players", "4", "width", "7"));
    positions.add(SavedPosition.of("Corner", List.of("a b"), open, "x........ o", Instant.EPOCH));
    positions.add(SavedPosition.of("# odd [x]", List.of(), open, "o........ x", Instant.EPOCH));
    positions.add(SavedPosition.of("Nine", List.of("c"), nine, "9/0", Instant.EPOCH));
    positions.add(
        SavedPosition.of("L", List.of(), lattice, lattice.initial().position(), Instant.EPOCH));
    String text = PositionCollections.write(positions, catalog);

    assertThat(text).contains("rules: three\noption: seeds=9\n");
    List<SavedPosition> read = PositionCollections.read(text, catalog, null, "file");
    assertThat(read).hasSameSizeAs(positions);
    for (int i = 0; i < read.size(); i++) {
      assertThat(read.get(i).same(positions.get(i))).as(positions.get(i).name()).isTrue();
      assertThat(read.get(i).tags()).isEqualTo(positions.get(i).tags());
    }
  }

  @Test
  void everyProblemNamesItsLine() {
    assertThatThrownBy(() -> read("x........ o\nnonsense"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2: Column ");
    assertThatThrownBy(() -> read("game: chekers\n")).hasMessageStartingWith("Line 1: There is no");
    assertThatThrownBy(() -> read("game: countdown\noption: seeds"))
        .hasMessageContaining("Line 2: found 'seeds', expected an option as key=value");
    assertThatThrownBy(() -> read("game: countdown\nrules: four\n7/0"))
        .hasMessageStartingWith("Line 3: ");
    assertThatThrownBy(() -> read("rules: three\n")).hasMessageContaining("'game: checkers'");
    assertThatThrownBy(() -> read("# nothing\n\n")).hasMessageContaining("no position");
    assertThatThrownBy(() -> PositionCollections.read("7/0", catalog, null, "file"))
        .hasMessageContaining("'game: checkers'");
  }

  @Test
  @Timeout(20)
  void aLongRunOfBlanksIsNoWork() {
    String blanks = " ".repeat(400_000);
    assertThat(read("x........ o # A" + blanks + "b").get(0).name()).isEqualTo("A …");
    assertThat(read("x........ o # A" + blanks + "[t]").get(0))
        .satisfies(p -> assertThat(p.name()).isEqualTo("A"))
        .satisfies(p -> assertThat(p.tags()).containsExactly("t"));
  }

  @Test
  void onlyTheLastBracketsAreTags() {
    assertThat(read("x........ o # A [b] c [d, e]").get(0))
        .satisfies(p -> assertThat(p.name()).isEqualTo("A [b] c"))
        .satisfies(p -> assertThat(p.tags()).containsExactly("d", "e"));
    assertThat(read("x........ o # A [b] ]").get(0).name()).isEqualTo("A [b] ]");
    assertThat(read("x........ o # ] [t]").get(0).name()).isEqualTo("]");
  }

  @Test
  void garbageIsRefusedWithOneSentence() {
    SplittableRandom random = new SplittableRandom(7);
    String letters = "gameruls:opt=ix. #[],\n\t/07";
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(60); j >= 0; j--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      try {
        assertThat(read(text.toString())).isNotEmpty();
      } catch (InputException e) {
        assertThat(e.getMessage()).isNotBlank().doesNotContain("Exception");
      }
    }
  }
}
