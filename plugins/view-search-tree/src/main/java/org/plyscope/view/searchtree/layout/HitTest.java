package org.plyscope.view.searchtree.layout;

/** Finds the node under the mouse. */
public final class HitTest {
  /** How far from the middle of a node a click still means it, in pixels. */
  private static final double REACH = 16;

  private HitTest() {}

  /**
   * Finds a node.
   *
   * @param limit the last node the search has opened so far, as the trace numbers it
   * @return the node, or -1
   */
  public static int find(
      Extents extents, Camera camera, TreeLayout layout, int limit, double x, double y) {
    double across = layout.sideways() ? y : x;
    double along = layout.sideways() ? x : y;
    double plies = (along - camera.top()) / camera.level();
    boolean blocks = layout == TreeLayout.ICICLE;
    int ply = (int) (blocks ? Math.floor(plies) : Math.round(plies));
    int node = extents.at(camera.place(across), ply);
    if (node < 0 || extents.tree().number(node) > limit) {
      return -1;
    }
    double aside = Math.abs(camera.pixel(extents.middle(node)) - across);
    double off = Math.abs(camera.plyPixel(ply) - along);
    return blocks || Math.max(aside, off) <= REACH ? node : -1;
  }
}
