package org.plyscope.view.compare.dialog;

import java.awt.Component;
import java.awt.Window;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.AgentForm;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.compare.model.Draft;
import org.plyscope.view.compare.model.Edit;

/** Asks for the agent, its limits and its options: for one configuration or several. */
public final class ConfigurationDialog {
  private static final String SIZE = "seatDialog";

  private final Draft draft;
  private final JComboBox<InstalledAgent> agents = new JComboBox<>();
  private final JTextField name = new JTextField();
  private final AgentForm form;
  private final Prose problem = new Prose("configuration.problem", "Plyscope.error");
  private final FormDialog dialog;
  private InstalledAgent chosen;
  private String automatic = "";
  private boolean filling;
  private boolean accepted;

  /**
   * Makes a dialog.
   *
   * @param title the question
   * @param okText the text of the accepting button
   * @param named whether the name can be changed
   */
  public ConfigurationDialog(
      Window owner, Draft draft, String title, String okText, boolean named) {
    this.draft = draft;
    form = new AgentForm(draft.agents(), "Limits", this::edited);
    form.seedHelp("The same seed gives the same search, unless time is limited.");
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap 2, hidemode 3",
                "[]unrel[grow, fill, 0::]",
                "[][][grow, fill][]"));
    content.add(labelled("Agent", agents));
    content.add(agents, "width 0:pref:");
    JLabel nameLabel = labelled("Name", name);
    content.add(nameLabel);
    content.add(name, "width 0:pref:");
    nameLabel.setVisible(named);
    name.setVisible(named);
    content.add(form, "span 2, grow, gaptop unrel");
    content.add(problem, "span 2, width 0:100%:");
    agents.setName("configuration.agent");
    agents.setMaximumRowCount(20);
    name.setName("configuration.name");
    draft.agents().all().forEach(agents::addItem);
    agents.setRenderer(new AgentName());
    dialog = new FormDialog(owner, "dialog.configuration", title, content, okText, this::accept);
    agents.addActionListener(e -> agentChosen());
    Fields.onEdit(name, this::check);
  }

  private static JLabel labelled(String text, Component field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    return label;
  }

  /** Asks for a new configuration; empty if the user cancelled. */
  public Optional<Configuration> add(Optional<Configuration> suggested) {
    if (agents.getItemCount() == 0) {
      throw new InputException("No installed agent can play this game; install one first.");
    }
    InstalledAgent first =
        suggested.flatMap(c -> draft.agents().find(c.agent())).orElse(agents.getItemAt(0));
    show(
        first,
        draft.limits(first, suggested.map(Configuration::limits).orElse(first.limits())),
        suggested.map(Configuration::seed).orElse(0L));
    automatic = draft.agents().label(first);
    name.setText(automatic);
    return ask() ? Optional.of(configuration()) : Optional.empty();
  }

  /** Asks for a change of some configurations, at least one; empty if the user cancelled. */
  public Optional<UnaryOperator<Configuration>> edit(List<Configuration> configurations) {
    Configuration first = configurations.get(0);
    Edit edit = new Edit(draft.agents(), first);
    InstalledAgent agent =
        edit.agent()
            .or(() -> Optional.ofNullable(agents.getItemAt(0)))
            .orElseThrow(
                () ->
                    new InputException(
                        "No installed agent can play this game; install one first."));
    show(agent, first.limits(), first.seed());
    name.setText(first.name());
    automatic = first.name().equals(draft.agents().label(agent)) ? first.name() : "";
    if (!ask()) {
      return Optional.empty();
    }
    UnaryOperator<Configuration> change = edit.to(shown(), form.limits(), form.seed());
    boolean renamed = configurations.size() == 1 && !name.getText().strip().equals(first.name());
    String wanted = name.getText().strip();
    return Optional.of(
        renamed && !wanted.isEmpty() ? c -> change.apply(c).withName(wanted) : change);
  }

  private boolean ask() {
    check();
    dialog.show(SIZE);
    return accepted;
  }

  private void show(InstalledAgent agent, Limits limits, long seed) {
    filling = true;
    try {
      chosen = agent;
      for (int i = 0; i < agents.getItemCount(); i++) {
        if (agents.getItemAt(i).id().equals(agent.id())) {
          agents.setSelectedIndex(i);
        }
      }
      form.show(agent.description(), agent.values(), limits, seed);
    } finally {
      filling = false;
    }
  }

  private void agentChosen() {
    if (!filling && agents.getSelectedItem() instanceof InstalledAgent agent) {
      show(agent, draft.limits(agent, agent.limits()), seedOrZero());
      edited();
    }
  }

  private long seedOrZero() {
    try {
      return form.seed();
    } catch (InputException e) {
      return 0;
    }
  }

  /** A name that the user has not edited follows the options. */
  private void edited() {
    if (filling) {
      return;
    }
    try {
      String label = draft.agents().label(shown());
      if (name.getText().equals(automatic)) {
        automatic = label;
        name.setText(label);
      }
    } catch (InputException e) {
      // The problem is shown below.
    }
    check();
  }

  private InstalledAgent shown() {
    return chosen.with(form.values());
  }

  private Configuration configuration() {
    InstalledAgent agent = shown();
    AgentSpec spec = draft.agents().checked(agent.spec()).spec();
    String wanted = name.getText().strip();
    return Configuration.of(spec, form.limits())
        .withName(wanted.isEmpty() ? draft.agents().label(agent) : wanted)
        .withSeed(form.seed());
  }

  private boolean accept() {
    accepted = check();
    return accepted;
  }

  private boolean check() {
    String sentence = "";
    try {
      form.offer(shown().understands());
      Configuration made = configuration();
      form.idle(shown().idle(made.limits()));
      if (made.limits().equals(Limits.NONE) && !chosen.endsByItself()) {
        sentence = "The configuration has no limit: set a depth, iterations, nodes or a time.";
      }
    } catch (InputException e) {
      sentence = e.getMessage();
    }
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    dialog.acceptable(sentence.isEmpty());
    return sentence.isEmpty();
  }
}
