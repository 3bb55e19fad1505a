package org.plyscope.view.programs;

import java.awt.Font;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.plyscope.api.program.DialogueLine;

/** Lines of a conversation in a text that can be selected and copied. */
final class DialogueText {
  private static final int MOST = 400_000;

  private final JTextArea area = new JTextArea();
  private final JScrollPane pane = new JScrollPane(area);

  DialogueText() {
    area.setName("dialogue");
    area.setEditable(false);
    area.setFont(new Font(Font.MONOSPACED, Font.PLAIN, area.getFont().getSize()));
  }

  JScrollPane component() {
    return pane;
  }

  void show(List<DialogueLine> lines) {
    area.setText(lines.stream().map(DialogueText::text).collect(Collectors.joining()));
    area.setCaretPosition(area.getDocument().getLength());
  }

  void add(DialogueLine line) {
    area.append(text(line));
    int length = area.getDocument().getLength();
    if (length > MOST) {
      area.replaceRange("", 0, length - MOST);
    }
    area.setCaretPosition(area.getDocument().getLength());
  }

  private static String text(DialogueLine line) {
    return line + "\n";
  }
}
