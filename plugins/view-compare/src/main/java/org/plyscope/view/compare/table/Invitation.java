package org.plyscope.view.compare.table;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.QuickAdds;

/** Stands in the place of an empty table and offers the usual ways to fill it. */
final class Invitation extends JPanel {
  private final transient CompareView view;
  private final WrapBar buttons = new WrapBar();

  Invitation(CompareView view) {
    super(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[grow, fill][]"));
    this.view = view;
    add(
        new EmptyHint(
            "compare.empty",
            "Nothing to compare yet",
            "Add agents with their options and limits, or a whole set of them; then press Run to"
                + " let all of them search the same positions."),
        "width 0:100%:");
    add(buttons, "align center, growx 0, gapbottom unrel");
  }

  /** Offers sets of configurations; the first is the one most users want. */
  void show(List<QuickAdds.Entry> sets) {
    buttons.removeAll();
    if (!sets.isEmpty()) {
      QuickAdds.Entry first = sets.get(0);
      JButton all =
          button(first.title(), "compare.add-first", () -> view.add(first.configurations()));
      Theme.primary(all);
      buttons.add(all);
    }
    buttons.add(button("Vary an option…", "compare.vary", view::vary));
    buttons.add(button("Choose an agent…", "compare.choose", view::addChosen));
    buttons.revalidate();
  }

  private static JButton button(String text, String name, Runnable action) {
    JButton button = new JButton(text);
    button.setName(name);
    button.addActionListener(e -> action.run());
    return button;
  }
}
