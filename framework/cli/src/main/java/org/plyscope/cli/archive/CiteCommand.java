package org.plyscope.cli.archive;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.archive.Citation;
import org.plyscope.experiment.archive.RunPlugins;
import org.plyscope.experiment.kept.FolderRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints the entries of a bibliography. */
@Command(
    name = "cite",
    description = "Print BibTeX entries of Plyscope, and of the plugins and the study of a run.")
public final class CiteCommand extends ReportCommand {
  private final Services services;

  @Parameters(
      arity = "0..1",
      paramLabel = "RUN",
      description = "The folder of a run; only Plyscope itself if not given.")
  private Path folder;

  public CiteCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    if (folder == null) {
      return new Cited(List.of(Citation.program()));
    }
    FolderRun run = new FolderRun(folder, services.catalog());
    return new Cited(new RunPlugins(services.plugins(), services.programs().get()).citations(run));
  }

  private record Cited(List<Citation> works) implements Report {
    @Override
    public Object json() {
      return works.stream().map(Cited::form).toList();
    }

    private static Map<String, Object> form(Citation work) {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("key", work.key());
      form.put("author", work.author());
      form.put("title", work.title());
      form.put("version", work.version());
      form.put("year", work.year());
      form.put("link", work.link());
      form.put("bibtex", work.bibtex());
      return form;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(works.stream().map(Citation::bibtex).collect(Collectors.joining("\n\n")));
    }
  }
}
