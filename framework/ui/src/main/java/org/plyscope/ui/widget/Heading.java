package org.plyscope.ui.widget;

import javax.swing.JLabel;

/** A small heading over a part of a form or a view. */
public final class Heading extends JLabel {
  /**
   * Makes a heading.
   *
   * @param text the text
   */
  public Heading(String text) {
    super(text);
    putClientProperty("FlatLaf.styleClass", "h4");
  }
}
