package org.plyscope.workbench.position.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Rules;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.position.list.Entry;
import org.plyscope.workbench.position.list.Row;

class PositionsModelTest {
  @TempDir Path data;

  private final Catalog catalog = Catalog.of(List.of(new CountdownGame(), new TicTacToe()));
  private final Rules rules = catalog.rules("countdown", "", Map.of());
  private final Rules three = catalog.rules("countdown", "three", Map.of());
  private PositionLibrary library;
  private PositionsModel model;

  @BeforeEach
  void open() {
    library = new PositionLibrary(data);
    model = new PositionsModel(catalog, library);
    model.show(rules);
  }

  private void save(String name, Rules under, String position, String... tags) {
    library.add(List.of(SavedPosition.of(name, List.of(tags), under, position, Instant.now())));
  }

  private List<String> rows() {
    return model.rows().stream().map(Row::toString).toList();
  }

  @Test
  void emptyLibrarySaysWhatToDo() {
    assertThat(rows()).containsExactly("My positions", PositionsModel.HINT);
  }

  @Test
  void claimsAreShownWithThePositionsOfTheGame() {
    Catalog checkers = Catalog.of(List.of(new CheckersGame()));
    model = new PositionsModel(checkers, library);
    model.show(checkers.rules("checkers", "", Map.of()));
    model.filter("problems best");
    Entry entry = ((Row.Item) model.rows().get(1)).entry();
    assertThat(entry.claim().keyMoves()).containsExactly("22-17");
    assertThat(entry.words())
        .isEqualTo("Key: 22-17, win (best by search). Searched 17 plies deep.");
    model.filter("fourth position black");
    assertThat(((Row.Item) model.rows().get(1)).entry().claim().source()).contains("Boland");
  }

  @Test
  void ownPositionsStandUnderTheirRules() {
    save("Seven", rules, "7/0");
    save("Three of us", three, "5/2");
    save("Corner", catalog.rules("tic-tac-toe", "", Map.of()), "x........ o");

    assertThat(rows())
        .containsExactly("My positions", "Seven", "My positions, other rules", "Three of us");
    Row.Item other = (Row.Item) model.rows().get(3);
    assertThat(other.entry().rules().options()).isEqualTo(three.options());
    assertThat(other.entry().rules()).isSameAs(((Row.Item) model.rows().get(3)).entry().rules());
    model.show(three);
    assertThat(rows())
        .containsExactly("My positions", "Three of us", "My positions, other rules", "Seven");
  }

  @Test
  void filterLooksAtNamesTagsAndGroupsAndUnfolds() {
    save("Seven", rules, "7/0", "odd");
    save("Six", rules, "6/0", "even");
    model.toggle("My positions");
    assertThat(rows()).containsExactly("My positions");
    model.filter("odd");
    assertThat(rows()).containsExactly("My positions", "Seven");
    model.filter("my six");
    assertThat(rows()).containsExactly("My positions", "Six");
    model.filter("nothing like it");
    assertThat(rows()).containsExactly(PositionsModel.NOT_FOUND);
    model.filter("");
    model.toggle("My positions");
    assertThat(rows()).hasSize(3);
  }

  @Test
  void positionWhoseOptionsAreGoneWaits() {
    library.add(
        List.of(
            new SavedPosition(
                "1",
                "Old",
                List.of(),
                "countdown",
                Map.of("no-such-option", "1"),
                "7/0",
                Instant.now())));

    assertThat(rows()).doesNotContain("Old");
    assertThat(library.all()).hasSize(1);
  }

  @Test
  void damagedLibrarySaysWhereItsFileIs() throws IOException {
    Files.writeString(data.resolve(PositionLibrary.FILE), "{");
    model = new PositionsModel(catalog, new PositionLibrary(data));
    model.show(rules);

    assertThat(rows().get(1)).contains("are damaged and cannot be read; the file stays as it is");
  }

  @Test
  void withoutAGameThereIsNothing() {
    assertThat(model.show(null)).isTrue();
    assertThat(model.rows()).isEmpty();
  }
}
