package org.plyscope.experiment.archive;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.Sha256;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.ShellText;

/** Puts a run into an archive. The same run gives the same bytes. */
public final class ArchiveWriter {
  /** The folder of the run in an archive. */
  static final String RUN = "run/";

  /** The folder of the plugins of the user that played. */
  static final String PLUGINS = "plugins/";

  /** The folder of the descriptors of agent programs that played. */
  static final String PROGRAMS = "programs/";

  /** Zip files know no time before this. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final int DEEPEST = 4;

  private final Run run;
  private final Path folder;
  private final RunPlugins plugins;
  private final List<Citation> citations;

  /**
   * Prepares an archive.
   *
   * @param run a run in a folder
   * @param plugins finds the plugins that played
   */
  public ArchiveWriter(Run run, RunPlugins plugins) {
    this.run = run;
    this.folder = run.folder().orElseThrow();
    this.plugins = plugins;
    this.citations = plugins.citations(run);
  }

  /**
   * Writes the archive.
   *
   * @param target the file; an existing one is replaced when the new one is complete
   * @param cancelled becomes true when the archive is no longer wanted
   * @return the list of its files
   * @throws InputException if the run is being played, or a file cannot be read or written
   * @throws InterruptedException if it was cancelled
   */
  public ArchiveManifest write(Path target, BooleanSupplier cancelled) throws InterruptedException {
    if (RunFolder.isBeingWritten(folder)) {
      throw new InputException(
          "The run in '%s' is being played; stop it or wait for its end.".formatted(folder));
    }
    Map<String, Path> found = files(target);
    try (TemporaryFolder copies = new TemporaryFolder("plyscope-archive")) {
      Map<String, String> playing = playing(found, plugins.copies(copies.path()));
      List<ArchiveManifest> written = new ArrayList<>();
      SafeFile.write(
          "The archive",
          target,
          cancelled,
          out -> written.add(new Zip(out).all(found, playing, target.getFileName().toString())));
      return written.get(0);
    }
  }

  /** The files of the run by their names in the archive. */
  private Map<String, Path> files(Path target) {
    Map<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder, DEEPEST)) {
      for (Path file : all.filter(path -> !Files.isDirectory(path)).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        boolean own = name.endsWith(".lock") || name.equals(RunFolder.REPORT);
        if (own || file.toAbsolutePath().equals(target.toAbsolutePath())) {
          continue;
        }
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          throw new FileSystemException(
              file.toString(), null, "it is a link or a device; replace it by a file");
        }
        if (!ArchiveManifest.isSafe(name)) {
          throw new FileSystemException(
              file.toString(), null, "its name cannot be used on every system; rename it");
        }
        files.put(RUN + name, file);
      }
    } catch (IOException e) {
      throw new InputException(
          "The run in '%s' cannot be archived (%s).".formatted(folder, FileReasons.of(e)));
    }
    return files;
  }

  /** Adds the files of plugins. Returns their names in the archive by the names of the plugins. */
  private Map<String, String> playing(Map<String, Path> files, Map<String, Path> installed) {
    Map<String, String> playing = new TreeMap<>();
    for (WorkSession session : Environment.sessions(folder)) {
      session
          .plugins()
          .ifPresent(
              used ->
                  used.forEach(
                      (plugin, hash) -> {
                        Path file = installed.get(hash);
                        String name = file == null ? "" : place(file);
                        if (file != null) {
                          files.put(name, file);
                        }
                        playing.merge(plugin, name, (a, b) -> a.isEmpty() ? b : a);
                      }));
    }
    return playing;
  }

  private static String place(Path file) {
    String name = file.getFileName().toString();
    return (name.endsWith(".jar") ? PLUGINS : PROGRAMS) + name;
  }

  /** An archive that is being written. */
  private final class Zip {
    private final ZipOutputStream zip;
    private final List<ArchiveManifest.Entry> entries = new ArrayList<>();

    Zip(OutputStream out) {
      zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
    }

    ArchiveManifest all(Map<String, Path> files, Map<String, String> playing, String name)
        throws IOException {
      RunReport report = RunReport.of(run);
      for (Map.Entry<String, Path> file : files.entrySet()) {
        add(file.getKey(), out -> copy(file.getValue(), out));
      }
      String verdict = report.findings().verdict();
      add(RunFolder.REPORT, report.page());
      add("CITATION.cff", Citation.cff(run.name(), citations));
      add("README.md", readme(name, verdict, playing));
      List<String> names = entries.stream().map(ArchiveManifest.Entry::name).toList();
      add(
          RunCrate.NAME,
          new RunCrate(run.name(), verdict, started(), ended()).text(names, citations.get(0)));
      ArchiveManifest manifest =
          new ArchiveManifest("Plyscope " + ProgramVersion.text(), run.name(), entries, playing);
      add(ArchiveManifest.NAME, manifest.text());
      zip.finish();
      return manifest;
    }

    private void add(String name, String text) throws IOException {
      add(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void add(String name, SafeFile.Content content) throws IOException {
      ZipEntry entry = new ZipEntry(name);
      entry.setTimeLocal(TIME);
      zip.putNextEntry(entry);
      MessageDigest digest = Sha256.digest();
      Counter counter = new Counter(new DigestOutputStream(zip, digest));
      content.write(counter);
      counter.flush();
      zip.closeEntry();
      entries.add(new ArchiveManifest.Entry(name, counter.written, Sha256.text(digest.digest())));
    }

    private static void copy(Path file, OutputStream out) throws IOException {
      try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
        in.transferTo(out);
      }
    }
  }

  /** Counts bytes. */
  private static final class Counter extends FilterOutputStream {
    private long written;

    Counter(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      out.write(b);
      written++;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
      written += length;
    }
  }

  private String started() {
    return Environment.read(folder).stream()
        .map(session -> session.get("started"))
        .min(String::compareTo)
        .orElseGet(this::ended);
  }

  private String ended() {
    try {
      Path games = folder.resolve(RunFolder.GAMES);
      Path last = Files.exists(games) ? games : folder.resolve(RunFolder.EXPERIMENT);
      return Files.getLastModifiedTime(last).toInstant().truncatedTo(ChronoUnit.SECONDS).toString();
    } catch (IOException e) {
      throw new InputException(
          "The run in '%s' cannot be read (%s).".formatted(folder, FileReasons.of(e)));
    }
  }

  private String readme(String file, String verdict, Map<String, String> playing) {
    StringBuilder text = new StringBuilder();
    text.append(
        """
        # %s

        A run of Plyscope %s. %s

        Check it, with Plyscope and Java 17 or newer:

        ```
        plyscope verify %s --sample 5%%
        ```

        - `report.html`: all results, for any browser
        - `run/`: the experiment, a line for each game, and the machines that played
        - `manifest.json`: the SHA-256 of every file
        - `ro-crate-metadata.json`, `CITATION.cff`: the same facts for repositories of research data
        """
            .formatted(run.name(), ProgramVersion.text(), verdict, ShellText.quoted(file)));
    if (!playing.isEmpty()) {
      text.append("\nPlugins and programs that played:\n\n");
      playing.forEach(
          (plugin, place) ->
              text.append("- ")
                  .append(plugin)
                  .append(place.isEmpty() ? ", not in this archive\n" : ": `" + place + "`\n"));
      text.append("\nA plugin is a program. Install one only if you trust its author.\n");
    }
    return text.toString();
  }
}
