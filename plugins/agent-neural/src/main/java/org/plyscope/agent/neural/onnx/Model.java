package org.plyscope.agent.neural.onnx;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A model that computes its outputs for one position at a time. Immutable; {@link Worker}s compute.
 */
public final class Model {
  private final Map<String, String> facts;
  private final String input;
  private final Map<String, String> shapes;
  private final Map<String, Integer> outputs;
  private final int[] sizes;
  private final List<Operation> operations;

  /**
   * Makes a model.
   *
   * @param facts what the file says about itself
   * @param input the name of the input
   * @param shapes the shapes of input and outputs where the file says them
   * @param outputs the slots of the named outputs
   * @param sizes the lengths of all slots; the first is the input
   * @param operations what to do, in order
   */
  Model(
      Map<String, String> facts,
      String input,
      Map<String, String> shapes,
      Map<String, Integer> outputs,
      int[] sizes,
      List<Operation> operations) {
    this.facts = Map.copyOf(facts);
    this.input = input;
    this.shapes = Map.copyOf(shapes);
    this.outputs = Map.copyOf(outputs);
    this.sizes = sizes;
    this.operations = List.copyOf(operations);
  }

  /** Returns what the file says about itself. */
  public Map<String, String> facts() {
    return facts;
  }

  /** Returns the name of its input. */
  public String input() {
    return input;
  }

  /** Returns the shape of the input or an output, for example {@code [batch, 15]}, if told. */
  public Optional<String> shape(String name) {
    return Optional.ofNullable(shapes.get(name));
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
