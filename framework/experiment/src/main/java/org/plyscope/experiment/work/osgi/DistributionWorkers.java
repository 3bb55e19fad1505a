package org.plyscope.experiment.work.osgi;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.experiment.work.WorkStoppedException;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.UserPlugins;
import org.plyscope.lab.file.Listing;

/** Starts the installed program as a worker. */
@Component(service = WorkerCommand.class)
public final class DistributionWorkers implements WorkerCommand {
  /** The last argument of a worker that only loads classes for the archive. */
  static final String TRAINING = "train";

  private final BundleContext context;
  private final Path home;
  private final Path data;
  private final boolean safe;
  private final ClassArchive archive;
  private final UserPlugins users;
  private WorkerBundles parts;

  /** Set by the framework when the plugin that runs programs is there. */
  @Reference(
      cardinality = ReferenceCardinality.OPTIONAL,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  private volatile AgentPrograms programs;

  /** Called by the framework. */
  @Activate
  public DistributionWorkers(BundleContext context, @Reference UserPlugins users) {
    this.context = context;
    this.users = users;
    home = Path.of(Optional.ofNullable(context.getProperty("plyscope.home")).orElse("."));
    data = Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse("."));
    safe = Boolean.parseBoolean(context.getProperty("plyscope.safe"));
    archive = new ClassArchive(home, data.resolve("cache"));
  }

  /** The plugins that play if games are played in this process. */
  @Override
  public Map<String, String> plugins() {
    Map<String, String> playing = new TreeMap<>(users.running());
    AgentPrograms added = programs;
    if (added != null) {
      playing.putAll(named(added, added.hashes()));
    }
    return playing;
  }

  @Override
  public WorkerCommand fixed(Path folder) {
    try {
      Map<String, String> playing = new TreeMap<>(users.copy(folder));
      AgentPrograms added = programs;
      if (added != null) {
        playing.putAll(named(added, added.copy(programs(folder))));
      }
      return new Fixed(folder, playing);
    } catch (InputException e) {
      throw new WorkStoppedException(e.getMessage());
    }
  }

  /** Names programs as records do, also by their presets, because agents may name only those. */
  private static Map<String, String> named(AgentPrograms added, Map<String, String> hashes) {
    Map<String, String> named = new TreeMap<>();
    for (AgentProgram program : added.programs()) {
      String hash = hashes.get(program.id());
      if (hash != null) {
        named.put(WorkSession.program(program.id()), hash);
        program
            .declaration()
            .ifPresent(
                declared ->
                    declared
                        .presets()
                        .forEach(preset -> named.put(WorkSession.program(preset.id()), hash)));
      }
    }
    return named;
  }

  private static Path programs(Path copies) {
    return copies.resolve("agents");
  }

  /** A worker whose plugins were not fixed gets those of this moment. */
  @Override
  public List<String> line(int worker, Path folder, Path box, Experiment experiment) {
    return fixed(folder.resolve("fixed")).line(worker, folder, box, experiment);
  }

  /** Starts workers with copies of plugins. */
  private final class Fixed implements WorkerCommand {
    private final Path copies;
    private final Map<String, String> hashes;

    Fixed(Path copies, Map<String, String> hashes) {
      this.copies = copies;
      this.hashes = Map.copyOf(hashes);
    }

    @Override
    public Map<String, String> plugins() {
      return hashes;
    }

    @Override
    public void prepare(Path folder, Experiment experiment, String order) {
      DistributionWorkers.this.prepare(copies, folder, experiment, order);
    }

    @Override
    public List<String> line(int worker, Path folder, Path box, Experiment experiment) {
      return DistributionWorkers.this.line(copies, folder, box, experiment);
    }
  }

  /**
   * Only the classes that every experiment needs are loaded for the archive, and no agent plays.
   */
  private synchronized void prepare(Path copies, Path folder, Experiment experiment, String order) {
    Composition made = composition(copies, folder, experiment);
    if (archive.file(made.bundles()).isEmpty()) {
      archive.make(
          made.bundles(), program(copies, folder, made), experiment.workerSettings(), order);
    }
  }

  private synchronized List<String> line(
      Path copies, Path folder, Path box, Experiment experiment) {
    Composition made = composition(copies, folder, experiment);
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(WorkerCommand.options(experiment.workerSettings()));
    archive.file(made.bundles()).ifPresent(file -> line.add("-XX:SharedArchiveFile=" + file));
    line.addAll(program(copies, folder, made));
    line.add(box.toString());
    return line;
  }

  /** The parts of a worker, besides the class path that all have. */
  private record Composition(Path plugins, List<Path> bundles, String packages) {}

  /**
   * Leaves out bundles that only other games need, which is much of the start. The plugins of the
   * user may need anything.
   */
  private Composition composition(Path copies, Path folder, Experiment experiment) {
    if (parts == null) {
      parts = WorkerBundles.of(context, home);
    }
    Path plugins = copiedPlugins(copies, folder);
    if (jars(plugins).isEmpty()) {
      String game = experiment.rules().game().id();
      return new Composition(plugins, parts.bundles(game), parts.packagesInUse());
    }
    List<Path> bundles = new ArrayList<>(parts.bundles());
    bundles.addAll(parts.forUserPlugins());
    return new Composition(plugins, bundles, parts.packages());
  }

  /** Names the jars one by one: an archive fits one order of them only. */
  private List<String> program(Path copies, Path folder, Composition made) {
    List<Path> classPath = new ArrayList<>(jars(home.resolve("lib")));
    classPath.addAll(parts.classPath());
    List<String> line =
        new ArrayList<>(
            List.of(
                "-Dplyscope.home=" + home,
                "-Dplyscope.plugins=" + made.plugins(),
                "-Dplyscope.agents=" + programs(copies),
                "-Dplyscope.properties=" + properties(folder, made),
                "-XX:+IgnoreUnrecognizedVMOptions",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                joined(classPath),
                "org.plyscope.launcher.Main",
                "--data",
                data.toString()));
    if (safe) {
      line.add("--safe");
    }
    line.add("worker");
    return line;
  }

  /** Keeps arguments in a file that are too long for the command line of some systems. */
  private static Path properties(Path folder, Composition made) {
    Properties properties = new Properties();
    properties.setProperty("plyscope.bundles", joined(made.bundles()));
    properties.setProperty("plyscope.packages", made.packages());
    properties.setProperty("plyscope.activator", WorkerActivator.class.getName());
    properties.setProperty("plyscope.storage", unused(folder).toString());
    Path file = folder.resolve("worker.properties");
    try (OutputStream out = Files.newOutputStream(file)) {
      properties.store(out, null);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a place where the framework finds nothing that a worker before this one has left. */
  private static Path unused(Path folder) {
    int number = 0;
    while (Files.exists(folder.resolve("framework-" + number))) {
      number++;
    }
    return folder.resolve("framework-" + number);
  }

  private static String joined(List<Path> files) {
    return files.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** Gives a worker plugins of its own: an agent that deletes its jar deletes a copy. */
  private static Path copiedPlugins(Path copies, Path folder) {
    Path own = folder.resolve("plugins");
    try {
      Files.createDirectories(own);
      for (Path old : jars(own)) {
        Files.delete(old);
      }
      for (Path jar : jars(copies)) {
        Files.copy(jar, own.resolve(jar.getFileName()));
      }
      return own;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> jars(Path folder) {
    try {
      return Files.isDirectory(folder) ? Listing.of(folder, "*.jar") : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
