package org.plyscope.ui.widget;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.text.Fact;

/**
 * Facts below one another, names on the left; each can be reached by keys and copied. Rows are
 * reused for the next facts.
 */
public final class FactList extends JPanel {
  private final String name;
  private final List<JLabel> names = new ArrayList<>();
  private final List<Prose> texts = new ArrayList<>();

  /**
   * Makes an empty list.
   *
   * @param name the name tests know it by; each fact is called by it and {@code .fact}
   */
  public FactList(String name) {
    super(new MigLayout("fillx, insets 0, wrap 2, hidemode 3, gapy 1", "[]unrel[grow, fill, 0::]"));
    this.name = name;
    setName(name);
    setOpaque(false);
  }

  /**
   * Shows facts.
   *
   * @param facts the facts from top to bottom
   */
  public void show(List<Fact> facts) {
    while (names.size() < facts.size()) {
      row();
    }
    for (int i = 0; i < names.size(); i++) {
      boolean there = i < facts.size();
      names.get(i).setVisible(there);
      texts.get(i).setVisible(there);
      if (there) {
        names.get(i).setText(facts.get(i).name());
        texts.get(i).setText(facts.get(i).text());
        texts.get(i).getAccessibleContext().setAccessibleName(facts.get(i).name());
      }
    }
  }

  private void row() {
    JLabel label = new JLabel();
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    Prose text = new Prose(name + ".fact", "Label.foreground");
    text.setFocusable(true);
    names.add(label);
    texts.add(text);
    add(label, "top");
    add(text, "width 0:100%:");
  }
}
