package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.cli.report.OptionReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.PartEntry;

/**
 * Parts as a list.
 *
 * @param what what one is called, or "part" if they are of several kinds
 * @param parts what to list
 */
record PartList(String what, List<PartEntry> parts) implements ReportCommand.Report {
  /** Returns the whole list, or an explanation of one entry. */
  ReportCommand.Report report(String id) {
    if (id == null) {
      return this;
    }
    return new One(
        parts.stream()
            .filter(part -> part.id().equals(id))
            .findFirst()
            .orElseThrow(
                () -> NearMatches.unknown(what, id, parts.stream().map(PartEntry::id).toList())));
  }

  @Override
  public Object json() {
    return parts.stream().map(PartList::json).toList();
  }

  private static Map<String, Object> json(PartEntry part) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", part.word());
    json.put("id", part.id());
    json.put("name", part.name());
    json.put("description", part.description());
    if (!part.link().isEmpty()) {
      json.put("link", part.link());
    }
    json.put("options", options(part));
    if (!part.limits().equals(Limits.NONE)) {
      json.put("limits", part.limits().toString());
    }
    return json;
  }

  /** Lists the options, for a preset with the value of each, which may differ from the default. */
  private static List<Map<String, Object>> options(PartEntry part) {
    List<Map<String, Object>> options = OptionReport.options(part.options());
    if (part.isPreset()) {
      for (int i = 0; i < options.size(); i++) {
        options.get(i).put("value", part.value(part.options().get(i)));
      }
    }
    return options;
  }

  @Override
  public void print(PrintWriter out) {
    boolean mixed = what.equals("part");
    Table table =
        mixed
            ? new Table("KIND", "PART", "NAME", "MEANING")
            : new Table(what.toUpperCase(Locale.ROOT), "NAME", "MEANING");
    for (PartEntry part : parts) {
      if (mixed) {
        table.row(part.word(), part.id(), part.name(), part.description());
      } else {
        table.row(part.id(), part.name(), part.description());
      }
    }
    table.print(out);
  }

  private record One(PartEntry part) implements ReportCommand.Report {
    @Override
    public Object json() {
      return PartList.json(part);
    }

    @Override
    public void print(PrintWriter out) {
      out.println(part.name() + " (" + part.id() + "): " + part.description());
      if (!part.link().isEmpty()) {
        out.println("More: " + part.link());
      }
      if (!part.limits().equals(Limits.NONE)) {
        out.println("Limits unless you set others: " + part.limits());
      }
      if (part.isPreset()) {
        OptionReport.print(out, part.options(), part::value);
      } else {
        OptionReport.print(out, part.options());
      }
    }
  }
}
