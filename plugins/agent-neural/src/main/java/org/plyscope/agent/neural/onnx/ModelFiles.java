package org.plyscope.agent.neural.onnx;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.model.LoadedModel;
import org.plyscope.api.model.ModelRuntime;

/**
 * Reads model files: by the program itself where it can, so that nothing depends on installed
 * plugins, and by an installed library where it cannot.
 */
public final class ModelFiles {
  private static final long LARGEST = 256L << 20;

  private ModelFiles() {}

  /**
   * Reads a model.
   *
   * @param file the file
   * @param runtime the library that is installed
   * @return the model
   * @throws InputException if it cannot be used; the message names a remedy
   */
  public static Model read(Path file, Optional<ModelRuntime> runtime) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new BeyondReaderException("it is larger than 256 MB");
      }
      return ModelReader.read(ByteBuffer.wrap(Files.readAllBytes(file)));
    } catch (BeyondReaderException e) {
      ModelRuntime library =
          runtime.orElseThrow(
              () ->
                  unusable(
                      file,
                      e.getMessage()
                          + "; install the plugin ONNX Runtime (org.plyscope.agent.onnx), which"
                          + " computes all models"));
      return load(file, library);
    } catch (InputException e) {
      throw unusable(file, e.getMessage());
    } catch (IOException e) {
      throw new InputException("The model '" + file.getFileName() + "' cannot be read.");
    }
  }

  private static Model load(Path file, ModelRuntime library) {
    try {
      return new RuntimeModel(library.load(file));
    } catch (InputException e) {
      throw unusable(file, e.getMessage());
    }
  }

  private static InputException unusable(Path file, String reason) {
    return new InputException(
        "The model '%s' cannot be used: %s.".formatted(file.getFileName(), reason));
  }

  /**
   * A model that a library computes. It is loaded for one thread, so it has one worker.
   *
   * @param loaded the model
   */
  private record RuntimeModel(LoadedModel loaded) implements Model {
    @Override
    public Map<String, String> facts() {
      return loaded.facts();
    }

    @Override
    public String input() {
      return loaded.input().name();
    }

    @Override
    public Optional<String> shape(String name) {
      if (loaded.input().name().equals(name)) {
        return Optional.of(text(loaded.input()));
      }
      return find(name).map(RuntimeModel::text);
    }

    private static String text(LoadedModel.Tensor tensor) {
      return tensor.shape().stream()
          .map(size -> size < 0 ? "?" : size.toString())
          .collect(Collectors.joining(", ", "[", "]"));
    }

    private Optional<LoadedModel.Tensor> find(String output) {
      return loaded.outputs().stream().filter(tensor -> tensor.name().equals(output)).findFirst();
    }

    @Override
    public int inputs() {
      return loaded.input().size();
    }

    @Override
    public List<String> outputs() {
      return loaded.outputs().stream().map(LoadedModel.Tensor::name).sorted().toList();
    }

    @Override
    public Optional<Integer> size(String output) {
      return find(output).map(LoadedModel.Tensor::size);
    }

    @Override
    public Worker worker() {
      float[] input = new float[inputs()];
      Map<String, float[]> outputs = new HashMap<>();
      loaded.outputs().forEach(tensor -> outputs.put(tensor.name(), new float[tensor.size()]));
      return new Worker() {
        @Override
        public float[] input() {
          return input;
        }

        @Override
        public void run() {
          loaded.run(input, outputs);
        }

        @Override
        public float[] output(String name) {
          return outputs.get(name);
        }
      };
    }
  }
}
