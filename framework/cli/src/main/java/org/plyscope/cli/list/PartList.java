package org.plyscope.cli.list;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.option.Option;
import org.plyscope.cli.report.OptionReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.NearMatches;

/**
 * Agents, evaluators or orderings as a list.
 *
 * @param what the heading of their ids
 * @param parts what to list
 */
public record PartList(String what, List<Part> parts) implements ReportCommand.Report {
  /**
   * One entry.
   *
   * @param id its id
   * @param name its name
   * @param description what it is
   * @param options what can be chosen about it
   */
  public record Part(String id, String name, String description, List<Option<?>> options) {}

  /** Returns the whole list, or an explanation of one entry. */
  public ReportCommand.Report report(String id) {
    if (id == null) {
      return this;
    }
    return new One(
        parts.stream()
            .filter(part -> part.id().equals(id))
            .findFirst()
            .orElseThrow(
                () -> NearMatches.unknown(what, id, parts.stream().map(Part::id).toList())));
  }

  @Override
  public JsonElement json() {
    JsonArray array = new JsonArray();
    parts.forEach(part -> array.add(json(part)));
    return array;
  }

  private static JsonObject json(Part part) {
    JsonObject json = new JsonObject();
    json.addProperty("id", part.id());
    json.addProperty("name", part.name());
    json.addProperty("description", part.description());
    json.add("options", OptionReport.options(part.options()));
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    Table table = new Table(what.toUpperCase(Locale.ROOT), "NAME", "MEANING");
    parts.forEach(part -> table.row(part.id(), part.name(), part.description()));
    table.print(out);
  }

  private record One(Part part) implements ReportCommand.Report {
    @Override
    public JsonElement json() {
      return PartList.json(part);
    }

    @Override
    public void print(PrintWriter out) {
      out.println(part.name() + " (" + part.id() + "): " + part.description());
      OptionReport.print(out, part.options());
    }
  }
}
