package org.plyscope.view.compare.table;

import javax.swing.JLabel;

/** Labels for sentences. */
final class Prose {
  private Prose() {}

  /** Makes a quiet label that wraps its sentence. */
  static JLabel muted(String name) {
    JLabel label = new JLabel(" ");
    label.setName(name);
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    return label;
  }

  /** Makes a label for what is wrong. */
  static JLabel error(String name) {
    JLabel label = new JLabel(" ");
    label.setName(name);
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.error");
    return label;
  }

  /** Puts a sentence on a label so that it wraps; nothing keeps the height of one line. */
  static void say(JLabel label, String sentence) {
    String escaped = sentence.replace("&", "&amp;").replace("<", "&lt;");
    label.setText(sentence.isEmpty() ? " " : "<html>" + escaped);
  }
}
