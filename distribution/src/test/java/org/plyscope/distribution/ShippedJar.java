package org.plyscope.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * A jar of the packaged distribution.
 *
 * @param path the path below the folder of the program, like {@code bundles/02/gson.jar}
 * @param packages the packages with classes, those of multi-release versions included
 * @param manifest the main attributes of the manifest
 */
record ShippedJar(String path, Set<String> packages, Attributes manifest) {
  private static final String VERSIONED = "META-INF/versions/";

  static List<ShippedJar> all() throws IOException {
    try (Stream<Path> files = Files.walk(Distribution.HOME)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .filter(file -> !file.startsWith(Distribution.HOME.resolve("samples")))
          // Copies for the authors of plugins.
          .filter(file -> !file.startsWith(Distribution.HOME.resolve("repository")))
          .sorted()
          .map(ShippedJar::read)
          .toList();
    }
  }

  private static ShippedJar read(Path file) {
    try (JarFile jar = new JarFile(file.toFile())) {
      Set<String> packages = new TreeSet<>();
      jar.stream().map(JarEntry::getName).forEach(name -> addPackage(name, packages));
      String path = Distribution.HOME.relativize(file).toString();
      return new ShippedJar(path, packages, jar.getManifest().getMainAttributes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void addPackage(String entry, Set<String> packages) {
    String name = entry;
    if (name.startsWith(VERSIONED)) {
      name = name.substring(name.indexOf('/', VERSIONED.length()) + 1);
    }
    if (name.endsWith(".class") && name.contains("/")) {
      packages.add(name.substring(0, name.lastIndexOf('/')).replace('/', '.'));
    }
  }

  String name() {
    return path.substring(path.lastIndexOf('/') + 1, path.length() - ".jar".length());
  }

  /** Returns whether this jar wraps libraries for OSGi. */
  boolean wrapsLibraries() {
    return name().startsWith("org.plyscope.lib.");
  }

  /** Returns whether this jar holds nothing but code of Plyscope. */
  boolean isOurs() {
    return name().startsWith("org.plyscope.") && !wrapsLibraries();
  }
}
