package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.ui.theme.Theme;

class DataFilesTest {
  @TempDir Path folder;

  @Test
  void whatWasSavedIsReadBack() {
    DataFiles files = new DataFiles(folder.resolve("new"));
    Preferences preferences =
        new Preferences(Theme.DARK, 150, false, 5_000, TracePolicy.BEGINNING, 0, 42);
    Remembered remembered =
        Remembered.NOTHING
            .withWindow(new Rectangle(1, 2, 3, 4), true)
            .withPosition("kalah", Map.of("seeds", "4"), "1 2 3")
            .withAgent("random:seed=1");
    files.save(preferences);
    files.save(remembered);

    DataFiles again = new DataFiles(folder.resolve("new"));
    assertThat(again.preferences()).isEqualTo(preferences);
    assertThat(again.remembered()).isEqualTo(remembered);
  }

  @Test
  void withoutFilesThereAreDefaults() {
    DataFiles files = new DataFiles(folder);

    assertThat(files.preferences()).isEqualTo(Preferences.STANDARD);
    assertThat(files.remembered()).isEqualTo(Remembered.NOTHING);
  }

  @Test
  void damagedFileIsSetAsideAndTold() throws IOException {
    Files.writeString(folder.resolve("preferences.json"), "{ this is no JSON");
    Files.writeString(folder.resolve("workbench.json"), "[]");
    DataFiles files = new DataFiles(folder);

    assertThat(files.preferences()).isEqualTo(Preferences.STANDARD);
    assertThat(files.remembered()).isEqualTo(Remembered.NOTHING);
    files.save(Preferences.STANDARD);
    files.save(Remembered.NOTHING);

    assertThat(folder.resolve("preferences-kept.json")).hasContent("{ this is no JSON");
    assertThat(folder.resolve("workbench-kept.json")).hasContent("[]");
    assertThat(files.problems())
        .containsExactly(
            "preferences.json is damaged and was kept as preferences-kept.json; the standard"
                + " settings are used instead.",
            "workbench.json is damaged and was kept as workbench-kept.json; the standard settings"
                + " are used instead.");
    assertThat(new DataFiles(folder).preferences()).isEqualTo(Preferences.STANDARD);
  }

  @Test
  void fileThatCannotBeReadIsLeftAlone() throws IOException {
    Files.createDirectory(folder.resolve("preferences.json"));
    DataFiles files = new DataFiles(folder);

    assertThat(files.preferences()).isEqualTo(Preferences.STANDARD);
    files.save(Preferences.STANDARD.withTheme(Theme.DARK));
    assertThat(folder.resolve("preferences.json")).isDirectory();
    assertThat(files.problems())
        .singleElement()
        .asString()
        .contains("cannot be read (Is a directory)", "not kept");
  }

  @Test
  void optionWithoutAValueHasItsStandard() throws IOException {
    Files.writeString(
        folder.resolve("workbench.json"),
        "{\"game\":\"kalah\",\"options\":{\"seeds\":null,\"houses\":\"6\"}}");
    DataFiles files = new DataFiles(folder);

    assertThat(files.remembered().options()).isEqualTo(Map.of("houses", "6"));
    assertThat(files.remembered().game()).isEqualTo("kalah");
    assertThat(files.problems()).isEmpty();
  }

  @Test
  void wrongNumbersAreBroughtIntoBounds() throws IOException {
    Files.writeString(
        folder.resolve("preferences.json"),
        "{\"fontPercent\": 9000, \"traceCap\": -1, \"theme\": \"PINK\"}");
    Preferences read = new DataFiles(folder).preferences();

    assertThat(read.fontPercent()).isEqualTo(Preferences.MAX_FONT);
    assertThat(read.traceCap()).isEqualTo(1);
    assertThat(read.theme()).isEqualTo(Theme.LIGHT);
  }
}
