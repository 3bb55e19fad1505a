package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

class TrainCommandTest {
  private final CliHarness cli =
      new CliHarness(Catalog.of(List.of(new CountdownGame(), new Counter())));

  @TempDir Path folder;

  @Test
  void aTrainingBeginsAndGoesOn() throws IOException {
    String out = folder.resolve("count.training").toString();
    CliHarness.Output first =
        cli.run("train", "counter", "--game", "countdown", "--out", out, "--lessons", "2");
    assertThat(first.err()).contains("Lesson 1: Count 1").contains("Lesson 2: Count 2");
    assertThat(first.out()).startsWith("The model after 2 lessons and 6 games is " + out);
    CliHarness.Output second = cli.run("train", "--out", out, "--lessons", "3", "--json");
    assertThat(second.err()).contains("Lesson 3: Count 3").doesNotContain("Lesson 2");
    assertThat(second.out()).contains("\"lesson\":3").contains("count.model");
    assertThat(Files.readString(Path.of(out, "model.count.model"))).isEqualTo("3");
    assertThat(cli.run("trainers").out()).contains("counter");
    assertThat(cli.run("report", out).out()).startsWith("3 lessons of counter.");
    assertThat(Path.of(out, "report.html")).content().contains("3 lessons, 9 games");
  }

  @Test
  void whoGoesOnCannotChangeWhatIsTrained() {
    String out = folder.resolve("x").toString();
    cli.run("train", "counter", "--game", "countdown", "--out", out, "--lessons", "2");
    CliHarness.Output other =
        cli.run("train", "--out", out, "--seed", "9", "--lessons", "3", "--blocks", "2");
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err())
        .contains("has begun, --blocks and --seed can no longer be changed; only --lessons can.");
    assertThat(cli.run("train", "--out", out, "--game", "countdown").err()).contains("--game");
    assertThat(cli.run("train", "counter", "--game", "countdown", "--out", out).err())
        .contains("leave the trainer out to go on with it");
    assertThat(cli.run("train", "--out", out, "--lessons", "3").err()).contains("Lesson 3");
  }

  @Test
  void whatIsWrongIsSaidBeforeAFolderIsMade() {
    String out = folder.resolve("x").toString();
    assertThat(cli.run("train", "--out", out).err()).contains("There is no training in");
    assertThat(cli.run("train", "counter", "--out", out).err()).contains("--game");
    assertThat(cli.run("train", "counters", "--game", "countdown", "--out", out).err())
        .contains("no trainer 'counters'");
    assertThat(cli.run("train", "counter:x=1", "--game", "countdown", "--out", out).exit())
        .isEqualTo(2);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void afterACancelWhatWasLearnedIsThere() {
    cli.cancellation.cancel();
    String out = folder.resolve("x").toString();
    CliHarness.Output output =
        cli.run("train", "counter", "--game", "countdown", "--out", out, "--lessons", "2");
    assertThat(output.exit()).isEqualTo(130);
    assertThat(output.out().strip()).isEqualTo("No lesson was finished.");
  }

  /** Counts lessons. */
  static final class Counter implements TrainerFactory {
    private static final Figure COUNT = Figure.of("count", "Count");

    @Override
    public String id() {
      return "counter";
    }

    @Override
    public String name() {
      return "Counter";
    }

    @Override
    public String description() {
      return "Counts lessons.";
    }

    @Override
    public String player(Rules rules, OptionValues options, String model) {
      return "random";
    }

    @Override
    public String ending() {
      return "count.model";
    }

    @Override
    public Trainer create(PartContext context) {
      return new Trainer() {
        private long count;

        @Override
        public void begin(long seed) {
          count = seed;
        }

        @Override
        public void restore(byte[] checkpoint) {
          count = ByteBuffer.wrap(checkpoint).getLong();
        }

        @Override
        public Lesson learn(BooleanSupplier stop) {
          count++;
          return new Lesson(count, 3, 9, Figures.NONE.with(COUNT, (double) count));
        }

        @Override
        public byte[] checkpoint() {
          return ByteBuffer.allocate(Long.BYTES).putLong(count).array();
        }

        @Override
        public byte[] model() {
          return Long.toString(count).getBytes(StandardCharsets.UTF_8);
        }
      };
    }
  }
}
