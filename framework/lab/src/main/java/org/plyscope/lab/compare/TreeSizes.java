package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.analysis.TreeSize;

/**
 * The sizes of the trees below the positions of a comparison.
 *
 * @param sizes one for each position; of one that was not counted only the root is known
 */
record TreeSizes(List<TreeSize> sizes) {
  private static final TreeSize ROOT = TreeSize.of(new double[] {1}, new double[] {1}, 0);

  TreeSizes {
    sizes = List.copyOf(sizes);
  }

  /** Returns sizes of which nothing is known. */
  static TreeSizes unknown(int subjects) {
    List<TreeSize> roots = new ArrayList<>();
    for (int i = 0; i < subjects; i++) {
      roots.add(ROOT);
    }
    return new TreeSizes(roots);
  }

  TreeSize get(int subject) {
    return sizes.get(subject);
  }

  TreeSizes with(int subject, TreeSize size) {
    List<TreeSize> others = new ArrayList<>(sizes);
    others.set(subject, size);
    return new TreeSizes(others);
  }

  /** Returns the nodes of a minimal tree, NaN where it is unknown or meaningless. */
  double minimalNodes(int subject, int depth) {
    TreeSize tree = sizes.get(subject);
    return depth <= tree.depth() ? tree.minimalNodes(depth) : Double.NaN;
  }

  /** Returns whether the size of any tree of a depth is an estimate. */
  boolean estimated(int depth) {
    return sizes.stream().anyMatch(tree -> tree.estimated(depth));
  }
}
