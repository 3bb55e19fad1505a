package org.plyscope.ui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;
import javax.swing.plaf.metal.MetalLookAndFeel;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BriefRowTest {
  /** Under another look, which other tests install, words may be as wide as an empty button. */
  @BeforeAll
  static void plainLook() throws UnsupportedLookAndFeelException {
    UIManager.setLookAndFeel(new MetalLookAndFeel());
  }

  private final JButton hint = new JButton("Hint");
  private final JButton fresh = new JButton("New");
  private final BriefRow row = new BriefRow(new JButton("Start"), List.of(hint, fresh));

  @Test
  void wordsGoOneAfterTheOtherAndComeBack() {
    int full = row.getPreferredSize().width + 20;
    assertThat(row.getMinimumSize().width).isLessThan(full - 40);
    Set<String> seen = new LinkedHashSet<>();
    for (int width = full; width > 0; width--) {
      seen.add(words(width));
    }
    assertThat(seen).containsExactly("Hint New", "Hint ", " ");
    assertThat(words(full)).isEqualTo("Hint New");
  }

  private String words(int width) {
    row.setSize(width, 30);
    row.doLayout();
    return hint.getText() + " " + fresh.getText();
  }
}
