package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.poll.Poll;

/**
 * The steps of authors with a jar before they publish it: check it, and install every new build.
 */
class PluginAuthorsIT {
  private static final Path HELLO =
      Distribution.SAMPLES.resolve("agent-hello/target/org.example.hello-1.0.0.jar");

  @TempDir Path folder;

  private List<String> broken(Path jar, int exit, String... more) throws Exception {
    String[] args = new String[4 + more.length];
    System.arraycopy(new String[] {"plugins", "check", "--json", jar.toString()}, 0, args, 0, 4);
    System.arraycopy(more, 0, args, 4, more.length);
    Distribution.Output output = Distribution.run(folder.resolve("data"), args);
    assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(exit);
    JsonObject report = JsonParser.parseString(output.out()).getAsJsonObject();
    return report.getAsJsonArray("findings").asList().stream()
        .map(JsonElement::getAsJsonObject)
        .filter(finding -> finding.get("verdict").getAsString().equals("broken"))
        .map(finding -> finding.get("promise").getAsString() + ": " + finding.get("sentence"))
        .toList();
  }

  @Test
  void aGoodPluginPassesAndIsNotInstalled() throws Exception {
    assertThat(broken(HELLO, 0)).isEmpty();
    Distribution.Output listed = Distribution.run(folder.resolve("data"), "plugins", "list");
    assertThat(listed.out()).doesNotContain("org.example.hello");
    try (Stream<Path> left = Files.list(folder.resolve("data"))) {
      assertThat(left).noneMatch(path -> path.getFileName().toString().startsWith("check"));
    }
  }

  @Test
  void licenceRangesThreadsAndContractsAreReported() throws Exception {
    Path jar =
        new PluginSource("leaky")
            .agent(
                "leaky",
                "new Thread(() -> { while (true) { try { Thread.sleep(20); }"
                    + " catch (InterruptedException e) { } } }, \"leaky-thread\").start();",
                "")
            .ordering("forgetful", "moves.clear();")
            .write(folder);
    assertThat(broken(jar, 1))
        .anyMatch(text -> text.startsWith("has a licence"))
        .anyMatch(text -> text.startsWith("says which API it needs"))
        .anyMatch(text -> text.startsWith("keeps its contract"))
        .anyMatch(text -> text.startsWith("leaves no thread") && text.contains("leaky-thread"));
  }

  @Test
  void missingPackagesAndANewerJavaAreReported() throws Exception {
    Path jar = folder.resolve("org.example.needy.jar");
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Bundle-ManifestVersion", "2");
    main.putValue("Bundle-SymbolicName", "org.example.needy");
    main.putValue("Bundle-License", "MIT");
    main.putValue(
        "Import-Package",
        "com.nowhere,org.plyscope.api;version=\"[3.0,4)\",org.plyscope.lab.catalog");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new JarEntry("org/example/Newer.class"));
      out.write(new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 65});
    }
    assertThat(broken(jar, 1))
        .anyMatch(text -> text.startsWith("runs on Java 17") && text.contains("Java 21"))
        .anyMatch(text -> text.contains("org.plyscope.lab.catalog"))
        .anyMatch(text -> text.startsWith("can be installed") && text.contains("com.nowhere"));
  }

  @Test
  void aPluginThatNeverEndsIsReported() throws Exception {
    Path jar = new PluginSource("endless").agent("endless", "while (true) { }", "").write(folder);
    assertThat(broken(jar, 1, "--seconds", "15"))
        .anyMatch(text -> text.startsWith("can be installed") || text.startsWith("lets the"));
  }

  @Test
  void everyNewBuildIsInstalled() throws Exception {
    Path target = folder.resolve("project/target");
    Path said = folder.resolve("said.txt");
    Process watch =
        Distribution.program(folder.resolve("data"), "plugins", "watch", target.toString())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      Poll.until("it watches", () -> lines(said).contains("Watching"));
      Files.createDirectories(target);
      Path jar = target.resolve("hello.jar");
      Files.copy(HELLO, jar);
      Poll.until("the first build", () -> lines(said).contains("Installed Hello agent 1.0.0 with"));
      Path next = new PluginSource("hello").agent("hello2", "", "").write(folder);
      Files.copy(next, jar, StandardCopyOption.REPLACE_EXISTING);
      Poll.until("the second build", () -> lines(said).contains("agent hello2"));
      Files.writeString(jar, "not a jar");
      Poll.until("a bad build", () -> lines(said).contains("is not a plugin"));
    } finally {
      watch.destroy();
      watch.waitFor();
    }
    assertThat(Distribution.run(folder.resolve("data"), "agents").out()).contains("hello2");
  }

  private static String lines(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }
}
