package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Claim;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.results.Climb;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

@Timeout(60)
class SuiteTest {
  /** The winning move is the second, third and first free square. */
  private static final String PROBLEMS =
      """
      [ { "name": "row", "position": "xx.oo.... o", "keys": ["c2"], "status": "exact",
          "outcome": "win", "source": "by hand" },
        { "name": "column", "position": "ox.ox.... o", "keys": "a1", "outcome": "win" },
        { "name": "first", "position": ".xx.oo... x", "keys": ["a3", "a2"] } ]
      """;

  private static final String FILE =
      """
      { "plyscope": 1, "game": { "id": "tic-tac-toe" }, "seed": 3,
        "agents": {
          "look{nodes}": { "use": "look", "nodes": { "each": [1, 2, 50] } },
          "first": { "use": "first", "depth": 1 },
          "broken": { "use": "broken", "depth": 1 } },
        "format": { "type": "suite", "problems": %s } }
      """
          .formatted(PROBLEMS);

  @TempDir Path folder;
  private final Catalog catalog =
      Samples.catalog(
          Samples.agent("look", () -> (request, listener) -> look(request)),
          Samples.agent(
              "broken",
              () ->
                  (request, listener) -> {
                    throw new IllegalStateException("the wheels came off");
                  }));

  /** Tries as many moves as it may look at nodes, and takes one that wins. */
  private static SearchResult look(SearchRequest request) {
    long[] moves = request.rootMoves();
    long nodes = Math.min(moves.length, request.limits().nodes());
    var state = request.state();
    long found =
        LongStream.of(moves)
            .limit(nodes)
            .filter(
                move -> {
                  state.play(move);
                  boolean over = state.over();
                  state.undo();
                  return over;
                })
            .findFirst()
            .orElse(moves[0]);
    return SearchResult.builder(found)
        .counts(Counts.builder().nodes(new long[] {1, nodes}).stored(2 * nodes).build())
        .build();
  }

  private Experiment experiment(String text) {
    return ExperimentFile.read(text, folder, catalog);
  }

  private FolderRun run(Experiment experiment, String name, int workers, Shard part)
      throws InterruptedException {
    Path place = folder.resolve(name);
    new RunJob(
            experiment,
            InProcess.always(catalog),
            new RunJob.Order(place, workers, part, false, Map.of()),
            RunFollower.NONE)
        .run();
    return new FolderRun(place, catalog);
  }

  private static List<RunAttempt> attempts(FolderRun run) {
    List<RunAttempt> all = new ArrayList<>();
    run.attempts(all::add);
    return all;
  }

  /** In the first two problems player o moves, so the solver sits in the second seat. */
  @Test
  void aDefenderAnswersInTheOtherSeat() throws InterruptedException {
    String defended =
        FILE.replace(
            "\"type\": \"suite\",", "\"type\": \"suite\", \"playOn\": 5, \"defender\": \"first\",");
    Experiment experiment = experiment(defended);
    assertThat(experiment.schedule().game(2).seats()).containsExactly(3, 2);
    assertThat(experiment.schedule().game(12).seats()).containsExactly(2, 3);
    assertThat(ResolvedForm.read(WireText.indented(ResolvedForm.write(experiment)), catalog))
        .isEqualTo(experiment);
    List<RunAttempt> attempts = attempts(run(experiment, "defended", 2, Shard.ALL));
    assertThat(attempts).hasSize(15);
    assertThat(attempts.get(2).entrant()).isEqualTo(2);
    assertThat(attempts.get(2).solution()).isTrue();
    assertThat(attempts.get(4).failure()).contains("the wheels came off");
    assertThatThrownBy(() -> experiment(defended.replace("\"first\",", "\"furst\",")))
        .hasMessageContaining("furst");
  }

  @Test
  void everyAgentIsGivenEveryProblem() throws InterruptedException {
    FolderRun run = run(experiment(FILE), "run", 2, Shard.ALL);
    List<RunAttempt> attempts = attempts(run);
    assertThat(attempts).hasSize(15);
    assertThat(run.progress()).isEqualTo(new RunProgress(RunProgress.State.FINISHED, 15, 15));
    run.games(game -> assertThat(game).as("a suite has no games").isNull());
    assertThat(attempts.get(2))
        .satisfies(
            found -> {
              assertThat(found.problem()).isEqualTo("row");
              assertThat(found.entrant()).isEqualTo(2);
              assertThat(found.move()).isEqualTo("c2");
              assertThat(found.best()).isTrue();
              assertThat(found.solution()).isTrue();
              assertThat(found.nodes()).isEqualTo(6);
              assertThat(found.stored()).isEqualTo(10);
              assertThat(found.failure()).isEmpty();
            });
    assertThat(attempts.get(4).failure()).contains("the wheels came off");
    assertThat(attempts.get(4).move()).isEmpty();
    assertThat(run.problems().get(0).claim())
        .isEqualTo(
            Claim.of(Claim.Status.EXACT, "c2")
                .withOutcome(Claim.Outcome.WIN)
                .withSource("by hand"));
    assertThat(run.entrants().get(1).family()).isEqualTo("look{nodes}");

    SuiteSummary suite = SuiteSummary.of(run).orElseThrow();
    assertThat(suite.rows().get(2).optimality().value()).isEqualTo(1);
    assertThat(suite.rows().get(2).maximumComplexity()).isEqualTo(10);
    assertThat(suite.rows().get(4).failures()).isEqualTo(3);
    // A node finds one of the three, two nodes two, fifty all of them.
    assertThat(Climb.of(run.entrants(), suite))
        .singleElement()
        .satisfies(
            climb -> {
              assertThat(climb.points()).isEqualTo(3 * 3 + 1 + 2 + 3);
              assertThat(climb.most()).isEqualTo(18);
              assertThat(climb.byThird()).isEqualTo(3);
              assertThat(climb.last()).isEqualTo(3);
            });
    assertThat(RunReport.page(run))
        .contains(
            "Points by level",
            "\"maximumComplexity\":10",
            "by hand",
            "All 15 planned attempts are finished.");
  }

  @Test
  void attemptsAreTheSameHoweverTheyAreMade() throws InterruptedException, IOException {
    String several =
        FILE.replace("\"format\"", "\"blocks\": 4, \"format\"").replace("look\"", "seeded\"");
    Experiment experiment = experiment(several);
    assertThat(experiment.schedule().games()).isEqualTo(5 * 3 * 4);
    run(experiment, "one", 1, Shard.ALL);
    Map<Integer, String> whole = lines(experiment, "one");
    assertThat(whole).hasSize(60);
    run(experiment, "three", 3, Shard.ALL);
    assertThat(lines(experiment, "three")).isEqualTo(whole);

    Path games = folder.resolve("three").resolve(RunFolder.GAMES);
    byte[] torn = Files.readAllBytes(games);
    Files.write(games, Arrays.copyOf(torn, torn.length / 2));
    Experiment resolved = ResolvedForm.read(RunFolder.experiment(folder.resolve("three")), catalog);
    run(resolved, "three", 2, Shard.ALL);
    assertThat(lines(experiment, "three")).isEqualTo(whole);

    for (int shard = 0; shard < 4; shard++) {
      run(experiment, "shards", 1, Shard.shard(shard + "/4"));
    }
    assertThat(Merge.run(folder.resolve("shards"), experiment, false).missing().isEmpty()).isTrue();
    assertThat(lines(experiment, "shards")).isEqualTo(whole);

    SuiteSummary suite =
        SuiteSummary.of(new FolderRun(folder.resolve("one"), catalog)).orElseThrow();
    assertThat(suite.attempts(0, "row")).hasSize(4).extracting(RunAttempt::move).contains("c2");
    assertThat(suite.rows().get(0).optimality().count()).isEqualTo(3);
  }

  @Test
  void problemsThatArePlayedOnAreSolvedByTheirOutcome() throws InterruptedException {
    String file =
        FILE.replace(
            PROBLEMS,
            """
            [ { "name": "won later too", "position": "...xx.oo. x", "keys": ["c2"], "outcome": "win" },
              { "name": "lost later", "position": "x...oo... x", "keys": ["a2"], "outcome": "draw" } ]
            """);
    List<RunAttempt> once = attempts(run(experiment(file), "once", 1, Shard.ALL));
    assertThat(once).allMatch(attempt -> attempt.solution() == attempt.best());
    String played = file.replace("\"problems\"", "\"playOn\": 9, \"problems\"");
    List<RunAttempt> on = attempts(run(experiment(played), "on", 1, Shard.ALL));
    assertThat(on).extracting(RunAttempt::move).isEqualTo(moves(once));
    assertThat(on)
        .extracting(RunAttempt::nodes)
        .isEqualTo(once.stream().map(RunAttempt::nodes).toList());
    RunAttempt won = on.get(3);
    assertThat(won.best()).isFalse();
    assertThat(won.solution()).as("a3, b3, c3, c2, c1").isTrue();
    RunAttempt lost = on.get(5 + 3);
    assertThat(lost.best()).isFalse();
    assertThat(lost.solution()).as("b3, c3, a2, a1").isFalse();
    assertThat(on.get(4).solution()).as("a failure solves nothing").isFalse();
  }

  private static List<String> moves(List<RunAttempt> attempts) {
    return attempts.stream().map(RunAttempt::move).toList();
  }

  private Map<Integer, String> lines(Experiment experiment, String name) {
    Map<Integer, String> lines = new TreeMap<>();
    RunGames.read(
        folder.resolve(name),
        new GameScan(experiment.names(), experiment.schedule()),
        (game, bytes, from, length) ->
            lines.put((int) game.index(), RunGames.gamePart(bytes, from, length)));
    return lines;
  }

  @Test
  void theResolvedSuiteIsReadBack() {
    Experiment experiment = experiment(FILE);
    String text = WireText.indented(ResolvedForm.write(experiment));
    Experiment again = ResolvedForm.read(text, catalog);
    assertThat(again.tournament()).isEqualTo(experiment.tournament());
    assertThat(again.agents()).isEqualTo(experiment.agents());
  }
}
