package org.plyscope.experiment.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.InputException;
import org.plyscope.api.experiment.RunArchives;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.PathText;
import org.plyscope.plugins.PluginManager;

/** Makes and opens archives for the window. */
@Component(service = RunArchives.class)
public final class SessionArchives implements RunArchives {
  private final Runs runs;
  private final PluginManager plugins;
  private final Path home;

  /** Set by the framework when the plugin that runs programs is there. */
  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile AgentPrograms programs;

  /** Called by the framework. */
  @Activate
  public SessionArchives(
      BundleContext context, @Reference Runs runs, @Reference PluginManager plugins) {
    this(
        Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse(".")),
        runs,
        plugins);
  }

  /** Keeps runs of archives below the user's data directory. */
  SessionArchives(Path data, Runs runs, PluginManager plugins) {
    this.runs = runs;
    this.plugins = plugins;
    this.home = data.resolve("runs");
  }

  private RunPlugins playing() {
    return new RunPlugins(plugins, Optional.ofNullable(programs));
  }

  @Override
  public List<String> archive(Run run, Path file, JobMonitor monitor) throws InterruptedException {
    return new ArchiveWriter(run, playing()).write(file, monitor::cancelled).missing();
  }

  @Override
  public Run open(Path file, JobMonitor monitor) throws InterruptedException {
    try (ArchiveReader archive = ArchiveReader.open(file);
        TemporaryFolder beside = new TemporaryFolder(home, ".archive")) {
      Path unpacked = archive.unpack(beside.path(), monitor::cancelled);
      Path folder = PathText.freeFolder(home, archive.manifest().run(), "run");
      Files.move(unpacked, folder, StandardCopyOption.ATOMIC_MOVE);
      return runs.open(folder);
    } catch (IOException e) {
      throw new InputException(
          "No run can be kept in '%s' (%s).".formatted(home, FileReasons.of(e)));
    }
  }

  @Override
  public List<String> citations(Optional<Run> run) {
    return run.map(playing()::citations).orElse(List.of(Citation.program())).stream()
        .map(Citation::bibtex)
        .toList();
  }
}
