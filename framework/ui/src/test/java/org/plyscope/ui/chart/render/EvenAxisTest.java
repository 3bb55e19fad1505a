package org.plyscope.ui.chart.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontMetrics;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class EvenAxisTest {
  private static final String TITLE = "score against the field of 4";

  private final FontMetrics metrics =
      new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics().getFontMetrics();

  @Test
  void aTitleThatFitsIsWhole() {
    int width = metrics.stringWidth(TITLE);
    assertThat(EvenAxis.fitting(TITLE, metrics, width)).isEqualTo(TITLE);
    assertThat(EvenAxis.fitting(null, metrics, 0)).isNull();
  }

  @Test
  void aLongTitleIsCutWithDots() {
    int width = metrics.stringWidth(TITLE);
    String cut = EvenAxis.fitting(TITLE, metrics, width / 2.0);
    assertThat(cut).startsWith("score").endsWith("…").hasSizeLessThan(TITLE.length());
    assertThat(metrics.stringWidth(cut)).isLessThanOrEqualTo(width / 2);
    assertThat(EvenAxis.fitting(TITLE, metrics, 0)).isEqualTo("…");
  }
}
