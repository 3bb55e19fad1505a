package org.plyscope.workbench.search.result;

import java.util.List;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.measure.Figures;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.trace.TraceText;

/** Further details of a search, in sentences that may be of any length. */
final class DetailsPanel extends JPanel {
  private final Prose comment = new Prose("result.comment", "Label.foreground");
  private final Prose techniques = new Prose("result.techniques", "Label.foreground");
  private final Prose figures = new Prose("result.figures", "Label.foreground");
  private final Prose overhead = new Prose("result.overhead", "Label.foreground");
  private final Prose about = new Prose("result.about", "Label.foreground");

  DetailsPanel() {
    super(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
    JPanel content =
        new JPanel(
            new MigLayout("fillx, insets rel, wrap, hidemode 3, gapy unrel", "[grow, fill, 0::]"));
    for (Prose part : List.of(comment, figures, techniques, overhead, about)) {
      part.setFocusable(true);
      part.setVisible(false);
      content.add(part, "width 0:100%:");
    }
    JScrollPane scroll = new JScrollPane(new WidthTracking(content));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    add(scroll);
  }

  /** Shows the messages and techniques of the agent. */
  void show(ResultText text, Figures told) {
    say(comment, text.comment());
    say(techniques, text.techniques());
    say(figures, FigureText.line(told));
    figures.setToolTipText(FigureText.help(told));
  }

  /** Shows the cost of the trace and its origin. */
  void describe(TraceText text) {
    say(overhead, text.cost());
    say(about, text.about());
  }

  private static void say(Prose part, String text) {
    if (!part.getText().equals(text)) {
      part.setText(text);
    }
    part.setVisible(!text.isEmpty());
  }
}
