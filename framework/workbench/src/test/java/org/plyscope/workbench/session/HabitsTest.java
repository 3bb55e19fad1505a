package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.workbench.fixture.QuietWorkspace;

class HabitsTest {
  @TempDir Path folder;

  @Test
  void choicesAreReadAsTheyWereWritten() throws IOException {
    DataFiles files = new DataFiles(folder);
    Habits habits = Habits.read(files);
    assertThat(habits.flag("coordinates", true)).isTrue();
    assertThat(habits.number("turn", 60)).isEqualTo(60);
    habits.put("coordinates", false);
    habits.put("turn", -180L);
    Path chosen = Files.createDirectory(folder.resolve("games"));
    habits.folder("games", chosen.toFile());
    habits.write(files);

    Habits again = Habits.read(files);
    assertThat(again.flag("coordinates", true)).isFalse();
    assertThat(again.number("turn", 60)).isEqualTo(-180);
    assertThat(again.folder("games")).isEqualTo(chosen.toFile());
    assertThat(again.folder("traces")).isNull();
    Files.delete(chosen);
    assertThat(again.folder("games")).as("a folder that is gone").isNull();
  }

  @Test
  void whatIsNoChoiceIsIgnored() throws IOException {
    Files.writeString(folder.resolve("habits.json"), "{\"turn\": \"left\", \"list\": [1]}");
    Habits habits = Habits.read(new DataFiles(folder));

    assertThat(habits.number("turn", 7)).isEqualTo(7);
    assertThat(habits.text("list", "none")).isEqualTo("none");
    Files.writeString(folder.resolve("habits.json"), "[");
    assertThat(Habits.read(new DataFiles(folder)).text("turn", "")).isEmpty();
  }

  @Test
  void everyChoiceIsTold() {
    List<String> told = new ArrayList<>();
    Habits habits = new Habits();
    habits.onChange(told::add);
    habits.put("a", 1);
    habits.put("a", 1);

    assertThat(told).containsExactly("a", "a");
    assertThat(Habits.of(new QuietWorkspace()).text("a", "forgotten")).isEqualTo("forgotten");
  }
}
