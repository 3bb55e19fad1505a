package org.plyscope.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.file.tree.TreeReader;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPreset;

/** Damaged tuning files and presets are read or refused with a sentence. */
@Timeout(300)
class TuningFuzzTest {
  private static final Path FOLDER = Path.of("../../samples/tuning");
  private static final int ROUNDS = 300;

  @Test
  void damagedFilesAreReadOrRefusedWithASentence() throws IOException, InterruptedException {
    Catalog catalog = ShippedParts.catalog();
    List<String> files = new ArrayList<>();
    for (String name : List.of("uct-exploration-spsa", "kalah-weights-cma-es")) {
      files.add(Files.readString(FOLDER.resolve(name + ".plyscope.json")));
    }
    OwnPreset preset =
        new OwnPreset(
            "mine/x",
            "X",
            "An example.",
            "kalah",
            "uct",
            Map.of("cp", "0.5"),
            Limits.parse("iterations=100"));
    List<FuzzTarget> targets =
        List.of(
            FuzzTarget.text(
                "tuning files",
                files,
                text -> TuningFile.read(TreeReader.read("", text), FOLDER, catalog)),
            FuzzTarget.text("presets", List.of(preset.write()), OwnPreset::read));
    FuzzRun run = new FuzzRun(targets, 2026).run(number -> number < ROUNDS);
    assertThat(run.findings()).isEmpty();
    assertThat(run.tallies()).allSatisfy(tally -> assertThat(tally.tried()).isEqualTo(ROUNDS));
  }
}
