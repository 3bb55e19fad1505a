package org.plyscope.ui.form;

import javax.swing.JComponent;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** What all text fields have in common. */
public final class Fields {
  private static final String OUTLINE = "JComponent.outline";

  private Fields() {}

  /**
   * Runs something after every edit.
   *
   * @param field a field
   * @param action what to run
   */
  public static void onEdit(JTextComponent field, Runnable action) {
    field
        .getDocument()
        .addDocumentListener(
            new DocumentListener() {
              @Override
              public void insertUpdate(DocumentEvent event) {
                action.run();
              }

              @Override
              public void removeUpdate(DocumentEvent event) {
                action.run();
              }

              @Override
              public void changedUpdate(DocumentEvent event) {
                action.run();
              }
            });
  }

  /**
   * Marks a control whose value is wrong.
   *
   * @param control the control
   */
  public static void markProblem(JComponent control) {
    control.putClientProperty(OUTLINE, "error");
  }

  /**
   * Takes the mark away.
   *
   * @param control the control
   */
  public static void clearProblem(JComponent control) {
    control.putClientProperty(OUTLINE, null);
  }

  /**
   * Returns help as a tool tip that wraps.
   *
   * @param help plain text
   * @return the tool tip, null for no help
   */
  public static String tooltip(String help) {
    return help.isBlank()
        ? null
        : "<html><div width='280'>" + help.replace("&", "&amp;").replace("<", "&lt;") + "</div>";
  }
}
