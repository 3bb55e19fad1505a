package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

class ReviewTest {
  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new CountdownGame(),
                  new LinesFormat(),
                  new SmallestFirst("smallest", request -> {}),
                  new SmallestFirst("stopping", this::stopAtTheSecondMove),
                  new BrokenAgent())));

  @TempDir Path folder;

  private Path games;

  private void stopAtTheSecondMove(SearchRequest request) {
    if (request.line().size() == 1) {
      cli.cancellation.cancel();
    }
  }

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
  void aReviewThatIsStoppedKeepsWhatItFoundAndSaysSoToTheShell() {
    Path kept = folder.resolve("kept.plygame");
    CliHarness.Output some = review("stopping", kept);
    assertThat(some.exit()).isEqualTo(Exit.INTERRUPTED);
    assertThat(some.out()).contains("1 of 4 moves reviewed").contains("It was stopped.");
    assertThat(kept).exists();

    Path nothing = folder.resolve("nothing.plygame");
    CliHarness.Output none = review("smallest", nothing);
    assertThat(none.exit()).isEqualTo(Exit.INTERRUPTED);
    assertThat(none.out()).contains("stopped before a move was judged").doesNotContain("Kept");
    assertThat(nothing).doesNotExist();
  }

  @Test
  void aReviewThatFailsKeepsNothing() {
    Path kept = folder.resolve("kept.plygame");
    CliHarness.Output output = review("broken", kept);
    assertThat(output.exit()).isNotZero();
    assertThat(output.err()).contains("Move 1, 3: ");
    assertThat(kept).doesNotExist();
  }

  private CliHarness.Output review(String agent, Path kept) {
    return cli.run(
        "review", games.toString(), "--agent", agent, "--depth", "3", "--out", kept.toString());
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
        .contains("has no limit; set");
  }

  /** Values each move by how little it takes. */
  private record SmallestFirst(String id, Consumer<SearchRequest> first) implements AgentFactory {

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
        first.accept(request);
        long move = LongStream.of(request.rootMoves()).min().orElseThrow();
        return SearchResult.builder(move).value((double) -move).build();
      };
    }
  }
}
