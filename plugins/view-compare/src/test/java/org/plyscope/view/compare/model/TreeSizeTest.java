package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import org.junit.jupiter.api.Test;
import org.plyscope.api.game.State;

class TreeSizeTest {
  @Test
  void countsExactlyWhileThereIsLittleAndLeavesTheStateAlone() {
    State state = ULFHAKE.initial();
    String before = state.position();
    TreeSize tree = TreeSize.of(state, 6, () -> false);
    assertThat(state.position()).isEqualTo(before);
    // 211, 4859 and 115083 nodes of full minimax at 2, 3 and 4 plies.
    assertThat(tree.fullNodes(1)).isEqualTo(15);
    assertThat(tree.fullNodes(2)).isEqualTo(211);
    assertThat(tree.fullNodes(3)).isEqualTo(4859);
    assertThat(tree.fullNodes(4)).isEqualTo(115_083);
    assertThat(tree.exactPlies()).isEqualTo(4);
    assertThat(tree.branching(0)).isEqualTo(14);
    // The estimate goes on at the pace of the plies before.
    assertThat(tree.branching(4)).isBetween(15.0, 60.0);
    assertThat(tree.fullNodes(6)).isGreaterThan(tree.fullNodes(5));
  }

  @Test
  void theMinimalTreeFollowsKnuthAndMoore() {
    TreeSize tree = TreeSize.of(ULFHAKE.initial(), 3, () -> false);
    double b0 = tree.branching(0);
    double b1 = tree.branching(1);
    double b2 = tree.branching(2);
    assertThat(tree.minimal(0)).isEqualTo(1);
    assertThat(tree.minimal(1)).isEqualTo(b0);
    assertThat(tree.minimal(2)).isEqualTo(b0 + b1 - 1);
    assertThat(tree.minimal(3)).isCloseTo(b0 * b2 + b1 - 1, within(1e-9));
    assertThat(tree.minimalNodes(2)).isEqualTo(1 + b0 + b0 + b1 - 1);
  }
}
