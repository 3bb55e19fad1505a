package org.plyscope.view.searchtree.paint;

import org.plyscope.view.searchtree.colour.NodeColours;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.Camera;
import org.plyscope.view.searchtree.layout.Extents;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.layout.Visible;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.PrincipalLine;
import org.plyscope.view.searchtree.model.Savings;
import org.plyscope.view.searchtree.model.Shown;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * All that is needed to draw a tree once.
 *
 * @param limit the last node the search has opened so far, as the trace numbers it
 * @param selected the selected node, or -1
 */
public record Scene(
    Extents extents,
    Shown shown,
    PrincipalLine line,
    Savings savings,
    MoveTexts texts,
    NodeColours colours,
    Palette palette,
    TreeLayout layout,
    Camera camera,
    int limit,
    int selected) {

  /** Returns the tree drawn. */
  public TreeModel tree() {
    return extents.tree();
  }

  /** Finds the visible part. */
  public Visible visible() {
    return Visible.of(extents, camera, limit);
  }

  /** Returns the pixels a node has across the plies. */
  public double room(int node) {
    return extents.width(node) * camera.across();
  }

  /** Returns the pixel of the middle of a node across the plies. */
  public double middle(int node) {
    return camera.pixel(extents.middle(node));
  }

  /** Returns where a node is from left to right. */
  public double x(int node) {
    return layout.sideways() ? camera.plyPixel(tree().ply(node)) : middle(node);
  }

  /** Returns where a node is from top to bottom. */
  public double y(int node) {
    return layout.sideways() ? middle(node) : camera.plyPixel(tree().ply(node));
  }

  /** Returns the radius of a node. */
  public double radius(int node) {
    double most = (line.contains(node) ? 8 : 6.5) * palette.unit();
    return Math.max(0.7, Math.min(most, Math.min(room(node) * 0.42, camera.level() * 0.24)));
  }

  /** Returns whether moves of a node were skipped and there is room to show it. */
  public boolean hasStub(int node) {
    return tree().skipped(node) > 0 && !extents.folded(node) && room(node) >= 7 * palette.unit();
  }
}
