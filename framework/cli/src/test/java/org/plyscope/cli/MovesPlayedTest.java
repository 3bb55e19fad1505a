package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.lab.catalog.Catalog;

/** Searches from the command line know the moves that led to the position. */
class MovesPlayedTest {
  /**
   * White has three kings against two and has moved back and forth; 1-5 would be the third time.
   */
  private static final String AHEAD = "W:WK8,K9,K14:BK29,K30";

  private static final String AHEAD_MOVES = "9-5 29-25 5-1 25-29 1-5 29-25 5-1 25-29";

  /** The same pieces with Black to move; 30-26 would be the third time. */
  private static final String BEHIND = "B:WK1,K8,K14:BK22,K29";

  private static final String BEHIND_MOVES = "22-26 1-5 26-30 5-1 30-26 1-5 26-30 5-1";

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new CheckersGame(),
                  new Fauhalma(),
                  new AlphaBetaAgents(),
                  new NoOrdering(),
                  new Material(),
                  new FauhalmaTargets())));

  @Test
  void winningSideAvoidsTheThirdRepetition() {
    JsonObject line = checkers("--position", AHEAD, "--moves-played", AHEAD_MOVES);
    JsonObject text = checkers("--position", line.get("position").getAsString());
    assertThat(result(text).get("move").getAsString()).isEqualTo("1-5");
    assertThat(result(line).get("move").getAsString()).isNotEqualTo("1-5");
    assertThat(result(line).get("value").getAsDouble()).isPositive();
  }

  @Test
  void losingSideTakesTheThirdRepetition() {
    JsonObject line = checkers("--position", BEHIND, "--moves-played", BEHIND_MOVES);
    JsonObject text = checkers("--position", line.get("position").getAsString());
    assertThat(result(text).get("move").getAsString()).isNotEqualTo("30-26");
    assertThat(result(text).get("value").getAsDouble()).isNegative();
    assertThat(result(line).get("move").getAsString()).isEqualTo("30-26");
    assertThat(result(line).get("value").getAsDouble()).isZero();
  }

  @Test
  void aComparisonKnowsWhatCameBeforeToo() {
    Output output =
        cli.run(
            "compare",
            "--json",
            "--game",
            "checkers",
            "--agents",
            agent("checkers"),
            "--depth",
            "3",
            "--position",
            BEHIND,
            "--moves-played",
            BEHIND_MOVES);
    assertThat(output.err()).isEmpty();
    JsonObject configuration =
        JsonParser.parseString(output.out())
            .getAsJsonObject()
            .getAsJsonArray("configurations")
            .get(0)
            .getAsJsonObject();
    JsonArray searches = configuration.getAsJsonArray("searches");
    JsonObject deepest = searches.get(searches.size() - 1).getAsJsonObject();
    assertThat(result(deepest).get("move").getAsString()).isEqualTo("30-26");
    assertThat(result(deepest).get("value").getAsDouble()).isZero();
  }

  @Test
  void afterTheThirdRepetitionThereIsNothingToSearch() {
    Output output =
        run("checkers", "--position", BEHIND, "--moves-played", BEHIND_MOVES + " 30-26");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).contains("The game is over");
  }

  @Test
  void wrongMoveIsNamedWithItsNumberAndWhatIsLegal() {
    Output output = run("checkers", "--moves-played", "11-15 23-19 11-15");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip())
        .hasLineCount(1)
        .startsWith("Move 3: '11-15' is not legal here; Black can play ");
  }

  @Test
  void movesWithCommasAreOneMove() {
    JsonObject kept =
        json("fauhalma", "--moves", "[[1,-4],[0,-3]],[[3,-5],[1,-3]]", "--option", "players=2");
    assertThat(request(kept).get("moves")).hasToString("[\"[[1,-4],[0,-3]]\",\"[[3,-5],[1,-3]]\"]");
    JsonObject later =
        json("fauhalma", "--moves-played", "[[1,-4],[0,-3]]", "--option", "players=2");
    assertThat(request(later).getAsJsonObject("line").get("moves"))
        .hasToString("[\"[[1,-4],[0,-3]]\"]");
  }

  private static JsonObject result(JsonObject analysis) {
    return analysis.getAsJsonObject("result");
  }

  private static JsonObject request(JsonObject analysis) {
    return analysis.getAsJsonObject("request");
  }

  private JsonObject checkers(String... more) {
    return json("checkers", more);
  }

  private JsonObject json(String game, String... more) {
    Output output = run(game, more);
    assertThat(output.err()).isEmpty();
    return JsonParser.parseString(output.out()).getAsJsonObject();
  }

  private Output run(String game, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of("analyse", "--json", "--game", game, "--agent", agent(game), "--depth", "3"));
    args.addAll(List.of(more));
    return cli.run(args.toArray(String[]::new));
  }

  private static String agent(String game) {
    String evaluator = game.equals("checkers") ? "material" : "fauhalma-targets";
    return "alpha-beta:ordering=none,evaluator=" + evaluator;
  }
}
