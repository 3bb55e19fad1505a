package org.plyscope.engine.montecarlo.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The store of nodes by itself. */
class TreeTest {
  private static final Set<Column> EVERYTHING = EnumSet.allOf(Column.class);
  private static final int PLAYERS = 3;

  /** Ten million nodes of a two-player game fit in a gigabyte, with room for a solver and RAVE. */
  @Test
  void tenMillionNodesFitInAGigabyte() {
    long gigabyte = 1L << 30;
    assertThat(10_000_000L * Tree.bytesPerNode(2, Set.of())).isLessThan(gigabyte);
    Set<Column> rich = Set.of(Column.BOUNDS, Column.RAVE, Column.PRIOR, Column.SQUARES);
    assertThat(10_000_000L * Tree.bytesPerNode(2, rich)).isLessThan(gigabyte);
    assertThat(Tree.bytesPerNode(2, Set.of())).isEqualTo(53);
  }

  @Test
  void neverHoldsMoreThanItsCap() {
    Tree tree = new Tree(2, 1500, 0, Set.of(), 0);
    tree.add(-1, -1, 0, false);
    while (tree.room() > 0) {
      tree.add(tree.size() / 2, tree.size(), 0, false);
    }
    assertThat(tree.size()).isEqualTo(1500);
  }

  /** A tree with a new root holds exactly what was below, in the same order, with all numbers. */
  @Test
  void aNewRootKeepsWhatIsBelow() {
    SplittableRandom random = new SplittableRandom(4);
    for (int round = 0; round < 50; round++) {
      Tree tree = randomTree(random, 300);
      int root = random.nextInt(300);
      String expected = described(tree, root);
      tree.reroot(root);
      assertThat(described(tree, 0)).isEqualTo(expected);
      assertThat(tree.parent(0)).isEqualTo(-1);
      assertThat(tree.nextSibling(0)).isEqualTo(-1);
      for (int node = 1; node < tree.size(); node++) {
        assertThat(tree.parent(node)).isBetween(0, node - 1);
      }
      int added = tree.add(0, 9999, 1, false);
      assertThat(children(tree, 0)).endsWith(added);
      assertThat(tree.visits(added)).isZero();
    }
  }

  private static Tree randomTree(SplittableRandom random, int size) {
    Tree tree = new Tree(PLAYERS, 10_000, 0, EVERYTHING, 1 << 20);
    for (int i = 0; i < size; i++) {
      int node = tree.add(i == 0 ? -1 : random.nextInt(i), i, random.nextInt(PLAYERS), false);
      tree.moveCount(node, random.nextInt(1, 50));
      for (int visit = random.nextInt(5); visit > 0; visit--) {
        double[] outcome = random.doubles(PLAYERS).toArray();
        tree.enter(node);
        tree.add(node, outcome);
        tree.addOwn(node, outcome);
        tree.addRave(node, outcome[0]);
        tree.addSquare(node, outcome[1]);
      }
      tree.prior(node, random.nextDouble());
      tree.keepWeights(node, random.doubles(3).toArray(), random.nextInt(1, 4));
      tree.bounds(node, random.nextInt(PLAYERS), 0.25f, 0.75f);
    }
    return tree;
  }

  private static List<Integer> children(Tree tree, int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      children.add(child);
    }
    return children;
  }

  private static String described(Tree tree, int node) {
    StringBuilder text = new StringBuilder("(");
    text.append(tree.move(node))
        .append(' ')
        .append(tree.mover(node))
        .append(' ')
        .append(tree.visits(node))
        .append(' ')
        .append(tree.childCount(node))
        .append(' ')
        .append(tree.raveVisits(node))
        .append(' ')
        .append(tree.squares(node))
        .append(' ')
        .append(tree.prior(node))
        .append(' ')
        .append(Arrays.toString(tree.weights(node)))
        .append(' ')
        .append(tree.ownVisits(node));
    for (int player = 0; player < PLAYERS; player++) {
      text.append(' ')
          .append(tree.sum(node, player))
          .append(' ')
          .append(tree.ownSum(node, player))
          .append(' ')
          .append(tree.least(node, player))
          .append(' ')
          .append(tree.most(node, player));
    }
    for (int child : children(tree, node)) {
      text.append(described(tree, child));
    }
    return text.append(')').toString();
  }
}
