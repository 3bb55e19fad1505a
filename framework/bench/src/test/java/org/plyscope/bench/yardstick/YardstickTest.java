package org.plyscope.bench.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A yardstick that counts wrongly measures nothing. */
class YardstickTest {
  @Test
  void kalahCountsAsTheOracle() {
    Yardstick kalah = new KalahYardstick();
    long[] leaves = {6, 35, 185, 942, 4690, 23233, 114430, 563055};
    check(kalah, leaves);
  }

  @Test
  void checkersCountsAsTheOracle() {
    long[] leaves = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680};
    check(new CheckersYardstick(), leaves);
  }

  @Test
  void chineseCheckersCountsAsTheOracle() {
    long[] leaves = {14, 196, 4760, 115600, 3188520};
    check(new StarYardstick(), leaves);
  }

  @Test
  void playoutsEndOrReachTheCap() {
    SplittableRandom random = new SplittableRandom(1);
    for (Yardstick yardstick : Yardstick.all()) {
      for (int i = 0; i < 20; i++) {
        assertThat(yardstick.playout(random, 300)).isBetween(5, 300);
      }
    }
  }

  @Test
  void alphaBetaSearchesFewerNodesThanTheFullTree() {
    for (Yardstick yardstick : Yardstick.all()) {
      long full = 1;
      for (int depth = 1; depth <= 4; depth++) {
        full += yardstick.perft(depth);
      }
      assertThat(yardstick.alphaBeta(4)).isBetween(10L, full - 1);
      assertThat(yardstick.alphaBeta(4)).isEqualTo(yardstick.alphaBeta(4));
    }
  }

  @Test
  void uctByHandVisitsTheBetterMoveMore() {
    SplittableRandom random = new SplittableRandom(1);
    for (Yardstick yardstick : Yardstick.all()) {
      assertThat(yardstick.uct(50, random)).isEqualTo(50);
    }
    HandTree tree = new HandTree();
    tree.reset();
    int[] visits = new int[2];
    for (int i = 0; i < 1000; i++) {
      int root = tree.start();
      int child =
          tree.expanded(root)
              ? tree.select(root, 0)
              : tree.expand(root, new long[] {0, 1}, 2, random);
      visits[(int) tree.move(child)]++;
      tree.learn((double) tree.move(child));
    }
    assertThat(visits[1]).isGreaterThan(900);
    assertThat(visits[0]).isPositive();
  }

  private static void check(Yardstick yardstick, long[] leaves) {
    for (int depth = 1; depth <= leaves.length; depth++) {
      assertThat(yardstick.perft(depth)).as("depth " + depth).isEqualTo(leaves[depth - 1]);
    }
  }
}
