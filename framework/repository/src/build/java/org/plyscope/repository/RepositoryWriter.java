package org.plyscope.repository;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Writes the Maven repository that the distribution carries: for everything that plugins may use a
 * pom without a parent, the jar, its sources and its documentation. The same input gives the same
 * bytes. Run as a source file by the build of this module, with everything on the class path.
 */
final class RepositoryWriter {
  private static final List<String> MODULES =
      List.of("api", "api-run", "api-window", "engine", "wire", "ui", "board", "testkit");

  private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

  private final Path framework;
  private final Path target;
  private final String version;
  private final Element build;

  private RepositoryWriter(Path root, Path target, String version) throws Exception {
    this.framework = root.resolve("framework");
    this.target = target;
    this.version = version;
    this.build = xml(root.resolve("pom.xml"));
  }

  /** Writes the repository into {@code repository} of the target folder. */
  public static void main(String[] args) throws Exception {
    new RepositoryWriter(Path.of(args[0]), Path.of(args[1]), args[2]).write();
  }

  private void write() throws Exception {
    Path repository = target.resolve("repository");
    delete(repository);
    Map<String, String> owners = new LinkedHashMap<>();
    for (String module : MODULES) {
      exported(jar(module)).forEach(name -> owners.put(name.replace('.', '/'), module));
    }
    Path pages = target.resolve("javadoc");
    delete(pages);
    document(owners, pages);
    for (String module : MODULES) {
      String name = artifact(module) + "-" + version;
      Path folder =
          Files.createDirectories(
              repository.resolve("org/plyscope").resolve(artifact(module)).resolve(version));
      Files.copy(jar(module), folder.resolve(name + ".jar"));
      Files.writeString(folder.resolve(name + ".pom"), pom(module));
      Path sources = sources(module);
      zip(folder.resolve(name + "-sources.jar"), sources, files(sources));
      zip(
          folder.resolve(name + "-javadoc.jar"),
          pages,
          files(pages).stream().filter(page -> module.equals(owner(page, owners))).toList());
      for (String file : files(folder)) {
        Files.writeString(folder.resolve(file + ".sha1"), sha1(folder.resolve(file)));
      }
    }
  }

  private static String artifact(String module) {
    return "org.plyscope." + module.replace('-', '.');
  }

  private Path jar(String module) {
    return framework.resolve(module + "/target/" + artifact(module) + "-" + version + ".jar");
  }

  private Path sources(String module) {
    return framework.resolve(module + "/src/main/java");
  }

  private static List<String> exported(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      String header = file.getManifest().getMainAttributes().getValue("Export-Package");
      return Stream.of(header.replaceAll("\"[^\"]*\"", "").split(","))
          .map(clause -> clause.replaceAll(";.*", "").strip())
          .toList();
    }
  }

  /**
   * Documents all packages at once, so that their pages refer to each other. Each page then goes to
   * the module of its package and whatever is left to the API: unpacked together, they are whole.
   */
  private void document(Map<String, String> owners, Path pages) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("-quiet", "-Xdoclint:none", "-notimestamp", "-encoding", "UTF-8"));
    arguments.addAll(List.of("-d", pages.toString(), "-locale", "en"));
    arguments.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    String title = "Plyscope API " + version;
    arguments.addAll(List.of("-windowtitle", title, "-doctitle", title));
    for (String module : MODULES) {
      String packages =
          String.join(
              ":",
              owners.entrySet().stream()
                  .filter(entry -> entry.getValue().equals(module))
                  .map(entry -> entry.getKey().replace('/', '.'))
                  .toList());
      arguments.addAll(List.of("-group", artifact(module), packages));
    }
    for (Map.Entry<String, String> entry : owners.entrySet()) {
      try (Stream<Path> files = Files.list(sources(entry.getValue()).resolve(entry.getKey()))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .sorted()
            .forEach(file -> arguments.add(file.toString()));
      }
    }
    int result =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> new IllegalStateException("This is a JRE; build with a JDK."))
            .run(System.out, System.err, arguments.toArray(String[]::new));
    if (result != 0) {
      throw new IllegalStateException("javadoc failed.");
    }
  }

  private static String owner(String page, Map<String, String> owners) {
    int end = page.lastIndexOf('/');
    return end < 0 ? "api" : owners.getOrDefault(page.substring(0, end), "api");
  }

  /** Returns a pom that stands alone, with everything that a plugin compiles against. */
  private String pom(String module) throws Exception {
    Element pom = xml(framework.resolve(module + "/pom.xml"));
    StringBuilder text =
        new StringBuilder(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>org.plyscope</groupId>
              <artifactId>%s</artifactId>
              <version>%s</version>
              <name>%s</name>
              <description>%s</description>
              <licenses>
                <license>
                  <name>Apache-2.0</name>
                  <url>https://www.apache.org/licenses/LICENSE-2.0.txt</url>
                </license>
              </licenses>
              <dependencies>
            """
                .formatted(
                    artifact(module),
                    version,
                    child(pom, "name").orElseThrow(),
                    child(pom, "description").orElseThrow()));
    for (Element dependency : dependencies(pom)) {
      String group = child(dependency, "groupId").orElseThrow();
      String artifact = child(dependency, "artifactId").orElseThrow();
      text.append(
          """
              <dependency>
                <groupId>%s</groupId>
                <artifactId>%s</artifactId>
                <version>%s</version>
              </dependency>
          """
              .formatted(group, artifact, version(group, artifact)));
    }
    return text.append("  </dependencies>\n</project>\n").toString();
  }

  /** Returns the dependencies of a module; the libraries themselves instead of our bundles. */
  private List<Element> dependencies(Element pom) throws Exception {
    List<Element> found = new ArrayList<>();
    String parent = child(element(pom, "parent"), "artifactId").orElseThrow();
    if (parent.equals("org.plyscope.bundle")) {
      found.addAll(dependencies(xml(framework.resolve("pom.xml"))));
    }
    for (Element dependency : elements(element(pom, "dependencies"))) {
      String artifact = child(dependency, "artifactId").orElseThrow();
      if (child(dependency, "scope").isPresent()) {
        continue;
      }
      if (artifact.startsWith("org.plyscope.lib.")) {
        String folder = artifact.replace("org.plyscope.lib.", "lib-");
        Element library = xml(framework.resolve(folder + "/pom.xml"));
        for (Element wrapped : elements(element(library, "dependencies"))) {
          found.add(wrapped);
        }
      } else {
        found.add(dependency);
      }
    }
    return found;
  }

  /** Returns the version that the build pins, also that of a list of versions of a family. */
  private String version(String group, String artifact) {
    List<Element> pinned =
        elements(element(element(build, "dependencyManagement"), "dependencies"));
    return pinned.stream()
        .filter(one -> child(one, "artifactId").orElseThrow().equals(artifact))
        .findFirst()
        .or(
            () ->
                pinned.stream()
                    .filter(one -> child(one, "scope").equals(Optional.of("import")))
                    .filter(one -> group.startsWith(child(one, "groupId").orElseThrow()))
                    .findFirst())
        .flatMap(one -> child(one, "version"))
        .map(this::resolve)
        .orElseThrow(() -> new IllegalStateException("No version of " + artifact));
  }

  private String resolve(String text) {
    return text.startsWith("${")
        ? child(element(build, "properties"), text.substring(2, text.length() - 1)).orElseThrow()
        : text;
  }

  private static Element xml(Path file) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(file.toFile())
        .getDocumentElement();
  }

  private static List<Element> elements(Element parent) {
    List<Element> found = new ArrayList<>();
    if (parent == null) {
      return found;
    }
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) {
        found.add(element);
      }
    }
    return found;
  }

  /** Returns a child by its name, or null. */
  private static Element element(Element parent, String name) {
    return elements(parent).stream()
        .filter(one -> one.getTagName().equals(name))
        .findFirst()
        .orElse(null);
  }

  private static Optional<String> child(Element parent, String name) {
    return Optional.ofNullable(element(parent, name)).map(one -> one.getTextContent().strip());
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private static void zip(Path file, Path folder, List<String> entries) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
      for (String name : entries) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        Files.copy(folder.resolve(name), zip);
        zip.closeEntry();
      }
    }
  }

  private static String sha1(Path file) throws IOException, GeneralSecurityException {
    byte[] digest = MessageDigest.getInstance("SHA-1").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(digest);
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.sorted(Comparator.reverseOrder()).forEach(RepositoryWriter::deleteOne);
      }
    }
  }

  private static void deleteOne(Path path) {
    try {
      Files.delete(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
