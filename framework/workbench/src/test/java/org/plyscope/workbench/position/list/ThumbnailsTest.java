package org.plyscope.workbench.position.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.testkit.games.TicTacToe;

class ThumbnailsTest {
  private static final Rules RULES = TicTacToe.standard();

  private final Semaphore drawn = new Semaphore(0);

  private static Thumbnails.Key key(String position, boolean dark) {
    return new Thumbnails.Key(RULES, position, BoardTheme.standard(dark), 40, 30, 1.5);
  }

  private BufferedImage await(Thumbnails thumbnails, Thumbnails.Key key)
      throws InterruptedException {
    thumbnails.get(key);
    assertThat(drawn.tryAcquire(20, TimeUnit.SECONDS)).isTrue();
    return (BufferedImage) thumbnails.get(key).orElseThrow();
  }

  @Test
  void picturesAreDrawnOnceAndForEachTheme() throws InterruptedException {
    try (Thumbnails thumbnails = new Thumbnails(drawn::release)) {
      assertThat(thumbnails.get(key("x........ o", false))).isEmpty();
      BufferedImage light = await(thumbnails, key("x........ o", false));
      BufferedImage dark = await(thumbnails, key("x........ o", true));
      BufferedImage other = await(thumbnails, key("........x o", false));

      assertThat(light.getWidth()).isEqualTo(60);
      assertThat(light.getHeight()).isEqualTo(45);
      assertThat(thumbnails.get(key("x........ o", false))).containsSame(light);
      assertThat(pixels(light)).isNotEqualTo(pixels(dark)).isNotEqualTo(pixels(other));
    }
  }

  @Test
  void positionThatCannotBeReadIsEmptyAndTheNextOneIsDrawn() throws InterruptedException {
    try (Thumbnails thumbnails = new Thumbnails(drawn::release)) {
      assertThat(await(thumbnails, key("no position", false)).getRGB(0, 0)).isZero();
      assertThat(await(thumbnails, key("x........ o", false)).getWidth()).isEqualTo(60);
    }
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
