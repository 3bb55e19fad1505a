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
  private final JLabel title = new JLabel("", SwingConstants.CENTER);

  private final JLabel hint = new JLabel("", SwingConstants.CENTER);

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
    searching(false);
    style();
  }

  /** Says what there is to wait for while a search runs, and what to do otherwise. */
  void searching(boolean running) {
    title.setText(running ? "Searching…" : "No search tree yet");
    String sentence =
        running
            ? "A tree that is recorded appears here when the search ends."
            : "Tick 'Record the search tree' in Agents and press F5.";
    // HTML wraps where the view is narrow.
    hint.setText("<html><div style='text-align:center'>" + sentence);
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
