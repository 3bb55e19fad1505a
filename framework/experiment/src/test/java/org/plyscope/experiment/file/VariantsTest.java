package org.plyscope.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

/** Files that change others, and studies in files. */
class VariantsTest {
  private static final String BASE =
      """
      { "plyscope": 1, "name": "all of it",
        "study": { "number": "002", "item": "Table 1", "title": "Who wins",
                   "claim": "One does.", "differs": ["Rules.", "Seeds."] },
        "game": { "id": "tic-tac-toe" },
        "agents": {
          "a": { "use": "seeded", "depth": 1 },
          "b": { "use": "first", "depth": 1 } },
        "format": "round-robin",
        "blocks": 300,
        "published": [
          { "agent": "a", "against": "b", "seat": 1, "wins": 0.6, "moves": 4.5, "games": 30 },
          { "firstPlayer": 0.55, "games": 60, "note": "All seats." },
          { "agent": "b", "score": 0.4, "source": "elsewhere" } ] }
      """;

  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();

  @Test
  void aChangeOfThousandsOfKeysIsRefused() throws IOException {
    Files.writeString(folder.resolve("full.json"), BASE);
    String path = "a" + ".b".repeat(9_999);
    String file = "{ \"plyscope\": 1, \"from\": \"full.json\", \"set\": { \"%s\": 1 } }";
    assertThatThrownBy(() -> read(file.formatted(path)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the path has 10000 keys, and no file is deeper than 64.");
  }

  @Test
  void aVariantSaysOnlyWhatIsDifferent() throws IOException {
    Files.writeString(folder.resolve("full.json"), BASE);
    Experiment quick =
        read(
            """
            { "plyscope": 1, "from": "full.json", "name": "a little", "blocks": 2,
              "set": { "agents.a.depth": 3, "study.differs": "This is quick." } }
            """);
    assertThat(quick.name()).isEqualTo("a little");
    assertThat(quick.tournament().blocks()).isEqualTo(2);
    assertThat(quick.agents().get(0).limits()).isEqualTo(Limits.depth(3));
    assertThat(quick.agents().get(1).limits()).isEqualTo(Limits.depth(1));
    assertThat(quick.repeated())
        .contains(new Study("002", "Table 1", "Who wins", "One does.", "This is quick."));
    assertThat(quick.published()).hasSize(4);
  }

  @Test
  void whatOthersPublishedSurvivesTheRun() {
    Experiment full = read(BASE);
    assertThat(full.study().differs()).isEqualTo("Rules. Seeds.");
    assertThat(full.published())
        .containsExactly(
            new Published("a", "b", .6, 30, "Study 002, Table 1", Measure.WINS, 1, "", ""),
            new Published("a", "b", 4.5, 30, "Study 002, Table 1", Measure.MOVES, 1, "", ""),
            new Published(
                "", "", .55, 60, "Study 002, Table 1", Measure.FIRST_PLAYER, 0, "", "All seats."),
            new Published("b", "", .4, 0, "elsewhere"));
    Experiment again = ResolvedForm.read(WireText.indented(ResolvedForm.write(full)), catalog);
    assertThat(again.published()).isEqualTo(full.published());
    assertThat(again.study()).isEqualTo(full.study());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"from\": \"none.json\" | from (line 1) | There is no file",
        "\"from\": \"../full.json\" | from (line 1) | in the same folder",
        "\"from\": \"variant.json\" | from (variant.json, line 1) | lead back",
        "\"set\": {} | set (line 1) | needs \"from\"",
        "\"from\": \"full.json\", \"set\": {\"agents.c.depth\": 1} | agent 'c' | a, b",
        "\"from\": \"full.json\", \"published\": [{\"score\": 0.5}] | published[0] | agent",
        "\"from\": \"full.json\", \"published\": [{\"agent\": \"a\"}] | published[0] | score",
        "\"from\": \"full.json\", \"published\": [{\"agent\": \"a\", \"wins\": 60}] |"
            + " published[0].wins | from 0 to 1",
        "\"from\": \"full.json\", \"published\": [{\"agent\": \"a\", \"wins\": 0.6, \"seat\": 3}] |"
            + " published[0].seat | from 1 to 2",
        "\"from\": \"full.json\", \"study\": {\"number\": \"002\"} | study | item"
      })
  void aWrongVariantSaysWhere(String keys, String where, String what) throws IOException {
    Files.writeString(folder.resolve("full.json"), BASE);
    String text = "{ \"plyscope\": 1, " + keys + " }";
    Files.writeString(folder.resolve("variant.json"), text);
    assertThatThrownBy(
            () -> ExperimentFile.read(folder.resolve("variant.json"), List.of(), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(where.strip())
        .hasMessageContaining(what.strip());
  }

  private Experiment read(String text) {
    return ExperimentFile.read(text, folder, catalog);
  }
}
