package org.plyscope.testkit.browser;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Chromium without a window. Each call starts a browser of its own in a fresh profile. */
public final class Browser {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private static final List<String> QUIET =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-dev-shm-usage",
          "--hide-scrollbars",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-default-apps",
          "--disable-extensions",
          "--disable-sync",
          "--enable-logging=stderr");

  private static final int SECONDS = 120;

  private final Path program;
  private final Path folder;
  private final List<String> options;

  /**
   * Opens pages with further options.
   *
   * @param folder where profile and output go
   * @param options options of Chromium
   */
  public Browser(Path folder, String... options) {
    this.program = find().orElseThrow();
    this.folder = folder;
    this.options = List.of(options);
  }

  /**
   * Looks for Chromium.
   *
   * @return the program; empty if there is none on the path
   */
  public static Optional<Path> find() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .filter(directory -> !directory.isEmpty())
        .flatMap(directory -> NAMES.stream().map(name -> Path.of(directory, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * The result of opening a page.
   *
   * @param output the output of the browser: the page after its scripts ran, if asked for
   * @param console the console output of the page, errors included
   */
  public record Visit(String output, List<String> console) {
    /**
     * Keeps a copy.
     *
     * @param output the output of the browser
     * @param console the console output of the page
     */
    public Visit {
      console = List.copyOf(console);
    }
  }

  /**
   * Opens a page.
   *
   * @param page the file
   * @param commands what to do there, for example {@code --dump-dom}
   * @return the result
   * @throws IOException if the browser cannot be started or does not end
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  public Visit open(Path page, String... commands) throws IOException, InterruptedException {
    Path profile = Files.createTempDirectory(folder, "profile");
    Path out = Files.createTempFile(folder, "browser", ".out");
    Path err = Files.createTempFile(folder, "browser", ".err");
    List<String> line = new ArrayList<>(List.of(program.toString()));
    line.addAll(QUIET);
    line.add("--user-data-dir=" + profile);
    line.addAll(options);
    line.addAll(List.of(commands));
    line.add(page.toUri().toString());
    Process process =
        new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("Chromium did not end within " + SECONDS + " seconds.");
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    List<String> console =
        Files.readAllLines(err).stream().filter(text -> text.contains(":CONSOLE")).toList();
    return new Visit(Files.readString(out), console);
  }
}
