package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningJob;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireValue;

/** Every sample of a tuning runs with a tiny budget, twice alike, and agrees with the study. */
class TuningSamplesTest {
  private static final Path FOLDER = Path.of("../../samples/tuning");
  private static final Catalog CATALOG = ShippedParts.catalog();

  @TempDir Path folder;

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private TuningResult tuned(String name, int workers) throws InterruptedException {
    Path file = FOLDER.resolve(name);
    List<String> changes = new ArrayList<>(List.of("blocks=1", "test.blocks=1", "repetitions=1"));
    if (name.startsWith("study-002")) {
      changes.addAll(List.of("method.population=3", "method.generations=2", "tune.agent.depth=1"));
    } else {
      changes.add("budget={\"candidates\":8}");
    }
    if (name.startsWith("uct")) {
      changes.add("tune.agent.iterations=10");
    }
    WireValue tree = ExperimentFile.tree(file, changes);
    TuningFolder kept = new TuningFolder(folder.resolve(name + "-" + workers));
    kept.begin(tree, TuningFile.read(tree, FOLDER, CATALOG));
    TuningResult result =
        new TuningJob(
                CATALOG,
                kept,
                new TuningJob.Order(workers, InProcess.always(CATALOG), Map.of()),
                new TuningJob.Follower() {})
            .run()
            .orElseThrow();
    TuningPlan plan = kept.plan(CATALOG);
    String page = TuningReport.page(plan, kept.generations(), Optional.of(result));
    assertThat(page).contains("Fitness by generation", "Values of all repetitions", "candidates");
    plan.study().ifPresent(study -> assertThat(page).contains(study.reference()));
    assertThat(kept.path().resolve("tuned.plypreset")).exists();
    return result;
  }

  @ParameterizedTest
  @MethodSource("names")
  void aSampleRunsAndDoesNotDependOnTheNumberOfWorkers(String name) throws InterruptedException {
    TuningResult one = tuned(name, 1);
    assertThat(tuned(name, 2)).isEqualTo(one);
    assertThat(one.candidates()).isPositive();
    assertThat(one.tests()).isNotEmpty();
  }

  /** The weights are in the evaluator too, typed apart. */
  @Test
  void thePublishedWeightsAreThoseOfTheEvaluator() {
    TuningPlan plan =
        TuningFile.read(FOLDER.resolve("study-002-weights-full.plyscope.json"), List.of(), CATALOG);
    assertThat(plan.published()).hasSize(20);
    for (TuningPlan.PublishedSet set : plan.published()) {
      String run = set.name().replace(' ', '-');
      InstalledAgent named =
          CATALOG.agent(
              plan.rules(), "kalah-ahm:evaluator=kalah-heuristics[weights=" + run + "],depth=1");
      InstalledAgent typed = plan.agent(set.values());
      assertThat(set.fitness()).isBetween(0.57, 0.69);
      assertThat(plays(typed, plan)).as(run).isEqualTo(plays(named, plan));
    }
  }

  private static List<Integer> plays(InstalledAgent agent, TuningPlan plan) {
    String evaluator = agent.values().texts().get("evaluator");
    return ShippedWeights.values(CATALOG, plan.rules(), evaluator);
  }
}
