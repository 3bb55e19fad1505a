package org.plyscope.experiment.work.osgi;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.plyscope.experiment.Staff;
import org.plyscope.experiment.work.process.WorkerCommand;

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
  private WorkerBundles parts;

  /** Called by the framework. */
  @Activate
  public DistributionWorkers(BundleContext context) {
    this.context = context;
    home = Path.of(Optional.ofNullable(context.getProperty("plyscope.home")).orElse("."));
    data = Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse("."));
    safe = Boolean.parseBoolean(context.getProperty("plyscope.safe"));
    archive = new ClassArchive(home, data.resolve("cache"));
  }

  /** Only what every experiment needs is loaded for the archive, and no agent plays. */
  @Override
  public synchronized void prepare(Path folder, Staff staff, String order) {
    if (archive.file().isEmpty()) {
      archive.make(program(folder), staff, order);
    }
  }

  @Override
  public synchronized List<String> line(int worker, Path folder, Path box, Staff staff) {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(WorkerCommand.options(staff));
    archive.file().ifPresent(file -> line.add("-XX:SharedArchiveFile=" + file));
    line.addAll(program(folder));
    line.add(box.toString());
    return line;
  }

  /** Names the jars one by one: an archive fits one order of them only. */
  private List<String> program(Path folder) {
    Path plugins = copiedPlugins(folder);
    if (parts == null) {
      parts = new WorkerBundles(context, home);
    }
    List<Path> bundles = new ArrayList<>(parts.bundles());
    if (!jars(plugins).isEmpty()) {
      bundles.add(parts.pluginManager());
    }
    List<Path> classPath = new ArrayList<>(jars(home.resolve("lib")));
    classPath.addAll(parts.classPath());
    List<String> line =
        new ArrayList<>(
            List.of(
                "-Dplyscope.home=" + home,
                "-Dplyscope.plugins=" + plugins,
                "-Dplyscope.properties=" + properties(folder, bundles),
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

  /** Keeps in a file what is too long for the command line of some systems. */
  private Path properties(Path folder, List<Path> bundles) {
    Properties properties = new Properties();
    properties.setProperty("plyscope.bundles", joined(bundles));
    properties.setProperty("plyscope.packages", parts.packages());
    properties.setProperty("plyscope.activator", WorkerActivator.class.getName());
    Path file = folder.resolve("worker.properties");
    try (OutputStream out = Files.newOutputStream(file)) {
      properties.store(out, null);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String joined(List<Path> files) {
    return files.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** Gives a worker plugins of its own: an agent that deletes its jar deletes a copy. */
  private Path copiedPlugins(Path folder) {
    Path own = folder.resolve("plugins");
    Path users = data.resolve("plugins");
    try {
      Files.createDirectories(own);
      for (Path old : jars(own)) {
        Files.delete(old);
      }
      for (Path jar : jars(users)) {
        String name = jar.getFileName().toString();
        if (!Files.exists(users.resolve(".quarantine").resolve(name))) {
          Files.copy(jar, own.resolve(name));
        }
      }
      return own;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> jars(Path folder) {
    List<Path> jars = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
        files.forEach(jars::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    jars.sort(null);
    return jars;
  }
}
