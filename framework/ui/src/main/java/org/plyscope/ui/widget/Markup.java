package org.plyscope.ui.widget;

import javax.swing.JComponent;
import javax.swing.JToolTip;
import org.plyscope.ui.theme.PlainText;

/**
 * Text with markup, for the few places that need it. Components show all text as it is; one that is
 * to wrap lines or show a table has to ask here, and escape whatever it did not write itself.
 */
public final class Markup {
  private Markup() {}

  /**
   * Lets a component render text that starts with {@code <html>}. Call it before the text is set.
   *
   * @param component the component
   * @param <C> its type
   * @return the same component
   */
  public static <C extends JComponent> C allow(C component) {
    component.putClientProperty(PlainText.DISABLED, false);
    return component;
  }

  /**
   * Makes a tool tip that renders markup, for {@link JComponent#createToolTip}.
   *
   * @param owner whose tip it is
   * @return the tool tip
   */
  public static JToolTip toolTip(JComponent owner) {
    JToolTip tip = allow(new JToolTip());
    tip.setComponent(owner);
    return tip;
  }

  /**
   * Makes a text from elsewhere safe to stand inside markup.
   *
   * @param text any text
   * @return the same text, with nothing left that markup means
   */
  public static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
