package org.plyscope.agent.neural.a3c;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.zip.CRC32C;
import org.plyscope.agent.neural.net.Adam;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.agent.neural.onnx.ModelWriter;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;

/** A network that several pupils change game by game. With one pupil it is exactly repeatable. */
final class A3cTraining implements Trainer {
  private static final long MAGIC = 0x504c594133433031L;
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;
  private static final int HEADER = 3 * Long.BYTES + Integer.BYTES;

  private final Settings settings;
  private final List<SelfPlayWorker> pupils;
  private final Map<String, String> facts;
  private final float[] weights;
  private final Adam adam;
  private long seed;
  private long lessons;

  /**
   * Makes a training.
   *
   * @param settings how to train
   * @param pupils one for each thread
   * @param facts the metadata of the model file
   */
  A3cTraining(Settings settings, List<SelfPlayWorker> pupils, Map<String, String> facts) {
    this.settings = settings;
    this.pupils = pupils;
    this.facts = facts;
    weights = new float[settings.shape().size()];
    adam = new Adam(weights.length);
  }

  @Override
  public void begin(long start) {
    seed = start;
    lessons = 0;
    float[] drawn = settings.shape().random(new SplittableRandom(start));
    System.arraycopy(drawn, 0, weights, 0, drawn.length);
  }

  @Override
  public Lesson learn(BooleanSupplier stop) throws InterruptedException {
    float[] before = weights.clone();
    Adam memory = new Adam(weights.length);
    memory.copy(adam);
    try {
      Sums sums = pupils.size() == 1 ? alone(stop) : together(stop);
      lessons++;
      return sums.lesson(lessons);
    } catch (InterruptedException | RuntimeException e) {
      System.arraycopy(before, 0, weights, 0, before.length);
      adam.copy(memory);
      throw e;
    }
  }

  private Sums alone(BooleanSupplier stop) throws InterruptedException {
    Sums sums = new Sums();
    for (int game = 0; game < settings.games(); game++) {
      play(pupils.get(0), game, stop, sums);
    }
    return sums;
  }

  private Sums together(BooleanSupplier stop) throws InterruptedException {
    Sums all = new Sums();
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    BooleanSupplier end = () -> failure.get() != null || stop.getAsBoolean();
    List<Thread> threads = new ArrayList<>();
    for (SelfPlayWorker pupil : pupils) {
      Thread thread =
          new Thread(
              () -> {
                Sums sums = new Sums();
                try {
                  int game = next.getAndIncrement();
                  while (game < settings.games()) {
                    play(pupil, game, end, sums);
                    game = next.getAndIncrement();
                  }
                  synchronized (all) {
                    all.add(sums);
                  }
                } catch (Throwable e) {
                  // Also an Error: a lesson that one pupil did not finish must not count.
                  failure.compareAndSet(null, e);
                }
              },
              "pupil " + threads.size());
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    join(threads, failure);
    if (failure.get() instanceof InterruptedException interrupted) {
      throw interrupted;
    }
    if (failure.get() instanceof Error broken) {
      throw broken;
    }
    if (failure.get() instanceof RuntimeException broken) {
      throw broken;
    }
    return all;
  }

  /** Waits for all, also after an interrupt: no thread may change the network afterwards. */
  private static void join(List<Thread> threads, AtomicReference<Throwable> failure) {
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          failure.compareAndSet(null, e);
        }
      }
    }
  }

  /** Copies the network, plays a game with the copy, and changes the network by its gradient. */
  private void play(SelfPlayWorker pupil, int game, BooleanSupplier stop, Sums sums)
      throws InterruptedException {
    synchronized (adam) {
      System.arraycopy(weights, 0, pupil.weights(), 0, weights.length);
    }
    long number = lessons * settings.games() + game;
    pupil.play(new SplittableRandom(seed + GOLDEN * (number + 1)).nextLong(), stop, sums);
    synchronized (adam) {
      adam.step(weights, pupil.gradient(), settings.rate(lessons));
    }
  }

  @Override
  public byte[] checkpoint() {
    ByteBuffer out =
        ByteBuffer.allocate(HEADER + Float.BYTES * weights.length + adam.bytes() + Integer.BYTES);
    out.putLong(MAGIC).putLong(seed).putLong(lessons).putInt(settings.shape().signature());
    out.asFloatBuffer().put(weights);
    out.position(out.position() + Float.BYTES * weights.length);
    adam.write(out);
    out.putInt(sum(out.array()));
    return out.array();
  }

  @Override
  public void restore(byte[] checkpoint) {
    ByteBuffer in = ByteBuffer.wrap(checkpoint);
    if (checkpoint.length < HEADER || in.getLong() != MAGIC) {
      throw new InputException("This is no checkpoint of an actor-critic training.");
    }
    seed = in.getLong();
    lessons = in.getLong();
    Shape shape = settings.shape();
    int size = HEADER + Float.BYTES * weights.length + adam.bytes() + Integer.BYTES;
    if (in.getInt() != shape.signature() || checkpoint.length != size) {
      throw new InputException(
          "The checkpoint belongs to another network; this one has %d inputs, hidden layers %s and %d outputs."
              .formatted(shape.inputs(), shape.hidden(), shape.outputs()));
    }
    if (sum(checkpoint) != in.getInt(size - Integer.BYTES)) {
      throw new InputException("The checkpoint is damaged.");
    }
    in.asFloatBuffer().get(weights);
    in.position(in.position() + Float.BYTES * weights.length);
    adam.read(in);
  }

  private static int sum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, bytes.length - Integer.BYTES);
    return (int) sum.getValue();
  }

  @Override
  public byte[] model() {
    return ModelWriter.write(settings.shape(), weights, facts);
  }
}
