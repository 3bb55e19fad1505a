package org.plyscope.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.GameTime;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

class ExperimentFileTest {
  private static final String SMALL =
      """
      { "plyscope": 1, // comments are fine
        "game": { "id": "tic-tac-toe" },
        "agents": {
          "a": { "use": "seeded", "depth": 1 },
          "b": { "use": "first", "depth": 1 } },
        "format": "round-robin",
        "blocks": 3 }
      """;

  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog(new Tunable());

  /** On this system a name cannot have a NUL in it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"use\": [\"a\\u0000b\"]",
        "\"from\": \"a\\u0000b\"",
        "\"openings\": { \"file\": \"a\\u0000b\" }",
      })
  void aNameThatNoFileCanHaveIsRefused(String key) {
    assertThatThrownBy(() -> read(SMALL.replace("\"blocks\"", key + ", \"blocks\"")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not the path of a file or folder.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"openings", "lineups"})
  void aResolvedExperimentNeedsOpeningsAndLineups(String key) {
    Map<String, Object> form = new LinkedHashMap<>(ResolvedForm.write(read(SMALL)));
    Map<String, Object> tournament = new LinkedHashMap<>();
    ((Map<?, ?>) form.get("tournament")).forEach((k, v) -> tournament.put((String) k, v));
    tournament.put(key, List.of());
    form.put("tournament", tournament);
    String text = WireText.line(form);
    assertThatThrownBy(() -> ResolvedForm.read(text, catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("tournament." + key + " is a list; it must be a list with at least");
  }

  @Test
  void aHugeFileIsRefusedBeforeItIsRead() throws IOException {
    Path file = folder.resolve("huge.plyscope.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of(), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The file '" + file + "' cannot be read (it is larger than ");
  }

  @Test
  void aWholeFileIsResolved() {
    Experiment experiment =
        read(
            """
            { "$schema": "./plyscope.schema.json", "plyscope": 1,
              "name": "everything", "seed": 20261116, "notes": ["one", "two"],
              "game": { "id": "tic-tac-toe" },
              "agents": {
                "t{width}": { "use": "tunable", "width": { "each": [1, 2, "1k"] }, "nodes": "200k" },
                "z{depth}-{width}": { "use": "tunable", "depth": { "range": [1, 3] },
                    "width": { "log": [10, 1000], "steps": 3 }, "zip": ["depth", "width"] },
                "plain": { "use": "first" },
                "clock": { "use": "first", "perGame": "60s+0.5s" } },
              "format": { "type": "gauntlet", "first": "t*", "against": ["plain", "clock"] },
              "openings": { "randomPlies": 2, "count": 4 },
              "blocks": 5, "seats": "all",
              "limits": { "default": { "time": "250ms" }, "watchdog": "5s", "margin": "20ms" },
              "stop": { "games": 50, "time": "2h",
                "sprt": { "pair": ["t1", "plain"], "elo": [0, 50], "alpha": 0.05, "beta": 0.1 } },
              "adjudicate": { "plies": 400, "repetition": 3,
                "score": { "draw": { "from": 10, "moves": 3, "value": 0.1 },
                           "resign": { "moves": 2, "value": 5 } } },
              "workers": { "heap": "1g", "stack": "16m", "flags": ["-Xint"], "inProcess": true },
              "published": [ { "agent": "t1", "against": "plain", "score": 0.6, "games": 100,
                               "source": "a paper" } ] /* and that is all */ }
            """);
    assertThat(experiment.names())
        .containsExactly("t1", "t2", "t1k", "z1-10", "z2-100", "z3-1000", "plain", "clock");
    assertThat(experiment.agents().get(2))
        .isEqualTo(
            new Contestant(
                "t1k",
                "t{width}",
                AgentSpec.parse("tunable:width=1000"),
                Limits.nodes(200_000),
                GameTime.NONE,
                Map.of("width", "1k")));
    assertThat(experiment.agents().get(4).limits()).isEqualTo(Limits.depth(2));
    assertThat(experiment.agents().get(6).limits().millis()).isEqualTo(250);
    assertThat(experiment.agents().get(7).clock()).isEqualTo(new GameTime(60_000, 500));
    assertThat(experiment.tournament().lineups())
        .hasSize(6)
        .startsWith(Lineup.of(0, 6), Lineup.of(0, 7), Lineup.of(1, 6));
    assertThat(experiment.tournament().openings()).hasSize(4);
    assertThat(experiment.tournament().seats()).isEqualTo(SeatOrders.ALL);
    assertThat(experiment.conditions().watchdogMillis()).isEqualTo(5_000);
    assertThat(experiment.conditions().adjudication())
        .isEqualTo(new AdjudicationRules(400, 3, 10, 3, 0.1, 2, 5));
    assertThat(experiment.stop().test())
        .isEqualTo(new SequentialTest(0, 6, 0, 50, 0.05, 0.1, false));
    assertThat(experiment.stop().millis()).isEqualTo(7_200_000);
    assertThat(experiment.workerSettings())
        .isEqualTo(new WorkerSettings(1024, 16_384, List.of("-Xint"), true));
    assertThat(experiment.timed()).isTrue();
    assertThat(experiment.schedule().games()).isEqualTo(6 * 5 * 2);

    String resolved = WireText.indented(ResolvedForm.write(experiment));
    Experiment again = ResolvedForm.read(resolved, catalog);
    assertThat(WireText.indented(ResolvedForm.write(again))).isEqualTo(resolved);
    assertThat(again.agents()).isEqualTo(experiment.agents());
    assertThat(again.stop()).isEqualTo(experiment.stop());
    assertThat(again.published()).isEqualTo(experiment.published());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"blocks\": 3 | \"bloks\": 3 | line 7 | blocks",
        "\"depth\": 1 }, | \"dpeth\": 1 }, | line 4 | depth",
        "\"use\": \"seeded\" | \"use\": \"seedde\" | agents.a.use (line 4) | seeded",
        "tic-tac-toe | tic-tac-to | game | tic-tac-toe",
        "round-robin | roundrobin | format (line 6) | round-robin",
        "\"blocks\": 3 | \"blocks\": 0 | blocks (line 7) | from 1",
        "\"blocks\": 3 | \"blocks\": \"three\" | blocks (line 7) | a whole number",
        "\"plyscope\": 1 | \"plyscope\": 2 | plyscope (line 1) | must be 1",
        "\"blocks\": 3 | \"blocks\": 3, \"blocks\": 4 | blocks (line 7) | occurs twice",
        "\"blocks\": 3 | \"blocks\": 3, | column | key in quotes",
        "\"blocks\": 3 | blocks: 3 | Line 7 | key in quotes",
        "\"blocks\": 3 | 'blocks': 3 | Line 7 | key in quotes",
        "\"blocks\": 3 | \"blocks\": 3k | Line 7 | in quotes",
        "\"blocks\": 3 } | \"blocks\": 3 | Line 8 | comma or a closing brace",
        "// comments | /* comments | Line 1 | not closed",
        "\"blocks\": 3 | \"blocks\": 3, \"openings\": \"middle\" | openings (line 7) | randomPlies",
        "\"blocks\": 3 | \"blocks\": 3, \"openings\": {\"positions\": [\"x\"]} | openings |"
            + " positions[0]",
        "\"blocks\": 3 | \"blocks\": 3, \"limits\": {\"default\": {\"time\": \"2\"}} |"
            + " limits.default | ms, s",
        "\"blocks\": 3 | \"blocks\": 3, \"seats\": \"some\" | seats | rotate",
        "\"blocks\": 3 | \"blocks\": 3, \"stop\": {\"sprt\": {\"pair\": [\"a\",\"c\"], \"elo\":"
            + " [0,5]}} | stop.sprt.pair[1] | did you mean a",
        "\"a\": { \"use\" | \"a{nodes}\": { \"use\" | agents.a{nodes} | nodes",
        "\"b\": | \"a\": | agents.a (line 5) | occurs twice",
        "\"first\", \"depth\": 1 | \"first\" | agents.b | has no limit; set",
      })
  void whatIsWrongIsSaidWithItsPlace(String right, String wrong, String place, String meant) {
    assertThat(SMALL).contains(right);
    assertThatThrownBy(
            () -> read(SMALL.replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(place)
        .hasMessageContaining(meant);
  }

  @Test
  void declaredDefaultsAreThoseOfTheProgram() {
    Experiment experiment = read(SMALL);
    assertThat(experiment.conditions()).isEqualTo(Conditions.STANDARD);
    assertThat(experiment.workerSettings()).isEqualTo(WorkerSettings.STANDARD);
    assertThat(experiment.stop()).isEqualTo(Stop.NEVER);
  }

  @Test
  void sweepsThatDoNotShowInTheNameAreRefused() {
    assertThatThrownBy(
            () -> read(SMALL.replace("\"depth\": 1 },", "\"depth\": {\"each\": [1, 2]} },")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("two agents are called 'a'")
        .hasMessageContaining("ab{depth}");
  }

  @Test
  void agentsComeFromOtherFilesToo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("e.plyscope.json"),
            SMALL.replace("\"agents\"", "\"use\": [\"more.json\"], \"agents\""));
    Files.writeString(
        folder.resolve("more.json"),
        "{\"agents\": {\"c\": {\"use\": \"seeded-too\", \"depth\": 2}}}");
    assertThat(ExperimentFile.read(file, List.of(), catalog).names())
        .containsExactly("c", "a", "b");
    Files.writeString(folder.resolve("more.json"), "{\"agents\": {\"a\": {\"use\": \"first\"}}}");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of(), catalog))
        .hasMessageContaining("another agent 'a'")
        .hasMessageContaining("more.json, line 1");
    Files.writeString(folder.resolve("more.json"), "{\"use\": [\"more.json\"], \"agents\": {}}");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of(), catalog))
        .hasMessageContaining("uses itself");
  }

  @Test
  void singleValuesAreChangedFromOutside() throws IOException {
    Path file = Files.writeString(folder.resolve("e.plyscope.json"), SMALL);
    Experiment changed =
        ExperimentFile.read(
            file,
            List.of("blocks=7", "agents.a.depth=6", "limits.watchdog=9s", "name=other one"),
            catalog);
    assertThat(changed.tournament().blocks()).isEqualTo(7);
    assertThat(changed.agents().get(0).limits()).isEqualTo(Limits.depth(6));
    assertThat(changed.conditions().watchdogMillis()).isEqualTo(9_000);
    assertThat(changed.name()).isEqualTo("other one");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of("agents.x.depth=6"), catalog))
        .hasMessageContaining("There is no agent 'x'");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of("limit.watchdog=9s"), catalog))
        .hasMessageContaining("--set")
        .hasMessageContaining("did you mean limits");
    assertThatThrownBy(() -> ExperimentFile.read(file, List.of("blocks"), catalog))
        .hasMessageContaining("path=value");
  }

  @Test
  void unusedLimitsAreRemarked() throws IOException {
    String idle =
        SMALL.replace("\"blocks\"", "\"limits\": {\"default\": {\"nodes\": 9}}, \"blocks\"");
    assertThat(remarks(idle))
        .containsExactly("limits.default (line 7) is unused: every agent sets its own limits.");
    assertThat(remarks(idle.replace("\"first\", \"depth\": 1", "\"first\""))).isEmpty();
    assertThat(remarks(SMALL)).isEmpty();
  }

  private List<String> remarks(String text) throws IOException {
    List<String> remarks = new ArrayList<>();
    Path file = Files.writeString(folder.resolve("remarked.json"), text);
    ExperimentFile.read(file, List.of(), catalog, remarks::add);
    return remarks;
  }

  @Test
  void openingsCanBeBalancedByAnAgentsJudgement() {
    String file =
        SMALL.replace(
            "\"blocks\": 3",
            "\"blocks\": 3, \"openings\": {\"randomPlies\": 1, \"count\": 9, \"balanced\":"
                + " {\"agent\": \"judge\", \"within\": 2, \"depth\": 1}}");
    assertThat(
            ExperimentFile.read(
                    file,
                    folder,
                    Samples.catalog(
                        Samples.agent(
                            "judge",
                            () ->
                                (request, listener) ->
                                    Samples.choose(
                                        request, 0, (double) (request.line().lastMove() - 4)))))
                .tournament()
                .openings())
        .hasSize(5);
  }

  private Experiment read(String text) {
    return ExperimentFile.read(text, folder, catalog);
  }

  /** An agent with an option. */
  private static final class Tunable implements AgentFactory {
    private static final Option<Long> WIDTH =
        Option.integer("width", "Width", "How wide.", 5, 1, 100_000);

    @Override
    public String id() {
      return "tunable";
    }

    @Override
    public String name() {
      return "Tunable";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(WIDTH);
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> Samples.choose(request, 0, 0);
    }
  }
}
