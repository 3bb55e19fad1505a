package org.plyscope.view.compare.order;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** Says what to do while there are no trees. */
final class EmptyOrder {
  private EmptyOrder() {}

  static JPanel panel() {
    JPanel empty = new JPanel(new MigLayout("fill", "[center, grow]", "push[]push"));
    JLabel hint =
        new JLabel(
            "<html><div style='text-align:center'>Run a comparison with Keep trees in the view"
                + " Compare to see what each configuration tried first, at any node.");
    hint.setName("move-order.empty");
    hint.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    empty.add(hint, "width 0:pref:100%");
    return empty;
  }
}
