package org.plyscope.ui.widget;

import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Arrays;
import javax.swing.JPanel;

/** Shows one of several components; only the visible one determines the size. */
public final class Deck extends JPanel {
  /** Makes a deck without components; each is added with its name. */
  public Deck() {
    super(new CardLayout());
  }

  /**
   * Shows a component.
   *
   * @param name the name it was added with
   */
  public void show(String name) {
    ((CardLayout) getLayout()).show(this, name);
    revalidate();
  }

  @Override
  public Dimension getMinimumSize() {
    return Arrays.stream(getComponents())
        .filter(Component::isVisible)
        .map(Component::getMinimumSize)
        .findFirst()
        .orElseGet(Dimension::new);
  }
}
