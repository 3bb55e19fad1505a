package org.plyscope.workbench.problem;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.job.Problem;

/**
 * Writes reports of problems: the events, the versions, the plugins and the end of the log. They
 * are plain text for a mail or an issue.
 */
public final class Reports {
  private static final int TAIL = 16_000;

  private final Supplier<Optional<PluginManager>> manager;
  private final Path file;

  /**
   * Writes reports about a program.
   *
   * @param manager the plugin manager, once it is there
   * @param file the log file, which need not exist
   */
  public Reports(Supplier<Optional<PluginManager>> manager, Path file) {
    this.manager = manager;
    this.file = file;
  }

  /** Returns the log file. */
  Path file() {
    return file;
  }

  /** Writes a report about a problem. */
  public String of(Problem problem) {
    return String.join(
        "\n\n",
        "Plyscope report\n" + versions(),
        "Problem: " + problem.sentence() + trailing(problem.details()),
        "Plugins:" + plugins(),
        "Log, last lines of " + file + ":" + trailing(log()));
  }

  /** Writes a report about a plugin. */
  public String of(Plugin plugin) {
    String problem = plugin.problem().isEmpty() ? "none is known" : plugin.problem();
    return of(new Problem(plugin.title() + ": " + problem, plugin.details()));
  }

  private static String trailing(String text) {
    return text.isBlank() ? " none" : "\n" + text.stripTrailing();
  }

  private static String versions() {
    Bundle own = FrameworkUtil.getBundle(Reports.class);
    Runtime runtime = Runtime.getRuntime();
    return String.format(
        Locale.ROOT,
        "Plyscope %s, Java %s (%s), %s %s %s, %d processors, %d MB of memory at most",
        own == null ? "of unknown version" : own.getVersion(),
        System.getProperty("java.version"),
        System.getProperty("java.vendor"),
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        System.getProperty("os.arch"),
        runtime.availableProcessors(),
        runtime.maxMemory() >> 20);
  }

  private String plugins() {
    List<Plugin> all = manager.get().map(m -> m.plugins()).orElse(List.of());
    return all.stream().map(Reports::line).collect(Collectors.joining());
  }

  private static String line(Plugin plugin) {
    return "\n  %s (%s) %s%s%s"
        .formatted(
            plugin.title(),
            plugin.symbolicName(),
            plugin.state().name().toLowerCase(Locale.ROOT),
            plugin.shipped() ? "" : ", SHA-256 " + plugin.sha256(),
            plugin.problem().isEmpty() ? "" : ": " + plugin.problem());
  }

  /** Returns the end of the log file. */
  public String log() {
    if (!Files.exists(file)) {
      return "";
    }
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      long from = Math.max(0, log.length() - TAIL);
      byte[] end = new byte[(int) (log.length() - from)];
      log.seek(from);
      log.readFully(end);
      String text = new String(end, StandardCharsets.UTF_8);
      return from == 0 ? text : text.substring(text.indexOf('\n') + 1);
    } catch (IOException e) {
      return "It cannot be read: " + FileReasons.of(e) + ".";
    }
  }
}
