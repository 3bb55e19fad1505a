package org.plyscope.workbench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.job.Faults;

class PaletteModelTest {
  private final CommandRegistry registry =
      new CommandRegistry(new QuietWorkspace(), new Faults(s -> {}));
  private final PaletteModel model = new PaletteModel(registry);

  @BeforeEach
  void addCommands() {
    registry.add(new BuiltIn("File", "file.new", "New game…", () -> {}).key("ctrl N"));
    registry.add(new BuiltIn("Search", "search.start", "Search this position", () -> {}));
    registry.add(new BuiltIn("Edit", "edit.paste", "Paste position", () -> {}));
    registry.add(new BuiltIn("Views", "view.reset", "Reset layout", () -> {}));
    registry.add(
        new BuiltIn("Edit", "edit.grey", "Grey position", () -> {})
            .when(() -> false, "There is nothing to grey."));
  }

  @Test
  void withoutQueryEverythingIsThereWhatCannotBeStartedLast() {
    assertThat(ids(""))
        .containsExactly("file.new", "search.start", "edit.paste", "view.reset", "edit.grey");
  }

  @Test
  void whatCannotBeStartedSaysWhy() {
    assertThat(model.matches("grey").get(0).whyNot()).isEqualTo("There is nothing to grey.");
    assertThat(model.matches("new").get(0).whyNot()).isEmpty();
    assertThat(ids("position")).endsWith("edit.grey");
  }

  @Test
  void lettersInOrderAreEnough() {
    assertThat(ids("rlay")).containsExactly("view.reset");
    assertThat(ids("yalr")).isEmpty();
  }

  @Test
  void startsOfWordsRankHigher() {
    assertThat(ids("pp").get(0)).isEqualTo("edit.paste");
    assertThat(ids("sp").get(0)).isEqualTo("search.start");
  }

  @Test
  void menuCountsToo() {
    assertThat(ids("file new")).containsExactly("file.new");
  }

  @Test
  void keyIsShown() {
    assertThat(model.matches("new").get(0).key()).isEqualTo("Ctrl+N");
  }

  private List<String> ids(String query) {
    return model.matches(query).stream().map(PaletteModel.Entry::id).toList();
  }
}
