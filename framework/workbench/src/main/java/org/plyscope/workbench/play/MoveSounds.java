package org.plyscope.workbench.play;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.GameTree;

/**
 * A short tone for every move, of another pitch for each player, if the user wants that. Tones are
 * computed and played on a thread of their own; where there is no sound device nothing happens.
 */
final class MoveSounds implements AutoCloseable {
  /** Plays samples, and may fail. */
  @FunctionalInterface
  interface Speaker {
    /** Plays 8-bit samples at {@link #RATE} a second and returns when they have ended. */
    void play(byte[] samples) throws LineUnavailableException;
  }

  static final int RATE = 22_050;

  private static final System.Logger LOG = System.getLogger(MoveSounds.class.getName());
  private static final String WANTED = "move-sounds";
  private static final int MILLIS = 90;
  private static final int END_MILLIS = 350;
  private static final double LOWEST = 392;
  private static final double LOUDNESS = 60;

  private final Choices choices;
  private final Speaker speaker;
  private final Consumer<String> messages;

  /** Plays one tone while at most one other waits; more of them could not be distinguished. */
  private final ExecutorService thread =
      new ThreadPoolExecutor(
          0,
          1,
          1,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(1),
          work -> {
            Thread made = new Thread(work, "plyscope-sounds");
            made.setDaemon(true);
            return made;
          },
          new ThreadPoolExecutor.DiscardPolicy());

  MoveSounds(Choices choices, Speaker speaker, Consumer<String> messages) {
    this.choices = choices;
    this.speaker = speaker;
    this.messages = messages;
  }

  /** Returns whether moves have sounds; off by default. */
  boolean wanted() {
    return choices.flag(WANTED, false);
  }

  /** Switches the sounds on or off. */
  void toggle() {
    choices.put(WANTED, !wanted());
    messages.accept(wanted() ? "Move sounds are on." : "Move sounds are off.");
  }

  /** Plays the tone of the last move; returns at once. */
  void moved(GameTree tree) {
    if (wanted()) {
      int player = Math.max(0, tree.current().mover());
      boolean over = tree.current().over();
      double hertz = LOWEST * Math.pow(2, player / 4.0);
      thread.execute(() -> play(tone(hertz, over ? END_MILLIS : MILLIS)));
    }
  }

  private void play(byte[] samples) {
    try {
      speaker.play(samples);
    } catch (LineUnavailableException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "There is no sound device.", e);
    }
  }

  /** Computes a tone that fades away. */
  static byte[] tone(double hertz, int millis) {
    byte[] samples = new byte[RATE * millis / 1_000];
    for (int i = 0; i < samples.length; i++) {
      double fade = 1 - (double) i / samples.length;
      samples[i] = (byte) (LOUDNESS * fade * fade * Math.sin(2 * Math.PI * hertz * i / RATE));
    }
    return samples;
  }

  /** Plays on the device of the system. */
  static void onDevice(byte[] samples) throws LineUnavailableException {
    AudioFormat format = new AudioFormat(RATE, 8, 1, true, false);
    try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
      line.open(format);
      line.start();
      line.write(samples, 0, samples.length);
      line.drain();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
