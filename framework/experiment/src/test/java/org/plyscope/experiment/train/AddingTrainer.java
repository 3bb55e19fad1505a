package org.plyscope.experiment.train;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Adds numbers up; its player is the agent that takes the first move. */
public final class AddingTrainer implements TrainerFactory {
  private static final Figure SUM = Figure.of("sum", "Sum");

  private final Runnable before;

  /** Learns at once. */
  public AddingTrainer() {
    this(() -> {});
  }

  /**
   * Does something before every lesson.
   *
   * @param before the action
   */
  public AddingTrainer(Runnable before) {
    this.before = before;
  }

  @Override
  public String id() {
    return "adder";
  }

  @Override
  public String name() {
    return "Adder";
  }

  @Override
  public String description() {
    return "For tests.";
  }

  @Override
  public String player(Rules rules, OptionValues options, String model) {
    return "first";
  }

  @Override
  public String ending() {
    return "sum";
  }

  @Override
  public Trainer create(PartContext context) {
    return new Adding(before);
  }

  private static final class Adding implements Trainer {
    private final Runnable before;
    private long number;
    private long sum;

    private Adding(Runnable before) {
      this.before = before;
    }

    @Override
    public void begin(long seed) {
      sum = seed;
    }

    @Override
    public void restore(byte[] checkpoint) {
      ByteBuffer in = ByteBuffer.wrap(checkpoint);
      number = in.getLong();
      sum = in.getLong();
    }

    @Override
    public Lesson learn(BooleanSupplier stop) throws InterruptedException {
      before.run();
      if (stop.getAsBoolean()) {
        throw new InterruptedException("The lesson was given up.");
      }
      number++;
      sum = 3 * sum + number;
      return new Lesson(number, 10, 100, Figures.NONE.with(SUM, (double) sum));
    }

    @Override
    public byte[] checkpoint() {
      return ByteBuffer.allocate(16).putLong(number).putLong(sum).array();
    }

    @Override
    public byte[] model() {
      return Long.toString(sum).getBytes(StandardCharsets.UTF_8);
    }
  }
}
