package org.plyscope.view.board.edit;

import java.awt.Color;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.board.model.SetupEditor;

/** Shows the problems of the setup, and applies it once there are none. */
public final class ProblemsBar extends JPanel {
  private static final int SHOWN = 4;

  private final SetupEditor editor;
  private final JTextArea sentences = new JTextArea();
  private final JButton apply = new JButton("Apply");
  private String remark = "";

  /**
   * Makes the bar of an editor.
   *
   * @param editor the setup
   * @param onApply the action of Apply
   * @param onCancel the action of Cancel
   */
  public ProblemsBar(SetupEditor editor, Runnable onApply, Runnable onCancel) {
    super(new MigLayout("insets 8 12 8 12, fillx", "[grow, fill, 0::][][]", "[center]"));
    this.editor = editor;
    sentences.setName("board.problems");
    sentences.setEditable(false);
    sentences.setFocusable(false);
    sentences.setOpaque(false);
    sentences.setLineWrap(true);
    sentences.setWrapStyleWord(true);
    sentences.setBorder(BorderFactory.createEmptyBorder());
    JButton cancel = new JButton("Cancel");
    cancel.setName("board.cancel");
    cancel.addActionListener(e -> onCancel.run());
    apply.setName("board.apply");
    Theme.primary(apply);
    apply.addActionListener(e -> onApply.run());
    add(sentences);
    add(cancel);
    add(apply);
    editor.onChange(() -> say(""));
    say("");
  }

  /** Shows a sentence about the last action, besides the problems, until the next change. */
  public void say(String sentence) {
    remark = sentence;
    int problems = editor.problems().size();
    StringBuilder text = new StringBuilder(remark);
    editor.problems().stream().limit(SHOWN).forEach(p -> line(text, p));
    if (problems > SHOWN) {
      line(text, "… and " + (problems - SHOWN) + " more.");
    }
    if (text.isEmpty()) {
      text.append("The position can be played.");
    }
    sentences.setText(text.toString());
    apply.setEnabled(problems == 0);
    paintText();
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (sentences != null) {
      paintText();
    }
  }

  private void paintText() {
    boolean fine = editor.problems().isEmpty() && remark.isEmpty();
    Color color = UIManager.getColor(fine ? "Plyscope.success" : "Plyscope.error");
    sentences.setForeground(color == null ? UIManager.getColor("Label.foreground") : color);
  }

  private static void line(StringBuilder text, String sentence) {
    text.append(text.isEmpty() ? "" : "\n").append(sentence);
  }
}
