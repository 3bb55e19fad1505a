package org.plyscope.plugins.internal.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.PluginException;

/**
 * A jar file whose manifest declares a plugin. Reading it loads and runs nothing.
 *
 * @param file where it is
 * @param symbolicName its unique name, safe as part of a file name
 * @param name its display name
 * @param version its version
 * @param about the description in its manifest
 */
public record PluginJar(
    Path file, String symbolicName, String name, Version version, PluginAbout about) {
  private static final Pattern LINE = Pattern.compile("line \\d+");
  private static final String CURE = "build it with bnd-maven-plugin as samples/agent-hello does.";

  /** Every file system takes a file name of this length with a version behind it. */
  private static final int LONGEST_NAME = 150;

  private static final Pattern SYMBOLIC_NAME = Pattern.compile("[\\w-]+(\\.[\\w-]+)*");

  /**
   * Reads the manifest of a jar.
   *
   * @throws PluginException if the file is not a plugin, for whatever reason
   */
  public static PluginJar read(Path file) {
    String shown = String.valueOf(file.getFileName());
    if (!Files.exists(file)) {
      throw new PluginException("There is no file " + file + ".");
    }
    if (Files.isDirectory(file)) {
      throw new PluginException(shown + " is a folder; a plugin is a jar file.");
    }
    if (!Files.isRegularFile(file)) {
      throw new PluginException(shown + " is a device; a plugin is a jar file.");
    }
    return parse(file, shown, manifest(file, shown));
  }

  private static Attributes manifest(Path file, String shown) {
    try {
      JarLimits.check(file, shown);
      return opened(file, shown);
    } catch (ZipException e) {
      throw new PluginException(
          shown + " is not a plugin: it is not a jar file or it is damaged; " + CURE,
          Sentences.stackTrace(e));
    } catch (IOException e) {
      throw new PluginException(
          shown + " cannot be read: " + Sentences.said(e) + ".", Sentences.stackTrace(e));
    }
  }

  private static Attributes opened(Path file, String shown) throws IOException {
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      if (jar.stream().anyMatch(entry -> entry.getName().matches("org/plyscope/api/.*class"))) {
        // Its services would be of types that only look like ours, and would never be found.
        throw refused(shown, "it contains a copy of org.plyscope.api, which Plyscope provides");
      }
      return attributes(jar, shown);
    }
  }

  private static Attributes attributes(JarFile jar, String shown) throws ZipException {
    try {
      Manifest manifest = jar.getManifest();
      return manifest == null ? new Attributes() : manifest.getMainAttributes();
    } catch (ZipException e) {
      throw e;
    } catch (IOException e) {
      Matcher line = LINE.matcher(String.valueOf(e.getMessage()));
      throw refused(shown, "its manifest is damaged" + (line.find() ? " in " + line.group() : ""));
    }
  }

  private static PluginJar parse(Path file, String shown, Attributes manifest) {
    String symbolicName = directiveless(manifest.getValue(Constants.BUNDLE_SYMBOLICNAME));
    if (symbolicName.isEmpty()) {
      throw refused(shown, "its manifest has no Bundle-SymbolicName");
    }
    if (symbolicName.length() > LONGEST_NAME) {
      throw refused(
          shown,
          "its Bundle-SymbolicName has %d characters, more than %d"
              .formatted(symbolicName.length(), LONGEST_NAME));
    }
    if (!SYMBOLIC_NAME.matcher(symbolicName).matches()) {
      throw refused(shown, "its Bundle-SymbolicName '" + symbolicName + "' is not a valid name");
    }
    if (!"2".equals(directiveless(manifest.getValue(Constants.BUNDLE_MANIFESTVERSION)))) {
      throw refused(shown, "its manifest does not contain 'Bundle-ManifestVersion: 2'");
    }
    String host = directiveless(manifest.getValue(Constants.FRAGMENT_HOST));
    if (!host.isEmpty()) {
      throw refused(shown, "it is a fragment of " + host + ", which cannot be started");
    }
    String name = manifest.getValue(Constants.BUNDLE_NAME);
    boolean named = name != null && !name.isBlank() && !name.startsWith("%");
    return new PluginJar(
        file,
        symbolicName,
        named ? name : symbolicName,
        version(shown, manifest),
        PluginAbout.of(manifest::getValue));
  }

  private static Version version(String shown, Attributes manifest) {
    String text = manifest.getValue(Constants.BUNDLE_VERSION);
    try {
      return Version.parseVersion(text);
    } catch (IllegalArgumentException e) {
      throw refused(shown, "its Bundle-Version '" + text + "' is not a version like 1.0.0");
    }
  }

  private static PluginException refused(String shown, String why) {
    return new PluginException(shown + " is not a plugin: " + why + "; " + CURE);
  }

  /** Returns the value of a header without its directives and attributes. */
  private static String directiveless(String header) {
    return header == null ? "" : header.replaceFirst(";.*", "").strip();
  }

  /** Returns whether a text can be the symbolic name of a plugin. */
  public static boolean isSymbolicName(String text) {
    return text.length() <= LONGEST_NAME && SYMBOLIC_NAME.matcher(text).matches();
  }

  /**
   * Unpacks all of the jar and keeps nothing.
   *
   * @throws PluginException if it holds more than a plugin may
   */
  public void requireBounded() {
    try {
      JarLimits.checkUnpacked(file, String.valueOf(file.getFileName()));
    } catch (IOException e) {
      throw new PluginException(file.getFileName() + " cannot be read: " + Sentences.said(e) + ".");
    }
  }

  /** Returns the name of the copy in the plugin folder. */
  public String fileName() {
    return symbolicName + "-" + version + ".jar";
  }

  /** Returns whether a file is another version of this plugin. */
  public boolean isOther(Path other) {
    try {
      return !other.equals(file)
          && Files.exists(other)
          && read(other).symbolicName.equals(symbolicName);
    } catch (PluginException e) {
      return false;
    }
  }

  /** Returns the same plugin at another place. */
  public PluginJar at(Path place) {
    return new PluginJar(place, symbolicName, name, version, about);
  }
}
