package org.plyscope.agent.neural.onnx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;

/** Turns the nodes of a file into operations on slots, for one position at a time. */
final class GraphBuilder {
  private static final List<String> KNOWN =
      List.of(
          "Gemm",
          "MatMul",
          "Add",
          "Relu",
          "LeakyRelu",
          "Tanh",
          "Sigmoid",
          "Softmax",
          "Flatten",
          "Squeeze",
          "Unsqueeze",
          "Reshape",
          "Identity",
          "Dropout");
  private static final double LEAK = 0.01;

  private final Map<String, Tensor> tensors;
  private final List<ModelReader.Node> nodes;
  private final Map<String, Integer> slots = new HashMap<>();
  private final List<Integer> sizes = new ArrayList<>();
  private final List<Operation> operations = new ArrayList<>();

  GraphBuilder(Map<String, Tensor> tensors, List<ModelReader.Node> nodes) {
    this.tensors = tensors;
    this.nodes = nodes;
  }

  Model build(
      List<String> inputs,
      List<String> outputs,
      Map<String, String> shapes,
      Map<String, String> facts) {
    if (inputs.size() != 1) {
      throw new InputException(
          "it has the inputs %s; it must have one".formatted(String.join(", ", inputs)));
    }
    for (ModelReader.Node node : nodes) {
      check(node);
    }
    slots.put(inputs.get(0), 0);
    sizes.add(width(inputs.get(0)));
    for (ModelReader.Node node : nodes) {
      add(node);
    }
    Map<String, Integer> named = new HashMap<>();
    for (String output : outputs) {
      named.put(output, slot(output));
    }
    int[] lengths = sizes.stream().mapToInt(Integer::intValue).toArray();
    return new DenseModel(facts, inputs.get(0), shapes, named, lengths, operations);
  }

  /**
   * Checks the operators first: any other message about a model with unknown ones would mislead.
   */
  private static void check(ModelReader.Node node) {
    if (!KNOWN.contains(node.operator())) {
      throw new BeyondReaderException(
          "it uses the operator '%s', and the program itself knows only %s"
              .formatted(node.operator(), String.join(", ", KNOWN)));
    }
    if (node.inputs().isEmpty() || node.outputs().isEmpty()) {
      throw ProtoReader.damaged();
    }
  }

  /** Finds the length of the input where it is first multiplied; files need not contain it. */
  private int width(String input) {
    String name = input;
    for (ModelReader.Node node : nodes) {
      if (node.inputs().isEmpty() || !node.inputs().get(0).equals(name)) {
        continue;
      }
      if (node.operator().equals("Gemm") || node.operator().equals("MatMul")) {
        Tensor matrix = matrix(node);
        return turned(node) ? matrix.columns() : matrix.rows();
      }
      name = node.outputs().isEmpty() ? name : node.outputs().get(0);
    }
    throw new BeyondReaderException(
        "its input '" + input + "' is not multiplied by a matrix first");
  }

  private void add(ModelReader.Node node) {
    int from = slot(node.inputs().get(0));
    int width = sizes.get(from);
    switch (node.operator()) {
      case "Gemm", "MatMul" -> product(node, from);
      case "Add" -> sum(node, from);
      case "Relu" -> each(node, from, x -> Math.max(0, x));
      case "LeakyRelu" -> {
        float leak = (float) node.setting("alpha", LEAK);
        each(node, from, x -> x < 0 ? leak * x : x);
      }
      case "Tanh" -> each(node, from, x -> (float) Math.tanh(x));
      case "Sigmoid" -> each(node, from, x -> (float) (1 / (1 + Math.exp(-x))));
      case "Softmax" -> operations.add(new Operation.Softmax(from, made(node, width)));
      case "Flatten", "Squeeze", "Unsqueeze", "Reshape", "Identity", "Dropout" ->
          slots.put(node.outputs().get(0), from);
      default -> throw new IllegalStateException("Operators were looked at before.");
    }
  }

  private void each(ModelReader.Node node, int from, Operation.Curve curve) {
    operations.add(new Operation.Each(from, made(node, sizes.get(from)), curve));
  }

  private void product(ModelReader.Node node, int from) {
    Tensor matrix = matrix(node);
    boolean turned = turned(node);
    int rows = turned ? matrix.columns() : matrix.rows();
    int columns = turned ? matrix.rows() : matrix.columns();
    if (node.setting("transA", 0) != 0) {
      throw new BeyondReaderException("it turns '" + node.inputs().get(0) + "' before a product");
    }
    if (sizes.get(from) != rows) {
      throw new InputException(
          "its tensor %s does not fit '%s', which has %d numbers"
              .formatted(matrix, node.inputs().get(0), sizes.get(from)));
    }
    float scale = (float) node.setting("alpha", 1);
    float[] numbers = new float[rows * columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int at = turned ? column * rows + row : row * columns + column;
        numbers[row * columns + column] = scale * matrix.numbers()[at];
      }
    }
    float[] bias = new float[columns];
    if (node.inputs().size() > 2) {
      Tensor added = tensor(node.inputs().get(2));
      fill(bias, added, (float) node.setting("beta", 1));
    }
    operations.add(new Operation.Product(from, made(node, columns), numbers, bias));
  }

  private void sum(ModelReader.Node node, int from) {
    if (node.inputs().size() != 2) {
      throw ProtoReader.damaged();
    }
    String other = node.inputs().get(1);
    int width = sizes.get(from);
    if (!tensors.containsKey(other)) {
      int second = slot(other);
      if (sizes.get(second) != width) {
        throw new InputException(
            "it adds '%s' of %d numbers to '%s' of %d"
                .formatted(other, sizes.get(second), node.inputs().get(0), width));
      }
      operations.add(new Operation.Sum(from, second, made(node, width)));
      return;
    }
    float[] bias = new float[width];
    fill(bias, tensors.get(other), 1);
    int constant = sizes.size();
    sizes.add(width);
    operations.add(all -> System.arraycopy(bias, 0, all[constant], 0, width));
    operations.add(new Operation.Sum(from, constant, made(node, width)));
  }

  private static void fill(float[] bias, Tensor added, float scale) {
    float[] numbers = added.numbers();
    if (numbers.length == 1) {
      Arrays.fill(bias, scale * numbers[0]);
    } else if (numbers.length == bias.length) {
      for (int i = 0; i < bias.length; i++) {
        bias[i] = scale * numbers[i];
      }
    } else {
      throw new InputException(
          "its tensor %s is added to %d numbers".formatted(added, bias.length));
    }
  }

  private Tensor matrix(ModelReader.Node node) {
    if (node.inputs().size() < 2) {
      throw ProtoReader.damaged();
    }
    Tensor tensor = tensor(node.inputs().get(1));
    if (!tensor.matrix()) {
      throw new BeyondReaderException(
          "it multiplies by the tensor " + tensor + ", which should have two sizes");
    }
    return tensor;
  }

  private static boolean turned(ModelReader.Node node) {
    return node.setting("transB", 0) != 0;
  }

  private Tensor tensor(String name) {
    Tensor tensor = tensors.get(name);
    if (tensor == null) {
      throw new BeyondReaderException(
          "it multiplies or adds '" + name + "', which is not given but computed");
    }
    return tensor;
  }

  private int slot(String name) {
    Integer slot = slots.get(name);
    if (slot == null && tensors.containsKey(name)) {
      throw new BeyondReaderException("it begins a step with the given tensor '" + name + "'");
    }
    if (slot == null) {
      throw new InputException("'" + name + "' is used before it is computed");
    }
    return slot;
  }

  private int made(ModelReader.Node node, int width) {
    sizes.add(width);
    slots.put(node.outputs().get(0), sizes.size() - 1);
    return sizes.size() - 1;
  }
}
