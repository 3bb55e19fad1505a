package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The optional plugin with ONNX Runtime, which is no part of the distribution. */
class OnnxPluginIT {
  private static final String JAR = System.getProperty("plyscope.onnx");

  @TempDir Path data;

  /** The shipped model with another curve at its value, which leaves its policy as it is. */
  private Path model() throws IOException {
    Path plugin = Distribution.HOME.resolve("bundles/05/org.plyscope.agent.neural.jar");
    try (JarFile jar = new JarFile(plugin.toFile());
        InputStream in =
            jar.getInputStream(jar.getEntry("org/plyscope/agent/neural/kalah-6-4.onnx"))) {
      String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      return Files.writeString(
          data.resolve("atan.onnx"), text.replace("Tanh", "Atan"), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void nativeLibrariesAreNotInTheDistribution() throws Exception {
    for (ShippedJar jar : ShippedJar.all()) {
      assertThat(jar.packages())
          .as(jar.path())
          .noneMatch(name -> name.startsWith("ai.onnxruntime"));
    }
  }

  @Test
  void aModelIsRefusedWithoutThePluginAndPlaysWithIt() throws Exception {
    String agent = "neural:model=" + model() + ",encoding=seeds[counts=14]";
    String[] analyse = {"analyse", "--game", "kalah", "--json", "--agent", agent};
    Distribution.Output before = Distribution.run(data, analyse);
    assertThat(before.exit()).isEqualTo(2);
    assertThat(before.err())
        .contains("The model 'atan.onnx' cannot be used: it uses the operator 'Atan'")
        .contains("install the plugin ONNX Runtime (org.plyscope.agent.onnx)");
    assertThat(run("plugins", "install", JAR)).contains("ONNX Runtime");
    assertThat(run("plugins", "list")).contains("org.plyscope.agent.onnx");
    assertThat(run("runtimes")).contains("onnx-runtime");
    JsonObject found = result(run(analyse));
    JsonObject shipped = result(run("analyse", "--game", "kalah", "--json", "--agent", "neural"));
    assertThat(found.get("move")).isEqualTo(shipped.get("move"));
    assertThat(found.get("value")).isNotEqualTo(shipped.get("value"));
    // In a worker process, which has plugins of its own.
    String standing =
        run("match", agent, "random", "--game", "kalah", "--blocks", "2", "--workers", "1");
    assertThat(standing).contains("4 games");
    assertThat(data.resolve("cache")).isDirectoryContaining("glob:**/onnxruntime-*");
  }

  private static JsonObject result(String text) {
    return JsonParser.parseString(text).getAsJsonObject().getAsJsonObject("result");
  }

  private String run(String... args) throws Exception {
    Distribution.Output output = Distribution.run(data, args);
    assertThat(output.exit()).as(output.err()).isZero();
    return output.out();
  }
}
