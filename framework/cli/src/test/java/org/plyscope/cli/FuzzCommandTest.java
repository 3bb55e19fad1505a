package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

@Timeout(120)
class FuzzCommandTest {
  @Test
  void damagedCommandLinesEndWithASentence() {
    CliHarness cli =
        new CliHarness(
            Catalog.of(
                List.of(
                    new CountdownGame(),
                    new TakeMostAgent(),
                    new CheckersGame(),
                    new Material(),
                    new AlphaBetaAgents())));
    Output output = cli.run("bench", "fuzz", "--inputs", "30", "--seed", "5", "--json");
    assertThat(output.exit()).as(output.out() + output.err()).isZero();
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.getAsJsonArray("findings")).isEmpty();
    assertThat(json.getAsJsonArray("targets").asList())
        .extracting(target -> target.getAsJsonObject().get("target").getAsString())
        .contains("command lines", "traces", "limits", "positions of checkers");
    assertThat(json.getAsJsonArray("targets").asList())
        .allSatisfy(
            target -> assertThat(target.getAsJsonObject().get("inputs").getAsInt()).isEqualTo(30));
  }

  @Test
  void aCancelEndsIt() {
    CliHarness cli = new CliHarness();
    cli.cancellation.cancel();
    Output output = cli.run("bench", "fuzz", "--seconds", "3600");
    assertThat(output.exit()).isEqualTo(130);
    assertThat(output.out()).contains("TARGET", "command lines");
  }
}
