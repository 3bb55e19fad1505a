package org.plyscope.workbench.play.seat;

import java.awt.Window;
import java.util.Optional;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;
import org.plyscope.ui.form.AgentForm;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.search.agent.InstalledParts;

/** Asks how an agent in a seat is to play: limits, seed and its own options. */
final class SeatDialog {
  private final InstalledAgent agent;
  private final AgentForm form;
  private final Prose problem = new Prose("seat.problem", "Plyscope.error");
  private final FormDialog dialog;
  private Player answer;

  /**
   * Makes the dialog.
   *
   * @param seat the name of the seat
   * @param agent the agent in it
   * @param now with which limits and seed
   */
  SeatDialog(
      Window owner, Catalog catalog, Rules rules, String seat, InstalledAgent agent, Player now) {
    this.agent = agent;
    form =
        new AgentForm(InstalledParts.of(catalog, () -> rules), "Limits for each move", this::check);
    form.seedHelp("Every move adds its number to the seed.");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap, hidemode 3", "[grow, fill, 0::]", "[grow, fill][]"));
    content.add(form);
    content.add(problem, "width 0:100%:");
    dialog =
        new FormDialog(
            owner, "dialog.seat", seat + ": " + agent.name(), content, "Apply", this::accept);
    form.show(agent.description(), agent.values(), now.limits(), now.seed());
    check();
  }

  /** Shows the dialog; returns the chosen player, or empty if the user cancelled. */
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
    InstalledAgent chosen = agent.with(form.values());
    form.offer(chosen.understands());
    Limits given = form.limits();
    form.idle(chosen.idle(given));
    return new Player(chosen.spec(), given, form.seed());
  }

  private void say(String sentence) {
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    if (dialog != null) {
      dialog.acceptable(sentence.isEmpty());
    }
  }
}
