package org.plyscope.ui.run;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import org.plyscope.ui.widget.EmptyHint;

/** Explains in a view of a run why there is nothing to see, and what to do next. */
public final class NoRun extends JPanel {
  private final EmptyHint hint;

  /**
   * Makes a hint.
   *
   * @param name the name of the label with the sentence
   */
  public NoRun(String name) {
    super(new BorderLayout());
    hint = new EmptyHint(name, "", "");
    add(hint);
    sayWhy(false);
  }

  /**
   * Shows that there is no run, or that it is being read.
   *
   * @param reading whether a run is shown
   */
  public void sayWhy(boolean reading) {
    if (reading) {
      hint.say("Reading the run", "Its results appear in a moment.");
    } else {
      hint.say(
          "No run is shown", "Choose a run in the view Runs, or start one in the view Experiment.");
    }
  }

  /**
   * Shows another message.
   *
   * @param heading a few words
   * @param sentence what to do next
   */
  public void say(String heading, String sentence) {
    hint.say(heading, sentence);
  }
}
