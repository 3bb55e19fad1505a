package org.plyscope.workbench.dock;

import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.theme.Icons;

/** Says in the middle of an empty place why it is empty and what to do next. */
public final class Placeholder extends JPanel {
  private final JLabel heading = new JLabel("", SwingConstants.CENTER);
  private final JLabel sentence = new JLabel("", SwingConstants.CENTER);

  /**
   * Makes a placeholder.
   *
   * @param icon name of an icon
   * @param heading a few words
   * @param sentence what to do next
   */
  public Placeholder(String icon, String heading, String sentence) {
    super(
        new MigLayout("fill, wrap, insets dialog, gapy unrel", "[center, grow]", "push[][][]push"));
    this.heading.putClientProperty("FlatLaf.styleClass", "h3");
    this.sentence.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    this.sentence.setName("placeholder.sentence");
    add(new JLabel(Icons.large(icon)));
    add(this.heading, "width 0:pref:100%");
    add(this.sentence, "width 0:pref:100%");
    say(heading, sentence);
  }

  /** Changes what it says. */
  public void say(String newHeading, String newSentence) {
    heading.setText(newHeading);
    // The width lets the label wrap; the layout shrinks it further where there is less room.
    sentence.setText("<html><div style='text-align:center'>" + escaped(newSentence) + "</div>");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
