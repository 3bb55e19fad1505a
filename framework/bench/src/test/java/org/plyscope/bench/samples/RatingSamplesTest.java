package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.agent.neural.NeuralEvaluator;
import org.plyscope.agent.neural.ShippedPrior;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.game.starhalma.internal.solitaire.HolesEncoding;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.rating.OpponentRatings;
import org.plyscope.lab.rating.RatedAgent;
import org.plyscope.lab.rating.ShippedRatings;

/** The ratings that come with the program, and the experiments that measure them. */
class RatingSamplesTest {
  private static final Path SAMPLES = Path.of("../../samples");
  private static final Catalog CATALOG =
      ShippedParts.with(new AwariGame(), new OhvalhuGame(), new VaiLungThlanGame());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah",
        "oware",
        "awari",
        "ohvalhu",
        "vai-lung-thlan",
        "checkers",
        "chinese-checkers",
        "fauhalma"
      })
  void everyRatedAgentPlaysAndIsMeasuredByItsExperiment(String game) {
    Rules rules = CATALOG.rules(game, "", Map.of());
    OpponentRatings list = new ShippedRatings(SAMPLES.resolve("ratings")).of(rules).orElseThrow();
    Experiment experiment = read("ratings/" + game + ".plyscope.json", CATALOG);
    assertThat(list.source().experiment()).isEqualTo(experiment.name());
    assertThat(list.source().seed()).isEqualTo(experiment.seed());
    assertThat(experiment.rules().options()).isEqualTo(rules.options());
    assertThat(list.agents())
        .extracting(RatedAgent::name)
        .containsExactlyInAnyOrderElementsOf(experiment.names());
    for (RatedAgent agent : list.agents()) {
      CATALOG.create(CATALOG.agent(rules, agent.agent().text()), rules).close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"best-cap", "best-cap-quick"})
  void capsMeetEachOtherAtEqualNodes(String file) {
    Experiment caps = read("wishes/" + file + ".plyscope.json", CATALOG);
    assertThat(caps.agents()).hasSize(4 * 5);
    assertThat(caps.tournament().lineups()).hasSize(6 * 5);
  }

  @Test
  void theNetworkMeetsTwoOthers() {
    Catalog catalog =
        ShippedParts.with(new NeuralEvaluator(), new ShippedPrior(), new HolesEncoding());
    Experiment network = read("wishes/network-three-players.plyscope.json", catalog);
    assertThat(network.rules().players()).isEqualTo(3);
    assertThat(network.agents()).hasSize(4);
  }

  private static Experiment read(String file, Catalog catalog) {
    return ExperimentFile.read(SAMPLES.resolve("experiments").resolve(file), List.of(), catalog);
  }
}
