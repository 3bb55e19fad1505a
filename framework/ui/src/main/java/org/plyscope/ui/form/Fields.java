package org.plyscope.ui.form;

import javax.swing.JComponent;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** The common behaviour of all text fields. */
public final class Fields {
  private static final String OUTLINE = "JComponent.outline";

  /** How many characters a line of a tool tip has at most, unless a word is longer. */
  private static final int TIP_WIDTH = 60;

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
    if (help.isBlank()) {
      return null;
    }
    StringBuilder lines = new StringBuilder();
    int length = 0;
    for (String word : help.strip().split("\\s+", -1)) {
      boolean wrap = length > 0 && length + word.length() >= TIP_WIDTH;
      lines.append(length == 0 ? "" : wrap ? "\n" : " ").append(word);
      length = (wrap || length == 0 ? 0 : length + 1) + word.length();
    }
    return lines.toString();
  }
}
