package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.OptionReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.PartEntry;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * Lists the parts that plugins offer, or explains one. {@code plyscope parts} lists parts of every
 * kind; each kind has a command of its own besides, for example {@code plyscope evaluators}.
 */
@Command(description = "List the parts that agents are made of, or explain one.")
public class PartsCommand extends ReportCommand {
  /** The kinds of the API; a later API or a plugin may bring more kinds. */
  private static final List<Class<? extends GamePart>> KINDS =
      List.of(AgentFactory.class, EvaluatorFactory.class, OrdererFactory.class, GameFormat.class);

  private final Catalog catalog;
  private final Class<? extends GamePart> only;

  @Mixin private PartOptions narrow;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The one to explain.")
  private String id;

  PartsCommand(Services services, Class<? extends GamePart> only) {
    this.catalog = services.catalog();
    this.only = only;
  }

  /** Makes the command that lists parts of one kind. */
  public static CommandLine of(Class<? extends GamePart> kind, Services services) {
    CommandLine line = new CommandLine(new PartsCommand(services, kind));
    line.getCommandSpec()
        .usageMessage()
        .description("List " + kind(kind).purpose() + ", or explain one.");
    return line;
  }

  /** Makes the command that lists parts of any kind. */
  public static PartsCommand ofAll(Services services) {
    return new OfAll(services);
  }

  /** Returns the kinds there are, the best known first. */
  public static List<Class<? extends GamePart>> kinds(Catalog catalog) {
    return Stream.concat(KINDS.stream(), catalog.kinds().stream()).distinct().toList();
  }

  /** Returns the description of the kind of part that an interface declares. */
  public static PartKind kind(Class<? extends GamePart> kind) {
    return kind.getAnnotation(PartKind.class);
  }

  @Override
  protected Report report() {
    Optional<Rules> rules = narrow.rules(catalog);
    List<Class<? extends GamePart>> wanted = wanted();
    List<PartEntry> entries =
        wanted.stream()
            .flatMap(
                kind ->
                    rules
                        .map(fixed -> catalog.entriesFor(kind, fixed))
                        .orElseGet(() -> catalog.entries(kind))
                        .stream())
            .toList();
    String what = wanted.size() == 1 ? kind(wanted.get(0)).id() : "part";
    return new PartList(what, entries).report(id);
  }

  /** Returns the kinds to list. */
  protected List<Class<? extends GamePart>> wanted() {
    return List.of(only);
  }

  /** Lists parts of every kind, or of one that an option names. */
  private static final class OfAll extends PartsCommand {
    private final Catalog catalog;

    @CommandLine.Option(
        names = "--kind",
        paramLabel = "KIND",
        description = "Only parts of this kind, for example evaluator.")
    private String kind;

    OfAll(Services services) {
      super(services, null);
      this.catalog = services.catalog();
    }

    @Override
    protected List<Class<? extends GamePart>> wanted() {
      List<Class<? extends GamePart>> all = kinds(catalog);
      if (kind == null) {
        return all;
      }
      return all.stream()
          .filter(k -> kind(k).id().equals(kind) || kind(k).plural().equals(kind))
          .findFirst()
          .<List<Class<? extends GamePart>>>map(List::of)
          .orElseThrow(
              () ->
                  NearMatches.unknown(
                      "kind of part", kind, all.stream().map(k -> kind(k).id()).toList()));
    }
  }

  /**
   * Parts as a list.
   *
   * @param what the noun for one of them, or "part" if they are of several kinds
   * @param parts what to list
   */
  private record PartList(String what, List<PartEntry> parts) implements ReportCommand.Report {
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

    /**
     * Lists the options, for a preset with the value of each, which may differ from the default.
     */
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
}
