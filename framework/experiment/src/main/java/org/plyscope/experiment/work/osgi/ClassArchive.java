package org.plyscope.experiment.work.osgi;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.file.Listing;

/**
 * Archives of the classes that workers load, from which they start in a fraction of the time. One
 * belongs to one virtual machine, one set of jars and one choice of bundles, so its name identifies
 * these, and it is made here rather than shipped. Without it everything works as well.
 */
final class ClassArchive {
  private static final System.Logger LOG = System.getLogger(ClassArchive.class.getName());
  private static final long PATIENCE_SECONDS = 60;

  /** Archives of other installations are removed when they were not used for this time. */
  private static final Duration FORGOTTEN = Duration.ofDays(30);

  private final Path home;
  private final Path cache;
  private final Set<Path> begun = new HashSet<>();
  private String version;

  ClassArchive(Path home, Path cache) {
    this.home = home;
    this.cache = cache;
  }

  /** Returns the archive for a choice of bundles; empty if there is none yet. */
  synchronized Optional<Path> file(List<Path> bundles) {
    Path file = place(bundles);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The archive cannot be marked as used.", e);
    }
    return Optional.of(file);
  }

  /** Returns where the archive for a choice of bundles is, or would be. */
  Path place(List<Path> bundles) {
    return cache.resolve(current() + hash(bundles.toString()) + ".jsa");
  }

  /** How the names of archives for the jars of this installation begin. */
  private String current() {
    if (version == null) {
      version = hash(installation());
    }
    return ours() + version + "-";
  }

  /** How the names of archives of this installation begin, whatever its jars were. */
  private String ours() {
    return "workers-" + hash(home.toString()) + "-";
  }

  private String installation() {
    StringBuilder text = new StringBuilder(System.getProperty("java.home"));
    text.append(System.getProperty("java.vm.version"));
    try (Stream<Path> files = Files.walk(home)) {
      for (Path jar : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
        text.append('\n').append(jar).append(Files.size(jar));
        text.append(Files.getLastModifiedTime(jar).toMillis());
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The installation cannot be listed.", e);
    }
    return text.toString();
  }

  private static String hash(String text) {
    long hash = 7;
    for (int i = 0; i < text.length(); i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return Long.toHexString(hash);
  }

  /**
   * Makes an archive, once; takes a few seconds.
   *
   * @param bundles the bundles it starts
   * @param program how a worker with these is started
   * @param workerSettings heap, stack and flags
   * @param order the first line sent to workers
   */
  synchronized void make(
      List<Path> bundles, List<String> program, WorkerSettings workerSettings, String order) {
    Path file = place(bundles);
    if (begun.add(file)) {
      run(file, program, workerSettings, order);
      removeOld();
    }
  }

  private void run(Path file, List<String> program, WorkerSettings workerSettings, String order) {
    Path half = cache.resolve("workers-" + ProcessHandle.current().pid() + ".part");
    Path box = cache.resolve("workers-" + ProcessHandle.current().pid() + ".box");
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(WorkerCommand.options(workerSettings));
    line.add("-XX:ArchiveClassesAtExit=" + half);
    line.addAll(program);
    line.add(box.toString());
    line.add(DistributionWorkers.TRAINING);
    Process process = null;
    try {
      process =
          new ProcessBuilder(line)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      try (OutputStream input = process.getOutputStream()) {
        input.write((order + "\n").getBytes(StandardCharsets.UTF_8));
      }
      if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)
          && process.exitValue() == 0
          && Files.isRegularFile(half)) {
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The archive of classes was not made.", e);
    } catch (InterruptedException e) {
      begun.remove(file);
      Thread.currentThread().interrupt();
    } finally {
      if (process != null) {
        process.destroyForcibly();
      }
      discard(half);
      discard(box);
    }
  }

  /**
   * Removes archives that this installation made before its jars changed, and those that others
   * have not used for long. Workers that have opened one keep it.
   */
  synchronized void removeOld() {
    FileTime forgotten = FileTime.from(Instant.now().minus(FORGOTTEN));
    try {
      for (Path file : Listing.of(cache, "workers-*.jsa")) {
        String name = file.getFileName().toString();
        boolean outdated = name.startsWith(ours()) && !name.startsWith(current());
        if (outdated || Files.getLastModifiedTime(file).compareTo(forgotten) < 0) {
          discard(file);
        }
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "Old archives of classes are left.", e);
    }
  }

  private static void discard(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A file in the cache is left.", e);
    }
  }
}
