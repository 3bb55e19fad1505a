package org.plyscope.view.searchtree.colour;

import java.awt.Color;
import java.util.HashMap;
import java.util.Map;
import org.plyscope.view.searchtree.model.TreeModel;
import org.plyscope.view.searchtree.model.ValueScale;

/** Gives nodes their colours, from ramps that are mixed once. */
public final class NodeColours {
  private static final int STEPS = 64;

  private final TreeModel tree;
  private final ValueScale scale;
  private final ColourBy by;
  private final Palette palette;
  private final Color[] values = new Color[2 * STEPS + 1];
  private final Color[] efforts = new Color[STEPS + 1];
  private final Map<Color, Color> pale = new HashMap<>();

  /** Makes the colours of a tree. */
  public NodeColours(TreeModel tree, ValueScale scale, ColourBy by, Palette palette) {
    this.tree = tree;
    this.scale = scale;
    this.by = by;
    this.palette = palette;
    for (int i = -STEPS; i <= STEPS; i++) {
      Color end = i < 0 ? palette.low() : palette.high();
      values[i + STEPS] =
          Palette.mix(palette.middle(), end, Math.sqrt(Math.abs(i) / (double) STEPS));
    }
    for (int i = 0; i <= STEPS; i++) {
      efforts[i] = Palette.mix(palette.faint(), palette.effort(), i / (double) STEPS);
    }
  }

  /** Returns the colour of a node. */
  public Color of(int node) {
    return switch (by) {
      case VALUE -> value(tree.value(node));
      case BOUND -> palette.bounds().get(tree.bound(node));
      case PLAYER -> player(tree.player(node));
      case EFFORT -> effort(node);
    };
  }

  /** Returns the colour of a value. */
  public Color value(double value) {
    return Double.isNaN(value)
        ? palette.faint()
        : values[(int) Math.round(scale.place(value) * STEPS) + STEPS];
  }

  /** Returns the colour of a share of all effort, by its logarithm: 0 for one node, 1 for all. */
  public Color effortShare(double share) {
    return efforts[(int) Math.round(share * STEPS)];
  }

  /** Returns a colour between that of a node and the background, for shapes behind it. */
  public Color pale(int node) {
    return pale.computeIfAbsent(of(node), c -> Palette.mix(palette.background(), c, 0.55));
  }

  /** Returns whether effort is measured in visits instead of nodes. */
  public boolean visits() {
    return tree.visits(0) > 0;
  }

  private Color player(int player) {
    return player >= 0 && player < palette.players().size()
        ? palette.players().get(player)
        : palette.muted();
  }

  private Color effort(int node) {
    double mine = visits() ? tree.visits(node) : tree.size(node);
    double all = visits() ? tree.visits(0) : tree.size(0);
    return effortShare(Math.log1p(mine) / Math.log1p(Math.max(mine, all)));
  }
}
