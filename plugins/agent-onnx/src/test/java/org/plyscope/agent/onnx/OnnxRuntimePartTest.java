package org.plyscope.agent.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelFiles;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.agent.neural.onnx.ModelWriter;
import org.plyscope.api.InputException;
import org.plyscope.api.model.LoadedModel;

class OnnxRuntimePartTest {
  private static final Shape SHAPE = new Shape(15, List.of(32, 16), 7);

  /** Loaded libraries stay in use until the process ends, so the folder must stay until then. */
  private static OnnxRuntimePart runtime;

  @TempDir private Path folder;

  @BeforeAll
  static void unpack() throws IOException {
    Path target = Files.createDirectories(Path.of("target", "natives"));
    runtime = new OnnxRuntimePart(target.toAbsolutePath());
  }

  private static byte[] made() {
    float[] weights = SHAPE.random(new SplittableRandom(3));
    for (int i = SHAPE.policy(); i < weights.length; i++) {
      weights[i] *= 20;
    }
    return ModelWriter.write(SHAPE, weights, Map.of("plyscope.game", "kalah"));
  }

  private static void draw(SplittableRandom random, float[] position) {
    for (int i = 0; i < position.length; i++) {
      position[i] = (float) random.nextDouble(-1, 1);
    }
  }

  @Test
  void itComputesWhatOurOwnReaderComputes() throws IOException {
    byte[] bytes = made();
    Path file = Files.write(folder.resolve("made.onnx"), bytes);
    LoadedModel loaded = runtime.load(file);
    assertThat(loaded.input()).isEqualTo(new LoadedModel.Tensor("position", List.of(-1L, 15L), 15));
    assertThat(loaded.outputs())
        .containsExactly(
            new LoadedModel.Tensor("policy", List.of(-1L, 7L), 7),
            new LoadedModel.Tensor("value", List.of(-1L, 1L), 1));
    assertThat(loaded.facts()).containsEntry("plyscope.game", "kalah");
    Model.Worker own = ModelReader.read(ByteBuffer.wrap(bytes)).worker();
    Map<String, float[]> outputs = new HashMap<>();
    outputs.put("policy", new float[7]);
    outputs.put("value", new float[1]);
    SplittableRandom random = new SplittableRandom(4);
    for (int round = 0; round < 200; round++) {
      draw(random, own.input());
      own.run();
      loaded.run(own.input(), outputs);
      assertThat(outputs.get("policy")).containsExactly(own.output("policy"), within(1e-4f));
      assertThat(outputs.get("value")).containsExactly(own.output("value"), within(1e-5f));
    }
  }

  /** The value of the same network is the arc tangent of its last sum, not the hyperbolic one. */
  @Test
  void itTakesOverForOperatorsThatOurOwnReaderDoesNotKnow() throws IOException {
    byte[] bytes = made();
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    Path file =
        Files.writeString(
            folder.resolve("atan.onnx"), text.replace("Tanh", "Atan"), StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> ModelFiles.read(file, Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The model 'atan.onnx' cannot be used: it uses the operator 'Atan'")
        .hasMessageContaining("install the plugin ONNX Runtime");
    Model model = ModelFiles.read(file, Optional.of(runtime));
    assertThat(model.inputs()).isEqualTo(15);
    assertThat(model.size("value")).contains(1);
    assertThat(model.shape("policy")).contains("[?, 7]");
    Model.Worker worker = model.worker();
    Model.Worker own = ModelReader.read(ByteBuffer.wrap(bytes)).worker();
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 50; round++) {
      draw(random, own.input());
      System.arraycopy(own.input(), 0, worker.input(), 0, 15);
      own.run();
      worker.run();
      double tanh = own.output("value")[0];
      double sum = Math.log((1 + tanh) / (1 - tanh)) / 2;
      if (Math.abs(tanh) < 0.99) {
        assertThat((double) worker.output("value")[0]).isCloseTo(Math.atan(sum), within(1e-3));
      }
      assertThat(worker.output("policy")).containsExactly(own.output("policy"), within(1e-4f));
    }
  }

  @Test
  void whatIsNoModelIsRefusedInItsOwnWords() throws IOException {
    Path file = Files.writeString(folder.resolve("no.onnx"), "not a model");
    assertThatThrownBy(() -> runtime.load(file))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("ONNX Runtime reports: ");
  }

  @Test
  void platformsAreNamedAsTheLibraryNamesThem() {
    assertThat(NativeFiles.platform("Linux", "amd64")).isEqualTo("linux-x64");
    assertThat(NativeFiles.platform("Mac OS X", "aarch64")).isEqualTo("osx-aarch64");
    assertThat(NativeFiles.platform("Windows 11", "amd64")).isEqualTo("win-x64");
  }

  /** A plugin that is installed again in one process cannot load the same file again. */
  @Test
  void aSecondInstallationGetsFilesOfItsOwn() throws IOException {
    Path shared = folder.resolve("shared");
    NativeFiles first = new NativeFiles(shared);
    Path one = first.folder();
    Path other = new NativeFiles(shared).folder();
    assertThat(other).isNotEqualTo(one);
    assertThat(other.resolve(System.mapLibraryName("onnxruntime"))).isNotEmptyFile();
  }
}
