package org.plyscope.ui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JLabel;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import org.junit.jupiter.api.Test;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.theme.Theme;

class EmptyHintTest {
  @Test
  void allLinesOfTheSentenceAreInSightAfterOneLayout() {
    Theme.LIGHT.install(100);
    EmptyHint hint =
        new EmptyHint(
            "hint",
            "No runs yet",
            "Set up an experiment and start it, or open the folder of a run, tuning or training.");
    for (int width : new int[] {900, 320, 200}) {
      hint.setSize(width, 400);
      hint.doLayout();
      JLabel sentence = Find.named(hint, "hint", JLabel.class);
      View text = (View) sentence.getClientProperty(BasicHTML.propertyKey);
      text.setSize(sentence.getWidth(), 0);
      assertThat((float) sentence.getHeight())
          .as("in %d pixels", width)
          .isGreaterThanOrEqualTo(text.getPreferredSpan(View.Y_AXIS));
    }
  }
}
