package org.plyscope.lab.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;

class OpponentRatingsTest {
  private static final Rules RULES =
      new TicTacToe().rules(OptionValues.defaults(new TicTacToe().options()));

  private static final OpponentRatings.Source SOURCE =
      new OpponentRatings.Source("All against all", 7, 60, "Plyscope 1.0");

  private static RatedAgent rated(String name, String agent, String limits, double rating) {
    return new RatedAgent(
        name, AgentSpec.parse(agent), Limits.parse(limits), rating, rating - 20, rating + 20, 40);
  }

  private static OpponentRatings list() {
    RatedAgent deep = rated("Deep", "alpha-beta", "depth=4", 150);
    RatedAgent flat = rated("Flat", "alpha-beta", "depth=1", 10);
    RatedAgent weak =
        new RatedAgent(
            "Random", AgentSpec.of("random"), Limits.NONE, -160, Double.NEGATIVE_INFINITY, -90, 40);
    return new OpponentRatings(
        RULES.game().id(), RULES.options().toString(), SOURCE, List.of(deep, weak, flat));
  }

  @Test
  void theWeakestComesFirstAndTheNextIsALittleStronger() {
    assertThat(list().agents())
        .extracting(RatedAgent::name)
        .containsExactly("Random", "Flat", "Deep");
    RatedAgent flat = list().find(AgentSpec.of("alpha-beta"), Limits.depth(1)).orElseThrow();
    assertThat(flat.name()).isEqualTo("Flat");
    assertThat(list().next(flat)).map(RatedAgent::name).contains("Deep");
    assertThat(list().next(list().agents().get(2))).isEmpty();
    assertThat(list().find(AgentSpec.of("alpha-beta"), Limits.depth(2))).isEmpty();
  }

  @Test
  void aFileKeepsEverything() {
    assertThat(OpponentRatings.read(list().text())).isEqualTo(list());
  }

  @Test
  void unknownKeysAndVersionsAreRefused() {
    String text = list().text();
    assertThatThrownBy(() -> OpponentRatings.read(text.replace("\"seed\"", "\"sed\"")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("seed");
    assertThatThrownBy(() -> OpponentRatings.read(text.replace("\"ratings\": 1", "\"ratings\": 2")))
        .isInstanceOf(InputException.class);
  }

  @Test
  void aFolderHasAFileForEachGameAndOneThatIsBrokenIsLeftOut(@TempDir Path folder)
      throws IOException {
    ShippedRatings shipped = new ShippedRatings(folder);
    assertThat(shipped.of(RULES)).isEmpty();
    Path file = folder.resolve(RULES.game().id() + ".json");
    Files.writeString(file, list().text());
    assertThat(shipped.of(RULES)).contains(list());
    OpponentRatings other = new OpponentRatings(RULES.game().id(), "size=9", SOURCE, List.of());
    Files.writeString(file, other.text());
    assertThat(shipped.of(RULES)).as("measured under other rules").isEmpty();
    Files.writeString(file, "{");
    assertThat(shipped.of(RULES)).isEmpty();
  }
}
