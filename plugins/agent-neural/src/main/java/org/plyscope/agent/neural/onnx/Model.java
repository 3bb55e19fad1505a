package org.plyscope.agent.neural.onnx;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model that computes its outputs for one position at a time. Immutable; {@link Worker}s compute.
 */
public final class Model {
  private final Map<String, String> facts;
  private final Map<String, Integer> outputs;
  private final int[] sizes;
  private final List<Operation> operations;

  /**
   * Makes a model.
   *
   * @param facts what the file says about itself
   * @param outputs the slots of the named outputs
   * @param sizes the lengths of all slots; the first is the input
   * @param operations what to do, in order
   */
  Model(
      Map<String, String> facts,
      Map<String, Integer> outputs,
      int[] sizes,
      List<Operation> operations) {
    this.facts = Map.copyOf(facts);
    this.outputs = Map.copyOf(outputs);
    this.sizes = sizes;
    this.operations = List.copyOf(operations);
  }

  /** Returns what the file says about itself. */
  public Map<String, String> facts() {
    return facts;
  }

  /** Returns how many numbers it takes. */
  public int inputs() {
    return sizes[0];
  }

  /** Returns the names of its outputs. */
  public List<String> outputs() {
    return outputs.keySet().stream().sorted().toList();
  }

  /** Returns the length of an output, if there is one of this name. */
  public Optional<Integer> size(String output) {
    return Optional.ofNullable(outputs.get(output)).map(slot -> sizes[slot]);
  }

  /** Makes working memory for one thread. */
  public Worker worker() {
    return new Worker();
  }

  /** Computes outputs. Used by one thread. */
  public final class Worker {
    private final float[][] slots = new float[sizes.length][];

    private Worker() {
      for (int i = 0; i < sizes.length; i++) {
        slots[i] = new float[sizes[i]];
      }
    }

    /** Returns the numbers of the position, to be written before {@link #run}. */
    public float[] input() {
      return slots[0];
    }

    /** Computes all outputs. */
    public void run() {
      for (Operation operation : operations) {
        operation.run(slots);
      }
    }

    /** Returns an output of the last {@link #run}; it must exist. */
    public float[] output(String name) {
      return slots[outputs.get(name)];
    }
  }
}
