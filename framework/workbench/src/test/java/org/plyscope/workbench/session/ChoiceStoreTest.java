package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.Choices;
import org.plyscope.workbench.file.Folders;

class ChoiceStoreTest {
  @TempDir Path folder;

  @Test
  void choicesAreReadAsTheyWereWritten() {
    DataFiles files = new DataFiles(folder);
    ChoiceStore choiceStore = ChoiceStore.read(files);
    Choices board = choiceStore.of("board");
    assertThat(board.flag("coordinates", true)).isTrue();
    assertThat(board.number("turn", 60)).isEqualTo(60);
    board.put("coordinates", false);
    board.put("turn", -180);
    board.put("colour", "red");
    board.remove("colour");
    choiceStore.write(files);

    Choices again = ChoiceStore.read(files).of("board");
    assertThat(again.flag("coordinates", true)).isFalse();
    assertThat(again.number("turn", 60)).isEqualTo(-180);
    assertThat(again.names()).containsExactly("coordinates", "turn");
    assertThat(ChoiceStore.read(files).of("tree").get("turn")).as("of another view").isEmpty();
  }

  @Test
  void foldersThatAreGoneAreForgotten() throws IOException {
    Folders folders = new Folders(Choices.inMemory());
    Path chosen = Files.createDirectory(folder.resolve("games"));
    folders.put("games", chosen.toFile());

    assertThat(folders.get("games")).isEqualTo(chosen.toFile());
    assertThat(folders.get("traces")).isNull();
    Files.delete(chosen);
    assertThat(folders.get("games")).isNull();
  }

  @Test
  void whatIsNoChoiceIsIgnoredAndStays() throws IOException {
    Path file = folder.resolve("habits.json");
    Files.writeString(file, "{\"board.turn\": \"left\", \"gone.list\": [1]}");
    DataFiles files = new DataFiles(folder);
    ChoiceStore choiceStore = ChoiceStore.read(files);
    assertThat(choiceStore.of("board").number("turn", 7)).isEqualTo(7);
    assertThat(choiceStore.of("gone").text("list", "none")).isEqualTo("none");

    choiceStore.write(files);
    assertThat(Files.readString(file).replaceAll("\\s", ""))
        .as("what belongs to a plugin that is not here")
        .isEqualTo("{\"board.turn\":\"left\",\"gone.list\":[1]}");
    Files.writeString(file, "[");
    assertThat(ChoiceStore.read(files).of("board").names()).isEmpty();
  }
}
