package org.plyscope.plugins.inspect;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.PluginJar;

/**
 * A jar file that is a plugin, as its manifest describes it. Reading it loads and runs nothing.
 *
 * @param file where it is
 * @param symbolicName its unique name
 * @param name its name for display
 * @param version its version
 * @param about the facts of its manifest
 * @param api the versions of the API that it was built for; empty if it imports none
 * @param kinds the kinds of parts that it offers, for example {@code agent}
 */
public record PluginFile(
    Path file,
    String symbolicName,
    String name,
    Version version,
    PluginAbout about,
    Optional<VersionRange> api,
    List<String> kinds) {
  /** A package of the API that is not experimental, with the range in which it is imported. */
  private static final Pattern IMPORT =
      Pattern.compile("org\\.plyscope\\.api(?:\\.[a-z]+)*;(?:[^,\"]*;)?version=\"([^\"]+)\"");

  private static final Pattern SERVICE =
      Pattern.compile("org\\.plyscope\\.api(?:\\.[a-z]\\w*)*\\.([A-Z]\\w*)");

  /** The user's names of the services that plugins publish. */
  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("Game", "game"),
          Map.entry("AgentFactory", "agent"),
          Map.entry("EvaluatorFactory", "evaluator"),
          Map.entry("OrdererFactory", "ordering"),
          Map.entry("PlayoutFactory", "playout"),
          Map.entry("PriorFactory", "prior"),
          Map.entry("TreePolicyFactory", "selection"),
          Map.entry("ExpansionFactory", "expansion"),
          Map.entry("TunerFactory", "tuner"),
          Map.entry("TrainerFactory", "trainer"),
          Map.entry("EncoderFactory", "encoding"),
          Map.entry("ModelRuntime", "model runtime"),
          Map.entry("BookFactory", "opening book"),
          Map.entry("EndgameTableFactory", "endgame table"),
          Map.entry("GameFormat", "file format"),
          Map.entry("Dialect", "dialect"),
          Map.entry("ViewFactory", "view"),
          Map.entry("Command", "command"),
          Map.entry("Perspective", "perspective"),
          Map.entry("FileOpener", "file opener"));

  /** Copies the list. */
  public PluginFile {
    kinds = List.copyOf(kinds);
  }

  /**
   * Reads the manifest of a jar.
   *
   * @param file the jar
   * @return the plugin
   * @throws PluginException if the file is not a plugin; the message gives the reason
   */
  public static PluginFile read(Path file) {
    PluginJar jar = PluginJar.read(file);
    Attributes headers = headers(file);
    return new PluginFile(
        file,
        jar.symbolicName(),
        jar.name(),
        jar.version(),
        jar.about(),
        api(headers.getValue(Constants.IMPORT_PACKAGE)),
        kinds(headers.getValue(Constants.PROVIDE_CAPABILITY)));
  }

  /**
   * Reads which plugin a jar holds.
   *
   * @throws PluginException if the file is not a plugin; the message gives the reason
   */
  public static String symbolicName(Path jar) {
    return PluginJar.read(jar).symbolicName();
  }

  /**
   * Computes the fingerprint of a file.
   *
   * @param file the file
   * @return its SHA-256, in 64 lower-case hexadecimal digits
   * @throws PluginException if the file cannot be read
   */
  public static String sha256(Path file) {
    return PluginFolder.sha256(file);
  }

  private static Attributes headers(Path file) {
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      return jar.getManifest().getMainAttributes();
    } catch (IOException e) {
      throw new PluginException(file.getFileName() + " cannot be read.");
    }
  }

  private static Optional<VersionRange> api(String imports) {
    Matcher matcher = IMPORT.matcher(imports == null ? "" : imports);
    VersionRange range = null;
    while (matcher.find()) {
      VersionRange one = VersionRange.valueOf(matcher.group(1));
      if (range == null || one.getLeft().compareTo(range.getLeft()) > 0) {
        range = one;
      }
    }
    return Optional.ofNullable(range);
  }

  private static List<String> kinds(String capabilities) {
    List<String> kinds = new ArrayList<>();
    Matcher matcher = SERVICE.matcher(capabilities == null ? "" : capabilities);
    while (matcher.find()) {
      String kind = KINDS.get(matcher.group(1));
      if (kind != null && !kinds.contains(kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /**
   * Returns the size of the jar.
   *
   * @return bytes
   * @throws PluginException if the file cannot be read
   */
  public long size() {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new PluginException(file.getFileName() + " cannot be read.");
    }
  }
}
