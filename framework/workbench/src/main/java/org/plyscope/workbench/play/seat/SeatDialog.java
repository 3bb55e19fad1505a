package org.plyscope.workbench.play.seat;

import java.awt.Window;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.dialog.FormDialog;
import org.plyscope.workbench.search.agent.InstalledParts;
import org.plyscope.workbench.search.agent.LimitFields;

/** Asks how an agent in a seat is to play: limits, seed and its own options. */
final class SeatDialog {
  private final AgentSpec agent;
  private final LimitFields limits = new LimitFields(this::check);
  private final JTextField seed = new JTextField();
  private final OptionForm form;
  private final Prose problem = new Prose("seat.problem", "Plyscope.error");
  private final FormDialog dialog;
  private Player answer;

  /**
   * Makes the dialog.
   *
   * @param seat the name of the seat
   * @param agent who sits there
   * @param now with which limits and seed
   */
  SeatDialog(Window owner, Catalog catalog, Rules rules, String seat, AgentSpec agent, Player now) {
    this.agent = agent;
    form = new OptionForm(InstalledParts.of(catalog, () -> rules));
    JPanel panel = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
    Prose description = new Prose("seat.description", "Plyscope.muted");
    description.setText(agent.description());
    panel.add(description, "width 0:100%:");
    panel.add(new Heading("Limits for each move"), "gaptop unrel");
    panel.add(limits);
    panel.add(seedRow());
    if (!agent.values().options().isEmpty()) {
      panel.add(new Heading("Options"), "gaptop unrel");
      panel.add(form);
    }
    JScrollPane scroll = new JScrollPane(new WidthTracking(panel));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap, hidemode 3", "[grow, fill, 0::]", "[grow, fill][]"));
    content.add(scroll);
    content.add(problem, "width 0:100%:");
    dialog =
        new FormDialog(
            owner, "dialog.seat", seat + ": " + agent.name(), content, "Apply", this::accept);
    seed.setText(Long.toString(now.seed()));
    form.show(agent.values());
    limits.offer(agent.understands());
    limits.show(now.limits());
    form.onEdit(this::check);
    Fields.onEdit(seed, this::check);
    check();
  }

  /** Shows the dialog; returns who is to sit there, or empty if the user cancelled. */
  Optional<Player> ask() {
    dialog.show("seatDialog");
    return Optional.ofNullable(answer);
  }

  private boolean accept() {
    try {
      answer = read();
      return true;
    } catch (InputException e) {
      say(e.getMessage());
      return false;
    }
  }

  private void check() {
    try {
      read();
      say("");
    } catch (InputException e) {
      say(e.getMessage());
    }
  }

  private Player read() {
    AgentSpec chosen = agent.with(form.values());
    limits.offer(chosen.understands());
    Limits given = limits.limits();
    form.idle(chosen.idle(given));
    return new Player(chosen.text(), given, seedValue());
  }

  private long seedValue() {
    try {
      long value = Long.parseLong(seed.getText().strip());
      Fields.clearProblem(seed);
      return value;
    } catch (NumberFormatException e) {
      Fields.markProblem(seed);
      throw new InputException("The seed is '" + seed.getText() + "'; it must be a whole number.");
    }
  }

  private void say(String sentence) {
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    if (dialog != null) {
      dialog.acceptable(sentence.isEmpty());
    }
  }

  private JPanel seedRow() {
    JPanel row = new JPanel(new MigLayout("fillx, insets 0", "[]unrel[grow, fill]"));
    JLabel label = new JLabel("Seed");
    label.setLabelFor(seed);
    seed.setName("seat.seed");
    seed.setToolTipText("Every move adds its number to the seed.");
    row.add(label);
    row.add(seed);
    return row;
  }
}
