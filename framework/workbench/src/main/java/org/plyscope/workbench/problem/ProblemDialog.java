package org.plyscope.workbench.problem;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;

/** Shows a report and copies it to the clipboard. */
public final class ProblemDialog {
  private final JDialog dialog;
  private final String report;
  private final Consumer<String> messages;

  /**
   * Makes the dialog.
   *
   * @param sentence the event, as a sentence
   * @param report the whole report
   * @param messages takes a sentence when it was copied
   */
  public ProblemDialog(Window owner, String sentence, String report, Consumer<String> messages) {
    this.report = report;
    this.messages = messages;
    dialog = new JDialog(owner, "Problem details", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.problem");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    fill(sentence);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Shows it until the user closes it. */
  public void show() {
    Theme.fit(dialog, "dialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private void fill(String sentence) {
    Prose what = new Prose("problem.sentence", "Label.foreground");
    what.setText(sentence);
    JTextArea text = new JTextArea(report);
    text.setName("problem.report");
    text.setEditable(false);
    text.putClientProperty("FlatLaf.styleClass", "monospaced");
    text.setCaretPosition(0);
    JButton copy = new JButton("Copy report");
    copy.setName("problem.copy");
    copy.addActionListener(e -> copy());
    JButton close = new JButton("Close");
    close.setName("dialog.cancel");
    close.addActionListener(e -> dialog.dispose());
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap", "[grow, fill, 0::]", "[]unrel[grow, fill]para[]"));
    content.add(what, "width 0:100%:");
    content.add(new JScrollPane(text));
    content.add(copy, "split 2, growx 0");
    content.add(close, "growx 0, gapleft push");
    dialog.setContentPane(content);
    dialog.getRootPane().setDefaultButton(copy);
  }

  private void copy() {
    TextClipboard.SYSTEM.copy(report);
    messages.accept("The report is on the clipboard; read it before you send it.");
  }
}
