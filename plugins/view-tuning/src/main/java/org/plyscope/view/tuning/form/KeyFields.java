package org.plyscope.view.tuning.form;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileKey.Kind;
import org.plyscope.wire.keys.KeyText;

/** Fields for declared keys of a file: label, help and default come from the declaration. */
final class KeyFields extends JPanel {
  private static final int COLUMNS = 8;

  private final String prefix;
  private final FileKey file;
  private final Runnable edited;
  private final Map<String, JComponent> fields = new LinkedHashMap<>();
  private boolean filling;

  /**
   * Makes no fields yet.
   *
   * @param prefix the prefix of the names of the fields; the path follows
   * @param file declares the keys
   * @param edited runs after every edit
   */
  KeyFields(String prefix, FileKey file, Runnable edited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::]"));
    this.prefix = prefix;
    this.file = file;
    this.edited = edited;
  }

  /** Adds a field for each path. */
  KeyFields add(String... paths) {
    for (String path : paths) {
      FileKey key = file.at(path);
      JComponent field = key.kind() == Kind.FLAG ? flag(key) : text(key);
      field.setName(prefix + path);
      field.setToolTipText(Fields.tooltip(key.help() + values(key)));
      fields.put(path, field);
      if (field instanceof JCheckBox) {
        add(field, "span 2, width 0:pref:");
      } else {
        JLabel label = new JLabel(key.label());
        label.setLabelFor(field);
        label.setToolTipText(field.getToolTipText());
        add(label, "width 0:pref:");
        add(field, "width 60:pref:");
      }
    }
    return this;
  }

  private static String values(FileKey key) {
    return key.kind() == Kind.WHOLE || key.kind() == Kind.NUMBER
        ? " Takes " + KeyText.values(key) + "."
        : "";
  }

  private JCheckBox flag(FileKey key) {
    JCheckBox box = new JCheckBox(key.label());
    box.addActionListener(e -> edited.run());
    return box;
  }

  private JTextField text(FileKey key) {
    JTextField field = new JTextField(COLUMNS);
    field.putClientProperty("JTextField.placeholderText", KeyText.standard(key));
    Fields.onEdit(field, () -> changed());
    return field;
  }

  private void changed() {
    if (!filling) {
      edited.run();
    }
  }

  /** Shows the values of a draft. */
  void show(DraftTree draft) {
    filling = true;
    try {
      fields.forEach((path, field) -> show(field, draft.text(steps(path))));
    } finally {
      filling = false;
    }
  }

  private static void show(JComponent field, String value) {
    if (field instanceof JCheckBox box) {
      box.setSelected(value.equals("true"));
    } else if (field instanceof JTextField text) {
      text.setText(value);
      text.setCaretPosition(0);
    }
  }

  /** Writes the text of the user into a draft. */
  void store(DraftTree draft) {
    fields.forEach(
        (path, field) -> {
          if (field instanceof JCheckBox box) {
            draft.type(box.isSelected() ? "true" : "", steps(path));
          } else if (file.at(path).kind() == Kind.TEXT) {
            String text = ((JTextField) field).getText().strip();
            draft.type(text, steps(path));
            if (!text.isEmpty()) {
              draft.put(text, steps(path));
            }
          } else {
            draft.type(((JTextField) field).getText(), steps(path));
          }
        });
  }

  /** Marks the field that a path leads to; no field for an empty path. */
  void mark(String path) {
    fields.forEach(
        (place, field) -> {
          if (path.equals(place)) {
            Fields.markProblem(field);
          } else {
            Fields.clearProblem(field);
          }
        });
  }

  private static String[] steps(String path) {
    return path.split("\\.", -1);
  }
}
