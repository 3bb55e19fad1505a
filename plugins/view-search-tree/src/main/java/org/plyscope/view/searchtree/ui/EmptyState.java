package org.plyscope.view.searchtree.ui;

import java.awt.Font;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Trace;

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
    explain(Optional.empty(), Optional.empty());
    style();
  }

  /** Says what there is to wait for, why there is nothing to see, or what to do. */
  void explain(Optional<SearchResult> result, Optional<Trace> trace) {
    if (result.filter(r -> r.status() == SearchResult.Status.RUNNING).isPresent()) {
      say("Searching…", "A tree that is recorded appears here when the search ends.");
    } else if (trace.isPresent()) {
      say("No search tree", "This agent tells nothing about its tree; others do.");
    } else {
      say("No search tree yet", "Tick 'Record the search tree' in Agents and press F5.");
    }
  }

  private void say(String heading, String sentence) {
    title.setText(heading);
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
