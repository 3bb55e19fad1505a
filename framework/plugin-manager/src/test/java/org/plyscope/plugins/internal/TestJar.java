package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles and packs little plugins, right and wrong ones. */
final class TestJar {
  private final Manifest manifest = new Manifest();
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, String> files = new LinkedHashMap<>();
  private final Map<String, UnaryOperator<byte[]>> spoiled = new HashMap<>();

  private TestJar() {
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
  }

  /** Starts a jar without any header of OSGi. */
  static TestJar plain() {
    return new TestJar();
  }

  /** Starts a bundle of version 1.0.0. */
  static TestJar bundle(String symbolicName) {
    return new TestJar()
        .header("Bundle-ManifestVersion", "2")
        .header("Bundle-SymbolicName", symbolicName)
        .header("Bundle-Version", "1.0.0");
  }

  TestJar header(String name, String value) {
    manifest.getMainAttributes().putValue(name, value);
    return this;
  }

  /** Adds a class {@code test.NAME} with this body. */
  TestJar type(String name, String declaration) {
    sources.put(name, "package test;\npublic class " + name + " " + declaration);
    return this;
  }

  /** Adds an activator whose start method has this body. */
  TestJar activator(String start) {
    return header("Bundle-Activator", "test.Start")
        .header("Import-Package", "org.osgi.framework")
        .type(
            "Start",
            "implements org.osgi.framework.BundleActivator {\n"
                + "public void start(org.osgi.framework.BundleContext context) throws Exception {"
                + start
                + "}\n public void stop(org.osgi.framework.BundleContext context) {}\n}");
  }

  /** Adds a component {@code test.NAME} that offers itself as a Runnable. */
  TestJar component(String name, String flags, String body, String inside) {
    files.put(
        "OSGI-INF/" + name + ".xml",
        "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='test."
            + name
            + "' "
            + flags
            + "><implementation class='test."
            + name
            + "'/><service><provide interface='java.lang.Runnable'/></service>"
            + inside
            + "</scr:component>");
    return header("Service-Component", "OSGI-INF/*.xml")
        .type(name, "implements Runnable {\n" + body + "\npublic void run() {}\n}");
  }

  TestJar file(String name, String content) {
    files.put(name, content);
    return this;
  }

  /** Changes the bytes of a class file on its way into the jar. */
  TestJar spoiled(String entry, UnaryOperator<byte[]> change) {
    spoiled.put(entry, change);
    return this;
  }

  /** Writes the jar. */
  Path write(Path file) throws IOException {
    Path classes = Files.createTempDirectory(file.toAbsolutePath().getParent(), "classes");
    compile(classes);
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest);
        Stream<Path> compiled = Files.walk(classes)) {
      for (Path path : compiled.filter(each -> each.toString().endsWith(".class")).toList()) {
        String name = classes.relativize(path).toString();
        UnaryOperator<byte[]> change = spoiled.getOrDefault(name, UnaryOperator.identity());
        put(jar, name, change.apply(Files.readAllBytes(path)));
      }
      for (Map.Entry<String, String> entry : files.entrySet()) {
        put(jar, entry.getKey(), entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private static void put(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(content);
    jar.closeEntry();
  }

  private void compile(Path classes) throws IOException {
    if (sources.isEmpty()) {
      return;
    }
    String[] arguments = {
      "-d", classes.toString(), "-classpath", TestHost.location("org.osgi.framework.Bundle")
    };
    Stream<String> written = Stream.of();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = classes.resolve(source.getKey() + ".java");
      Files.writeString(file, source.getValue());
      written = Stream.concat(written, Stream.of(file.toString()));
    }
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                errors,
                Stream.concat(Stream.of(arguments), written).toArray(String[]::new));
    assertThat(result).as(errors.toString(StandardCharsets.UTF_8)).isZero();
  }
}
