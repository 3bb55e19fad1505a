package org.plyscope.ui.form;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;

/** Four small fields for the limits of a search; an empty field is no limit. */
public final class LimitFields extends JPanel {
  private static final double MILLIS = 1_000;

  private final JTextField depth = field("limit.depth", "plies", "Maximum depth in plies.");
  private final JTextField nodes = field("limit.nodes", "nodes", "Maximum number of nodes.");
  private final JTextField iterations =
      field("limit.iterations", "playouts", "Run at most this many iterations (Monte Carlo).");
  private final JTextField time = field("limit.time", "seconds", "Search at most this long.");

  private final Map<Limits.Kind, JPanel> panels = new EnumMap<>(Limits.Kind.class);

  /**
   * Makes empty fields.
   *
   * @param whenChanged runs after every edit
   */
  public LimitFields(Runnable whenChanged) {
    super(
        new MigLayout(
            "fillx, insets 0, wrap 2, hidemode 3", "[grow, sg, fill]unrel[grow, sg, fill]"));
    add(Limits.Kind.DEPTH, labelled("Depth", depth));
    add(Limits.Kind.TIME, labelled("Time (s)", time));
    add(Limits.Kind.NODES, labelled("Nodes", nodes));
    add(Limits.Kind.ITERATIONS, labelled("Iterations", iterations));
    Consumer<JTextField> follow = f -> Fields.onEdit(f, whenChanged);
    follow.accept(depth);
    follow.accept(nodes);
    follow.accept(iterations);
    follow.accept(time);
  }

  private void add(Limits.Kind kind, JPanel panel) {
    panels.put(kind, panel);
    add(panel);
  }

  /**
   * Shows fields only for limits that mean something to an agent; the others are no limits.
   *
   * @param kinds the limits that do
   */
  public void offer(Set<Limits.Kind> kinds) {
    panels.forEach((kind, panel) -> panel.setVisible(kinds.contains(kind)));
  }

  /**
   * Shows limits.
   *
   * @param limits the limits
   */
  public void show(Limits limits) {
    depth.setText(text(limits.depth()));
    nodes.setText(text(limits.nodes()));
    iterations.setText(text(limits.iterations()));
    double seconds = limits.millis() / MILLIS;
    time.setText(
        limits.millis() == 0
            ? ""
            : seconds == Math.rint(seconds) ? text((long) seconds) : Double.toString(seconds));
  }

  /**
   * Reads the limits.
   *
   * @return the text of the user
   * @throws InputException if a field holds no number
   */
  public Limits limits() {
    double seconds = decimal(time, "Time");
    return Limits.NONE
        .withDepth((int) Math.min(Integer.MAX_VALUE, whole(depth, "Depth")))
        .withNodes(whole(nodes, "Nodes"))
        .withIterations(whole(iterations, "Iterations"))
        .withTime(Duration.ofMillis((long) Math.ceil(seconds * MILLIS)))
        .only(offered());
  }

  private Set<Limits.Kind> offered() {
    Set<Limits.Kind> kinds = EnumSet.noneOf(Limits.Kind.class);
    panels.keySet().stream().filter(kind -> panels.get(kind).isVisible()).forEach(kinds::add);
    return kinds;
  }

  private static long whole(JTextField field, String name) {
    String text = field.getText().strip().replace("_", "").replace(",", "");
    try {
      long value = text.isEmpty() ? 0 : Long.parseLong(text);
      return checked(field, name, text, value);
    } catch (NumberFormatException e) {
      throw wrong(field, name, text);
    }
  }

  private static double decimal(JTextField field, String name) {
    String text = field.getText().strip();
    try {
      double value = text.isEmpty() ? 0 : Double.parseDouble(text);
      if (!(value < Long.MAX_VALUE / MILLIS)) {
        throw wrong(field, name, text);
      }
      checked(field, name, text, (long) Math.floor(value));
      return value;
    } catch (NumberFormatException e) {
      throw wrong(field, name, text);
    }
  }

  private static long checked(JTextField field, String name, String text, long value) {
    if (value < 0) {
      throw wrong(field, name, text);
    }
    Fields.clearProblem(field);
    return value;
  }

  private static InputException wrong(JTextField field, String name, String text) {
    Fields.markProblem(field);
    return new InputException(
        name + " is '" + text + "'; it must be a number from 0, or empty for no limit.");
  }

  private static String text(long value) {
    return value == 0 ? "" : Long.toString(value);
  }

  private static JTextField field(String name, String unit, String help) {
    JTextField field = new JTextField(6);
    field.setName(name);
    field.setToolTipText(help + " Empty means no limit.");
    field.putClientProperty("JTextField.placeholderText", "no limit");
    field.getAccessibleContext().setAccessibleName(unit);
    return field;
  }

  private static JPanel labelled(String label, JTextField field) {
    JPanel panel = new JPanel(new MigLayout("fillx, insets 0, wrap, gapy 0", "[grow, fill]"));
    JLabel text = new JLabel(label);
    text.setLabelFor(field);
    text.putClientProperty("FlatLaf.styleClass", "small");
    panel.add(text);
    panel.add(field);
    return panel;
  }
}
