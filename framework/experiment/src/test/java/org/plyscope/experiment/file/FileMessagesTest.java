package org.plyscope.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.lab.catalog.Catalog;

/** The whole sentences that refuse a file. */
class FileMessagesTest {
  private static final String SMALL =
      """
      { "plyscope": 1, "game": { "id": "tic-tac-toe" },
        "agents": { "a": { "use": "seeded", "depth": 1 },
          "b": { "use": "first", "depth": 1 } },
        "format": "round-robin",
        "blocks": 3 }
      """;

  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"stop\": {\"sprt\": {\"pair\": [\"a\", \"b\"], \"elo\": [10, 0]}}"
            + "| stop.sprt.elo (line 5) is a list; it must be two differences in Elo, the smaller"
            + " one first.",
        "\"stop\": {\"sprt\": {\"pair\": [\"a\", \"b\"], \"elo\": [0, 9], \"alpha\": 5}}"
            + "| stop.sprt.alpha (line 5) is 5; it must be a number from 0.0001 to 0.4.",
        "\"adjudicate\": {\"score\": {\"resign\": {\"moves\": 2, \"value\": -1}}}"
            + "| adjudicate.score.resign.value (line 5) is -1; it must be a number from 0 up.",
        "\"stop\": {\"sprt\": {\"pair\": [\"a\", \"b\"], \"elo\": [0, 1e400]}}"
            + "| stop.sprt.elo[1] (line 5) is 1e400; it must be a number.",
        "\"openings\": {\"randomPlys\": 4}"
            + "| openings.randomPlys (line 5): there is no key 'randomPlys' here; did you mean"
            + " randomPlies?",
        "\"limits\": {\"default\": {\"depth\": 1000000}}| limits.default.depth (line 5) is 1000000;"
            + " it must be a whole number from 1 to 999.",
      })
  void aWrongValueIsNamedWithWhatWouldBeRight(String key, String sentence) {
    refused(SMALL.replace("\"blocks\": 3", "\"blocks\": 3, " + key), sentence);
  }

  @Test
  void aNameOfAnAgentIsNotEmpty() {
    refused(
        SMALL.replace("\"b\":", "\"\":"),
        "agents. (line 3): the name of an agent is empty; write one, for example \"ab{depth}\".");
  }

  @Test
  void aMisspeltSweepIsRecognised() {
    refused(
        SMALL.replace("\"first\", \"depth\": 1", "\"first\", \"depth\": {\"rang\": [1, 2]}"),
        "agents.b.depth.rang (line 3): there is no key 'rang' here; did you mean range?");
  }

  @Test
  void aSweepHasALargestSize() {
    String many =
        IntStream.rangeClosed(1, 10_001).mapToObj(i -> "1").collect(Collectors.joining(","));
    String long1 = "\"first\", \"nodes\": {\"each\": [" + many + "]}";
    refused(
        SMALL.replace("\"first\", \"depth\": 1", long1),
        "agents.b.nodes.each (line 3) is a list; it must be a list of 1 to 10000 values.");
    String wide = "\"first\", \"nodes\": {\"range\": [1, 200]}, \"depth\": {\"range\": [1, 200]}";
    refused(
        SMALL.replace("\"first\", \"depth\": 1", wide),
        "agents.b (line 3): the sweeps of this agent have more than 10000 combinations; write"
            + " shorter ones.");
  }

  @Test
  void filesThatLeadBackToEachOtherAreNamedOnce() throws IOException {
    Files.writeString(folder.resolve("a.json"), "{ \"plyscope\": 1, \"from\": \"b.json\" }");
    Files.writeString(folder.resolve("b.json"), "{ \"plyscope\": 1,\n \"from\": \"a.json\" }");
    refused(
        "{ \"plyscope\": 1, \"from\": \"a.json\" }",
        "from (b.json, line 2): the files lead back to 'a.json' (a.json from b.json); one of them"
            + " must be without \"from\".");
  }

  @Test
  void aChangeOfAnAgentThatIsMissingHasItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("full.json"), SMALL);
    refused(
        "{ \"plyscope\": 1, \"from\": \"full.json\",\n \"set\": { \"agents.zz.depth\": 2 } }",
        "set.agents.zz.depth (line 2): There is no agent 'zz'; did you mean a or b? Known: a, b.");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of("agents.zz.depth=2"), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("agents.zz.depth (--set): There is no agent 'zz'");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFile() throws IOException {
    assertThat(read("\uFEFF" + SMALL).names()).containsExactly("a", "b");
    Files.writeString(folder.resolve("full.json"), "\uFEFF" + SMALL);
    assertThat(read("{ \"plyscope\": 1, \"from\": \"full.json\" }").names()).hasSize(2);
    refused(
        "\uFEFF?",
        "Line 1, column 1: there must be a value: a text in quotes, a number, true,"
            + " false, null, [ or {.");
  }

  @Test
  void aSentenceStaysShortWhateverTheFileHolds() {
    String huge = "x".repeat(80_000);
    for (String wrong :
        List.of(
            SMALL.replace("\"blocks\"", "\"" + huge + "\""),
            SMALL.replace("\"depth\": 1 },", "\"depth\": \"" + huge + "\" },"),
            SMALL.replace("\"seeded\"", "\"" + huge + "\""),
            SMALL.replace("\"seeded\"", "\"seeded:" + huge + "\""),
            SMALL.replace("\"seeded\"", "\"seeded:" + huge + "=1\""),
            SMALL.replace("round-robin", huge),
            SMALL.replace("\"a\":", "\"" + huge + "{nodes}\":"),
            SMALL.replace("\"blocks\": 3", "\"blocks\": 3, \"" + huge + "\": 1"))) {
      assertThatThrownBy(() -> read(wrong))
          .isInstanceOf(InputException.class)
          .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(600));
    }
  }

  private void refused(String text, String sentence) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(sentence);
  }

  private Experiment read(String text) {
    return ExperimentFile.read(text, folder, catalog);
  }
}
