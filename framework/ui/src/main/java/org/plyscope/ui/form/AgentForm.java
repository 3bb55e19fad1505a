package org.plyscope.ui.form;

import java.util.Map;
import java.util.Set;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.option.OptionValues;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;

/**
 * Asks how an agent is to search: limits, seed and its own options. The same form serves the seats
 * of a game and the configurations of a comparison.
 */
public final class AgentForm extends JScrollPane {
  private final Prose description = new Prose("agent-form.description", "Plyscope.muted");
  private final LimitFields limits;
  private final JTextField seed = new JTextField();
  private final Heading optionsHeading = new Heading("Options");
  private final OptionForm form;

  /**
   * Makes an empty form.
   *
   * @param parts which parts can be named in options
   * @param limitsHeading the heading of the limits
   * @param whenChanged runs after every edit
   */
  public AgentForm(PartNames parts, String limitsHeading, Runnable whenChanged) {
    limits = new LimitFields(whenChanged);
    form = new OptionForm(parts);
    JPanel panel =
        new JPanel(new MigLayout("fillx, insets 0, wrap, hidemode 3", "[grow, fill, 0::]"));
    panel.add(description, "width 0:100%:");
    panel.add(new Heading(limitsHeading), "gaptop unrel");
    panel.add(limits);
    panel.add(seedRow());
    panel.add(optionsHeading, "gaptop unrel");
    panel.add(form);
    setViewportView(new WidthTracking(panel));
    setHorizontalScrollBarPolicy(HORIZONTAL_SCROLLBAR_NEVER);
    putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    form.onEdit(whenChanged);
    Fields.onEdit(seed, whenChanged);
  }

  /**
   * Shows an agent.
   *
   * @param about its subject, in a sentence or two
   * @param values its options
   * @param end when a search stops
   * @param randomSeed the seed of every random choice
   */
  public void show(String about, OptionValues values, Limits end, long randomSeed) {
    description.setText(about);
    boolean any = !values.options().isEmpty();
    optionsHeading.setVisible(any);
    form.setVisible(any);
    form.show(values);
    limits.show(end);
    seed.setText(Long.toString(randomSeed));
    revalidate();
  }

  /**
   * Shows fields only for limits that mean something to the agent.
   *
   * @param kinds the limits that do
   */
  public void offer(Set<Limits.Kind> kinds) {
    limits.offer(kinds);
  }

  /**
   * Greys out options that have no effect now.
   *
   * @param reasons by the id of each such option why that is so
   */
  public void idle(Map<String, String> reasons) {
    form.idle(reasons);
  }

  /**
   * Reads the options.
   *
   * @return the choice of the user
   * @throws InputException if one is wrong
   */
  public OptionValues values() {
    return form.values();
  }

  /**
   * Reads the limits.
   *
   * @return the choice of the user
   * @throws InputException if one is wrong
   */
  public Limits limits() {
    return limits.limits();
  }

  /**
   * Reads the seed.
   *
   * @return the text of the user
   * @throws InputException if it is not a whole number
   */
  public long seed() {
    try {
      long value = Long.parseLong(seed.getText().strip());
      Fields.clearProblem(seed);
      return value;
    } catch (NumberFormatException e) {
      Fields.markProblem(seed);
      throw new InputException("The seed is '" + seed.getText() + "'; it must be a whole number.");
    }
  }

  /**
   * Adds an explanation of the seed.
   *
   * @param help the tool tip of its field
   */
  public void seedHelp(String help) {
    seed.setToolTipText(help);
  }

  private JPanel seedRow() {
    JPanel row = new JPanel(new MigLayout("fillx, insets 0", "[]unrel[grow, fill]"));
    JLabel label = new JLabel("Seed");
    label.setLabelFor(seed);
    seed.setName("agent-form.seed");
    row.add(label);
    row.add(seed);
    return row;
  }
}
