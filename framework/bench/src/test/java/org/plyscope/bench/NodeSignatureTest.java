package org.plyscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.AdvanceFirst;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.CapturesFirst;
import org.plyscope.game.mancala.judge.ExtraTurnFirst;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.lab.catalog.Catalog;

/** The number that shows whether a change has left all searches as they were. */
class NodeSignatureTest {
  private static final long SIGNATURE = 688_677;

  @Test
  void theSuiteSearchesWhatItAlwaysDid() throws Exception {
    List<SearchBench.Entry> entries = SearchBench.suite(catalog(), text -> {}, () -> false);
    assertThat(SearchBench.signature(entries))
        .as(
            "node signature; %s",
            entries.stream()
                .map(e -> e.game() + " " + e.agent() + ": " + e.nodes())
                .collect(Collectors.joining(", ")))
        .isEqualTo(SIGNATURE);
  }

  /** The parts of the suite; those that stand first are what an empty option means. */
  private static Catalog catalog() {
    return Catalog.of(
        List.of(
            new KalahGame(),
            new OwareGame(),
            new CheckersGame(),
            new ChineseCheckers(),
            new Fauhalma(),
            new AlphaBetaAgents(),
            new MaxNAgents(),
            new ParanoidAgents(),
            new UctAgents(),
            new CurvedBoard(),
            new RowSum(),
            new StoreDifference(),
            new Material(),
            new LargestGain(),
            new ExtraTurnFirst(),
            new CapturesFirst(),
            new AdvanceFirst(),
            new NoOrdering()));
  }
}
