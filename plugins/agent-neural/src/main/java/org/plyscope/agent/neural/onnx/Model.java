package org.plyscope.agent.neural.onnx;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model that computes its outputs for one position at a time. Immutable; {@link Worker}s compute.
 */
public interface Model {
  /** Returns the metadata of the file. */
  Map<String, String> facts();

  /** Returns the name of its input. */
  String input();

  /** Returns the shape of the input or an output, for example {@code [batch, 15]}, if known. */
  Optional<String> shape(String name);

  /** Returns how many numbers it takes. */
  int inputs();

  /** Returns the names of its outputs. */
  List<String> outputs();

  /** Returns the length of an output, if there is one of this name. */
  Optional<Integer> size(String output);

  /** Makes working memory for one thread. */
  Worker worker();

  /** Computes outputs. Used by one thread. */
  interface Worker {
    /** Returns the numbers of the position, to be written before {@link #run}. */
    float[] input();

    /** Computes all outputs. */
    void run();

    /** Returns an output of the last {@link #run}; it must exist. */
    float[] output(String name);
  }
}
