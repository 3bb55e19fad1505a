package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;

@Timeout(20)
class CompareTest {
  private static final String TWO = "take-most;take-most:value=2.5";

  @TempDir Path folder;

  private final CliHarness cli = new CliHarness();

  @Test
  void printsRowsResultsAndNodes() {
    Output output = cli.run(compare(TWO, "--depth", "2"));
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).isZero();
    assertThat(output.out())
        .containsPattern("CONFIGURATION +NODES +TO BEST +TO MINIMAL +CUTOFFS +BY FIRST MOVE")
        .containsPattern("take-most:value=2.5 +4 +1.00 +[\\d.]+ +0 +- +-")
        .containsPattern("POSITION +CONFIGURATION +MOVE +VALUE +NODES +MS")
        .containsPattern("Start +take-most +3 +0.5 +4 ")
        .containsPattern("Start +take-most:value=2.5 +3 +2.5 +4 ")
        .containsPattern("NODES AT PLY +0 +1\\R")
        .containsPattern("take-most +1 +3\\R")
        .containsPattern("NODES TO DEPTH +1 +2\\R")
        .containsPattern("Minimal tree of 'Start': \\d+ nodes, full tree 13; moves per position");
  }

  @Test
  void writesOneJsonValue() {
    JsonObject json =
        json(TWO, "--depth=2", "--position=2/1", "--position=1/1", "--seed=7", "--json");
    assertThat(json.get("depth").getAsInt()).isEqualTo(2);
    JsonArray positions = json.getAsJsonArray("positions");
    JsonObject position = positions.get(1).getAsJsonObject();
    assertThat(position.get("position").getAsString()).isEqualTo("1/1");
    assertThat(position.getAsJsonObject("line").get("game").getAsString()).isEqualTo("countdown");
    JsonObject second = json.getAsJsonArray("configurations").get(1).getAsJsonObject();
    assertThat(second.get("agent").getAsString()).isEqualTo("take-most:value=2.5");
    assertThat(second.get("seed").getAsLong()).isEqualTo(7);
    // One node and two moves, then one node and one move.
    assertThat(second.get("nodes").getAsLong()).isEqualTo(3 + 2);
    assertThat(second.get("firstMoveCutoffRate").isJsonNull()).isTrue();
    JsonArray searches = second.getAsJsonArray("searches");
    assertThat(searches).hasSize(4);
    JsonObject search = searches.get(1).getAsJsonObject();
    assertThat(search.get("position").getAsString()).isEqualTo("2/1");
    assertThat(search.get("depth").getAsInt()).isEqualTo(2);
    JsonObject result = search.getAsJsonObject("result");
    assertThat(result.get("move").getAsString()).isEqualTo("2");
    assertThat(result.get("value").getAsDouble()).isEqualTo(2.5);
    assertThat(result.getAsJsonObject("counts").get("nodes")).hasToString("[1,2]");
  }

  @Test
  void searchesAfterTheMovesPlayed() {
    JsonObject json = json(TWO, "--depth=1", "--position=9/0", "--moves-played=3 1", "--json");
    JsonObject position = json.getAsJsonArray("positions").get(0).getAsJsonObject();
    assertThat(position.getAsJsonObject("line").get("start").getAsString()).isEqualTo("9/0");
    assertThat(position.getAsJsonObject("line").get("moves")).hasToString("[\"3\",\"1\"]");
    assertThat(position.get("position").getAsString()).startsWith("5/");
    assertThat(position.get("name").getAsString()).isEqualTo("9/0, after 2 moves");
    check("Move 1: Column 1: found '9'", "take-most", "--depth=1", "--moves-played=9");
  }

  @Test
  void agentsBringTheirLimitsAndTheSameAgentTwiceHasTwoNames() {
    JsonObject json = json("test/quick; take-most:value=7 ;test/quick", "--json");
    assertThat(json.getAsJsonArray("configurations"))
        .extracting(row -> row.getAsJsonObject().get("name").getAsString())
        .containsExactly("test/quick", "take-most:value=7.0", "test/quick (2)");
  }

  @Test
  void aFailingAgentDoesNotSpoilTheOthers() {
    Output output = cli.run(compare("take-most;broken", "--depth", "1"));
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out())
        .containsPattern("broken +- +- +-")
        .contains("broken: Agent 'broken' failed: ArithmeticException, by zero.");
    output = cli.run(compare("broken", "--depth", "1"));
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip())
        .isEqualTo("Agent 'broken' failed: ArithmeticException, by zero.");
  }

  @Test
  void whatIsWrongIsOneSentenceBeforeAnySearch() {
    check("take-most", "take-mots;take-most", "--depth=1");
    check("An agent is missing", "take-most;;deepening", "--depth=1");
    check("has no limit; set", "take-most");
    check("'--depth': '0' is not", "take-most", "--depth=0");
    check("Column 8: ", "take-most", "--depth=1", "--position=rubbish");
    check("Position 2: Column 8: ", "take-most", "--position=1/1", "--position=rubbish");
    check("no views", "take-most", "--depth=1", "--export=" + folder.resolve("x.svg"));
  }

  @Test
  void aComparisonIsSavedAndRunAgainFromItsFile() {
    Path file = folder.resolve("two.plycompare");
    Output saved = cli.run(compare(TWO, "--depth=2", "--position=2/1", "--save=" + file));
    assertThat(saved.err()).isEmpty();
    assertThat(saved.out()).contains(file.toString());
    Output again = cli.run("compare", file.toString(), "--json");
    assertThat(again.err()).isEmpty();
    JsonObject json = JsonParser.parseString(again.out()).getAsJsonObject();
    assertThat(json.get("depth").getAsInt()).isEqualTo(2);
    assertThat(json.getAsJsonArray("positions").get(0).getAsJsonObject().get("name").getAsString())
        .isEqualTo("2/1");
    Output shallow = cli.run("compare", file.toString(), "--depth=1", "--json");
    assertThat(JsonParser.parseString(shallow.out()).getAsJsonObject().get("depth").getAsInt())
        .isEqualTo(1);
    Output both = cli.run("compare", file.toString(), "--agents=take-most");
    assertThat(both.exit()).isEqualTo(2);
    assertThat(both.err()).contains("names its game and agents");
    assertThat(cli.run("compare").err()).contains("give a comparison file, or --game");
    assertThat(cli.run("compare", "no-such.plycompare").err()).contains("There is no file");
  }

  @Test
  void aCancelledComparisonPrintsWhatItHas() {
    cli.cancellation.cancel();
    Output output = cli.run(compare(TWO, "--depth", "2", "--json"));
    assertThat(output.exit()).isEqualTo(130);
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.get("depth").getAsInt()).isZero();
    assertThat(json.getAsJsonArray("configurations").get(0).getAsJsonObject().get("searches"))
        .hasToString("[]");
  }

  @Test
  void exportsViewsAndKeepsTreesOnlyForThoseThatMayShowThem() {
    List<ViewExports.Request> requests = new ArrayList<>();
    List<Comparison> shown = new ArrayList<>();
    cli.exports =
        new ViewExports() {
          @Override
          public List<String> views() {
            return List.of("compare", "ply-chart", "tree-diff");
          }

          @Override
          public void export(Request request, SearchOutcome outcome) {
            throw new UnsupportedOperationException();
          }

          @Override
          public void export(Request request, Comparison comparison) {
            requests.add(request);
            shown.add(comparison);
          }
        };
    Path chart = folder.resolve("chart.svg");
    Path rows = folder.resolve("rows.csv");
    Output output = cli.run(compare(TWO, "--depth=1", "--export=" + chart, "--export=" + rows));
    assertThat(output.out()).contains("Export    " + chart, "Export    " + rows);
    assertThat(requests)
        .extracting(ViewExports.Request::view, ViewExports.Request::format)
        .containsExactly(tuple("ply-chart", ExportFormat.SVG), tuple("compare", ExportFormat.CSV));
    assertThat(shown.get(0).traced(0, 0)).isEmpty();
    shown.clear();
    cli.run(compare(TWO, "--depth=1", "--export=tree-diff:" + rows));
    assertThat(shown.get(0).traced(0, 0)).isPresent();
  }

  private JsonObject json(String agents, String... more) {
    Output output = cli.run(compare(agents, more));
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).isZero();
    return JsonParser.parseString(output.out()).getAsJsonObject();
  }

  private void check(String part, String agents, String... more) {
    Output output = cli.run(compare(agents, more));
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip()).hasLineCount(1).contains(part).endsWith(".");
  }

  private static String[] compare(String agents, String... more) {
    List<String> args =
        new ArrayList<>(List.of("compare", "--game", "countdown", "--agents", agents));
    args.addAll(Arrays.asList(more));
    return args.toArray(String[]::new);
  }
}
