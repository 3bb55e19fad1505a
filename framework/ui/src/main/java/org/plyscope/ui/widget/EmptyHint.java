package org.plyscope.ui.widget;

import java.awt.Dimension;
import java.awt.LayoutManager2;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import net.miginfocom.swing.MigLayout;

/** Explains in the middle of an empty view why it is empty and what to do next. */
public final class EmptyHint extends JPanel {
  /** The empty room around and between the words, in lines. */
  private static final int MARGINS = 2;

  private String said;
  private final JLabel heading = new JLabel("", SwingConstants.CENTER);
  private final JLabel picture;
  private final Icon usual;
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
    usual = icon;
    picture = new JLabel(icon);
    this.heading.putClientProperty("FlatLaf.styleClass", "h3");
    this.sentence.setName(name);
    this.sentence.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    add(picture);
    add(this.heading, "width 0:pref:100%");
    add(this.sentence, "width 0:pref:100%");
    say(heading, sentence);
  }

  /**
   * Changes the text.
   *
   * @param newHeading a few words
   * @param newSentence what to do next
   */
  public void say(String newHeading, String newSentence) {
    show(usual, "$Label.foreground", newHeading, newSentence);
  }

  /**
   * Shows that something went wrong, so that the view is not mistaken for an empty one.
   *
   * @param newHeading the failure, in a few words
   * @param reason why
   */
  public void fail(String newHeading, String reason) {
    show(UIManager.getIcon("OptionPane.errorIcon"), "$Plyscope.error", newHeading, reason);
  }

  private void show(Icon icon, String color, String newHeading, String newSentence) {
    picture.setIcon(icon);
    picture.setVisible(icon != null && (getHeight() == 0 || getHeight() >= needed(true)));
    heading.putClientProperty("FlatLaf.style", "foreground: " + color);
    heading.setText(newHeading);
    said = newSentence;
    render();
  }

  /** The icon gives way to the words. */
  @Override
  public void doLayout() {
    int needed = needed(true);
    boolean room = picture.getIcon() != null && getHeight() >= needed;
    if (picture.isVisible() != room) {
      picture.setVisible(room);
    }
    // The sentence knows only now in how many lines it wraps, and the layout remembers its height.
    ((LayoutManager2) getLayout()).invalidateLayout(this);
    super.doLayout();
  }

  /** As high as the wrapped text, so that all of it can be scrolled into view. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, needed(false));
  }

  private int needed(boolean iconToo) {
    int line = getFontMetrics(getFont()).getHeight();
    int words = sentence.getPreferredSize().height;
    if (getWidth() > 0 && sentence.getClientProperty(BasicHTML.propertyKey) instanceof View text) {
      text.setSize(Math.max(1, getWidth() - MARGINS * line), 0);
      words = (int) Math.ceil(text.getPreferredSpan(View.Y_AXIS));
    }
    int icon = iconToo && picture.getIcon() != null ? picture.getIcon().getIconHeight() + line : 0;
    return icon + heading.getPreferredSize().height + words + MARGINS * line;
  }

  /** The width lets the label wrap; the layout shrinks it further where there is less room. */
  private void render() {
    sentence.setText("<html><div style='text-align:center'>" + Markup.escaped(said) + "</div>");
  }

  /** Rendered text keeps the colour it was made with, so another theme means rendering it again. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (said != null) {
      SwingUtilities.invokeLater(this::refreshText);
    }
  }

  private void refreshText() {
    sentence.setText("");
    render();
  }
}
