package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.lab.file.ProgramVersion;

class CliTest {
  private final CliHarness cli = new CliHarness();

  private JsonElement json(String... args) {
    Output output = cli.run(args);
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).isZero();
    assertThat(output.out()).matches("\\p{ASCII}*");
    return JsonParser.parseString(output.out());
  }

  @Test
  void listsGames() {
    assertThat(cli.run("games").out())
        .isEqualToNormalizingNewlines(
            "GAME       NAME       RULES\ncountdown  Countdown  standard, three\n");
    JsonElement games = json("games", "--json");
    assertThat(games.getAsJsonArray()).hasSize(1);
    assertThat(games.toString()).contains("\"id\":\"countdown\"", "\"values\":\"2..6\"");
  }

  /** The list of commands shows the first line alone. */
  @Test
  void theFirstLineAboutACommandIsAWholeSentence() {
    assertThat(cli.line().getSubcommands())
        .hasSizeGreaterThan(20)
        .allSatisfy(
            (name, command) ->
                assertThat(command.getCommandSpec().usageMessage().description()[0])
                    .as(name)
                    .endsWith("."));
  }

  @Test
  void explainsAGame() {
    assertThat(cli.run("games", "countdown").out())
        .contains("Countdown (countdown): Players take seeds", "Three players", "1..999");
    assertThat(json("games", "countdown", "--json").getAsJsonObject().get("positions")).isNotNull();
  }

  @Test
  void aPathThatIsNoneIsOneSentenceWithoutNamesOfJava() {
    Output output = cli.run("report", "a\0b");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip())
        .endsWith("is not the path of a file or folder.")
        .doesNotContain("java", "Exception");
  }

  @Test
  void listsAgentsWithPresets() {
    assertThat(cli.run("agents").out()).contains("take-most", "test/quick", "broken");
    assertThat(json("agents", "--game", "countdown", "--json").getAsJsonArray()).hasSize(4);
    assertThat(cli.run("agents", "take-most").out()).contains("-9.0..9.0");
    assertThat(cli.run("agents", "take-most").out()).doesNotContain("VALUE ");
    assertThat(cli.run("agents", "test/quick").out()).contains("OPTION", "VALUE ", "DEFAULT");
  }

  @Test
  void listsEvaluatorsAndOrderingsThatFit() {
    assertThat(cli.run("evaluators", "--game", "countdown").out()).contains("flat");
    assertThat(cli.run("evaluators", "--game", "countdown", "--rules", "three").out())
        .doesNotContain("flat");
    assertThat(json("orderings", "--game", "countdown", "--json").toString()).contains("as-listed");
    assertThat(json("orderings", "as-listed", "--json").getAsJsonObject().get("name"))
        .hasToString("\"As listed\"");
  }

  @Test
  void installsAndRemovesPlugins() {
    assertThat(cli.run("plugins", "install", "folder/hello.jar").out())
        .isEqualToNormalizingNewlines("Installed hello 1.2.0.\n");
    assertThat(cli.run("plugins", "list").out()).contains("hello", "active", "user");
    assertThat(json("plugins", "list", "--json").getAsJsonArray()).hasSize(1);
    assertThat(json("plugins", "remove", "hello", "--json").toString())
        .contains("hello", "\"removed\"");
    assertThat(cli.run("plugins", "remove", "hello").exit()).isEqualTo(2);
    cli.plugins.followers = 1;
    assertThat(cli.run("plugins", "install", "hello.jar").out())
        .isEqualToIgnoringNewLines(
            "Installed hello 1.2.0. The window that is open follows in a moment.");
    cli.plugins.followers = 2;
    assertThat(cli.run("plugins", "remove", "hello").out()).contains("The 2 windows");
  }

  @Test
  void saysItsVersionAndHelps() {
    assertThat(cli.run("--version").out().strip()).isEqualTo("Plyscope " + ProgramVersion.text());
    assertThat(ProgramVersion.text()).matches("\\d+\\.\\d+\\.\\d+.*");
    Output help = cli.run("--help");
    assertThat(help.exit()).isZero();
    assertThat(help.out())
        .contains("games", "agents", "evaluators", "orderings", "perft", "analyse", "plugins");
    assertThat(cli.run("analyse", "--help").out()).contains("--trace", "--iterations", "--json");
    assertThat(cli.run("plugins", "install", "--help").out()).contains("FILE");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game | did you mean games?",
        "--versoin | did you mean --version?",
        "games --jsom | did you mean --json?",
        "games countdwn | did you mean countdown?",
        "games countdown more | one argument too many",
        "agents --game count-down | did you mean countdown?",
        "agents take-mst | did you mean take-most?",
        "perft --game countdown | --depth",
        "perft --game countdown --depth x | 'x' is not a whole number from 1 to 100",
        "analyse --game countdown --agent broken --depth 2147483648 | from 1 to 2147483647",
        "analyse --game countdown --agent broken --nodes 9223372036854775808 | from 1 to",
        "analyse --game countdown --agent broken --seed 1e3 | '1e3' is not a whole number",
        "positions random --game countdown --count 0.5 | from 1 to 100000",
        "bench perft --seconds x | 'x' is not a number of seconds",
        "bench search --seconds 0 | more than 0 and at most 3600",
        "analyse --game countdown --agent test/quick --reference test/quick --reference-depth -1"
            + " | from 1 to",
        "analyse --game countdown --agent test/quick --trace-nodes -1 | from 1 to 100000000",
        "analyse --game countdown --agent test/quick --trace x.tr --trace x.tr | only once",
        "analyse --game countdown --agent test/quick --moves a'b\"c | a'b\"c",
        "perft --game countdown --depth 0 | from 1 to 100",
        "perft --depth 3 | --game",
        "perft --game countdown --rules tree --depth 3 | did you mean three?",
        "perft --game countdown --option seeds --depth 3 | key=value",
        "perft --game countdown --option seeds=0 --depth 3 | from 1 to 999",
        "perft --game countdown --position 7 --depth 3 | Column 2",
        "perft --game countdown --position @nowhere.txt --depth 3 | nowhere.txt",
        "analyse --game countdown --depth 3 | --agent",
        "analyse --game countdown --agent take-most | has no limit; set",
        "analyse --game countdown --agent take-most --time 2 | for example 2s",
        "analyse --game countdown --agent take-most --depth 1 --moves 9 | 9",
        "analyse --game countdown --agent take-most --depth 1 --moves-played 1,9 | Move 2",
        "perft --game countdown --depth 1 --moves-played x | Move 1: Column 1: found 'x'",
        "analyse --game countdown --agent take-most:value=-9 --depth 1 --moves 1 | be kept to some"
            + " moves",
        "analyse --game countdown --agent take-most --nodes 0 | from 1 to",
        "analyse --game countdown --agent take-moss --depth 1 | did you mean take-most?",
        "analyse --game countdown --agent take-most:value=x --depth 1 | from -9.0 to 9.0",
        "analyse --game countdown --agent take-most --depth 1 --position 0/1 | over",
        "analyse --game countdown --agent take-most --depth 1 --trace no/such/f | folder",
        "plugins | check FILE, watch DIR, or remove, disable or enable NAME",
        "plugins instal x | did you mean install?",
        "plugins install x.txt | There is no file 'x.txt', and no site was added",
        "plugins search | No site was added",
        "site | add ADDRESS",
        "site add ftp://x | is not the address of a site",
        "site remove /nowhere | has not been added",
        "site build nowhere | cannot be written",
      })
  void badInputIsOneSentence(String line, String expected) {
    Output output = cli.run(line.split(" "));
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip()).hasLineCount(1).contains(expected).matches(".*[.?]");
  }

  @Test
  void withoutACommandItNamesThem() {
    assertThat(cli.run().err()).startsWith("Name a command: games, agents,");
  }
}
