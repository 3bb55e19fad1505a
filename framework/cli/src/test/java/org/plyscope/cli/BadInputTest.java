package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.testkit.CountdownGame;

/** Bad input is one sentence that names what is wrong, and exit code 2. */
class BadInputTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(List.of(new CheckersGame(), new CountdownGame(), new AlphaBetaAgents())));

  @ParameterizedTest
  @CsvSource({
    "perft --game chekers --depth 2, checkers",
    "perft --game countdown --rules thre --depth 2, three",
    "perft --game countdown --option take=99 --depth 2, take",
    "perft --game checkers --position rubbish --depth 2, Column 1",
    "perft --game checkers --position @/no/such/file --depth 2, /no/such/file",
    "perft --game checkers --depth many, many",
    "analyse --game checkers --agent alpha-bet --depth 2, alpha-beta",
    "analyse --game checkers --agent alpha-beta:evaluator=nothing --depth 2, nothing",
    "analyse --game checkers --agent alpha-beta, --depth",
    "analyse --game checkers --agent alpha-beta --depth 2 --export nowhere:x.svg, nowhere",
    "analyse --game checkers --agent alpha-beta --depth 2 --export tree.gif, tree.gif",
    "compare --game checkers --agents alpha-beta;alpha-bet --depth 2, alpha-bet",
    "compare --game checkers --agents alpha-beta;alpha-beta:pvs=true, --depth",
    "compare --game checkers --agents alpha-beta --depth 2 --position rubbish, Column 1",
    "compare --game checkers --agents alpha-beta --depth 2 --export chart.gif, chart.gif",
    "compare --game checkers --agents alpha-beta --depth 26784836, every depth up to 26784836",
    "frobnicate, frobnicate",
  })
  void isOneSentenceAndExitCode2(String command, String named) {
    cli.exports = new TwoViews();
    Output output = cli.run(command.split(" ", -1));
    assertThat(output.exit()).as(output.err()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip())
        .hasLineCount(1)
        .endsWith(".")
        .doesNotContain("Exception")
        .contains(named);
  }

  @ParameterizedTest
  @CsvSource({
    "compare --game checkers --depth 1 --agent, no option '--agent'",
    "games, '' is one argument too many",
    "plugins, no command ''",
    "compare --game checkers --depth 1 --agents, one argument too many",
    "perft --game checkers --depth 1 --option, one argument too many",
  })
  void ofManyArgumentsIsReadInLittleMemory(String command, String named) {
    List<String> args = new ArrayList<>(List.of(command.split(" ", -1)));
    args.addAll(Collections.nCopies(20_000, ""));
    long before = THREADS.getCurrentThreadAllocatedBytes();
    Output output = cli.run(args.toArray(String[]::new));
    assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(200L << 20);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip()).hasLineCount(1).contains(named);
  }

  /** Each repeated option once took memory for all arguments behind it. */
  @Test
  void ofRepeatedOptionsIsReadInLittleMemory() {
    List<String> args = new ArrayList<>(List.of("compare", "--depth", "1"));
    for (int i = 0; i < 10_000; i++) {
      args.addAll(List.of("--game", ""));
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    Output output = cli.run(args.toArray(String[]::new));
    assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(200L << 20);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip()).hasLineCount(1).contains("--game");
  }

  @Test
  void ofADeepPathIsOneSentence() {
    String file = GoldenFiles.input("tournament.plyscope.json");
    Output output = cli.run("plan", file, "--set", "a" + ".b".repeat(60_000) + "=1");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip())
        .hasLineCount(1)
        .contains("--set", "60001 keys", "no file is deeper than 64");
  }

  /** Each agent needs a name of its own, which once took steps that grew as cubes. */
  @Test
  @Timeout(60)
  void ofManyEqualAgentsIsReadInLittleMemory() {
    String many = String.join(";", Collections.nCopies(20_000, "alpha-beta"));
    long before = THREADS.getCurrentThreadAllocatedBytes();
    Output output = cli.run("compare", "--game", "checkers", "--depth", "1", "--agents", many);
    assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(1L << 30);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip()).hasLineCount(1).contains("20000 configurations");
  }

  /** Views that are never drawn. */
  private static final class TwoViews implements ViewExports {
    @Override
    public List<String> views() {
      return List.of("search-tree", "ply-chart");
    }

    @Override
    public void export(Request request, SearchOutcome outcome) {
      throw new AssertionError("exported " + request);
    }

    @Override
    public void export(Request request, Comparison comparison) {
      throw new AssertionError("exported " + request);
    }
  }
}
