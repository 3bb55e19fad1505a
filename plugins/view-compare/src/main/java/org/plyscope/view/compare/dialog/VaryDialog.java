package org.plyscope.view.compare.dialog;

import java.awt.Component;
import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.compare.model.Draft;
import org.plyscope.view.compare.model.QuickAdds;
import org.plyscope.view.compare.model.Variation;

/** Asks for one agent and several values of one of its options. */
public final class VaryDialog {
  private static final String SIZE = "seatDialog";

  private final Draft draft;
  private final Variation variation;
  private final JComboBox<InstalledAgent> agents = new JComboBox<>();
  private final JComboBox<Option<?>> options = new JComboBox<>();
  private final JPanel values =
      new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
  private final List<JCheckBox> ticks = new ArrayList<>();
  private final JTextField numbers = new JTextField();
  private final Prose problem = new Prose("vary.problem", "Plyscope.error");
  private final FormDialog dialog;
  private List<Variation.Value> offered = List.of();
  private List<Configuration> answer;

  /** Makes a dialog. */
  public VaryDialog(Window owner, Draft draft, Optional<InstalledAgent> first) {
    this.draft = draft;
    variation = new Variation(draft.agents());
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap 2, hidemode 3",
                "[]unrel[grow, fill, 0::]",
                "[][][grow, fill][]"));
    content.add(label("Agent", agents));
    content.add(agents, "width 0:pref:");
    content.add(label("Vary", options));
    content.add(options, "width 0:pref:");
    content.add(new JScrollPane(values), "span 2, grow");
    content.add(problem, "span 2, width 0:100%:");
    agents.setName("vary.agent");
    agents.setMaximumRowCount(20);
    agents.setRenderer(new AgentName());
    options.setName("vary.option");
    options.setMaximumRowCount(20);
    options.setRenderer(new OptionName());
    numbers.setName("vary.numbers");
    dialog = new FormDialog(owner, "dialog.vary", "Vary an option", content, "Add", this::accept);
    first.ifPresent(agents::addItem);
    draft.agents().all().stream()
        .filter(agent -> first.map(f -> !f.spec().equals(agent.spec())).orElse(true))
        .filter(agent -> !variation.options(agent).isEmpty())
        .forEach(agents::addItem);
    agents.addActionListener(e -> agentChosen());
    options.addActionListener(e -> optionChosen());
    Fields.onEdit(numbers, this::check);
    agentChosen();
  }

  /** Shows the dialog; returns what to add, empty if the user cancelled. */
  public Optional<List<Configuration>> ask() {
    dialog.show(SIZE);
    return Optional.ofNullable(answer);
  }

  private static JLabel label(String text, Component field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    return label;
  }

  private void agentChosen() {
    options.removeAllItems();
    if (agents.getSelectedItem() instanceof InstalledAgent agent) {
      variation.options(agent).forEach(options::addItem);
    }
    optionChosen();
  }

  private void optionChosen() {
    values.removeAll();
    ticks.clear();
    if (options.getSelectedItem() instanceof Option<?> option) {
      offered = variation.values(option);
      for (Variation.Value value : offered) {
        JCheckBox tick = new JCheckBox(value.label());
        tick.setName("vary.value." + value.text());
        tick.addActionListener(e -> check());
        ticks.add(tick);
        values.add(tick);
      }
      if (offered.isEmpty()) {
        numbers.setText("");
        numbers.putClientProperty("JTextField.placeholderText", "such as 1, 2, 5");
        values.add(numbers);
      }
      values.setToolTipText(Fields.tooltip(option.help()));
    }
    values.revalidate();
    values.repaint();
    check();
  }

  private List<Configuration> read() {
    if (!(agents.getSelectedItem() instanceof InstalledAgent agent)
        || !(options.getSelectedItem() instanceof Option<?> option)) {
      throw new InputException("No installed agent for this game has options to vary.");
    }
    List<Variation.Value> chosen = new ArrayList<>();
    for (int i = 0; i < ticks.size(); i++) {
      if (ticks.get(i).isSelected()) {
        chosen.add(offered.get(i));
      }
    }
    return variation.configurations(
        draft,
        QuickAdds.withFixedDepth(agent),
        option,
        offered.isEmpty() ? Variation.numbers(option, numbers.getText()) : chosen);
  }

  private boolean accept() {
    check();
    try {
      answer = read();
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  private void check() {
    String sentence = "";
    try {
      read();
    } catch (InputException e) {
      sentence = e.getMessage();
    }
    problem.setText(sentence);
    dialog.acceptable(sentence.isEmpty());
  }

  /** Shows an option by its label. */
  private static final class OptionName extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focus) {
      Object text = value instanceof Option<?> option ? option.label() : value;
      return super.getListCellRendererComponent(list, text, index, selected, focus);
    }
  }
}
