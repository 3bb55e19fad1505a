package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.OwnPresets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps presets of the user, or lists them. */
@Command(
    name = "presets",
    description = {
      "Keep presets of agents that 'plyscope tune' or others wrote, or list those you keep.",
      "A preset is then named like an agent: plyscope match mine/my-kalah random --game kalah."
    })
public final class PresetsCommand extends ReportCommand {
  private final Services services;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files to keep, for example tuned.plypreset in the folder of a tuning.")
  private List<Path> files = List.of();

  @Option(names = "--drop", paramLabel = "ID", description = "Take presets away.")
  private List<String> drops = List.of();

  public PresetsCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    OwnPresets kept = new OwnPresets(services.data());
    files.stream().map(OwnPresets::read).forEach(kept::keep);
    drops.forEach(kept::drop);
    List<OwnPreset> all = kept.all();
    return new Report() {
      @Override
      public Object json() {
        return all.stream().map(PresetsCommand::form).toList();
      }

      @Override
      public void print(PrintWriter out) {
        if (all.isEmpty()) {
          out.println("You keep no presets; 'plyscope tune' makes some.");
          return;
        }
        Table table = new Table("PRESET", "GAME", "AGENT", "MEANING");
        all.forEach(p -> table.row(p.id(), p.game(), p.agent(), p.description()));
        table.print(out);
      }
    };
  }

  private static Map<String, Object> form(OwnPreset preset) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", preset.id());
    form.put("name", preset.name());
    form.put("game", preset.game());
    form.put("agent", preset.agent());
    form.put("values", preset.values());
    form.put("limits", preset.limits().toString());
    return form;
  }
}
