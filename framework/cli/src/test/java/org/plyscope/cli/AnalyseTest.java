package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

@Timeout(20)
class AnalyseTest {
  @TempDir Path folder;

  private final CliHarness cli = new CliHarness();

  @Test
  void countsPositions() {
    Output output = cli.run("perft", "--game", "countdown", "--depth", "3", "--json");
    assertThat(output.out().strip())
        .isEqualTo(
            "[{\"depth\":1,\"leaves\":3},{\"depth\":2,\"leaves\":9},{\"depth\":3,\"leaves\":27}]");
    assertThat(cli.run("perft", "--game", "countdown", "--depth", "2").out())
        .isEqualToNormalizingNewlines("DEPTH  LEAVES\n    1       3\n    2       9\n");
  }

  @Test
  void readsRulesAndPositions() throws Exception {
    Path file = Files.writeString(folder.resolve("position.txt"), "2/1\n");
    String[] perft = {"perft", "--game", "countdown", "--depth", "1", "--json"};
    assertThat(cli.run(with(perft, "--position", "@" + file)).out()).contains("\"leaves\":2");
    assertThat(cli.run(with(perft, "--position", "1/1")).out()).contains("\"leaves\":1");
    assertThat(cli.run(with(perft, "--option", "take=5", "--option", "seeds=4")).out())
        .contains("\"leaves\":4");
    assertThat(cli.run(with(perft, "--rules", "three", "--position", "1/2")).exit()).isZero();
  }

  @Test
  void aCancelledCountKeepsWhatIsDone() {
    cli.cancellation.cancel();
    Output output = cli.run("perft", "--game", "countdown", "--depth", "9", "--json");
    assertThat(output.exit()).isEqualTo(130);
    assertThat(output.out().strip())
        .isEqualTo("[{\"depth\":1,\"leaves\":3},{\"depth\":2,\"leaves\":9}]");
  }

  @Test
  void analyses() {
    Output output =
        cli.run(
            with(
                analyse("take-most:value=2.5"),
                "--depth",
                "1",
                "--seed",
                "7",
                "--position",
                "2/1",
                "--json"));
    assertThat(output.err()).isEmpty();
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.get("agent").getAsString()).isEqualTo("take-most:value=2.5");
    assertThat(json.get("position").getAsString()).isEqualTo("2/1");
    assertThat(json.get("nodes").getAsLong()).isEqualTo(3);
    assertThat(json.get("millis").getAsLong()).isNotNegative();
    JsonObject request = json.getAsJsonObject("request");
    assertThat(request.get("seed").getAsLong()).isEqualTo(7);
    assertThat(request.get("limits").getAsString()).isEqualTo("depth=1");
    JsonObject result = json.getAsJsonObject("result");
    assertThat(result.get("move").getAsString()).isEqualTo("2");
    assertThat(result.get("value").getAsDouble()).isEqualTo(2.5);
    assertThat(result.get("depth").getAsInt()).isEqualTo(1);
    assertThat(result.getAsJsonObject("counts").get("nodes")).hasToString("[1,2]");
    assertThat(result.get("line")).hasToString("[\"2\"]");
    assertThat(result.get("candidates").toString()).contains("\"bound\":\"exact\"");
  }

  @Test
  void whatIsPrintedCanBeReadBackAsRequestAndResult() {
    String[] search = with(analyse("deepening"), "--depth", "2", "--moves-played", "1", "--json");
    WireValue json = WireText.read(cli.run(search).out(), "analysis");
    Map<String, WireValue> request = member(json, "request", WireValue::members);
    Line line = LineForm.read(request.get("line"), (g, o) -> cli.catalog.rules(g, "", o));
    assertThat(line.texts()).containsExactly("1");
    assertThat(request.get("limits").limits()).isEqualTo(Limits.depth(2));
    assertThat(request.get("moves").list()).isEmpty();
    SearchResult result = member(json, "result", v -> ResultForm.read(v, line.state()));
    assertThat(result.iterations()).hasSize(2);
    assertThat(result.counts().researches()).isEqualTo(3);
    assertThat(member(json, "madeOf", WireValue::text)).isEqualTo("deepening");
  }

  private static <T> T member(WireValue json, String key, Function<WireValue, T> form) {
    return json.object(
        all -> {
          List.of("agent", "madeOf", "request", "position", "result", "nodes", "millis")
              .forEach(all::get);
          return form.apply(all.get(key));
        });
  }

  @Test
  void aPresetBringsItsLimits() {
    String text = cli.run(analyse("test/quick")).out();
    assertThat(text).contains("Move      3", "Value     0.5", "Nodes     4 in ");
    assertThat(text).containsPattern("PLY +NODES +LEAVES");
  }

  @Test
  void showsShortcutsRepeatedSearchesAndIterations() {
    String text = cli.run(with(analyse("deepening"), "--depth", "2")).out();
    assertThat(text)
        .contains("Repeated  3 searches: principal variation 2, aspiration 1")
        .containsPattern("PLY +NODES +LEAVES +CUTOFFS +BY FIRST MOVE +TABLE HITS +REDUCED +RAZORED")
        .containsPattern("DEPTH +NODES +MS +VALUE +MOVE")
        .containsPattern("    1 +1 +5 +0.5 +3")
        .containsPattern("    2 +2 +7 +not finished +2");
    JsonObject json =
        JsonParser.parseString(cli.run(with(analyse("deepening"), "--depth", "2", "--json")).out())
            .getAsJsonObject()
            .getAsJsonObject("result");
    JsonObject counts = json.getAsJsonObject("counts");
    assertThat(counts.get("reduced")).hasToString("[0,2]");
    assertThat(counts.get("futile")).hasToString("[]");
    assertThat(counts.get("razored")).hasToString("[0,1]");
    assertThat(counts.get("researches"))
        .hasToString("{\"principal-variation\":2,\"reduction\":0,\"aspiration\":1,\"other\":0}");
    assertThat(json.getAsJsonArray("iterations").get(0).toString())
        .startsWith(
            "{\"depth\":1,\"finished\":true,\"value\":0.5,\"move\":\"3\",\"nanos\":5000000,"
                + "\"counts\":{\"nodes\":[1],");
    assertThat(json.getAsJsonArray("iterations").get(1).getAsJsonObject().get("value").isJsonNull())
        .isTrue();
  }

  @Test
  void anAgentThatEndsByItselfNeedsNoLimit() {
    Output output = cli.run(with(analyse("take-most:value=7"), "--json"));
    assertThat(output.err()).isEmpty();
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(move(json)).isEqualTo("3");
    assertThat(json.getAsJsonObject("request").get("limits").getAsString())
        .isEqualTo(Limits.NONE.toString());
    assertThat(cli.run(with(analyse("test/quick"), "--reference", "take-most:value=7")).out())
        .contains("optimal, 7 in the eyes of the reference");
  }

  @Test
  void aReferenceThatDidNotFinishGivesNoVerdict() {
    CliHarness hasty =
        new CliHarness(
            Catalog.of(List.of(new CountdownGame(), new TakeMostAgent(), new HastyAgent())));
    String[] search = with(analyse("take-most"), "--depth", "1", "--reference", "hasty");
    assertThat(hasty.run(search).out())
        .contains("no verdict, the reference did not finish; so far 3 for the move and 8 for 1");
    JsonObject quality =
        JsonParser.parseString(hasty.run(with(search, "--json")).out())
            .getAsJsonObject()
            .getAsJsonObject("quality");
    assertThat(quality.get("verdict").getAsString()).isEqualTo("unfinished");
    assertThat(quality.get("bestValue").getAsInt()).isEqualTo(8);
    assertThat(quality.get("moveValue").getAsInt()).isEqualTo(3);
    assertThat(quality.get("loss").isJsonNull()).isTrue();
    assertThat(quality.get("optimal").isJsonNull()).isTrue();
    assertThat(quality.get("complete").isJsonNull()).isTrue();
  }

  /** Ends by its limit before anything is proved. */
  private static final class HastyAgent implements AgentFactory {
    @Override
    public String id() {
      return "hasty";
    }

    @Override
    public String name() {
      return "Hasty";
    }

    @Override
    public String description() {
      return "Never finishes.";
    }

    @Override
    public boolean endsByItself(OptionValues values) {
      return true;
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        long[] moves = request.rootMoves();
        return SearchResult.builder(moves[0])
            .value(moves.length > 1 ? 8 : 3)
            .status(SearchResult.Status.LIMIT)
            .build();
      };
    }
  }

  @Test
  void isKeptToSomeMoves() {
    String[] search = with(analyse("take-most"), "--depth", "1", "--json", "--moves", "1,2");
    JsonObject json = JsonParser.parseString(cli.run(search).out()).getAsJsonObject();
    assertThat(move(json)).isEqualTo("2");
    assertThat(json.get("nodes").getAsLong()).isEqualTo(3);
    assertThat(json.getAsJsonObject("request").get("moves")).hasToString("[\"1\",\"2\"]");
  }

  @Test
  void searchesAfterTheMovesPlayed() {
    String[] search = with(analyse("take-most"), "--depth", "1", "--json");
    String[] later = with(search, "--position", "9/0", "--moves-played", "3 1");
    JsonObject json = JsonParser.parseString(cli.run(later).out()).getAsJsonObject();
    assertThat(json.get("position").getAsString()).startsWith("5/");
    JsonObject line = json.getAsJsonObject("request").getAsJsonObject("line");
    assertThat(line.get("start").getAsString()).isEqualTo("9/0");
    assertThat(line.get("moves")).hasToString("[\"3\",\"1\"]");
    assertThat(
            cli.run("perft", "--game", "countdown", "--depth", "1", "--moves-played", "1").exit())
        .isZero();
  }

  @Test
  void recordsATrace() {
    Path file = folder.resolve("search.plytrace");
    Output output = cli.run(with(analyse("take-most"), "--depth", "1", "--trace", file.toString()));
    assertThat(output.err()).isEmpty();
    RecordedTrace trace = TraceFiles.load(file, cli.catalog);
    assertThat(trace.size()).isEqualTo(4);
    assertThat(trace.origin().agent()).hasToString("take-most");
    assertThat(
            cli.run(
                    with(
                        analyse("take-most"),
                        "--depth=1",
                        "--trace-nodes=2",
                        "--json",
                        "--trace=" + file))
                .out())
        .contains("2 of 4 nodes are kept");
  }

  @Test
  void aCancelledSearchPrintsWhatItHas() {
    cli.cancellation.cancel();
    Output output = cli.run(with(analyse("take-most"), "--time", "1h", "--json"));
    assertThat(output.exit()).isEqualTo(130);
    assertThat(move(JsonParser.parseString(output.out()).getAsJsonObject())).isEqualTo("3");
  }

  private static String move(JsonObject analysis) {
    return analysis.getAsJsonObject("result").get("move").getAsString();
  }

  @Test
  void aFailingAgentIsOneSentence() {
    Output output = cli.run(with(analyse("broken"), "--depth", "1", "--json"));
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip())
        .isEqualTo("Agent 'broken' failed: ArithmeticException, by zero.");
  }

  @Test
  void readsTimes() {
    assertThat(Limits.parseTime("500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(Limits.parseTime("2s")).isEqualTo(Duration.ofSeconds(2));
    assertThat(Limits.parseTime("1.5m")).isEqualTo(Duration.ofSeconds(90));
    assertThat(Limits.parseTime("1h")).isEqualTo(Duration.ofHours(1));
    for (String wrong : new String[] {"0s", "-1s", "s", "1 day", "1e3s", ""}) {
      assertThatThrownBy(() -> Limits.parseTime(wrong)).isInstanceOf(InputException.class);
    }
  }

  private static String[] analyse(String agent) {
    return new String[] {"analyse", "--game", "countdown", "--agent", agent};
  }

  private static String[] with(String[] args, String... more) {
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return all;
  }
}
