package org.plyscope.ui.form.field;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.widget.Prose;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.KeyText;

/** A field of a form, with its label and the problem of its value. */
public abstract class FormField {
  private final String label;
  private final FieldValue value;
  private final Prose problem;
  private final JPanel cell =
      new JPanel(
          new MigLayout(
              "fillx, insets 0, wrap, hidemode 3, gapy 2, novisualpadding", "[grow, fill, 0::]"));

  FormField(String label, FieldValue value) {
    this.label = label;
    this.value = value;
    problem = new Prose(value.draft().name() + "problem", "Plyscope.error");
    problem.setVisible(false);
    cell.setOpaque(false);
  }

  /** Makes a field for a declared key of the file, by its path. */
  public static FormField of(FileDraft draft, String path) {
    FileKey key = draft.keys().at(path);
    FieldValue value = FieldValue.of(draft, path, key);
    FormField field =
        switch (key.kind()) {
          case CHOICE -> new ChoiceField(key.label(), value, Choice.words(key.choices()), "");
          case FLAG -> new ChoiceField(key.label(), value, Choice.flags(), "");
          default -> new EntryField(key.label(), value);
        };
    return field.explained(key, "");
  }

  /** Puts the control into the cell; called once by each kind of field. */
  final void place(JComponent control) {
    control.setName(value.draft().name() + value.path());
    cell.add(control, "width 60:pref:");
    cell.add(problem, "width 0:100%:");
  }

  /** Explains it by its declaration, and by another sentence. */
  public final FormField explained(FileKey key, String more) {
    String values =
        switch (key.kind()) {
          case WHOLE, NUMBER, TIME, MEMORY -> " Takes " + KeyText.values(key) + ". ";
          case TEXTS, LIST -> " Several are separated by commas. ";
          default -> " ";
        };
    return explained((key.help() + values + more).strip(), KeyText.standard(key));
  }

  /**
   * Explains it.
   *
   * @param help its purpose
   * @param standard the value while it is empty, shown in grey
   */
  public final FormField explained(String help, String standard) {
    control().setToolTipText(Fields.tooltip(help));
    standard(standard);
    return this;
  }

  /** Returns the control. */
  public abstract JComponent control();

  /** Takes the value that holds while the field is empty. */
  abstract void standard(String text);

  /** Shows the value of the file, unless the user is typing here. */
  abstract void refresh();

  /** Takes over the typed text. */
  abstract void commit();

  final FieldValue value() {
    return value;
  }

  final String path() {
    return value.path();
  }

  final String labelText() {
    return label;
  }

  /** Makes the label that belongs to the field. */
  public final JLabel label() {
    JLabel text = new JLabel(label);
    text.setLabelFor(control());
    text.setToolTipText(control().getToolTipText());
    return text;
  }

  /** Returns the control and the place below it for problems. */
  public final JComponent cell() {
    return cell;
  }

  /** Returns whether a value is written here. */
  final boolean isSet() {
    return !value.own().isEmpty();
  }

  /** Shows the problems, in words. */
  final void mark(List<String> sentences) {
    problem.setText(String.join("\n", sentences));
    problem.setVisible(!sentences.isEmpty());
    if (sentences.isEmpty()) {
      Fields.clearProblem(control());
    } else {
      Fields.markProblem(control());
    }
  }
}
