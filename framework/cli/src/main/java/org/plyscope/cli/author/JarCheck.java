package org.plyscope.cli.author;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.Constants;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;
import org.plyscope.api.InputException;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.plugins.inspect.PluginFile;

/** The facts about the jar of a plugin without running any of it. */
final class JarCheck {
  /** Of Java 17, with which Plyscope runs. */
  private static final int NEWEST_CLASS = 61;

  private static final int CLASS_OF_JAVA_0 = 44;

  private static final Pattern IMPORT =
      Pattern.compile("(org\\.plyscope\\.[a-z.]+)((?:;[^,;\"]*(?:\"[^\"]*\")?)*)");
  private static final Pattern VERSION = Pattern.compile("version=\"?([^\";]+)\"?");
  private static final Pattern PROMISED =
      Pattern.compile("org\\.plyscope\\.(api|engine|wire|ui|board)(\\..*)?");

  private final PluginFile plugin;
  private final List<Finding> findings = new ArrayList<>();

  JarCheck(Path jar) {
    this.plugin = PluginFile.read(jar);
  }

  PluginFile plugin() {
    return plugin;
  }

  List<Finding> run() {
    try (JarFile jar = new JarFile(plugin.file().toFile(), false)) {
      about();
      imports(jar.getManifest().getMainAttributes().getValue(Constants.IMPORT_PACKAGE));
      classes(jar);
    } catch (IOException e) {
      throw new InputException(plugin.file().getFileName() + " cannot be read.");
    }
    return findings;
  }

  private void add(String promise, Verdict verdict, String sentence) {
    findings.add(new Finding("jar", promise, verdict, sentence, 0));
  }

  private void about() {
    String licence = plugin.about().licence();
    add(
        "has a licence",
        licence.isEmpty() ? Verdict.BROKEN : Verdict.KEPT,
        licence.isEmpty()
            ? "Its manifest has no Bundle-License, so others may not use it; name one in"
                + " <licenses> of the pom."
            : licence);
    List<String> missing = new ArrayList<>();
    if (plugin.about().description().isEmpty()) {
      missing.add("<description> (Bundle-Description)");
    }
    if (plugin.about().vendor().isEmpty()) {
      missing.add("<organization> (Bundle-Vendor)");
    }
    if (plugin.about().link().isEmpty()) {
      missing.add("<url> (Bundle-DocURL)");
    }
    if (!missing.isEmpty()) {
      add(
          "introduces itself",
          Verdict.NOTE,
          "The list of plugins has nothing to show for " + String.join(", ", missing) + ".");
    }
  }

  private void imports(String header) {
    Set<String> foreign = new TreeSet<>();
    Set<String> unversioned = new TreeSet<>();
    Set<String> experimental = new TreeSet<>();
    Matcher matcher = IMPORT.matcher(header == null ? "" : header);
    while (matcher.find()) {
      String name = matcher.group(1);
      Matcher version = VERSION.matcher(matcher.group(2));
      if (!PROMISED.matcher(name).matches()) {
        foreign.add(name);
      } else if (!version.find()) {
        unversioned.add(name);
      } else if (VersionRange.valueOf(version.group(1)).getLeft().getMajor() == 0) {
        experimental.add(name);
      }
    }
    if (!foreign.isEmpty()) {
      add(
          "uses the API only",
          Verdict.BROKEN,
          "It imports %s, which is no part of the API and may change with every version."
              .formatted(String.join(", ", foreign)));
    }
    if (!experimental.isEmpty()) {
      add(
          "uses what is promised",
          Verdict.NOTE,
          "It imports %s, which is experimental: the next version of Plyscope may refuse the plugin."
              .formatted(String.join(", ", experimental)));
    }
    range(unversioned);
  }

  private void range(Set<String> unversioned) {
    Optional<VersionRange> api = plugin.api();
    String promise = "says which API it needs";
    if (!unversioned.isEmpty()) {
      add(
          promise,
          Verdict.BROKEN,
          "It imports %s without a range of versions; build it with bnd-maven-plugin."
              .formatted(String.join(", ", unversioned)));
    } else if (api.isEmpty()) {
      add(promise, Verdict.BROKEN, "It imports no package of the API, so it can offer nothing.");
    } else {
      Version next = new Version(api.get().getLeft().getMajor() + 1, 0, 0);
      boolean open = api.get().includes(next);
      add(
          promise,
          open ? Verdict.NOTE : Verdict.KEPT,
          open
              ? "Its range %s includes version %s, which may break it.".formatted(api.get(), next)
              : api.get().toString());
    }
  }

  private void classes(JarFile jar) throws IOException {
    int newest = 0;
    String where = "";
    for (JarEntry entry : jar.stream().toList()) {
      if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
          in.readInt();
          in.readUnsignedShort();
          int version = in.readUnsignedShort();
          if (version > newest) {
            newest = version;
            where = entry.getName();
          }
        }
      }
    }
    boolean tooNew = newest > NEWEST_CLASS;
    if (newest > 0) {
      add(
          "runs on Java 17",
          tooNew ? Verdict.BROKEN : Verdict.KEPT,
          tooNew
              ? "%s is compiled for Java %d; set maven.compiler.release to 17."
                  .formatted(where, newest - CLASS_OF_JAVA_0)
              : "All classes are compiled for Java %d or older."
                  .formatted(newest - CLASS_OF_JAVA_0));
    }
  }
}
