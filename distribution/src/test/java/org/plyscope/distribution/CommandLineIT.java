package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** The commands, run as a user runs them. */
class CommandLineIT {
  @TempDir Path data;

  @Test
  void everyGameIsListed() throws Exception {
    JsonArray games = json("games", "--json").getAsJsonArray();
    assertThat(Stream.of("chinese-checkers", "fauhalma", "kalah", "checkers"))
        .allMatch(id -> games.toString().contains("\"" + id + "\""));
  }

  @ParameterizedTest
  @CsvSource({
    "chinese-checkers, standard, 14 196 4760 115600",
    "chinese-checkers, ulfhake, 14 196 4648 110224",
    "fauhalma, star-3p, 14 196 2744 47432",
    "kalah, standard, 6 35 185 942",
    "checkers, standard, 7 49 302 1469",
  })
  void perftCountsAsTheOracles(String game, String rules, String leaves) throws Exception {
    JsonArray counts =
        json("perft", "--game", game, "--rules", rules, "--depth", "4", "--json").getAsJsonArray();
    String[] expected = leaves.split(" ", -1);
    assertThat(counts).hasSize(expected.length);
    for (int i = 0; i < expected.length; i++) {
      JsonObject count = counts.get(i).getAsJsonObject();
      assertThat(count.get("depth").getAsInt()).isEqualTo(i + 1);
      assertThat(count.get("leaves").getAsString()).isEqualTo(expected[i]);
    }
  }

  @Test
  void analyseReproducesUlfhakesNodeCountAndKeepsTheTrace() throws Exception {
    Path trace = data.resolve("search.trace");
    JsonObject analysis =
        json(
                "analyse",
                "--game",
                "chinese-checkers",
                "--rules",
                "ulfhake",
                "--agent",
                "ulfhake/alphabeta-6",
                "--depth",
                "3",
                "--trace",
                trace.toString(),
                "--json")
            .getAsJsonObject();
    assertThat(analysis.get("nodes").getAsLong()).isEqualTo(597);
    assertThat(analysis.has("millis")).isTrue();
    JsonObject result = analysis.getAsJsonObject("result");
    assertThat(result.get("depth").getAsInt()).isEqualTo(3);
    assertThat(nodes(result)).hasSize(4);
    assertThat(result.get("line").getAsJsonArray()).hasSize(3);
    assertThat(result.get("line").getAsJsonArray().get(0)).isEqualTo(result.get("move"));
    assertThat(result.has("value")).isTrue();
    assertThat(trace).isNotEmptyFile();
  }

  @Test
  void aPositionComesFromAFile() throws Exception {
    Path file = Files.writeString(data.resolve("position"), "W:WK15,20:B12,K28\n");
    JsonObject result =
        json(
                "analyse",
                "--game",
                "checkers",
                "--position",
                "@" + file,
                "--agent",
                "alpha-beta",
                "--depth",
                "5",
                "--json")
            .getAsJsonObject()
            .getAsJsonObject("result");
    assertThat(result.get("move").getAsString()).startsWith("15-");
  }

  @Test
  void aMoveIsJudgedByAPerfectPlayer() throws Exception {
    String[] first = {
      "analyse",
      "--game",
      "kalah",
      "--rules",
      "size-4-3",
      "--agent",
      "first-move",
      "--depth",
      "1",
      "--reference",
      "kalah-perfect",
      "--json"
    };
    JsonObject quality = json(first).getAsJsonObject().getAsJsonObject("quality");
    // Kalah(4,3) is won by 6 for the first player under the standard rule.
    assertThat(quality.get("verdict").getAsString()).isEqualTo("proved");
    assertThat(quality.get("bestValue").getAsInt()).isEqualTo(6);
    assertThat(quality.get("moveValue").getAsInt()).isEqualTo(-6);
    assertThat(quality.get("loss").getAsInt()).isEqualTo(12);
    assertThat(quality.get("optimal").getAsBoolean()).isFalse();
    assertThat(quality.get("complete").getAsBoolean()).isFalse();
  }

  @Test
  void viewsOfASearchAreExportedWithoutADisplay() throws Exception {
    Path tree = data.resolve("tree.svg");
    Path picture = data.resolve("tree.png");
    Path board = data.resolve("board.png");
    Path plies = data.resolve("plies.csv");
    Path tables = data.resolve("chart.json");
    JsonObject analysis =
        json("analyse --game kalah --rules size-4-3 --agent alpha-beta --depth 3 --json"
                .concat(" --size 600x400 --theme dark --export " + tree)
                .concat(" --export search-tree:" + picture + " --export board:" + board)
                .concat(" --export result/plies:" + plies + " --export ply-chart:" + tables)
                .split(" ", -1))
            .getAsJsonObject();
    assertThat(analysis.getAsJsonArray("exports")).hasSize(5);
    JsonObject result = analysis.getAsJsonObject("result");

    Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(tree.toFile());
    assertThat(texts(svg)).contains(result.get("move").getAsString());
    BufferedImage image = ImageIO.read(picture.toFile());
    // The picture is the tree itself, without the frame of its view.
    assertThat(image.getWidth()).isBetween(1150, 1200);
    assertThat(new Color(image.getRGB(2, 2)).getRed()).as("dark").isLessThan(80);
    assertThat(ImageIO.read(board.toFile()).getWidth()).isEqualTo(1200);

    List<String> lines = Files.readAllLines(plies);
    int count = nodes(result).size();
    assertThat(lines).hasSize(1 + count);
    for (int ply = 0; ply < count; ply++) {
      String nodes = nodes(result).get(ply).getAsString();
      assertThat(lines.get(1 + ply)).startsWith(ply + "," + nodes + ",");
    }
    JsonArray written =
        JsonParser.parseString(Files.readString(tables)).getAsJsonObject().getAsJsonArray("tables");
    assertThat(written.get(0).getAsJsonObject().getAsJsonArray("rows").size())
        .isGreaterThanOrEqualTo(count);
  }

  @Test
  void aComparisonIsPrintedAndExportedWithoutADisplay() throws Exception {
    Path chart = data.resolve("chart.svg");
    Path rows = data.resolve("rows.csv");
    Path searches = data.resolve("searches.csv");
    Path results = data.resolve("results.png");
    Path diff = data.resolve("diff.csv");
    Path order = data.resolve("order.json");
    JsonObject result =
        json("compare --game chinese-checkers --rules ulfhake --depth 3 --json --size 600x400"
                .concat(" --position midgame-surrogate --agents")
                .concat(" ulfhake/alphabeta-4;ulfhake/alphabeta-5;ulfhake/alphabeta")
                .concat(" --export " + chart + " --export " + rows)
                .concat(" --export compare/searches:" + searches + " --export compare:" + results)
                .concat(" --export tree-diff:" + diff + " --export move-order:" + order)
                .split(" ", -1))
            .getAsJsonObject();
    assertThat(result.getAsJsonArray("exports")).hasSize(6);
    JsonObject first = result.getAsJsonArray("configurations").get(0).getAsJsonObject();
    assertThat(first.get("nodes").getAsLong()).isEqualTo(3693);
    assertThat(first.getAsJsonArray("searches")).hasSize(3);

    Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(chart.toFile());
    assertThat(svg.getElementsByTagName("path").getLength()).isGreaterThan(3);
    assertThat(texts(svg)).contains("Depth", "ulfhake/alphabeta-5", "Minimal tree");
    List<String> table = Files.readAllLines(rows);
    assertThat(table).hasSize(4);
    assertThat(table.get(0)).startsWith("name,agent,limits,seed,depth,nodes,");
    assertThat(table.get(1)).contains(",3,3693.0,");
    assertThat(Files.readAllLines(searches)).hasSize(1 + 9);
    assertThat(ImageIO.read(results.toFile()).getWidth()).isGreaterThan(600);
    assertThat(Files.readAllLines(diff)).hasSizeGreaterThan(57);
    assertThat(Files.readString(order)).contains("caused-cutoff");

    Distribution.Output text =
        Distribution.run(
            data, "compare --game kalah --agents alpha-beta;uct --nodes 2000".split(" ", -1));
    assertThat(text.exit()).as(text.err()).isZero();
    assertThat(text.out()).contains("CONFIGURATION", "NODES AT PLY");
  }

  /** All kinds of bad input are tried in process by {@code BadInputTest} of the command line. */
  @ParameterizedTest
  @CsvSource({
    "perft --game chinese-chekers --depth 2, chinese-checkers",
    "compare --game kalah --agents alpha-beta --depth 2 --export nowhere:x.svg, nowhere",
    "plugins install /no/such.jar, /no/such.jar",
  })
  void badInputIsOneSentenceAndExitCode2(String command, String named) throws Exception {
    Distribution.Output output = Distribution.run(data, command.split(" ", -1));
    assertThat(output.exit()).as(output.err()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip())
        .hasLineCount(1)
        .endsWith(".")
        .doesNotContain("Exception")
        .contains(named);
  }

  private static JsonArray nodes(JsonObject result) {
    return result.getAsJsonObject("counts").getAsJsonArray("nodes");
  }

  private static List<String> texts(Document svg) {
    List<String> texts = new ArrayList<>();
    NodeList elements = svg.getElementsByTagName("text");
    for (int i = 0; i < elements.getLength(); i++) {
      texts.add(elements.item(i).getTextContent());
    }
    return texts;
  }

  private JsonElement json(String... args) throws Exception {
    Distribution.Output output = Distribution.run(data, args);
    assertThat(output.exit()).as(output.err()).isZero();
    return JsonParser.parseString(output.out());
  }
}
