package org.plyscope.view.searchtree.layout;

import java.util.Arrays;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * The visible part of a tree. Nodes with less than {@link #LEAST} pixels are not gone through one
 * by one: neighbours of this kind form a bundle, and nothing below them is looked at. The work is
 * bounded by the pixels of the view, not by the size of the tree.
 */
public final class Visible {
  /** The room in pixels below which nodes are bundled. */
  public static final double LEAST = 1.5;

  private final Extents extents;
  private final Camera camera;
  private final int limit;
  private int[] nodes = new int[1024];
  private int nodeCount;
  private int[] bundles = new int[256];
  private int bundleCount;

  private Visible(Extents extents, Camera camera, int limit) {
    this.extents = extents;
    this.camera = camera;
    this.limit = limit;
    scan();
  }

  /**
   * Finds the visible part.
   *
   * @param limit the last node the search has opened so far, as the trace numbers it
   */
  public static Visible of(Extents extents, Camera camera, int limit) {
    return new Visible(extents, camera, limit);
  }

  private void scan() {
    TreeModel tree = extents.tree();
    add(0);
    // The list is its own queue: nodes are added behind while those in front are looked at.
    for (int at = 0; at < nodeCount; at++) {
      int node = nodes[at];
      boolean inSight = camera.plyPixel(tree.ply(node)) < camera.height();
      if (inSight && tree.inner(node) && !extents.folded(node)) {
        children(tree, node);
      }
    }
  }

  private void children(TreeModel tree, int node) {
    int bundle = -1;
    int last = -1;
    for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
      if (tree.number(c) > limit) {
        break;
      }
      double room = extents.width(c) * camera.across();
      double from = camera.pixel(extents.start(c));
      if (room == 0 || from + room < 0 || from > camera.width()) {
        continue;
      }
      if (room >= LEAST) {
        bundle = flush(bundle, last);
        add(c);
      } else {
        bundle = bundle < 0 ? c : bundle;
        last = c;
      }
    }
    flush(bundle, last);
  }

  private int flush(int first, int last) {
    if (first >= 0) {
      if (2 * bundleCount == bundles.length) {
        bundles = Arrays.copyOf(bundles, 2 * bundles.length);
      }
      bundles[2 * bundleCount] = first;
      bundles[2 * bundleCount + 1] = last;
      bundleCount++;
    }
    return -1;
  }

  private void add(int node) {
    if (nodeCount == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodeCount);
    }
    nodes[nodeCount++] = node;
  }

  /** Returns how many nodes can be seen one by one. */
  public int nodes() {
    return nodeCount;
  }

  /** Returns one of the nodes that can be seen; parents come before children. */
  public int node(int i) {
    return nodes[i];
  }

  /** Returns how many bundles there are. */
  public int bundles() {
    return bundleCount;
  }

  /** Returns the first node of a bundle. */
  public int bundleFirst(int i) {
    return bundles[2 * i];
  }

  /** Returns the last node of a bundle. */
  public int bundleLast(int i) {
    return bundles[2 * i + 1];
  }
}
