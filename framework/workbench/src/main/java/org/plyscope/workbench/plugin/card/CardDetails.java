package org.plyscope.workbench.plugin.card;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.FactList;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.ui.widget.WrapBar;

/** Everything about one card: its facts, its problem, and its actions. */
final class CardDetails {
  private final String prefix;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fillx, insets 0 unrel 0 0, wrap, hidemode 3, gapy unrel", "[grow, fill, 0::]"));
  private final JLabel picture = new JLabel();
  private final JLabel name = new JLabel();
  private final JLabel line = new JLabel();
  private final JLabel state = new JLabel();
  private final JPanel actions = new WrapBar();
  private final JPanel fixes = new WrapBar();
  private final Prose sentence;
  private final JToggleButton showCause = new JToggleButton("Show cause");
  private final JTextArea cause = new JTextArea();
  private final JScrollPane causePane = new JScrollPane(cause);
  private final Prose description;
  private final FactList facts;

  CardDetails(String prefix) {
    this.prefix = prefix;
    sentence = new Prose(prefix + ".problem", "Label.foreground");
    description = new Prose(prefix + ".about", "Label.foreground");
    facts = new FactList(prefix + ".facts");
    name.setName(prefix + ".name");
    state.setName(prefix + ".state");
    cause.setName(prefix + ".cause");
    showCause.setName(prefix + ".show-cause");
    name.putClientProperty("FlatLaf.styleClass", "h2");
    line.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    cause.setEditable(false);
    cause.setRows(8);
    cause.putClientProperty("FlatLaf.styleClass", "monospaced");
    showCause.addActionListener(e -> causePane.setVisible(showCause.isSelected()));
    panel.add(head());
    panel.add(actions);
    panel.add(sentence, "width 0:100%:");
    panel.add(fixes);
    panel.add(showCause, "growx 0");
    panel.add(causePane);
    panel.add(description, "width 0:100%:");
    panel.add(facts);
  }

  private JPanel head() {
    JPanel head =
        new JPanel(new MigLayout("fillx, insets 0, gapy 2", "[]unrel[grow, fill, 0::]", "[][][]"));
    head.setOpaque(false);
    head.add(picture, "spany 3, top");
    head.add(name, "wrap, width 0:100%:");
    head.add(line, "wrap, width 0:100%:");
    head.add(state, "width 0:100%:");
    return head;
  }

  JComponent component() {
    return new WidthTracking(panel);
  }

  void show(Card card) {
    picture.setIcon(CardRenderer.icon(card, Theme.size("card.picture.size")));
    name.setText(card.name());
    line.setText(card.line());
    state.setText(card.state());
    state.setForeground(UIManager.getColor(card.tone().key()));
    buttons(actions, card.actions(), prefix + ".");
    buttons(fixes, card.fixes(), prefix + ".fix.");
    sentence.setText(card.sentence());
    sentence.setVisible(!card.sentence().isEmpty());
    sentence.setForeground(
        UIManager.getColor(card.tone() == Card.Tone.BAD ? card.tone().key() : "Label.foreground"));
    boolean caused = !card.cause().isBlank();
    showCause.setVisible(caused);
    causePane.setVisible(caused && showCause.isSelected());
    if (!cause.getText().equals(card.cause())) {
      cause.setText(card.cause());
      cause.setCaretPosition(0);
    }
    description.setText(card.description());
    description.setVisible(!card.description().isEmpty());
    facts.show(card.facts());
    panel.revalidate();
    panel.repaint();
  }

  private static void buttons(JPanel bar, List<CardAction> actions, String prefix) {
    bar.removeAll();
    for (CardAction action : actions) {
      JButton button = new JButton(action.text());
      button.setName(prefix + action.name());
      button.setToolTipText(action.help());
      button.setEnabled(action.enabled());
      button.addActionListener(e -> action.run().run());
      bar.add(button);
    }
    bar.setVisible(!actions.isEmpty());
  }
}
