package org.plyscope.workbench.dialog;

import java.awt.Component;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JOptionPane;
import org.plyscope.ui.widget.Prose;

/** Asks the user whether something may be done. */
public final class Question {
  private Question() {}

  /**
   * Asks and waits for the answer.
   *
   * @param name the name of the dialog
   * @param title the question in a few words
   * @param text the effect in words
   * @param yes the text of the button that does it
   * @return whether the user wants it
   */
  public static boolean ask(Component parent, String name, String title, String text, String yes) {
    JButton doIt = new JButton(yes);
    doIt.setName("dialog.ok");
    JButton leave = new JButton("Cancel");
    leave.setName("dialog.cancel");
    Prose prose = new Prose("question.text", "Label.foreground");
    prose.setColumns(40);
    prose.setRows(4);
    prose.setText(text);
    JOptionPane pane =
        new JOptionPane(
            prose,
            JOptionPane.QUESTION_MESSAGE,
            JOptionPane.DEFAULT_OPTION,
            null,
            new Object[] {doIt, leave},
            leave);
    JDialog dialog = pane.createDialog(parent, title);
    dialog.setName(name);
    doIt.addActionListener(e -> pane.setValue(doIt));
    leave.addActionListener(e -> pane.setValue(leave));
    dialog.setVisible(true);
    dialog.dispose();
    return pane.getValue() == doIt;
  }
}
