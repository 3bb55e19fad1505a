package org.plyscope.cli.archive;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Digits;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.archive.ArchiveManifest;
import org.plyscope.experiment.archive.ArchiveWriter;
import org.plyscope.experiment.archive.RunPlugins;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes one file of a run. */
@Command(
    name = "archive",
    description = {
      "Make one file of a run that others can verify, open and cite.",
      "It holds the run, its report, the plugins that played and descriptors of agent programs"
          + " with the hash of each, and metadata for repositories (RO-Crate, CITATION.cff)."
    })
public final class ArchiveCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Parameters(index = "0", paramLabel = "RUN", description = "The folder of a run.")
  private Path folder;

  @Parameters(index = "1", paramLabel = "FILE.zip", description = "The file to write.")
  private Path target;

  @Option(names = "--replace", description = "Replace an existing file.")
  private boolean replace;

  public ArchiveCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws IOException {
    if (!target.toString().endsWith(".zip")) {
      throw new InputException(
          "The archive '%s' must have a name that ends in .zip.".formatted(target));
    }
    if (Files.exists(target) && !replace) {
      throw new InputException(
          "'%s' exists; name another file, or add --replace.".formatted(target));
    }
    FolderRun run = new FolderRun(folder, services.catalog());
    RunPlugins plugins = new RunPlugins(services.plugins(), services.programs().get());
    try {
      ArchiveManifest manifest =
          new ArchiveWriter(run, plugins).write(target, cancellation::cancelled);
      return new Archived(target, Files.size(target), manifest);
    } catch (InterruptedException e) {
      throw new FailedException("The archive was not written, because the command was stopped.");
    }
  }

  private record Archived(Path file, long size, ArchiveManifest manifest) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put("size", size);
      json.put("files", manifest.files().size());
      json.put("plugins", manifest.plugins());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(
          "'%s' holds %s files in %s kB. Others check it with:"
              .formatted(
                  file, Digits.count(manifest.files().size() + 1), Digits.count(size / 1000)));
      out.println("plyscope verify " + ShellText.quoted(file) + " --sample 5%");
    }

    @Override
    public List<String> problems() {
      return manifest.missing().stream()
          .map(
              plugin ->
                  plugin
                      + " played but is not in the archive, because that build of it is not"
                      + " installed now.")
          .toList();
    }
  }
}
