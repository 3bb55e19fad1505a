package org.plyscope.view.tuning.form;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.TuningKeys;
import org.plyscope.wire.keys.Units;

/** The options that can be tuned, one row each: whether, from where to where, from which start. */
final class RangeRows extends JPanel {
  private static final String[] PLACE = {"tune", "options"};
  private static final int COLUMNS = 5;

  /** A row; an option that is no number has no bounds. */
  private record Row(
      TunableOption option,
      JCheckBox tuned,
      JTextField from,
      JTextField to,
      JTextField start,
      JCheckBox log) {
    void enable() {
      boolean on = tuned.isSelected();
      for (JComponent field : List.of(from, to, start, log)) {
        field.setEnabled(on);
      }
    }
  }

  private final Runnable edited;
  private final List<Row> rows = new ArrayList<>();
  private List<TunableOption> shown = List.of();
  private boolean filling;

  /**
   * Makes no rows yet.
   *
   * @param edited runs after every change
   */
  RangeRows(Runnable edited) {
    super(
        new MigLayout(
            "fillx, insets 0, wrap 5", "[grow, fill, 0::]unrel[fill][fill][fill]unrel[center]"));
    this.edited = edited;
  }

  /** Shows the options of an agent with the bounds of a draft; the same options keep their rows. */
  void show(List<TunableOption> options, DraftTree draft) {
    if (!isFor(options)) {
      rebuild(options);
    }
    shown = options;
    filling = true;
    try {
      rows.forEach(row -> show(row, draft));
    } finally {
      filling = false;
    }
  }

  /** Returns whether there is a row for each of these options, and no other row. */
  boolean isFor(List<TunableOption> options) {
    return paths(options).equals(paths(shown));
  }

  private static List<String> paths(List<TunableOption> options) {
    return options.stream().map(TunableOption::path).toList();
  }

  private void rebuild(List<TunableOption> options) {
    rows.clear();
    removeAll();
    add(new JLabel("Option"));
    for (String key : List.of("from", "to", "start", "log")) {
      FileKey declared = TuningKeys.BOUNDS.at(key);
      JLabel head = new JLabel(declared.label());
      head.setToolTipText(Fields.tooltip(declared.help()));
      add(head);
    }
    options.forEach(this::row);
    revalidate();
    repaint();
  }

  private void row(TunableOption option) {
    JCheckBox tuned = new JCheckBox(option.label());
    tuned.setName("tuning.tune." + option.path());
    tuned.setToolTipText(Fields.tooltip(option.option().help() + " (" + option.path() + ")"));
    Row row =
        new Row(
            option,
            tuned,
            field(option, "from", option.option().min()),
            field(option, "to", option.option().max()),
            field(option, "start", Double.NaN),
            new JCheckBox());
    row.log().setName("tuning.log." + option.path());
    row.log().setToolTipText(Fields.tooltip(TuningKeys.BOUNDS.at("log").help()));
    tuned.addActionListener(e -> changed(row));
    row.log().addActionListener(e -> changed(row));
    rows.add(row);
    add(tuned, "width 0:pref:");
    if (option.isNumber()) {
      add(row.from());
      add(row.to());
      add(row.start());
      add(row.log());
    } else {
      add(new JLabel("all values"), "span 2");
      add(row.start(), "wrap");
    }
  }

  private JTextField field(TunableOption option, String key, double bound) {
    JTextField field = new JTextField(COLUMNS);
    field.setName("tuning." + key + "." + option.path());
    field.setToolTipText(Fields.tooltip(TuningKeys.BOUNDS.at(key).help()));
    String standard = Double.isNaN(bound) ? option.value() : Units.plain(BigDecimal.valueOf(bound));
    field.putClientProperty("JTextField.placeholderText", standard);
    Fields.onEdit(field, this::typed);
    return field;
  }

  private void changed(Row row) {
    row.enable();
    typed();
  }

  private void typed() {
    if (!filling) {
      edited.run();
    }
  }

  private static void show(Row row, DraftTree draft) {
    String path = row.option().path();
    row.tuned().setSelected(draft.find("tune", "options", path) != null);
    show(row.from(), draft, path, "from");
    show(row.to(), draft, path, "to");
    show(row.start(), draft, path, "start");
    row.log().setSelected(draft.text("tune", "options", path, "log").equals("true"));
    row.enable();
  }

  private static void show(JTextField field, DraftTree draft, String path, String key) {
    field.setText(draft.text("tune", "options", path, key));
  }

  /** Writes the options that are tuned into a draft. */
  void store(DraftTree draft) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.tuned().isSelected()) {
        Map<String, Object> bounds = new LinkedHashMap<>();
        if (row.option().isNumber()) {
          put(bounds, "from", row.from());
          put(bounds, "to", row.to());
          if (row.log().isSelected()) {
            bounds.put("log", true);
          }
        }
        put(bounds, "start", row.start());
        // Choices of a file have no field, so they stay.
        Object choices = draft.find("tune", "options", row.option().path(), "choices");
        if (choices != null) {
          bounds.put("choices", choices);
        }
        all.put(row.option().path(), bounds);
      }
    }
    draft.put(all, PLACE);
  }

  private static void put(Map<String, Object> bounds, String key, JTextField field) {
    if (!field.getText().isBlank()) {
      bounds.put(key, DraftTree.value(field.getText().strip()));
    }
  }
}
