package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartFile;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

class DatabaseCommandTest {
  private final CliHarness cli =
      new CliHarness(Catalog.of(List.of(new CountdownGame(), new Squares())));

  @TempDir Path folder;

  @Test
  void aTableIsComputedAndKept() throws IOException {
    Path file = folder.resolve("x.plydata");
    CliHarness.Output output =
        cli.run("database", "squares:size=4", "--game", "countdown", "--out", file.toString());
    assertThat(output.err()).isEmpty();
    assertThat(output.out()).startsWith("Wrote 4 bytes to " + file).contains("largest: 9");
    Database read = Database.open(PartFile.find(file.toString(), List.of(folder)));
    assertThat(read.section(0).get(3)).isEqualTo((byte) 9);
    assertThat(cli.run("databases").out()).contains("squares");
  }

  @Test
  void whatIsWrongIsSaidBeforeTheWork() {
    String file = folder.resolve("x.plydata").toString();
    assertThat(cli.run("database", "square", "--game", "countdown", "--out", file).err())
        .contains("no database 'square'")
        .contains("squares");
    assertThat(cli.run("database", "squares:size=x", "--game", "countdown", "--out", file).err())
        .contains("must be a whole number from 1 to 9");
    assertThat(
            cli.run("database", "squares", "--game", "countdown", "--out", folder + "/a/b").exit())
        .isEqualTo(2);
  }

  @Test
  void afterACancelThereIsNoFile() {
    cli.cancellation.cancel();
    Path file = folder.resolve("x.plydata");
    CliHarness.Output output =
        cli.run("database", "squares", "--game", "countdown", "--out", file.toString());
    assertThat(output.exit()).isEqualTo(130);
    assertThat(output.out().strip()).isEqualTo("Nothing was written.");
    assertThat(Files.exists(file)).isFalse();
  }

  /** A table of squares. */
  private static final class Squares implements DatabaseBuilder {
    private static final Option<Long> SIZE = Option.integer("size", "Size", "How many.", 3, 1, 9);

    @Override
    public String id() {
      return "squares";
    }

    @Override
    public String name() {
      return "Squares";
    }

    @Override
    public String description() {
      return "The first squares.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(SIZE);
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Database build(Rules rules, OptionValues options, JobMonitor monitor)
        throws InterruptedException {
      if (monitor.cancelled()) {
        throw new InterruptedException("cancelled");
      }
      byte[] squares = new byte[options.get(SIZE).intValue()];
      for (int i = 0; i < squares.length; i++) {
        squares[i] = (byte) (i * i);
      }
      return Database.of("squares", "any")
          .withSection(squares)
          .withFact("largest", String.valueOf(squares[squares.length - 1]));
    }
  }
}
