package org.plyscope.view.searchtree.paint;

import java.awt.Graphics2D;

/** Draws a scene. */
public interface ScenePainter {
  /**
   * Draws a scene over a background that is there already. Returns false if texts are missing
   * because making them all at once would take too long; the next call draws more.
   */
  boolean paint(Graphics2D g, Scene scene);
}
