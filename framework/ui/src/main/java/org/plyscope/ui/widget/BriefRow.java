package org.plyscope.ui.widget;

import java.awt.Dimension;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A row of a main button and others, which lose their words where the row is narrow. */
public final class BriefRow extends JPanel {
  private static final int GAP = 10;

  private final JButton main;
  private final List<JButton> others;
  private final List<String> words;

  /** The text of the main button where there is room; it may change. */
  private String word = "";

  /**
   * Makes a row.
   *
   * @param main the button that has the room that is left
   * @param others buttons with icons; those without words stay without
   */
  public BriefRow(JButton main, List<JButton> others) {
    super(new MigLayout("fillx, insets 0", "[grow, fill]" + "rel[]".repeat(others.size())));
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
    return new Dimension(needed(0, false), super.getMinimumSize().height);
  }

  /** Drops words from the right until the rest fits, those of the main button last. */
  @Override
  public void doLayout() {
    int spoken = others.size();
    while (spoken > 0 && needed(spoken, true) > getWidth()) {
      spoken--;
    }
    say(main, mainWord(needed(spoken, true) <= getWidth()));
    for (int i = 0; i < others.size(); i++) {
      say(others.get(i), i < spoken ? words.get(i) : "");
    }
    super.doLayout();
  }

  /** A button without an icon has nothing but its word. */
  private String mainWord(boolean room) {
    if (!main.getText().isEmpty()) {
      word = main.getText();
    }
    return room || main.getIcon() == null ? word : "";
  }

  private static void say(JButton button, String text) {
    if (!text.equals(button.getText())) {
      button.setText(text);
    }
  }

  /** Measures buttons of its own, so that the answer never depends on the current text. */
  private int needed(int spoken, boolean mainToo) {
    int width = wide(mainWord(mainToo), main.getIcon());
    for (int i = 0; i < others.size(); i++) {
      width += GAP + wide(i < spoken ? words.get(i) : "", others.get(i).getIcon());
    }
    return width;
  }

  private static int wide(String text, Icon icon) {
    return new JButton(text, icon).getMinimumSize().width;
  }
}
