package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.testkit.CountdownGame;

/** The result of a search is printed, whatever happens to its files. */
@Timeout(20)
class KeptResultTest {
  @TempDir Path folder;

  private Path place;
  private CliHarness cli;

  @BeforeEach
  void prepare() throws IOException {
    place = Files.createDirectory(folder.resolve("place"));
    cli =
        new CliHarness(
            Catalog.of(List.of(new CountdownGame(), new TakeMostAgent(), new Saboteur())));
    cli.exports = new FailingExports();
  }

  private Output analyse(String more) {
    return cli.run(("analyse --game countdown --depth 1 " + more).split(" ", -1));
  }

  @Test
  void aTraceThatCannotBeWrittenAfterTheSearchCostsNothingElse() {
    Output text = analyse("--agent saboteur --trace " + place.resolve("x.plytrace"));
    assertThat(text.exit()).isEqualTo(Exit.FAILED);
    assertThat(text.out()).contains("Move      3").doesNotContain("Trace ");
    assertThat(text.err().strip())
        .hasLineCount(1)
        .contains("The trace cannot be written to", "there is no such folder");
  }

  @Test
  void aViewThatCannotBeWrittenCostsNothingElse() {
    Output output = analyse("--agent take-most --json --export result:" + place.resolve("x.csv"));
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.has("exports")).isFalse();
    assertThat(json.getAsJsonArray("problems").get(0).getAsString())
        .contains("The view 'result' was not written", "ran out of memory");
    assertThat(output.err().strip()).hasLineCount(1).contains("ran out of memory");
  }

  @Test
  void aReferenceThatFailsCostsNothingElse() {
    Output output = analyse("--agent take-most --reference saboteur --reference-depth 1");
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    assertThat(output.out()).contains("Move      3").doesNotContain("Quality");
    assertThat(output.err().strip()).hasLineCount(1).startsWith("Agent 'saboteur'");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldBeforeTheSearch() throws IOException {
    Path file = Files.writeString(place.resolve("file"), "x");
    assertThat(analyse("--agent saboteur --trace " + file.resolve("y")).exit())
        .isEqualTo(Exit.BAD_INPUT);
    assertThat(analyse("--agent saboteur --trace " + place).err()).contains("it is a folder");
    assertThat(place).as("nothing was searched").exists();
  }

  @Test
  void oneFileCannotHoldTwoThings() {
    String file = place.resolve("a.csv").toString();
    String same = place + "/../place/a.csv";
    Output output = analyse("--agent saboteur --trace " + file + " --export result:" + same);
    assertThat(output.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(output.err()).contains("is named twice");
    assertThat(place).isEmptyDirectory();
  }

  /** Takes away the place its trace should go to. */
  private final class Saboteur implements AgentFactory {
    @Override
    public String id() {
      return "saboteur";
    }

    @Override
    public String name() {
      return "Saboteur";
    }

    @Override
    public String description() {
      return "Removes a folder.";
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        try {
          Files.delete(place);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        MoveList moves = new MoveList();
        return SearchResult.builder(moves.get(request.state().moves(moves) - 1)).build();
      };
    }
  }

  private static final class FailingExports implements ViewExports {
    @Override
    public List<String> views() {
      return List.of("result");
    }

    @Override
    public void export(Request request, SearchOutcome outcome) {
      throw new OutOfMemoryError("pretended");
    }

    @Override
    public void export(Request request, Comparison comparison) {
      throw new OutOfMemoryError("pretended");
    }
  }
}
