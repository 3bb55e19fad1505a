package org.plyscope.agent.neural.onnx;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A dense network, computed by the program itself. */
final class DenseModel implements Model {
  private final Map<String, String> facts;
  private final String input;
  private final Map<String, String> shapes;
  private final Map<String, Integer> outputs;
  private final int[] sizes;
  private final List<Operation> operations;

  /**
   * Makes a model.
   *
   * @param facts the metadata of the file
   * @param input the name of the input
   * @param shapes the shapes of input and outputs where the file has them
   * @param outputs the slots of the named outputs
   * @param sizes the lengths of all slots; the first is the input
   * @param operations what to do, in order
   */
  DenseModel(
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

  @Override
  public Map<String, String> facts() {
    return facts;
  }

  @Override
  public String input() {
    return input;
  }

  @Override
  public Optional<String> shape(String name) {
    return Optional.ofNullable(shapes.get(name));
  }

  @Override
  public int inputs() {
    return sizes[0];
  }

  @Override
  public List<String> outputs() {
    return outputs.keySet().stream().sorted().toList();
  }

  @Override
  public Optional<Integer> size(String output) {
    return Optional.ofNullable(outputs.get(output)).map(slot -> sizes[slot]);
  }

  @Override
  public Worker worker() {
    return new Slots();
  }

  private final class Slots implements Worker {
    private final float[][] slots = new float[sizes.length][];

    private Slots() {
      for (int i = 0; i < sizes.length; i++) {
        slots[i] = new float[sizes[i]];
      }
    }

    @Override
    public float[] input() {
      return slots[0];
    }

    @Override
    public void run() {
      for (Operation operation : operations) {
        operation.run(slots);
      }
    }

    @Override
    public float[] output(String name) {
      return slots[outputs.get(name)];
    }
  }
}
