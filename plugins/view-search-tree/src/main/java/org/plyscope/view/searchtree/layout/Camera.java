package org.plyscope.view.searchtree.layout;

/**
 * Maps the room across the plies and the plies themselves to pixels. The two are scaled apart:
 * zooming spreads the nodes of a ply and leaves the plies where they are, so that the way from the
 * root to a leaf stays in sight. Immutable.
 *
 * @param across pixels for all the room
 * @param left the pixel where it begins
 * @param level pixels from ply to ply
 * @param top the pixel of ply 0
 * @param width the pixels that can be seen across the plies
 * @param height the pixels that can be seen along the plies
 */
public record Camera(
    double across, double left, double level, double top, double width, double height) {
  private static final double MOST = 1e9;

  /** Rows this low still show where a deep tree goes on, and let all of it be seen at once. */
  private static final double LEAST_LEVEL = 4;

  private static final double MOST_LEVEL = 240;

  /**
   * Shows a whole tree.
   *
   * @param plies how many plies there are below the root
   * @param lead pixels across the plies to leave free in front, for a ruler
   * @param margin pixels to leave free at each side
   * @param foot more pixels to leave free behind the last ply, for texts
   */
  public static Camera fit(
      double width, double height, int plies, double lead, double margin, double foot) {
    double level = (height - 2 * margin - foot) / Math.max(1, plies);
    return new Camera(
        Math.max(1, width - lead - 2 * margin),
        lead + margin,
        Math.max(LEAST_LEVEL, Math.min(MOST_LEVEL, level)),
        margin,
        width,
        height);
  }

  /** Shows a whole tree as blocks that fill the view but for a ruler in front. */
  public static Camera blocks(double width, double height, int plies, double lead) {
    double level = height / (plies + 1);
    return new Camera(
        Math.max(1, width - lead), lead, Math.max(LEAST_LEVEL, level), 0, width, height);
  }

  /** Returns the pixel of a place across the plies. */
  public double pixel(double place) {
    return left + place * across;
  }

  /** Returns the place across the plies under a pixel. */
  public double place(double pixel) {
    return (pixel - left) / across;
  }

  /** Returns the pixel of a ply. */
  public double plyPixel(int ply) {
    return top + ply * level;
  }

  /** Zooms across the plies so that the place under a pixel stays there. */
  public Camera zoom(double factor, double pixel) {
    double wide = Math.max(width / 2, Math.min(width * MOST, across * factor));
    double moved = pixel - (pixel - left) * (wide / across);
    return new Camera(wide, moved, level, top, width, height).held();
  }

  /** Stretches the plies so that the one under a pixel stays there. */
  public Camera stretch(double factor, double pixel) {
    double far = Math.max(LEAST_LEVEL, Math.min(4 * MOST_LEVEL, level * factor));
    return new Camera(across, left, far, pixel - (pixel - top) * (far / level), width, height)
        .held();
  }

  /** Moves the view by some pixels. */
  public Camera pan(double acrossPixels, double alongPixels) {
    return new Camera(across, left + acrossPixels, level, top + alongPixels, width, height).held();
  }

  /** Moves a place to the middle of the view, if it or its ply is out of sight. */
  public Camera reveal(double place, int ply) {
    double x = pixel(place);
    double y = plyPixel(ply);
    double byX = x < 0 || x > width ? width / 2 - x : 0;
    double byY = y < 0 || y > height - level / 2 ? height / 2 - y : 0;
    return byX == 0 && byY == 0 ? this : pan(byX, byY);
  }

  /** Shows the room of a node over most of the view. */
  public Camera show(double start, double room) {
    double wide = Math.max(width / 2, Math.min(width * MOST, width * 0.8 / room));
    return new Camera(wide, width / 2 - (start + room / 2) * wide, level, top, width, height);
  }

  /** Shows the same in a view of another size. */
  public Camera resized(double newWidth, double newHeight) {
    return new Camera(across, left, level, top, newWidth, newHeight).held();
  }

  /** Keeps a part of the tree visible, so that the user cannot scroll past it. */
  private Camera held() {
    double edge = Math.min(width, height) / 4;
    double x = Math.max(edge - across, Math.min(width - edge, left));
    double y = Math.min(height - edge, top);
    return new Camera(across, x, level, y, width, height);
  }
}
