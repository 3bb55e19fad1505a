package org.plyscope.workbench.review;

import java.awt.Component;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.LimitFields;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.play.control.PlayControl;

/** Starts and stops reviews; remembers the last reference. */
public final class ReviewActions {
  private static final String AGENT = "review.agent";
  private static final String LIMITS = "review.limits";
  private static final Limits STANDARD = Limits.depth(4);

  private final Catalog catalog;
  private final PlayControl control;
  private final ReviewControl review;
  private final Window owner;
  private final Choices choices;
  private final Consumer<String> messages;

  /** Makes the actions; dialogs lie over {@code owner}. */
  public ReviewActions(
      Catalog catalog,
      PlayControl control,
      ReviewControl review,
      Window owner,
      Choices choices,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.control = control;
    this.review = review;
    this.owner = owner;
    this.choices = choices;
    this.messages = messages;
  }

  /** Returns whether there is something to review, or to stop. */
  public boolean possible() {
    return review.running() || control.tree().filter(t -> !t.mainLine().isEmpty()).isPresent();
  }

  /** Asks for the reference and starts, or stops the running review. */
  public void toggle() {
    if (review.running()) {
      review.stop();
      return;
    }
    GameTree tree = control.tree().orElseThrow();
    List<InstalledAgent> agents = catalog.agentsFor(tree.rules());
    if (agents.isEmpty()) {
      messages.accept("There is no agent for these rules; install a plugin that provides one.");
      return;
    }
    String last = choices.get(AGENT).orElse("");
    InstalledAgent first =
        agents.stream().filter(a -> a.id().equals(last)).findFirst().orElse(agents.get(0));
    new ReviewDialog(owner, agents, first, limits(), tree.mainLine().size())
        .ask()
        .ifPresent(answer -> start(tree, answer));
  }

  private void start(GameTree tree, ReviewDialog.Answer answer) {
    choices.put(AGENT, answer.agent().id());
    choices.put(LIMITS, answer.limits().toString());
    review.start(tree, answer.agent(), answer.limits(), 0);
  }

  private Limits limits() {
    try {
      return choices.get(LIMITS).map(Limits::parse).orElse(STANDARD);
    } catch (InputException e) {
      return STANDARD;
    }
  }

  /** Asks for the agent that judges the moves of a game, and how far it searches each time. */
  private static final class ReviewDialog {
    /**
     * The answer.
     *
     * @param agent the agent that judges
     * @param limits how far it searches
     */
    record Answer(InstalledAgent agent, Limits limits) {}

    private final JComboBox<InstalledAgent> agents;
    private final LimitFields limits = new LimitFields(this::check);
    private final Prose description = new Prose("review.description", "Plyscope.muted");
    private final Prose problem = new Prose("review.problem", "Plyscope.error");
    private final FormDialog dialog;
    private Answer answer;

    ReviewDialog(
        Window owner, List<InstalledAgent> all, InstalledAgent first, Limits given, int moves) {
      agents = new JComboBox<>(all.toArray(InstalledAgent[]::new));
      agents.setName("review.agent");
      agents.setRenderer(new Names());
      JPanel panel = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
      Prose help = new Prose("review.help", "Plyscope.muted");
      help.setText(
          "The agent searches before each of the %d moves, and once restricted to the move"
                  .formatted(moves)
              + " played. A depth limit makes its values comparable; searches that end at a "
              + "time or node limit give no verdict.");
      panel.add(help, "width 0:100%:");
      JLabel label = new JLabel("Judge");
      label.setLabelFor(agents);
      panel.add(label, "gaptop unrel");
      panel.add(agents);
      panel.add(description, "width 0:100%:");
      panel.add(new Heading("Limits for each search"), "gaptop unrel");
      panel.add(limits);
      panel.add(problem, "width 0:100%:, hidemode 3");
      dialog =
          new FormDialog(owner, "dialog.review", "Review the game", panel, "Review", this::accept);
      agents.addActionListener(e -> chosen());
      limits.show(given);
      agents.setSelectedItem(first);
      chosen();
    }

    /** Shows the dialog; returns the answer, or empty if the user cancelled. */
    Optional<Answer> ask() {
      dialog.showFitted("seatDialog");
      return Optional.ofNullable(answer);
    }

    private void chosen() {
      InstalledAgent agent = (InstalledAgent) agents.getSelectedItem();
      description.setText(agent.description());
      limits.offer(agent.understands());
      check();
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

    private Answer read() {
      InstalledAgent agent = (InstalledAgent) agents.getSelectedItem();
      Limits given = limits.limits();
      agent.requireEnd(given, kind -> "a limit of " + kind);
      return new Answer(agent, given);
    }

    private void say(String sentence) {
      problem.setText(sentence);
      problem.setVisible(!sentence.isEmpty());
      if (dialog != null) {
        dialog.acceptable(sentence.isEmpty());
      }
    }

    /** Shows agents by their names. */
    private static final class Names extends DefaultListCellRenderer {
      @Override
      public Component getListCellRendererComponent(
          JList<?> list, Object value, int index, boolean selected, boolean focused) {
        Object text = value instanceof InstalledAgent agent ? agent.name() : value;
        return super.getListCellRendererComponent(list, text, index, selected, focused);
      }
    }
  }
}
