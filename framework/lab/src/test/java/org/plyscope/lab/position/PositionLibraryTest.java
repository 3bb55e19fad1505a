package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.TicTacToe;

class PositionLibraryTest {
  private static final Rules RULES = TicTacToe.standard();

  @TempDir Path data;

  private static SavedPosition position(String name, int second, String... tags) {
    return SavedPosition.of(
        name, List.of(tags), RULES, "x........ o", Instant.ofEpochSecond(second));
  }

  private List<String> names(PositionLibrary library) {
    return library.all().stream().map(SavedPosition::name).toList();
  }

  @Test
  void whatWasSavedIsThereAgain() {
    SavedPosition corner = position("Corner", 1, "opening", "easy");
    new PositionLibrary(data.resolve("new")).add(List.of(corner));

    PositionLibrary again = new PositionLibrary(data.resolve("new"));
    assertThat(again.all()).containsExactly(corner);
    assertThat(again.problem()).isEmpty();
    assertThat(again.all().get(0).of(RULES)).isTrue();
  }

  @Test
  void positionsAreFoundByNameAndTag() {
    PositionLibrary library = new PositionLibrary(data);
    library.add(List.of(position("Corner", 1, "opening"), position("Edge trap", 2, "hard")));

    assertThat(library.find("tic-tac-toe", "TRAP hard")).hasSize(1);
    assertThat(library.find("tic-tac-toe", "corner hard")).isEmpty();
    assertThat(library.find("tic-tac-toe", " ")).hasSize(2);
    assertThat(library.find("checkers", "")).isEmpty();
  }

  @Test
  void everyChangeIsUndoneAndRedone() {
    PositionLibrary library = new PositionLibrary(data);
    SavedPosition corner = library.add(List.of(position("Corner", 1))).get(0);
    library.add(List.of(position("Edge", 2)));
    library.replace(corner.renamed("Upper corner"));
    library.replace(library.all().get(0).tagged(List.of("a")));
    library.delete(List.of(corner.id()));
    assertThat(names(library)).containsExactly("Edge");
    assertThat(library.undoable()).contains("deleting 'Upper corner'");

    library.undo();
    assertThat(names(library)).containsExactly("Upper corner", "Edge");
    assertThat(library.all().get(0).tags()).containsExactly("a");
    library.undo();
    library.undo();
    assertThat(library.all().get(0)).isEqualTo(corner);
    library.undo();
    library.undo();
    assertThat(library.all()).isEmpty();
    assertThat(library.undoable()).isEmpty();
    for (int i = 0; i < 5; i++) {
      library.redo();
    }
    assertThat(names(library)).containsExactly("Edge");
    assertThat(library.redoable()).isEmpty();
    assertThat(names(new PositionLibrary(data))).containsExactly("Edge");
  }

  @Test
  void importIsOneStepAndLeavesOutWhatIsThere() {
    PositionLibrary library = new PositionLibrary(data);
    library.add(List.of(position("Corner", 1)));
    List<SavedPosition> added =
        library.add(List.of(position("Corner", 5, "other"), position("B", 2), position("B", 3)));

    assertThat(added).hasSize(1);
    assertThat(names(library)).containsExactly("Corner", "B");
    library.undo();
    assertThat(names(library)).containsExactly("Corner");
  }

  @Test
  void twoProcessesDoNotOverwriteEachOther() {
    PositionLibrary first = new PositionLibrary(data);
    PositionLibrary second = new PositionLibrary(data);
    first.add(List.of(position("One", 1)));
    second.add(List.of(position("Two", 2)));
    first.undo();

    assertThat(names(new PositionLibrary(data))).containsExactly("Two");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{ not json",
        "[]",
        "{\"format\": 0, \"positions\": []}",
        "{\"format\": 1}",
        "{\"format\": 1, \"positions\": [{\"name\": \"x\"}]}",
        "{\"format\": 1, \"positions\": [null]}"
      })
  void damagedFileIsKeptAside(String content) throws IOException {
    Files.writeString(data.resolve(PositionLibrary.FILE), content);

    PositionLibrary library = new PositionLibrary(data);
    assertThat(library.all()).isEmpty();
    assertThat(library.problem().orElseThrow()).contains("damaged");
    assertThat(Files.readString(data.resolve(PositionLibrary.FILE)))
        .as("reading changes nothing")
        .isEqualTo(content);
    library.add(List.of(position("Fresh", 1)));
    assertThat(library.problem().orElseThrow()).contains("kept as 'positions-kept.json'");
    assertThat(Files.readString(data.resolve("positions-kept.json"))).isEqualTo(content);
    assertThat(names(new PositionLibrary(data))).containsExactly("Fresh");
  }

  @Test
  void aNewerFileIsNeverTouched() throws IOException {
    Path file = data.resolve(PositionLibrary.FILE);
    String newer = "{\"format\": 2, \"positions\": {\"in\": \"another form\"}}";
    Files.writeString(file, newer);

    PositionLibrary library = new PositionLibrary(data);
    assertThat(library.all()).isEmpty();
    assertThat(library.problem().orElseThrow()).contains("newer version");
    assertThatThrownBy(() -> library.add(List.of(position("Fresh", 1))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("newer version");
    assertThat(Files.readString(file)).isEqualTo(newer);
    assertThat(damaged()).isZero();
  }

  /** Whatever keeps a file from being read does not mean that it is damaged. */
  @Test
  void anUnreadableFileIsNeverTouched() throws IOException {
    Path file = Files.createDirectory(data.resolve(PositionLibrary.FILE));

    PositionLibrary library = new PositionLibrary(data);
    assertThat(library.problem().orElseThrow()).contains("cannot be read (");
    assertThatThrownBy(() -> library.add(List.of(position("Fresh", 1))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be read");
    assertThat(file).isDirectory();
    assertThat(damaged()).isZero();
  }

  @Test
  void aFileInsteadOfTheFolderIsAProblemAndNoFailure() throws IOException {
    Path noFolder = Files.createFile(data.resolve("no-folder"));

    PositionLibrary library = new PositionLibrary(noFolder);
    assertThat(library.all()).isEmpty();
    assertThat(library.problem()).isPresent();
    assertThatThrownBy(() -> library.add(List.of(position("Fresh", 1))))
        .isInstanceOf(InputException.class);
  }

  private long damaged() throws IOException {
    try (Stream<Path> files = Files.list(data)) {
      return files.filter(f -> f.toString().contains("damaged")).count();
    }
  }

  @Test
  void changesAreTold() {
    PositionLibrary library = new PositionLibrary(data);
    int[] told = {0};
    library.onChange(() -> told[0]++);
    SavedPosition saved = library.add(List.of(position("A", 1))).get(0);
    library.replace(saved);
    assertThat(told[0]).as("nothing changed the second time").isEqualTo(1);
    library.delete(List.of(saved.id()));
    library.undo();
    assertThat(told[0]).isEqualTo(3);
    assertThatThrownBy(() -> library.delete(List.of("missing")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no longer");
  }

  @Test
  void wrongNamesTagsAndPositionsAreExplained() {
    assertThatThrownBy(() -> position("  ", 1)).hasMessageContaining("needs a name");
    assertThatThrownBy(() -> position("x".repeat(121), 1)).hasMessageContaining("at most 120");
    assertThatThrownBy(() -> position("A", 1, "a,b")).hasMessageContaining("cannot be a tag");
    assertThatThrownBy(() -> SavedPosition.of("A", List.of(), RULES, "?", Instant.EPOCH))
        .isInstanceOf(InputException.class);
    assertThat(position("A  b\t c", 1, "T", " t ").name()).isEqualTo("A b c");
    assertThat(position("A", 1, "T", " t ").tags()).containsExactly("T");
    assertThat(SavedPosition.tags(" a, b ,,c c")).containsExactly("a", "b", "c c");
  }
}
