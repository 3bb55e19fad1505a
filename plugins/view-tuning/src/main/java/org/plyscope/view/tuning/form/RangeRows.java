package org.plyscope.view.tuning.form;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.EntryField;
import org.plyscope.ui.form.field.FieldGroup;
import org.plyscope.ui.form.field.FieldValue;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.TuningKeys;
import org.plyscope.wire.keys.Units;

/** The options that can be tuned, one row each: whether, from where to where, from which start. */
final class RangeRows extends FieldGroup {
  private static final String[] PLACE = {"tune", "options"};

  /** A control that follows the file. */
  private record Follower(JCheckBox box, BooleanSupplier ticked) {}

  private final transient FileDraft draft;
  private final transient List<Follower> boxes = new ArrayList<>();
  private transient List<TunableOption> shown = List.of();

  RangeRows(FileDraft draft) {
    super(
        new MigLayout(
            "fillx, insets 0, wrap 5", "[grow, fill, 0::]unrel[fill][fill][fill]unrel[center]"));
    this.draft = draft;
  }

  /** Makes a row for each option, unless these are the same options as before. */
  void remake(List<TunableOption> options) {
    if (options.equals(shown)) {
      return;
    }
    shown = options;
    fields().clear();
    boxes.clear();
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
    String[] place = FileText.path(PLACE, option.path());
    add(
        box(
            "tune." + option.path(),
            option.label(),
            option.option().help() + " (" + option.path() + ")",
            () -> draft.readable().has(place),
            text -> text.has(place) ? text.removed(place) : text.withValue(Map.of(), place)),
        "width 0:pref:");
    if (option.isNumber()) {
      add(bound(option, "from", Units.plain(BigDecimal.valueOf(option.option().min()))));
      add(bound(option, "to", Units.plain(BigDecimal.valueOf(option.option().max()))));
      add(bound(option, "start", option.value()));
      String[] log = FileText.path(place, "log");
      add(
          box(
              "log." + option.path(),
              "",
              TuningKeys.BOUNDS.at("log").help(),
              () -> draft.readable().field(log).equals("true"),
              text -> text.has(log) ? text.removed(log) : text.withValue(true, log)));
    } else {
      add(new JLabel("all values"), "span 2");
      add(bound(option, "start", option.value()), "wrap");
    }
  }

  private JCheckBox box(
      String name,
      String label,
      String help,
      BooleanSupplier ticked,
      UnaryOperator<FileText> change) {
    JCheckBox box = new JCheckBox(label);
    box.setName(draft.name() + name);
    box.setToolTipText(Fields.tooltip(help));
    box.addActionListener(e -> draft.edit(PLACE[0], change));
    boxes.add(new Follower(box, ticked));
    return box;
  }

  /** Makes the field of a bound; an option that is not tuned begins to be when it gets one. */
  private JComponent bound(TunableOption option, String key, String standard) {
    String[] path = FileText.path(FileText.path(PLACE, option.path()), key);
    FieldValue value =
        FieldValue.of(
            draft,
            String.join(".", path),
            text -> text.field(path),
            (text, typed) -> typed.isEmpty() ? text.removed(path) : text.with(typed, path));
    FileKey declared = TuningKeys.BOUNDS.at(key);
    EntryField field = new EntryField(declared.label(), value);
    field.explained(declared.help(), standard);
    include(field);
    return field.cell();
  }

  @Override
  public void refresh() {
    super.refresh();
    boxes.forEach(one -> one.box().setSelected(one.ticked().getAsBoolean()));
  }
}
