package org.plyscope.cli.position;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.play.file.GameExchange;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the games of a file in another format. */
@Command(
    description =
        "Write the games of a file in another format, for example .pdn as .plygame; see 'plyscope"
            + " formats'.")
public final class ConvertCommand extends ReportCommand {
  private final Services services;

  @Mixin private PartOptions rules;

  @Option(
      names = "--number",
      paramLabel = "N",
      converter = OptionNumbers.Positive.class,
      description = "Only the N-th game of the file, from 1.")
  private Integer number;

  @Parameters(index = "0", paramLabel = "FROM", description = "The file to read.")
  private Path from;

  @Parameters(
      index = "1",
      paramLabel = "TO",
      description = "The file to write; its ending decides the format.")
  private Path to;

  public ConvertCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    GameExchange exchange = new GameExchange(services.catalog());
    List<GameRecord> games = exchange.read(from, rules.rules(services.catalog()).orElse(null));
    if (number != null && number > games.size()) {
      throw new InputException(
          "There is no game %d in '%s'; it holds %d.".formatted(number, from, games.size()));
    }
    List<GameRecord> chosen = number == null ? games : List.of(games.get(number - 1));
    exchange.write(chosen, to);
    return new Written(chosen, to);
  }

  private record Written(List<GameRecord> games, Path file) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put("games", games.size());
      json.put("moves", moves());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(
          "Wrote %d %s with %d moves to %s."
              .formatted(games.size(), games.size() == 1 ? "game" : "games", moves(), file));
    }

    private int moves() {
      return games.stream().mapToInt(game -> game.line().size()).sum();
    }
  }
}
