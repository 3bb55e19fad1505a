package org.plyscope.experiment.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.run.Study;

class ShippedSamplesTest {
  @TempDir Path folder;

  @Test
  void samplesSayWhatTheyRepeatAndWrongOnesAreLeftOut() throws IOException {
    Path study = Files.createDirectory(folder.resolve("study-002"));
    Files.writeString(
        study.resolve("table-1-full.plyscope.json"),
        """
        // A comment
        { "name": "Kalah", "notes": ["One.", "Two."],
          "study": { "number": "002", "item": "Table 1", "title": "Who wins" } }
        """);
    Files.writeString(
        study.resolve("table-1-quick.plyscope.json"),
        "{ \"from\": \"table-1-full.plyscope.json\", \"name\": \"Kalah (quick)\" }");
    Files.writeString(study.resolve("wrong.plyscope.json"), "{ \"name\": ");
    Files.writeString(folder.resolve("plain.plyscope.json"), "{ \"name\": \"Plain\" }");
    Files.writeString(folder.resolve("notes.txt"), "nothing");

    List<SampleExperiment> all = new ShippedSamples(folder).all();

    Optional<Study> repeated = Optional.of(new Study("002", "Table 1", "Who wins", "", ""));
    assertThat(all)
        .containsExactly(
            new SampleExperiment(
                folder.resolve("plain.plyscope.json"), "Plain", "", Optional.empty()),
            new SampleExperiment(
                study.resolve("table-1-full.plyscope.json"), "Kalah", "One.\nTwo.", repeated),
            new SampleExperiment(
                study.resolve("table-1-quick.plyscope.json"),
                "Kalah (quick)",
                "One.\nTwo.",
                repeated));
    assertThat(new ShippedSamples(folder.resolve("none")).all()).isEmpty();
  }
}
