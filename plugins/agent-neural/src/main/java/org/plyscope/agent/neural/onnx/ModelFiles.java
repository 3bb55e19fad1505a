package org.plyscope.agent.neural.onnx;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.ModelRuntime;

/**
 * Reads model files: by the program itself where it can, so that nothing depends on what is
 * installed, and by an installed library where it cannot.
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
}
