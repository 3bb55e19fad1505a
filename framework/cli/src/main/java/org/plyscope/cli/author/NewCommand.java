package org.plyscope.cli.author;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.plugins.template.PluginTemplates;
import org.plyscope.plugins.template.TemplateKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a project for a plugin, or for a program that plays. */
@Command(
    name = "new",
    description = {
      "Make a project for a new plugin, with a test and a README that names the next commands.",
      "For example: plyscope new agent deep-thought"
    })
public final class NewCommand extends ReportCommand {
  private final PluginTemplates templates;

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      completionCandidates = Kinds.class,
      description = "One of ${COMPLETION-CANDIDATES}.")
  private String kind;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "The name of the plugin and of its folder, like deep-thought.")
  private String name;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where to make its folder; here if not given.")
  private Path folder = Path.of("");

  /** Makes the command. */
  public NewCommand(PluginTemplates templates) {
    this.templates = templates;
  }

  @Override
  protected Report report() {
    TemplateKind chosen = TemplateKind.of(kind);
    return new Made(chosen, templates.create(chosen, name, folder.toAbsolutePath().normalize()));
  }

  /** The ids of all templates, for the help text. */
  private static final class Kinds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      List<String> ids = Stream.of(TemplateKind.values()).map(TemplateKind::id).toList();
      return ids.iterator();
    }
  }

  private record Made(TemplateKind kind, Path project) implements ReportCommand.Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("kind", kind.id());
      json.put("folder", project.toString());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println("Made " + project + ": " + kind.summary());
      out.println(
          kind.isJava()
              ? "'mvn package' there builds and tests it; README.md names the commands after that."
              : "README.md there names the commands that add, check and use it.");
    }
  }
}
