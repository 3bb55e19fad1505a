package org.plyscope.ui.widget;

import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;

/** Says in the middle of an empty place why it is empty and what to do next. */
public final class EmptyHint extends JPanel {
  private final JLabel heading = new JLabel("", SwingConstants.CENTER);
  private final JLabel sentence = Markup.allow(new JLabel("", SwingConstants.CENTER));

  /**
   * Makes a hint without an icon.
   *
   * @param name the name of the label with the sentence
   * @param heading a few words
   * @param sentence what to do next
   */
  public EmptyHint(String name, String heading, String sentence) {
    this(name, null, heading, sentence);
  }

  /**
   * Makes a hint.
   *
   * @param name the name of the label with the sentence
   * @param icon stands above the words, null for none
   * @param heading a few words
   * @param sentence what to do next
   */
  public EmptyHint(String name, Icon icon, String heading, String sentence) {
    super(
        new MigLayout(
            "fill, wrap, hidemode 3, insets dialog, gapy unrel",
            "[center, grow]",
            "push[][][]push"));
    JLabel picture = new JLabel(icon);
    picture.setVisible(icon != null);
    this.heading.putClientProperty("FlatLaf.styleClass", "h3");
    this.sentence.setName(name);
    this.sentence.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    add(picture);
    add(this.heading, "width 0:pref:100%");
    add(this.sentence, "width 0:pref:100%");
    say(heading, sentence);
  }

  /**
   * Changes what it says.
   *
   * @param newHeading a few words
   * @param newSentence what to do next
   */
  public void say(String newHeading, String newSentence) {
    heading.setText(newHeading);
    // The width lets the label wrap; the layout shrinks it further where there is less room.
    sentence.setText(
        "<html><div style='text-align:center'>" + Markup.escaped(newSentence) + "</div>");
  }
}
