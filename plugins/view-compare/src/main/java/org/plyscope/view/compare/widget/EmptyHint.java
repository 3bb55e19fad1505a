package org.plyscope.view.compare.widget;

import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** Says in the middle of an empty view why it is empty and what to do next. */
public final class EmptyHint extends JPanel {
  private final JLabel heading = new JLabel();
  private final JLabel sentence = new JLabel();

  /**
   * Makes a hint.
   *
   * @param name the name of the label with the sentence
   */
  public EmptyHint(String name, String heading, String sentence) {
    super(new MigLayout("fill, wrap, gapy rel", "[center, grow]", "push[][]push"));
    this.heading.putClientProperty("FlatLaf.styleClass", "h3");
    this.sentence.setName(name);
    this.sentence.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    add(this.heading, "width 0:pref:100%");
    add(this.sentence, "width 0:pref:100%");
    say(heading, sentence);
  }

  /** Changes what it says. */
  public void say(String newHeading, String newSentence) {
    heading.setText(newHeading);
    sentence.setText("<html><div style='text-align:center'>" + newSentence);
  }
}
