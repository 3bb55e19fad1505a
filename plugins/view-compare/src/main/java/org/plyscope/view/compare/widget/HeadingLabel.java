package org.plyscope.view.compare.widget;

import javax.swing.JLabel;
import javax.swing.UIManager;
import org.plyscope.view.compare.model.Heading;

/** Shows the subject of a view in one line above its contents. */
public final class HeadingLabel extends JLabel {
  private boolean foreign;

  /** Makes an empty line. */
  public HeadingLabel(String name) {
    super(" ");
    setName(name);
    putClientProperty("FlatLaf.styleClass", "small");
  }

  /** Shows a heading. */
  public void show(Heading heading) {
    foreign = heading.foreign();
    setText(heading.text().isEmpty() ? " " : heading.text());
    setToolTipText(heading.text().isEmpty() ? null : heading.text());
    recolour();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    recolour();
  }

  private void recolour() {
    setForeground(UIManager.getColor(foreign ? "Plyscope.warning" : "Plyscope.muted"));
  }
}
