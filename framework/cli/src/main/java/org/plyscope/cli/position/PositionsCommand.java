package org.plyscope.cli.position;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.RandomPositions;
import org.plyscope.lab.position.SavedPosition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the positions that have a name, or draws some at random. */
@Command(name = "positions", description = "List positions by name, or draw some at random.")
public final class PositionsCommand extends ReportCommand {
  private static final int MOST = 100_000;

  private final Services services;
  private final Cancellation cancellation;

  @Parameters(
      arity = "0..1",
      paramLabel = "list|random",
      defaultValue = "list",
      description = "The action; 'list' if not given.")
  private String task;

  @Mixin private RulesOptions rules;

  @Option(
      names = "--find",
      paramLabel = "WORDS",
      defaultValue = "",
      description = "List only positions with these words in name, tags or group.")
  private String words;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "10",
      converter = Plies.class,
      description = "How many random moves to play from the start; 10 if not given.")
  private int plies;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      converter = OptionNumbers.Seed.class,
      description = "The seed of the first random position; the next ones count on.")
  private long seed;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1",
      converter = Count.class,
      description = "How many random positions; 1 if not given.")
  private int count;

  @Option(names = "--finished", description = "Let random games end before the last ply.")
  private boolean finished;

  public PositionsCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    Rules open = rules.rules(services.catalog());
    return switch (task) {
      case "list" -> list(open);
      case "random" -> random(open);
      default -> throw NearMatches.unknown("task", task, List.of("list", "random"));
    };
  }

  private Report list(Rules open) {
    List<Named> found = new ArrayList<>();
    for (NamedPosition p : open.positions()) {
      found.add(
          new Named(p.id(), p.name(), p.group(), List.of(), p.note(), p.claim(), p.position()));
    }
    PositionLibrary library = services.positions();
    library
        .problem()
        .ifPresent(
            sentence -> {
              throw new FailedException(sentence);
            });
    for (SavedPosition p : library.all()) {
      if (p.of(open)) {
        found.add(
            new Named(p.name(), p.name(), "My positions", p.tags(), "", Claim.NONE, p.position()));
      }
    }
    return new Listing(found.stream().filter(p -> p.matches(words)).toList());
  }

  private Report random(Rules open) {
    List<Chance> drawn = new ArrayList<>();
    try {
      for (int i = 0; i < count; i++) {
        long next = seed + i;
        drawn.add(
            new Chance(
                next, RandomPositions.draw(open, plies, next, !finished, cancellation::cancelled)));
      }
    } catch (InterruptedException e) {
      return new Chances(drawn, Exit.INTERRUPTED);
    }
    return new Chances(drawn, Exit.DONE);
  }

  private static final class Plies extends OptionNumbers.Ints {
    Plies() {
      super(0, RandomPositions.MOST_PLIES);
    }
  }

  private static final class Count extends OptionNumbers.Ints {
    Count() {
      super(1, MOST);
    }
  }

  /** A position with a name, shipped or the user's own. */
  private record Named(
      String id,
      String name,
      String group,
      List<String> tags,
      String note,
      Claim claim,
      String position) {
    boolean matches(String words) {
      return SavedPosition.matches(
          words, name + "\n" + group + "\n" + String.join("\n", tags) + "\n" + id);
    }

    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", id);
      json.put("name", name);
      json.put("group", group);
      json.put("tags", tags);
      json.put("position", position);
      json.put("note", note);
      if (claim.present()) {
        json.put("claim", claimJson(claim));
      }
      return json;
    }
  }

  private record Listing(List<Named> positions) implements Report {
    @Override
    public Object json() {
      return positions.stream().map(Named::json).toList();
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("POSITION", "NAME", "GROUP", "TAGS", "CLAIM");
      positions.forEach(
          p ->
              table.row(
                  p.id(),
                  p.name(),
                  p.group(),
                  String.join(", ", p.tags()),
                  p.claim().present() ? p.claim().toString() : ""));
      table.print(out);
    }
  }

  private record Chance(long seed, RandomPositions.Drawn drawn) {
    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("seed", seed);
      json.put("plies", drawn.plies());
      json.put("over", drawn.over());
      json.put("position", drawn.position());
      return json;
    }
  }

  private record Chances(List<Chance> all, int exit) implements Report {
    @Override
    public Object json() {
      return all.stream().map(Chance::json).toList();
    }

    /** A position a line, as a collection that can be opened again. */
    @Override
    public void print(PrintWriter out) {
      for (Chance chance : all) {
        String end = chance.drawn().over() ? ", game over" : "";
        out.println(
            chance.drawn().position()
                + " # Random, "
                + chance.drawn().plies()
                + " plies, seed "
                + chance.seed()
                + end);
      }
    }
  }

  private static Map<String, Object> claimJson(Claim claim) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("keyMoves", claim.keyMoves());
    json.put("outcome", claim.outcome().toString());
    claim.margin().ifPresent(margin -> json.put("margin", margin));
    json.put("status", claim.status().toString());
    json.put("source", claim.source());
    return json;
  }
}
