package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.option.Preset;
import org.plyscope.cli.report.OptionReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the games, or explains one. */
@Command(name = "games", description = "List the games, or explain one of them.")
public final class GamesCommand extends ReportCommand {
  private final Catalog catalog;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The game to explain.")
  private String id;

  public GamesCommand(Services services) {
    this.catalog = services.catalog();
  }

  @Override
  protected Report report() {
    return id == null ? new All(catalog.games()) : one(catalog.game(id));
  }

  private One one(Game game) {
    String first = game.presets().isEmpty() ? "" : game.presets().get(0).id();
    return new One(game, catalog.rules(game.id(), first, Map.of()).positions());
  }

  private static Map<String, Object> json(Game game) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", game.id());
    json.put("name", game.name());
    json.put("description", game.description());
    json.put("presets", OptionReport.presets(game.presets()));
    json.put("options", OptionReport.options(game.options()));
    return json;
  }

  private record All(List<Game> games) implements Report {
    @Override
    public Object json() {
      return games.stream().map(GamesCommand::json).toList();
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("GAME", "NAME", "RULES");
      for (Game game : games) {
        table.row(
            game.id(),
            game.name(),
            game.presets().stream().map(Preset::id).collect(Collectors.joining(", ")));
      }
      table.print(out);
    }
  }

  private record One(Game game, List<NamedPosition> positions) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = GamesCommand.json(game);
      json.put("positions", positions.stream().map(One::json).toList());
      return json;
    }

    private static Map<String, Object> json(NamedPosition position) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", position.id());
      json.put("name", position.name());
      json.put("group", position.group());
      json.put("position", position.position());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(game.name() + " (" + game.id() + "): " + game.description());
      out.println();
      Table presets = new Table("RULES", "NAME", "MEANING");
      game.presets().forEach(p -> presets.row(p.id(), p.name(), p.description()));
      presets.print(out);
      OptionReport.print(out, game.options());
      if (!positions.isEmpty()) {
        Table table = new Table("POSITION", "NAME", "GROUP");
        positions.forEach(p -> table.row(p.id(), p.name(), p.group()));
        out.println();
        table.print(out);
      }
    }
  }
}
