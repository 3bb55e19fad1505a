package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Study;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.GameDispatcher;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

/** The experiments that repeat studies can be run, and agree with the studies. */
class StudySamplesTest {
  private static final Path FOLDER = Path.of("../../samples/experiments");
  private static final String QUICK = "-quick.plyscope.json";
  private static final String FULL = "-full.plyscope.json";
  private static final int MOST_GAMES = 6;
  private static final Catalog CATALOG = ShippedParts.catalog();

  @TempDir Path folder;

  static List<String> stems() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(FULL))
          .map(name -> name.substring(0, name.length() - FULL.length()))
          .sorted()
          .toList();
    }
  }

  /** Searches of full size take seconds, so all of them are small and only a few are made. */
  @ParameterizedTest
  @MethodSource("stems")
  void quickVersionRunsAndIsReported(String stem) throws InterruptedException {
    Path file = FOLDER.resolve(stem + QUICK);
    boolean suite = ExperimentFile.read(file, List.of(), CATALOG).tournament().isSuite();
    Experiment tiny =
        small(
            ExperimentFile.read(
                file,
                suite
                    ? List.of("blocks=1", "format.playOn=0")
                    : List.of("blocks=1", "adjudicate.plies=4"),
                CATALOG));
    play(tiny, MOST_GAMES);

    FolderRun run = new FolderRun(folder, CATALOG);
    String page = RunReport.page(run);

    assertThat(run.progress().finished()).isPositive();
    Study study = tiny.repeated().orElseThrow();
    assertThat(page).contains(study.reference()).contains("This is the quick version");
    assertThat(tiny.name()).endsWith("(quick)");
    if (!tiny.published().isEmpty()) {
      assertThat(page).contains("Published numbers").contains("Their 95 %");
    }
  }

  private static Experiment small(Experiment all) {
    List<Contestant> agents =
        all.agents().stream()
            .map(
                a ->
                    new Contestant(
                        a.name(), a.family(), a.agent(), small(a.limits()), a.clock(), a.varied()))
            .toList();
    return new Experiment(
        all.name(),
        all.seed(),
        all.rules(),
        agents,
        all.tournament(),
        all.conditions(),
        all.stop(),
        all.workerSettings(),
        all.notes(),
        all.published(),
        all.study());
  }

  private static Limits small(Limits limits) {
    Limits small = limits;
    small = limits.depth() > 2 ? small.withDepth(2) : small;
    small = limits.nodes() > 100 ? small.withNodes(100) : small;
    small = limits.iterations() > 20 ? small.withIterations(20) : small;
    return limits.millis() > 5 ? small.withTime(Duration.ofMillis(5)) : small;
  }

  private void play(Experiment experiment, int most) throws InterruptedException {
    String text = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    BitSet wanted = new BitSet();
    wanted.set(0, Math.min(most, experiment.schedule().games()));
    try (RunFolder run =
            RunFolder.open(
                folder, text, RunFolder.GAMES, scan, false, (game, bytes, from, size) -> {});
        InProcess workers = new InProcess(experiment, CATALOG, 1)) {
      new GameDispatcher(experiment, workers, run::append, RunFollower.NONE)
          .run(wanted, () -> false);
    }
  }

  @Test
  void everyTableAndFigureIsThereWithTheNumbersOfTheStudy() throws IOException {
    List<String> typed = new ArrayList<>();
    for (String line : typed()) {
      int colon = line.indexOf(':');
      String stem = line.substring(0, colon);
      String[] parts = line.substring(colon + 1).split("\\|", -1);
      typed.add(stem);
      Experiment full = ExperimentFile.read(FOLDER.resolve(stem + FULL), List.of(), CATALOG);
      Study study = full.repeated().orElseThrow();
      assertThat("study-" + study.number()).as(stem).isEqualTo(stem.substring(0, 9));
      assertThat(study.item()).as(stem).isEqualTo(parts[0].strip());
      assertThat(study.title()).as(stem).isNotBlank();
      assertThat(study.differs()).as(stem).isNotBlank();
      Map<String, List<Double>> numbers = numbers(full);
      Map<String, List<Double>> expected = expected(parts);
      assertThat(numbers.keySet()).as(stem).isEqualTo(expected.keySet());
      expected.forEach(
          (measure, values) -> {
            assertThat(numbers.get(measure)).as(stem + " " + measure).hasSameSizeAs(values);
            for (int i = 0; i < values.size(); i++) {
              assertThat(numbers.get(measure).get(i))
                  .as(stem + " " + measure + " " + i)
                  .isCloseTo(values.get(i), within(1e-9));
            }
          });
    }
    assertThat(stems()).containsExactlyInAnyOrderElementsOf(typed);
  }

  private static List<String> typed() throws IOException {
    try (var in = StudySamplesTest.class.getResourceAsStream("studies.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
    }
  }

  private static Map<String, List<Double>> numbers(Experiment experiment) {
    Map<String, List<Double>> all = new TreeMap<>();
    for (Published number : experiment.published()) {
      all.computeIfAbsent(number.measure().key(), m -> new ArrayList<>()).add(number.value());
    }
    return all;
  }

  private static Map<String, List<Double>> expected(String... parts) {
    Map<String, List<Double>> all = new TreeMap<>();
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      String[] sides = part.split("=", -1);
      Published.Measure measure = Published.Measure.of(sides[0].strip()).orElseThrow();
      double unit = measure.isShare() ? 100 : measure == Published.Measure.SECONDS ? 1000 : 1;
      all.put(
          measure.key(),
          Arrays.stream(sides[1].strip().split(" ", -1))
              .map(text -> Double.parseDouble(text) / unit)
              .toList());
    }
    return all;
  }

  @Test
  void numbersOfGamesAreThoseOfTheStudy() {
    assertThat(games("study-000/table-1")).containsOnly(10);
    assertThat(games("study-002/table-1")).containsOnly(1000);
    assertThat(games("study-002/ahm-4-ab-8")).containsOnly(500);
    assertThat(games("study-000/table-2-levels-2-4")).containsOnly(50);
    assertThat(games("study-002/table-2")).containsOnly(90);
    assertThat(games("study-003/table-3-2-depth-4")).containsOnly(600);
    assertThat(games("study-003/table-3-4")).containsOnly(300);
    assertThat(planned("study-003/table-6-5")).isEqualTo(360);
    assertThat(planned("study-003/table-6-10")).isEqualTo(360);
    assertThat(games("study-003/table-6-1")).containsOnly(30, 90);
    assertThat(games("study-003/table-6-9")).containsOnly(30, 60, 90);
    assertThat(games("study-003/table-3-1-3-players")).containsOnly(600);
    assertThat(games("study-003/table-3-1-4-players")).containsOnly(700);
    assertThat(games("study-003/table-3-1-6-players")).containsOnly(1280);
    assertThat(planned("study-002/table-1")).isEqualTo(1000 * (14 * 2 + 6));
    assertThat(planned("study-002/ahm-4-ab-8")).isEqualTo(500);
    assertThat(planned("study-003/table-6-1")).isEqualTo(90);
    assertThat(planned("study-003/table-6-6")).isEqualTo(90);
    assertThat(planned("study-003/table-3-1-3-players")).isEqualTo(600);
    assertThat(planned("study-003/table-3-1-4-players")).isEqualTo(700);
  }

  @Test
  void everyStudyIsNamedAndQuickVersionsOwnUpToOtherQuestions() throws IOException {
    for (String stem : stems()) {
      Study quick =
          ExperimentFile.read(FOLDER.resolve(stem + QUICK), List.of(), CATALOG)
              .repeated()
              .orElseThrow();
      assertThat(quick.work().author()).as(stem).isNotBlank();
      assertThat(quick.work().about()).as(stem).endsWith(".");
      assertThat(quick.sameQuestion())
          .as(stem)
          .isEqualTo(!quick.differs().contains("another question"));
    }
  }

  private static Stream<Integer> games(String stem) {
    return full(stem).published().stream().map(Published::games);
  }

  private static int planned(String stem) {
    return full(stem).schedule().games();
  }

  private static Experiment full(String stem) {
    return ExperimentFile.read(FOLDER.resolve(stem + FULL), List.of(), CATALOG);
  }
}
