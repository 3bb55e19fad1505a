package org.plyscope.workbench.play;

import java.awt.Dimension;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A row of a main button and others, which lose their words where the row is narrow. */
final class BriefRow extends JPanel {
  private static final int GAP = 8;

  private final JButton main;
  private final List<JButton> others;
  private final List<String> words;

  BriefRow(JButton main, List<JButton> others) {
    super(new MigLayout("fillx, insets 0", "[grow, fill]rel[]rel[]"));
    this.main = main;
    this.others = List.copyOf(others);
    this.words = others.stream().map(JButton::getText).toList();
    setOpaque(false);
    add(main);
    others.forEach(this::add);
  }

  /** Without words; otherwise a narrow view would cut the row instead of making it narrow. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(needed(0), super.getMinimumSize().height);
  }

  /** Drops words from the right until the rest fits. */
  @Override
  public void doLayout() {
    int spoken = others.size();
    while (spoken > 0 && needed(spoken) > getWidth()) {
      spoken--;
    }
    for (int i = 0; i < others.size(); i++) {
      String text = i < spoken ? words.get(i) : "";
      if (!text.equals(others.get(i).getText())) {
        others.get(i).setText(text);
      }
    }
    super.doLayout();
  }

  /** Measures buttons of its own, so that the answer never depends on what is said now. */
  private int needed(int spoken) {
    int width = main.getMinimumSize().width;
    for (int i = 0; i < others.size(); i++) {
      Icon icon = others.get(i).getIcon();
      width += GAP + new JButton(i < spoken ? words.get(i) : "", icon).getMinimumSize().width;
    }
    return width;
  }
}
