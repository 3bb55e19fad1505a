package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.baseline.ZeroEvaluator;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.cli.report.Exit;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.AdvanceFirst;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.CapturesFirst;
import org.plyscope.game.mancala.judge.ExtraTurnFirst;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.tuner.genetic.GeneticTuner;
import org.plyscope.wire.WireText;

/** Everything a user keeps of an experiment stays as it was, byte by byte: {@link GoldenFiles}. */
class GoldenTest {
  @TempDir Path folder;

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new KalahGame(),
                  new CheckersGame(),
                  new RandomAgents(),
                  new AlphaBetaAgents(),
                  new UctAgents(),
                  new StoreDifference(),
                  new Material(),
                  new ExtraTurnFirst(),
                  new CapturesFirst(),
                  new AdvanceFirst(),
                  new ZeroEvaluator(),
                  new NoOrdering(),
                  new GeneticTuner(),
                  new TrainCommandTest.Counter())));

  private String run(String... args) {
    CliHarness.Output output = cli.run(args);
    assertThat(output.exit()).as(output.err()).isIn(Exit.DONE, Exit.UNDECIDED);
    return output.out();
  }

  @Test
  void aTournamentKeepsItsExperimentGamesAndReport() throws IOException {
    checkRun("tournament");
  }

  @Test
  void aSuiteKeepsItsExperimentGamesAndReport() throws IOException {
    checkRun("suite");
  }

  private void checkRun(String name) throws IOException {
    Path run = folder.resolve(name + ".run");
    run(
        "run",
        GoldenFiles.input(name + ".plyscope.json"),
        "--out",
        run.toString(),
        "--workers",
        "1");
    checkAll(run, name + ".run");
  }

  @Test
  void aTuningKeepsItsFolderAndReport() throws IOException {
    Path tuning = folder.resolve("golden.tuning");
    run(
        "tune",
        GoldenFiles.input("tuning.plyscope.json"),
        "--out",
        tuning.toString(),
        "--workers",
        "1");
    checkAll(tuning, "tuning.tuning");
  }

  @Test
  void aTrainingKeepsItsFolderAndReport() throws IOException {
    Path training = folder.resolve("golden.training");
    run(
        "train",
        "counter",
        "--game",
        "kalah",
        "--lessons",
        "3",
        "--test-every",
        "2",
        "--blocks",
        "2",
        "--against",
        "random",
        "--out",
        training.toString());
    checkAll(training, "training.training");
  }

  @Test
  void aComparisonIsKept() throws IOException {
    Path file = folder.resolve("golden.plycompare");
    run(
        "compare",
        "--game",
        "kalah",
        "--agents",
        "alpha-beta:evaluator=store-difference;alpha-beta:evaluator=zero",
        "--depth",
        "3",
        "--save",
        file.toString());
    GoldenFiles.check(file, "comparison.plycompare");
  }

  @Test
  void schemasStay() throws IOException {
    checkSchema("schema.json", "schema");
    checkSchema("schema-tuning.json", "schema", "--tuning");
  }

  private void checkSchema(String name, String... args) throws IOException {
    String text = WireText.indented(sorted(JsonParser.parseString(run(args)))) + "\n";
    GoldenFiles.check(text, name, folder.resolve(name));
  }

  /** The order of keys means nothing in a schema. */
  private static Object sorted(JsonElement element) {
    if (element.isJsonObject()) {
      Map<String, Object> map = new TreeMap<>();
      element.getAsJsonObject().entrySet().forEach(e -> map.put(e.getKey(), sorted(e.getValue())));
      return map;
    }
    if (element.isJsonArray()) {
      return element.getAsJsonArray().asList().stream().map(GoldenTest::sorted).toList();
    }
    return element.getAsJsonPrimitive().isString() ? element.getAsString() : element.toString();
  }

  private void checkAll(Path written, String name) throws IOException {
    GoldenFiles.settle(written);
    run("report", written.toString());
    GoldenFiles.checkFolder(written, name);
  }
}
