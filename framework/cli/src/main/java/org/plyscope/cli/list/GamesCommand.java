package org.plyscope.cli.list;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
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

  private static JsonObject json(Game game) {
    JsonObject json = new JsonObject();
    json.addProperty("id", game.id());
    json.addProperty("name", game.name());
    json.addProperty("description", game.description());
    json.add("presets", OptionReport.presets(game.presets()));
    json.add("options", OptionReport.options(game.options()));
    return json;
  }

  private record All(List<Game> games) implements Report {
    @Override
    public JsonElement json() {
      JsonArray array = new JsonArray();
      games.forEach(game -> array.add(GamesCommand.json(game)));
      return array;
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
    public JsonElement json() {
      JsonObject json = GamesCommand.json(game);
      JsonArray array = new JsonArray();
      for (NamedPosition position : positions) {
        JsonObject entry = new JsonObject();
        entry.addProperty("id", position.id());
        entry.addProperty("name", position.name());
        entry.addProperty("group", position.group());
        entry.addProperty("position", position.position());
        array.add(entry);
      }
      json.add("positions", array);
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
