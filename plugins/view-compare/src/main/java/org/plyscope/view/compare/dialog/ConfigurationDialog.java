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
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.ui.form.AgentForm;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.compare.model.AgentChoice;
import org.plyscope.view.compare.model.Draft;
import org.plyscope.view.compare.model.Edit;

/** Asks who searches, for how long and with which options: for one configuration or several. */
public final class ConfigurationDialog {
  private static final String SIZE = "seatDialog";

  private final Analyst analyst;
  private final Draft draft;
  private final JComboBox<AgentChoice> agents = new JComboBox<>();
  private final JTextField name = new JTextField();
  private final AgentForm form;
  private final Prose problem = new Prose("configuration.problem", "Plyscope.error");
  private final FormDialog dialog;
  private AgentChoice chosen;
  private String automatic = "";
  private boolean filling;
  private boolean accepted;

  /**
   * Makes a dialog.
   *
   * @param title what it asks
   * @param okText what the accepting button says
   * @param named whether the name can be changed
   */
  public ConfigurationDialog(
      Window owner, Analyst analyst, Draft draft, String title, String okText, boolean named) {
    this.analyst = analyst;
    this.draft = draft;
    form = new AgentForm(parts(), "Limits", this::edited);
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
    AgentChoice.all(analyst, draft.rules()).forEach(agents::addItem);
    dialog = new FormDialog(owner, "dialog.configuration", title, content, okText, this::accept);
    agents.addActionListener(e -> agentChosen());
    Fields.onEdit(name, this::check);
  }

  private PartNames parts() {
    return new OfferedParts(analyst, draft.rules());
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
    AgentChoice first =
        suggested
            .flatMap(c -> AgentChoice.find(analyst, draft.rules(), c.agent()))
            .orElse(agents.getItemAt(0));
    show(
        first,
        draft.limits(first, suggested.map(Configuration::limits).orElse(first.suggested())),
        suggested.map(Configuration::seed).orElse(0L));
    automatic = first.label(analyst, draft.rules());
    name.setText(automatic);
    return ask() ? Optional.of(configuration()) : Optional.empty();
  }

  /** Asks for a change of some configurations, at least one; empty if the user cancelled. */
  public Optional<UnaryOperator<Configuration>> edit(List<Configuration> configurations) {
    Configuration first = configurations.get(0);
    Edit edit = new Edit(analyst, draft.rules(), first);
    AgentChoice agent =
        edit.agent()
            .or(() -> Optional.ofNullable(agents.getItemAt(0)))
            .orElseThrow(
                () ->
                    new InputException(
                        "No installed agent can play this game; install one first."));
    show(agent, first.limits(), first.seed());
    name.setText(first.name());
    automatic = first.name().equals(agent.label(analyst, draft.rules())) ? first.name() : "";
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

  private void show(AgentChoice agent, Limits limits, long seed) {
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
    if (!filling && agents.getSelectedItem() instanceof AgentChoice agent) {
      show(agent, draft.limits(agent, agent.suggested()), seedOrZero());
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

  /** A name that nobody wrote follows the options. */
  private void edited() {
    if (filling) {
      return;
    }
    try {
      String label = shown().label(analyst, draft.rules());
      if (name.getText().equals(automatic)) {
        automatic = label;
        name.setText(label);
      }
    } catch (InputException e) {
      // What is wrong is said below.
    }
    check();
  }

  private AgentChoice shown() {
    return chosen.with(form.values());
  }

  private Configuration configuration() {
    AgentChoice agent = shown();
    String text = analyst.canonical(draft.rules(), agent.text());
    String wanted = name.getText().strip();
    return Configuration.of(text, form.limits())
        .withName(wanted.isEmpty() ? agent.label(analyst, draft.rules()) : wanted)
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
        sentence = "A search needs an end; give a depth, iterations, nodes or a time.";
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
