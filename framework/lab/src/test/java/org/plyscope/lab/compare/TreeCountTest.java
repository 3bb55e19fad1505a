package org.plyscope.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.plyscope.lab.compare.CompareParts.RULES;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.Lattice;

class TreeCountTest {
  @Test
  void countsExactlyWhileThereIsLittleAndLeavesTheStateAlone() {
    State state = RULES.initial();
    String before = state.position();
    TreeSize tree = TreeCount.of(state, 8, () -> false);
    assertThat(state.position()).isEqualTo(before);
    assertThat(tree.depth()).isEqualTo(8);
    // 15120 positions after five moves, and 54720 after six, since some games are over then.
    assertThat(tree.full(5)).isEqualTo(15_120);
    assertThat(tree.full(6)).isEqualTo(54_720);
    assertThat(tree.fullNodes(3)).isEqualTo(1 + 9 + 72 + 504);
    assertThat(tree.exactPlies()).isEqualTo(7);
    assertThat(tree.branching(0)).isEqualTo(9);

    assertThat(tree.full(7)).isEqualTo(148_176);
    assertThat(tree.full(8)).isCloseTo(200_448, within(40_000.0));
  }

  @Test
  void theEstimateComesFromSeededLinesAndACancelEndsIt() {
    Rules rules = Lattice.rules(Map.of("seed", "3", "length", "30", "width", "9"));
    TreeSize once = TreeCount.of(rules.initial(), 12, () -> false);
    TreeSize again = TreeCount.of(rules.initial(), 12, () -> false);
    assertThat(once.exactPlies()).isLessThan(12);
    assertThat(once.fullNodes(12)).isEqualTo(again.fullNodes(12));
    assertThat(TreeCount.of(rules.initial(), 12, () -> true).exactPlies()).isZero();
  }

  @Test
  void theMinimalTreeFollowsKnuthAndMoore() {
    TreeSize tree = TreeCount.of(RULES.initial(), 3, () -> false);
    double b0 = tree.branching(0);
    double b1 = tree.branching(1);
    double b2 = tree.branching(2);
    assertThat(tree.minimal(0)).isEqualTo(1);
    assertThat(tree.minimal(1)).isEqualTo(b0);
    assertThat(tree.minimal(2)).isEqualTo(b0 + b1 - 1);
    assertThat(tree.minimal(3)).isCloseTo(b0 * b2 + b1 - 1, within(1e-9));
    assertThat(tree.minimalNodes(2)).isEqualTo(1 + b0 + b0 + b1 - 1);
  }

  @Test
  void onlyThePlayerToMoveIsOnItsSide() {
    Rules rules =
        Catalog.of(List.of(new CountdownGame()))
            .rules("countdown", "", Map.of("players", "6", "seeds", "99"));
    TreeSize tree = TreeCount.of(rules.initial(), 4, () -> false);
    // Three moves each. One own move and all of the others, and all own moves and one of the
    // others.
    assertThat(tree.minimal(1)).isEqualTo(1 + 3 - 1);
    assertThat(tree.minimal(2)).isEqualTo(3 + 3 - 1);
    assertThat(tree.minimal(4)).isEqualTo(27 + 3 - 1);
  }

  /** The move decides who is next here, so that plies belong to no player. */
  @Test
  void whereMovesDecideWhoseTurnItIsThereIsNoMinimalTree() {
    Rules rules = Lattice.rules(Map.of("seed", "3", "length", "9", "width", "3"));
    TreeSize tree = TreeCount.of(rules.initial(), 4, () -> false);
    assertThat(tree.minimal(1)).isEqualTo(tree.full(1));
    assertThat(tree.minimal(4)).isNaN();
    assertThat(tree.minimalNodes(4)).isNaN();
    assertThat(tree.fullNodes(4)).isGreaterThan(9);
  }

  @Test
  void theEstimateOfTheMinimalTreeAgreesWithTheCount() {
    TreeSize counted = TreeCount.of(RULES.initial(), 7, () -> false);
    AtomicInteger asked = new AtomicInteger();
    TreeSize estimated = TreeCount.of(RULES.initial(), 7, () -> asked.incrementAndGet() == 1);
    assertThat(counted.exactPlies()).isEqualTo(7);
    assertThat(estimated.exactPlies()).isZero();
    assertThat(estimated.minimal(7)).isCloseTo(counted.minimal(7), withinPercentage(10));
    assertThat(estimated.full(7)).isCloseTo(counted.full(7), withinPercentage(10));
  }
}
