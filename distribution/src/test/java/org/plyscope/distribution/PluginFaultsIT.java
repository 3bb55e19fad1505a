package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.wire.WireText;

/** Whatever a real plugin does in the packaged program, the program names the plugin at fault. */
class PluginFaultsIT {
  @TempDir Path folder;

  private Distribution.Output run(String... args) throws Exception {
    return Distribution.run(folder.resolve("data"), args);
  }

  private Distribution.Output install(PluginSource plugin) throws Exception {
    return run("plugins", "install", plugin.write(folder).toString());
  }

  private Distribution.Output analyse(String... more) throws Exception {
    String[] args = ("analyse --game kalah " + String.join(" ", more)).split(" ", -1);
    return run(args);
  }

  @Test
  void whatAPluginPrintsIsNotPartOfTheOutput() throws Exception {
    PluginSource noisy =
        new PluginSource("noisy")
            .agent(
                "noisy",
                "System.out.println(\"made\");",
                "for (int i = 0; i < 1000; i++) System.out.println(\"noise\");");
    Distribution.Output installed = install(noisy);
    assertThat(installed.exit()).as(installed.err()).isZero();
    assertThat(installed.out().strip())
        .isEqualTo("Installed org.example.noisy 1.0.0 with agent noisy.");
    Distribution.Output output = analyse("--agent noisy --json");
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(output.out()).doesNotContain("noise");
    assertThat(WireText.read(output.out(), "analysis")).isNotNull();
  }

  @Test
  void aPluginThatEndsTheProgramIsNamed() throws Exception {
    assertThat(install(new PluginSource("leaver").agent("leaver", "", "System.exit(0);")).exit())
        .isZero();
    Distribution.Output output = analyse("--agent leaver");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.err().strip()).hasLineCount(1).contains("org.example.leaver");

    Distribution.Output refused =
        install(new PluginSource("quitter").agent("quitter", "System.exit(0);", ""));
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err().strip()).hasLineCount(1).contains("org.example.quitter");
    assertThat(run("plugins", "list").out()).contains("leaver").doesNotContain("quitter");
  }

  @Test
  void thePartThatFailsIsBlamedAndNotTheAgentThatUsesIt() throws Exception {
    PluginSource sorter =
        new PluginSource("sorter")
            .ordering("sorter", "throw new IllegalStateException(\"cannot sort\");");
    assertThat(install(sorter).exit()).isZero();
    Distribution.Output output = analyse("--agent alpha-beta:ordering=sorter --depth 3");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.err().strip())
        .isEqualTo("The ordering 'sorter' of org.example.sorter failed: cannot sort.");
  }

  @Test
  void aWorkerNamesThePartThatBrokeItsContract() throws Exception {
    // The ordering loses moves, so the search itself fails or plays something else.
    PluginSource loser = new PluginSource("loser").ordering("loser", "moves.clear();");
    assertThat(install(loser).exit()).isZero();
    Path file =
        Files.writeString(
            folder.resolve("loser.plyscope.json"),
            """
            { "plyscope": 1, "game": { "id": "kalah" },
              "agents": { "one": { "use": "alpha-beta", "ordering": "loser", "depth": 3 },
                          "two": { "use": "random" } },
              "format": "round-robin", "blocks": 1, "workers": { "heap": "128m" } }
            """);
    Path run = folder.resolve("run");
    Distribution.Output output =
        run("run", file.toString(), "--out", run.toString(), "--workers", "1", "--no-trials");
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(Files.readAllLines(run.resolve("games.jsonl")))
        .hasSize(2)
        .allSatisfy(
            game ->
                assertThat(game)
                    .contains(
                        "The ordering 'loser' of org.example.loser", "so the search of agent"));
  }

  @Test
  void whoLooksForWhatABrokenPluginBringsIsToldOfIt() throws Exception {
    Path plugins = Files.createDirectories(folder.resolve("data/plugins"));
    Path jar =
        new PluginSource("broken")
            .agent("broken", "throw new IllegalStateException(\"no table\");", "")
            .write(folder);
    Files.move(jar, plugins.resolve("org.example.broken-1.0.0.jar"));
    Distribution.Output output = analyse("--agent broken");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err())
        .contains("There is no agent 'broken'")
        .contains("It may belong to the plugin org.example.broken, which does not work");
    assertThat(run("plugins", "list").out()).contains("failed", "IllegalStateException: no table");
  }

  @Test
  void theAuthorFindsTheStackTraceInTheLogAndWithDebugOnTheTerminal() throws Exception {
    Path jar =
        new PluginSource("ctor")
            .agent("ctor", "throw new IllegalStateException(\"no table\");", "")
            .write(folder);
    Distribution.Output quiet = run("plugins", "install", jar.toString());
    assertThat(quiet.exit()).isEqualTo(2);
    assertThat(quiet.err().strip()).hasLineCount(1).contains("no table");
    assertThat(folder.resolve("data/logs/plyscope.log"))
        .content()
        .contains("IllegalStateException: no table", "\tat org.example.");

    Distribution.Output debug = run("--debug", "plugins", "install", jar.toString());
    assertThat(debug.exit()).isEqualTo(2);
    assertThat(debug.err()).contains("IllegalStateException: no table", "\tat org.example.");
  }

  @Test
  void aConstructorThatNeverEndsIsNotWaitedForAgainAndAgain() throws Exception {
    Path calls = folder.resolve("calls");
    String note =
        "try (var out = new java.io.FileOutputStream(\"%s\", true)) { out.write('x'); }"
            .formatted(calls)
            .concat(" catch (java.io.IOException e) { throw new IllegalStateException(e); }");
    PluginSource endless =
        new PluginSource("endless").agent("endless", note + " while (true) {}", "");
    Distribution.Output output = install(endless);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip())
        .isEqualTo("org.example.endless did not finish starting within 10 s.");
    assertThat(calls).as("waited once").hasContent("x");
  }

  @Test
  void olderVersionTakesThePlaceOfANewerOneOnlyOnRequest() throws Exception {
    assertThat(install(new PluginSource("aged").version("1.1.0").agent("aged", "", "")).exit())
        .isZero();
    String old =
        new PluginSource("aged").version("1.0.0").agent("aged", "", "").write(folder).toString();
    Distribution.Output refused = run("plugins", "install", old);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err().strip())
        .isEqualTo(
            "org.example.aged 1.0.0 would replace the newer org.example.aged 1.1.0."
                + " Add --replace if that is what you want.");
    assertThat(run("plugins", "install", "--replace", old).out().strip())
        .isEqualTo("Replaced org.example.aged 1.1.0 by the older 1.0.0 with agent aged.");
  }

  @Test
  void resultsKeepWhatTheirAgentWasMadeOf() throws Exception {
    Distribution.Output output = analyse("--agent alpha-beta --depth 2 --json");
    assertThat(output.out()).contains("\"agent\":\"alpha-beta\"").contains("alpha-beta:evaluator=");
  }
}
