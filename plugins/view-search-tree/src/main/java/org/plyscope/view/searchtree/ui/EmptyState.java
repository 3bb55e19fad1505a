package org.plyscope.view.searchtree.ui;

import java.awt.Font;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;

/** Says what to do while there is no tree. */
final class EmptyState extends JPanel {
  private final JLabel title = new JLabel("No search tree yet", SwingConstants.CENTER);

  /** HTML wraps where the view is narrow. */
  private final JLabel hint =
      new JLabel(
          "<html><div style='text-align:center'>Tick 'Record the search tree' in Agents and press"
              + " F5.",
          SwingConstants.CENTER);

  EmptyState() {
    super(new GridBagLayout());
    setName("tree.empty");
    hint.setName("tree.hint");
    GridBagConstraints at = new GridBagConstraints();
    at.gridx = 0;
    at.weightx = 1;
    at.fill = GridBagConstraints.HORIZONTAL;
    at.insets = new Insets(4, 8, 4, 8);
    add(title, at);
    add(hint, at);
    style();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (title != null) {
      style();
    }
  }

  private void style() {
    Font font = UIManager.getFont("Label.font");
    title.setFont(font.deriveFont(Font.BOLD, font.getSize2D() * 1.25f));
    hint.setFont(font);
    hint.setForeground(UIManager.getColor("Label.disabledForeground"));
    setBackground(UIManager.getColor("Panel.background"));
  }
}
