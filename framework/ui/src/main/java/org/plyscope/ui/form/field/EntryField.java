package org.plyscope.ui.form.field;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.swing.JComponent;
import javax.swing.JTextField;
import org.plyscope.ui.text.TextUndo;
import org.plyscope.ui.widget.Keys;

/**
 * A field that is typed into. Its value is taken over on Enter and when the focus leaves; until
 * then nothing else changes, and Esc brings the old value back.
 */
public final class EntryField extends FormField {
  private static final int COLUMNS = 8;

  private final JTextField field = new JTextField(COLUMNS);
  private String standard = "";

  /** The text of the field before the user typed. */
  private String shown = "";

  /** Makes a field. */
  public EntryField(String label, FieldValue value) {
    super(label, value);
    place(field);
    field.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            if (!event.isTemporary()) {
              commit();
            }
          }
        });
    field.addActionListener(e -> commit());
    // Where nothing was typed, both keys mean what they mean in the window around the field.
    Keys.bind(field, JComponent.WHEN_FOCUSED, "ENTER", this::commit, this::isTyped);
    Keys.bind(field, JComponent.WHEN_FOCUSED, "ESCAPE", this::revert, this::isTyped);
  }

  private boolean isTyped() {
    return !field.getText().equals(shown);
  }

  private void revert() {
    field.setText(shown);
    TextUndo.forget(field);
  }

  @Override
  public JComponent control() {
    return field;
  }

  @Override
  void standard(String text) {
    standard = text;
    refresh();
  }

  @Override
  void refresh() {
    String inherited = value().inherited();
    field.putClientProperty(
        "JTextField.placeholderText", inherited.isEmpty() ? standard : inherited);
    field.repaint();
    String now = value().own();
    if (!now.equals(shown) && !(field.isFocusOwner() && isTyped())) {
      shown = now;
      if (!field.getText().equals(now)) {
        field.setText(now);
        field.setCaretPosition(0);
      }
      TextUndo.forget(field);
    }
  }

  @Override
  void commit() {
    if (isTyped()) {
      String typed = field.getText().strip();
      shown = field.getText();
      value().write(typed);
      // The form itself takes the change back from now on.
      TextUndo.forget(field);
      refresh();
    }
  }
}
