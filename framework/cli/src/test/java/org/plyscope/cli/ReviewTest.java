package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

class ReviewTest {
  private final CliHarness cli =
      new CliHarness(
          Catalog.of(List.of(new CountdownGame(), new LinesFormat(), new SmallestFirst())));

  @TempDir Path folder;

  private Path games;

  @BeforeEach
  void write() throws IOException {
    games = Files.writeString(folder.resolve("games.lines"), "3 3 3 2\n3 3");
  }

  @Test
  void everyMoveIsJudgedAndKept() throws IOException {
    Path kept = folder.resolve("kept.plygame");
    CliHarness.Output output =
        cli.run(
            "review",
            games.toString(),
            "--agent",
            "smallest",
            "--depth",
            "3",
            "--out",
            kept.toString());
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).isZero();
    assertThat(output.out())
        .contains("Loss")
        .contains("4 of 4 moves reviewed by smallest, depth=3.")
        .contains("Kept in " + kept + ".");
    assertThat(Files.readString(kept)).contains("\"review\"").contains("\"bestValue\"");

    CliHarness.Output json =
        cli.run("review", kept.toString(), "--agent", "smallest", "--depth", "3", "--json");
    assertThat(json.out()).contains("\"stopped\":false").contains("\"Played\":\"3\"");
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    assertThat(cli.run("review", games.toString(), "--agent", "smallest", "--out", "x.txt").err())
        .contains("kept in a file that ends in .plygame");
    assertThat(
            cli.run(
                    "review",
                    games.toString(),
                    "--agent",
                    "smallest",
                    "--depth",
                    "3",
                    "--number",
                    "7")
                .err())
        .contains("There is no game 7");
    assertThat(cli.run("review", games.toString(), "--agent", "smallest").err())
        .contains("A search needs an end");
  }

  /** Values each move by how little it takes. */
  private static final class SmallestFirst implements AgentFactory {
    @Override
    public String id() {
      return "smallest";
    }

    @Override
    public String name() {
      return "Smallest first";
    }

    @Override
    public String description() {
      return "Prefers to take little.";
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        long move = LongStream.of(request.rootMoves()).min().orElseThrow();
        return SearchResult.builder(move).value((double) -move).build();
      };
    }
  }
}
