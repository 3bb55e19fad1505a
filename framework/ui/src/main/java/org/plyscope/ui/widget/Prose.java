package org.plyscope.ui.widget;

import java.awt.Font;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;

/** A text that wraps like prose and looks like a label. */
public final class Prose extends JTextArea {
  private final String colorKey;
  private int wanted;

  /**
   * Makes an empty text.
   *
   * @param name the name tests know it by
   * @param colorKey the key of its colour in the look, for example {@code Plyscope.muted}
   */
  public Prose(String name, String colorKey) {
    this.colorKey = colorKey;
    setName(name);
    setEditable(false);
    setFocusable(false);
    setLineWrap(true);
    setWrapStyleWord(true);
    setOpaque(false);
    setBorder(null);
    setForeground(UIManager.getColor(colorKey));
  }

  /**
   * How high it has to be depends on how wide it became, so that the layout has to look again. Not
   * only another width counts: while it has no height at all, it does not wrap its lines yet.
   */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    int needed = getPreferredSize().height;
    if (needed != wanted) {
      wanted = needed;
      SwingUtilities.invokeLater(this::revalidate);
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    Font font = UIManager.getFont("Label.font");
    setFont(font);
    setBorder(null);
    // Otherwise another text would make a scroll pane around it show its end.
    if (getCaret() instanceof DefaultCaret caret) {
      caret.setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
    }
    if (colorKey != null) {
      setForeground(UIManager.getColor(colorKey));
    }
  }
}
