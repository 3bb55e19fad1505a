package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Exit;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.fuzz.FuzzTarget;

/** The command line itself as a target: whatever stands there, one sentence and an exit code. */
public final class CommandLines {
  /** Commands that only read; a damaged name of a file to write would be written. */
  private static final Set<String> HARMLESS =
      Set.of("games", "agents", "parts", "positions", "perft", "analyse", "compare");

  private static final Set<String> WRITING = Set.of("--trace", "--export");

  /** Runs a command that has been cancelled before it starts, so that none takes long. */
  @FunctionalInterface
  public interface Runner {
    int run(List<String> args, PrintWriter out, PrintWriter err);
  }

  private CommandLines() {}

  static FuzzTarget target(Catalog catalog, Runner runner) {
    List<String> samples = new ArrayList<>(List.of("games --json", "parts", "agents --help"));
    for (Game game : catalog.games()) {
      Rules rules = catalog.rules(game.id(), "", Map.of());
      String position = rules.initial().position().replace(' ', '_');
      samples.add("perft --game " + game.id() + " --depth 2 --position " + position);
      samples.add("positions random --game " + game.id() + " --plies 3 --count 2 --seed 7");
      for (InstalledAgent agent : catalog.agentsFor(rules)) {
        samples.add("analyse --game " + game.id() + " --json --nodes 9 --agent " + agent.text());
        samples.add("compare --game " + game.id() + " --depth 1 --agents " + agent.text());
      }
    }
    return FuzzTarget.text("command lines", samples, text -> check(args(text), runner));
  }

  private static List<String> args(String line) {
    List<String> args = new ArrayList<>();
    for (String word : line.split(" ", -1)) {
      // An underscore stands for a blank inside an argument.
      args.add(word.replace('_', ' '));
    }
    if (!HARMLESS.contains(args.get(0))) {
      args.add(0, "games");
    }
    args.removeIf(arg -> WRITING.stream().anyMatch(arg::startsWith));
    return args;
  }

  private static void check(List<String> args, Runner runner) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit = runner.run(args, new PrintWriter(out), new PrintWriter(err));
    String said = err.toString().strip();
    boolean told = exit == Exit.DONE || exit == Exit.INTERRUPTED || !said.isEmpty();
    boolean defect = said.startsWith("Plyscope") || said.lines().count() > 1;
    if (!told || defect) {
      throw new IllegalStateException("exit " + exit + ", " + said);
    }
  }
}
