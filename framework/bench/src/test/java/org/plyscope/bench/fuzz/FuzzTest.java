package org.plyscope.bench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.api.InputException;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.pdn.PdnFormat;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.lab.catalog.Catalog;

@Timeout(300)
class FuzzTest {
  private static final int ROUNDS = 400;

  @TempDir Path scratch;

  /** The seed is fixed, so that a failure can be repeated; the long form takes others. */
  @Test
  void damagedInputOfEveryKindIsReadOrRefusedWithASentence() throws Exception {
    FuzzRun run =
        new FuzzRun(ParserTargets.of(catalog(), scratch), 2026).run(number -> number < ROUNDS);

    assertThat(run.findings()).isEmpty();
    assertThat(run.tallies())
        .hasSizeGreaterThan(20)
        .allSatisfy(
            tally -> {
              assertThat(tally.tried()).isEqualTo(ROUNDS);
              assertThat(tally.broke()).isZero();
            });
    assertThat(run.tallies().stream().mapToInt(FuzzRun.Tally::refused).sum())
        .as("most damage is noticed")
        .isGreaterThan(ROUNDS * run.tallies().size() / 3);
  }

  @Test
  void whatBreaksIsFoundAndCanBeRepeated() throws Exception {
    FuzzTarget fragile =
        FuzzTarget.text(
            "fragile",
            List.of("a quote is no problem"),
            text -> {
              if (text.contains("\"")) {
                throw new IllegalStateException("a quote");
              }
              if (text.contains("[")) {
                throw new StackOverflowError();
              }
              throw new InputException(text.isEmpty() ? " " : "no");
            });
    List<FuzzRun.Finding> findings =
        new FuzzRun(List.of(fragile), 1).run(number -> number < 2_000).findings();
    assertThat(findings).hasSize(5);
    assertThat(new FuzzRun(List.of(fragile), 1).run(number -> number < 2_000).findings())
        .isEqualTo(findings);
    assertThat(new FuzzRun(List.of(fragile), 2).run(number -> number < 2_000).findings())
        .isNotEqualTo(findings);
  }

  @Test
  void theSameSeedDamagesInTheSameWay() {
    List<byte[]> samples = List.of("one two three".getBytes(StandardCharsets.UTF_8), new byte[0]);
    for (long seed = 0; seed < 500; seed++) {
      assertThat(new Mutator(seed).damaged(samples)).isEqualTo(new Mutator(seed).damaged(samples));
    }
  }

  private static Catalog catalog() {
    return Catalog.of(
        List.of(
            new KalahGame(),
            new OwareGame(),
            new CheckersGame(),
            new ChineseCheckers(),
            new Fauhalma(),
            new PdnFormat(),
            new AlphaBetaAgents(),
            new MaxNAgents(),
            new ParanoidAgents(),
            new UctAgents(),
            new RowSum(),
            new StoreDifference(),
            new Material(),
            new NoOrdering()));
  }
}
