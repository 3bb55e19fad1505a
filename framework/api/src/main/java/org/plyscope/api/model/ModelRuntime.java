package org.plyscope.api.model;

import java.nio.file.Path;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;

/**
 * Computes models that the program's own reader cannot, with a library of its own. <b>Implemented
 * by plugins</b> and published as a service; thread-safe.
 */
@ProviderType
@PartKind(
    id = "runtime",
    plural = "runtimes",
    purpose = "the libraries that compute models which the program itself cannot")
public interface ModelRuntime extends GamePart {
  /**
   * Loads a model.
   *
   * @param file the file of the model
   * @return the model, for one thread
   * @throws InputException if the file cannot be used; the message is one sentence without the name
   *     of the file and without a full stop, for example {@code it is no ONNX file}
   */
  LoadedModel load(Path file);
}
