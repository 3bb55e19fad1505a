package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.agent.montecarlo.expansion.DepthCap;
import org.plyscope.agent.montecarlo.expansion.NodeCap;
import org.plyscope.agent.montecarlo.expansion.PlayerCap;
import org.plyscope.agent.montecarlo.expansion.ProgressiveWidening;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.lab.catalog.Catalog;

/** The experiments that the authors of the studies wished for can be run. */
class WishSamplesTest {
  private static final Path FOLDER = Path.of("../../samples/experiments/wishes");
  private static final Catalog CATALOG =
      ShippedParts.with(new DepthCap(), new NodeCap(), new PlayerCap(), new ProgressiveWidening());

  @Test
  void capsAreSweptOverTheNodes() {
    Experiment caps = read("branching-caps.plyscope.json");
    assertThat(caps.agents()).hasSize(6 * 5 + 4 * 5 + 1);
    assertThat(caps.tournament().lineups()).hasSize(50);
  }

  @Test
  void bestRepliesMeetAllReplies() {
    Experiment replies = read("best-reply-tree.plyscope.json");
    assertThat(replies.agents()).hasSize(6);
    assertThat(replies.rules().players()).isEqualTo(3);
  }

  @Test
  void eachOfTheTenHeuristicsIsLeftOutOnce() {
    Experiment ablation = read("kalah-ablation.plyscope.json");
    assertThat(ablation.agents()).hasSize(11);
    assertThat(ablation.agents().get(7).agent().text()).contains("w8=0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "kalah", "oware", "chinese-checkers", "fauhalma"})
  void oneFileServesAllGames(String game) {
    Experiment olets = read("olets-all-games.plyscope.json", "game.id=" + game);
    assertThat(olets.agents()).hasSize(4);
    assertThat(olets.rules().game().id()).isEqualTo(game);
  }

  private static Experiment read(String file, String... changes) {
    return ExperimentFile.read(FOLDER.resolve(file), List.of(changes), CATALOG);
  }
}
