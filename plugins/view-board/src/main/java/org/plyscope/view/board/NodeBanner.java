package org.plyscope.view.board;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;

/**
 * Shows that the board is at a node of a search and not at the position searched, and leads back.
 */
final class NodeBanner extends JPanel {
  private final JLabel text = new JLabel();

  NodeBanner(Workspace workspace) {
    super(new MigLayout("fillx, insets 2 8 2 4", "[grow, fill, 0::][]", "[center]"));
    setName("board.banner");
    text.setName("board.banner.text");
    JButton back = new JButton("Back to the start  (Home)");
    back.setName("board.banner.back");
    back.setToolTipText("Show the position that was searched");
    back.setFocusable(false);
    back.putClientProperty("JButton.buttonType", "toolBarButton");
    back.addActionListener(e -> workspace.execute("search.root"));
    putClientProperty("FlatLaf.style", "background: $Plyscope.highlight; arc: 8");
    add(text);
    add(back);
    setVisible(false);
  }

  /** Shows itself while a node below the root of a tree is selected. */
  void follow(Selection selection) {
    Trace trace = selection.trace().orElse(null);
    int node = selection.node();
    boolean below = trace != null && node >= 0 && node < trace.size() && trace.ply(node) > 0;
    setVisible(below);
    if (below) {
      text.setText("Node at ply " + trace.ply(node));
    }
  }
}
