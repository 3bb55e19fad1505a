package org.plyscope.workbench.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.testkit.games.TicTacToe;

class MoveSoundsTest {
  private final Catalog catalog = Catalog.of(List.of(new TicTacToe()));
  private final GameTree tree = GameTree.start(catalog.rules("tic-tac-toe", "", Map.of()), "");
  private final BlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();

  @Test
  void movesAreHeardOnlyIfTheUserWants() throws InterruptedException {
    try (MoveSounds sounds = new MoveSounds(Choices.inMemory(), heard::add, messages::add)) {
      sounds.moved(tree);
      assertThat(heard.poll(100, TimeUnit.MILLISECONDS)).as("off at first").isNull();
      sounds.toggle();
      sounds.moved(tree);
      assertThat(heard.poll(10, TimeUnit.SECONDS)).isNotEmpty();
    }
  }

  @Test
  void aDeviceThatFailsOrNeverAnswersIsIgnored() throws InterruptedException {
    CountDownLatch tried = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    MoveSounds.Speaker speaker =
        samples -> {
          tried.countDown();
          try {
            never.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException("no device", e);
          }
        };
    try (MoveSounds sounds = new MoveSounds(Choices.inMemory(), speaker, messages::add)) {
      sounds.toggle();
      for (int move = 0; move < 50; move++) {
        sounds.moved(tree);
      }
      assertThat(tried.await(10, TimeUnit.SECONDS)).as("and moved returned each time").isTrue();
    }
    assertThat(messages).hasSize(1);
  }

  @Test
  void aToneBeginsAndFadesAway() {
    byte[] tone = MoveSounds.tone(440, 100);

    assertThat(tone).hasSize(MoveSounds.RATE / 10);
    assertThat(loudest(tone, 0, 200)).isGreaterThan(40);
    assertThat(loudest(tone, tone.length - 100, tone.length)).isLessThan(3);
  }

  private static int loudest(byte[] tone, int from, int to) {
    int loudest = 0;
    for (int i = from; i < to; i++) {
      loudest = Math.max(loudest, Math.abs(tone[i]));
    }
    return loudest;
  }
}
