package org.plyscope.view.searchtree.ui;

import java.awt.Color;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.colour.Glyph;
import org.plyscope.view.searchtree.model.Filter;

/** Asks which nodes to show. */
final class FilterPanel extends JPanel {
  private final Consumer<Filter> apply;
  private final JSpinner ply = new JSpinner();
  private final JTextField low = new JTextField(6);
  private final JTextField high = new JTextField(6);
  private final Map<NodeEnd, JCheckBox> kinds = new EnumMap<>(NodeEnd.class);
  private final int deepest;
  private int row;

  /**
   * Makes the panel.
   *
   * @param deepest the last ply there is
   */
  FilterPanel(Filter filter, int deepest, Consumer<Filter> apply) {
    super(new GridBagLayout());
    this.apply = apply;
    this.deepest = deepest;
    setName("tree.filter");
    ply.setName("tree.filter.ply");
    low.setName("tree.filter.low");
    high.setName("tree.filter.high");
    for (NodeEnd end : NodeEnd.values()) {
      JCheckBox box = new JCheckBox(Glyph.word(end));
      box.setName("tree.filter." + Glyph.word(end));
      kinds.put(end, box);
    }
    show(filter);
    ply.addChangeListener(e -> read());
    low.addActionListener(e -> read());
    high.addActionListener(e -> read());
    kinds.values().forEach(b -> b.addActionListener(e -> read()));
    JButton reset = new JButton("Show all");
    reset.setName("tree.filter.reset");
    reset.addActionListener(
        e -> {
          show(Filter.ALL);
          apply.accept(Filter.ALL);
        });
    line("Last ply", ply);
    line("Least value", low);
    line("Largest value", high);
    kinds.values().forEach(b -> line("", b));
    line("", reset);
  }

  private void line(String name, JComponent field) {
    GridBagConstraints at = new GridBagConstraints();
    at.gridy = row++;
    at.insets = new Insets(2, 8, 2, 8);
    at.anchor = GridBagConstraints.WEST;
    add(new JLabel(name), at);
    at.fill = GridBagConstraints.HORIZONTAL;
    at.gridx = 1;
    add(field, at);
  }

  private void show(Filter filter) {
    ply.setModel(new SpinnerNumberModel(Math.min(deepest, filter.deepest()), 0, deepest, 1));
    low.setText(Double.isInfinite(filter.low()) ? "" : String.valueOf(filter.low()));
    high.setText(Double.isInfinite(filter.high()) ? "" : String.valueOf(filter.high()));
    kinds.forEach((end, box) -> box.setSelected(filter.kinds().contains(end)));
  }

  private void read() {
    Set<NodeEnd> wanted = EnumSet.noneOf(NodeEnd.class);
    kinds.forEach(
        (end, box) -> {
          if (box.isSelected()) {
            wanted.add(end);
          }
        });
    int last = (Integer) ply.getValue();
    apply.accept(
        new Filter(
            last == deepest ? Integer.MAX_VALUE : last,
            number(low, Double.NEGATIVE_INFINITY),
            number(high, Double.POSITIVE_INFINITY),
            wanted));
  }

  /** Reads a number; an empty field has no limit, and one that is not a number is painted so. */
  private static double number(JTextField field, double none) {
    String text = field.getText().strip();
    try {
      double value = text.isEmpty() ? none : Double.parseDouble(text);
      field.putClientProperty("JComponent.outline", null);
      return value;
    } catch (NumberFormatException e) {
      field.putClientProperty("JComponent.outline", Color.RED);
      field.setToolTipText("'" + text + "' is not a number; write for example 1.5.");
      return none;
    }
  }
}
