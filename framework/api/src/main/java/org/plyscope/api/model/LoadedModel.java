package org.plyscope.api.model;

import java.util.List;
import java.util.Map;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A model that computes its outputs for one position at a time. <b>Implemented by plugins</b>; used
 * by one thread. Memory outside the heap is released once the model is unreachable.
 */
@ProviderType
public interface LoadedModel {
  /**
   * An input or an output.
   *
   * @param name its name in the model
   * @param shape its sizes; -1 for one that the model leaves open, such as the number of positions
   * @param size how many numbers one position has
   */
  record Tensor(String name, List<Long> shape, int size) {
    /**
     * Copies the shape.
     *
     * @param name its name in the model
     * @param shape its sizes
     * @param size how many numbers one position has
     */
    public Tensor {
      shape = List.copyOf(shape);
    }
  }

  /**
   * Returns its input.
   *
   * @return the only input
   */
  Tensor input();

  /**
   * Returns its outputs.
   *
   * @return the outputs that are numbers, in the order of the file
   */
  List<Tensor> outputs();

  /**
   * Returns the metadata of the file.
   *
   * @return the entries by their names
   */
  Map<String, String> facts();

  /**
   * Computes all outputs for a position.
   *
   * @param input the numbers of the position
   * @param outputs receives the numbers of each output; its arrays have the right lengths
   */
  void run(float[] input, Map<String, float[]> outputs);
}
