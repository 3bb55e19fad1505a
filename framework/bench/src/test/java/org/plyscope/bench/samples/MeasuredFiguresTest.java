package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.results.Repetition;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;

/** Depth reached and moves left, which study 003 reports, are measured in whole games. */
class MeasuredFiguresTest {
  private static final Catalog CATALOG = ShippedParts.catalog();

  @TempDir Path folder;

  @Test
  void depthsAndMovesLeftStandBesideThePublishedOnes() throws InterruptedException {
    Experiment experiment =
        ExperimentFile.read(
            Path.of("../../samples/experiments/study-003/table-3-1-3-players-full.plyscope.json"),
            List.of("blocks=1", "agents.paranoid.nodes=100", "agents.max-n.nodes=100"),
            CATALOG);
    Path place = folder.resolve("run");
    new RunJob(
            experiment,
            InProcess.always(CATALOG),
            new RunJob.Order(place, 1, Shard.ALL, false, Map.of()),
            RunFollower.NONE)
        .run();
    FolderRun run = new FolderRun(place, CATALOG);

    List<Repetition.Measured> measured = Repetition.of(run, run.summary());

    assertThat(measured).filteredOn(m -> m.number().measure() == Measure.DEPTH).hasSize(2);
    assertThat(measured)
        .filteredOn(m -> m.number().measure() == Measure.DEPTH)
        .allSatisfy(m -> assertThat(m.ours().value()).isBetween(1.0, 6.0));
    assertThat(measured)
        .filteredOn(m -> m.number().measure() == Measure.MOVES_LEFT && m.ours().isKnown())
        .isNotEmpty()
        .allSatisfy(m -> assertThat(m.ours().value()).isBetween(1.0, 40.0));
    assertThat(RunReport.page(run)).doesNotContain("do not measure");
  }
}
