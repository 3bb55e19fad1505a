package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles a small plugin against the packaged API, as a third party would. */
final class PluginSource {
  private final String name;
  private final Map<String, String> sources = new TreeMap<>();
  private final Map<String, String> files = new TreeMap<>();
  private String version = "1.0.0";

  /** Starts the plugin {@code org.example.NAME}. */
  PluginSource(String name) {
    this.name = name;
  }

  /** Sets the version, which is 1.0.0 otherwise. */
  PluginSource version(String text) {
    version = text;
    return this;
  }

  /** Adds a view whose component is named as its id, and that does something when it follows. */
  PluginSource view(String id, String content, String selected) {
    return component(
        "View_" + id.replace('-', '_'),
        "org.plyscope.api.view.ViewFactory",
        "public String id() { return \"%1$s\"; }\npublic String title() { return \"%1$s\"; }\n"
                .formatted(id)
            + "public Place place() { return Place.BOTTOM; }\n"
            + "public org.plyscope.api.view.View create(org.plyscope.api.view.Workspace w) {\n"
            + "  javax.swing.JLabel label = new javax.swing.JLabel(\""
            + content
            + "\");\n"
            + "  label.setName(\""
            + id
            + "\");\n"
            + "  return new org.plyscope.api.view.View() {\n"
            + "    public javax.swing.JComponent component() { return label; }\n"
            + "    public void selected(org.plyscope.api.view.Selection s) {"
            + selected
            + "}\n"
            + "  };\n}\n");
  }

  /** Adds an agent whose constructor and search do something. */
  PluginSource agent(String id, String constructor, String search) {
    return part(
        "Agent_" + id,
        "org.plyscope.api.agent.AgentFactory",
        id,
        constructor,
        "public org.plyscope.api.agent.Agent create(org.plyscope.api.part.PartContext context) {\n"
            + "  return (request, listener) -> {\n"
            + "    "
            + search
            + "\n"
            + "    org.plyscope.api.game.MoveList moves = new org.plyscope.api.game.MoveList();\n"
            + "    request.state().moves(moves);\n"
            + "    return org.plyscope.api.search.SearchResult.builder(moves.get(0)).build();\n"
            + "  };\n"
            + "}\n"
            + "@Override public boolean endsByItself(org.plyscope.api.option.OptionValues values)"
            + " {\n"
            + "  return true;\n"
            + "}\n");
  }

  /** Adds a move ordering that does something when it is used. */
  PluginSource ordering(String id, String keys) {
    return part(
        "Ordering_" + id,
        "org.plyscope.api.agent.OrdererFactory",
        id,
        "",
        "public org.plyscope.api.agent.Orderer create(org.plyscope.api.part.PartContext context)"
            + " {\n  return (state, moves, keys) -> {"
            + keys
            + "};\n}\n"
            + "@Override public boolean supports(org.plyscope.api.game.Rules rules) {\n"
            + "  return true;\n}\n");
  }

  private PluginSource part(
      String type, String kind, String id, String constructor, String methods) {
    return component(
        type,
        kind,
        "public %s() {%s}\n".formatted(type, constructor)
            + "public String id() { return \"%s\"; }\n".formatted(id)
            + "public String name() { return \"%s\"; }\n".formatted(id)
            + "public String description() { return \"For a test.\"; }\n"
            + methods);
  }

  /** Adds a component of any kind. */
  PluginSource component(String type, String kind, String body) {
    sources.put(
        type,
        "package org.example;\npublic final class %s implements %s {\n".formatted(type, kind)
            + body
            + "}\n");
    files.put(
        "OSGI-INF/" + type + ".xml",
        "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='%1$s'>"
            .concat("<implementation class='org.example.%1$s'/>")
            .concat("<service><provide interface='%2$s'/></service></scr:component>")
            .formatted(type, kind));
    return this;
  }

  /** Writes the jar into a folder. */
  Path write(Path folder) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    compile(classes);
    Path jar = folder.resolve("org.example." + name + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest());
        Stream<Path> compiled = Files.walk(classes)) {
      for (Path path : compiled.filter(file -> file.toString().endsWith(".class")).toList()) {
        put(entries, classes.relativize(path).toString(), Files.readAllBytes(path));
      }
      for (Map.Entry<String, String> file : files.entrySet()) {
        put(entries, file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  private Manifest manifest() {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Bundle-ManifestVersion", "2");
    main.putValue("Bundle-SymbolicName", "org.example." + name);
    main.putValue("Bundle-Version", version);
    main.putValue("Service-Component", "OSGI-INF/*.xml");
    main.putValue(
        "Import-Package",
        Stream.of("agent", "game", "option", "part", "search")
                .map(room -> "org.plyscope.api." + room)
                .reduce("org.plyscope.api,javax.swing", (all, next) -> all + "," + next)
            + ",org.plyscope.api.view;resolution:=optional");
    return manifest;
  }

  private static void put(JarOutputStream jar, String entry, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(entry));
    jar.write(content);
    jar.closeEntry();
  }

  private void compile(Path classes) throws IOException {
    String api =
        Stream.of("org.plyscope.api.jar", "org.plyscope.api.window.jar")
            .map(jar -> Distribution.HOME.resolve("bundles/03").resolve(jar).toString())
            .collect(Collectors.joining(File.pathSeparator));
    Stream<String> arguments =
        Stream.of("-d", classes.toString(), "-classpath", api, "-proc:none", "--release", "17");
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = Files.writeString(classes.resolve(source.getKey() + ".java"), source.getValue());
      arguments = Stream.concat(arguments, Stream.of(file.toString()));
    }
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(String[]::new));
    assertThat(result).as(errors.toString(StandardCharsets.UTF_8)).isZero();
  }
}
