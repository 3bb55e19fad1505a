package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

/** A throwable that cannot print itself passes no guard. */
@Timeout(60)
class UnprintableTest {
  private static final String SENTENCE = "Agent 'unprintable' failed: Unprintable.";

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new CountdownGame(),
                  new LinesFormat(),
                  new TakeMostAgent(),
                  new AlphaBetaAgents(),
                  new UnprintableAgent(),
                  new UnprintableAgent.Judge())));

  private Output run(String command) {
    return cli.run(command.split(" ", -1));
  }

  @Test
  void analyseEndsWithASentence() {
    Output output = run("analyse --game countdown --agent unprintable --depth 1");
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    assertThat(output.err().strip()).isEqualTo(SENTENCE);
  }

  @Test
  void anEvaluatorEndsItsAgentWithASentence() {
    Output output =
        run("analyse --game countdown --agent alpha-beta:evaluator=unprintable --depth 2");
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    assertThat(output.err().strip()).hasLineCount(1).endsWith(" failed: Unprintable.");
  }

  @Test
  void compareEndsWithASentence() {
    Output output = run("compare --game countdown --agents take-most;unprintable --depth 1");
    assertThat(output.exit()).isEqualTo(Exit.FAILED);
    assertThat(output.out()).contains("unprintable: " + SENTENCE);
  }

  @Test
  void aMatchIsForfeited() {
    Output output =
        run("match take-most unprintable --game countdown --blocks 2 --plies 1 --depth 1");
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(output.out()).contains("unprintable");
    assertThat(output.out() + output.err()).doesNotContain("IllegalStateException");
  }

  @Test
  void reviewEndsWithASentence(@TempDir Path folder) throws IOException {
    Path games = Files.writeString(folder.resolve("games.lines"), "3 3 3 2");
    Output output = cli.run("review", games.toString(), "--agent", "unprintable", "--depth", "1");
    assertThat(output.exit()).isNotZero();
    assertThat(output.err().strip()).contains(SENTENCE).doesNotContain("abandoned");
  }
}
