package org.plyscope.wire.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyscope.wire.keys.FileKey.Kind;
import org.plyscope.wire.keys.FileKey.Trait;

/**
 * The page of the guide that lists all keys is made from their declarations; {@code
 * -Dgolden.rewrite=true} writes it.
 */
class KeyReferenceTest {
  private static final Path PAGE = Path.of("../../distribution/src/docs/file-keys.md");
  private static final String HEAD =
      """
      # Keys of files

      All keys of the files that you write, as the program declares them. A key that is not listed is refused. `plyscope schema` prints the same for editors, together with the options of the installed games and agents; [Experiments](experiments.md) and [Tuning](tuning.md) explain how the keys work together.

      `agents.NAME.depth` means the key `depth` of any object in `agents`, `published[].games` the key `games` of any object in the list `published`. A whole number may have a unit: `"200k"`, `"1M"`, `"2G"`. Comments (`//` and `/* */`) are allowed everywhere.
      """;

  private final List<String> rows = new ArrayList<>();
  private final Set<List<FileKey>> listed = new HashSet<>();

  @Test
  void thePageListsTheDeclaredKeys() throws IOException {
    String page = page();
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).content().isEqualTo(page);
  }

  @Test
  void everyKeyIsExplainedOnce() {
    for (FileKey file :
        List.of(
            ExperimentKeys.FILE,
            TuningKeys.FILE,
            TrainingKeys.FILE,
            ComparisonKeys.FILE,
            AgentKeys.FILE,
            SiteKeys.FILE)) {
      assertThat(file.ids()).doesNotHaveDuplicates();
      assertThat(all(file)).allSatisfy(key -> assertThat(key.help()).endsWith("."));
    }
  }

  private static Stream<FileKey> all(FileKey key) {
    return key.keys().stream()
        .filter(inner -> !inner.id().isEmpty())
        .flatMap(inner -> Stream.concat(Stream.of(inner), all(inner)));
  }

  private String page() {
    return HEAD
        + section("Experiment files", "", ExperimentKeys.FILE)
        + section("Sweeps", "Instead of a value of an agent.", ExperimentKeys.SWEEP)
        + section("Files with agents", "Named by `use`.", ExperimentKeys.AGENTS_FILE)
        + section("Files with problems", "Named by `format.file`.", ExperimentKeys.PROBLEMS_FILE)
        + section(
            "Tuning files",
            "Besides these, the keys of experiment files without `format` and `stop`.",
            TuningKeys.OWN)
        + section("Comparison files", "", ComparisonKeys.FILE)
        + section("Training files", "Written by `plyscope train`.", TrainingKeys.FILE)
        + section(
            "Agent programs", "Files `*.plyagent`, added by `plyscope agents add`.", AgentKeys.FILE)
        + section(
            "Plugin sites",
            "The file `plyscope-site.json`, written by `plyscope site build`.",
            SiteKeys.FILE);
  }

  private String section(String title, String about, FileKey file) {
    rows.clear();
    add("", file);
    String text = about.isEmpty() ? file.help() : about;
    return "\n## %s\n\n%s\n\n| Key | Value | If missing | Meaning |\n|---|---|---|---|\n%s\n"
        .formatted(title, text, String.join("\n", rows));
  }

  /** Lists the keys of a group where the page meets them first. */
  private void addOnce(String path, FileKey group) {
    if (group.kind() == Kind.GROUP && listed.add(group.keys())) {
      add(path, group);
    }
  }

  private void add(String path, FileKey group) {
    for (FileKey key : group.keys()) {
      String place = path + key.id();
      String standard = key.standard().isEmpty() ? key.missing() : "`" + key.standard() + "`";
      rows.add(
          "| `%s` | %s | %s | %s |"
              .formatted(
                  place,
                  KeyText.values(key),
                  key.is(Trait.REQUIRED) ? "required" : standard,
                  key.help()));
      if (key.kind() == Kind.GROUP) {
        addOnce(place + ".", key);
      } else if (key.kind() == Kind.LIST || key.kind() == Kind.MAP) {
        addOnce(place + (key.kind() == Kind.LIST ? "[]." : ".NAME."), key.keys().get(0));
      }
    }
  }
}
