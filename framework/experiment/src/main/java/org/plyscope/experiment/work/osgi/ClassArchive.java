package org.plyscope.experiment.work.osgi;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.plyscope.experiment.Staff;
import org.plyscope.experiment.work.process.WorkerCommand;

/**
 * An archive of the classes that workers load, from which they start in a fraction of the time. It
 * belongs to one virtual machine and one set of jars, so its name says for which it was made, and
 * it is made here rather than shipped. Without it everything works as well.
 */
final class ClassArchive {
  private static final System.Logger LOG = System.getLogger(ClassArchive.class.getName());
  private static final long PATIENCE_SECONDS = 60;

  private final Path home;
  private final Path cache;
  private boolean begun;
  private Path file;

  ClassArchive(Path home, Path cache) {
    this.home = home;
    this.cache = cache;
  }

  /** Returns the archive; empty if there is none yet. */
  synchronized Optional<Path> file() {
    if (file == null) {
      file = cache.resolve("workers-" + Long.toHexString(fingerprint()) + ".jsa");
    }
    return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
  }

  private long fingerprint() {
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
    long hash = 7;
    for (int i = 0; i < text.length(); i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return hash;
  }

  /** Makes the archive, once; takes a few seconds. The order is what workers are told first. */
  synchronized void make(List<String> program, Staff staff, String order) {
    if (!begun) {
      begun = true;
      run(program, staff, order);
    }
  }

  private void run(List<String> program, Staff staff, String order) {
    Path half = cache.resolve("workers-" + ProcessHandle.current().pid() + ".part");
    Path box = cache.resolve("workers-" + ProcessHandle.current().pid() + ".box");
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(WorkerCommand.options(staff));
    line.add("-XX:ArchiveClassesAtExit=" + half);
    line.addAll(program);
    line.add(box.toString());
    line.add(DistributionWorkers.TRAINING);
    try {
      Process process =
          new ProcessBuilder(line)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      try (OutputStream input = process.getOutputStream()) {
        input.write((order + "\n").getBytes(StandardCharsets.UTF_8));
      }
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      } else if (process.exitValue() == 0 && Files.isRegularFile(half)) {
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The archive of classes was not made.", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      discard(half);
      discard(box);
    }
  }

  private static void discard(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A temporary file is left.", e);
    }
  }
}
