package org.plyscope.agent.neural.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.TreeMap;
import org.plyscope.agent.neural.net.Shape;

/**
 * Writes a network as an ONNX model with the input {@code position}, the output {@code policy}, a
 * logit for every move of the game, and the output {@code value} from -1 to 1: for the player to
 * move, or for each player from that one on.
 */
public final class ModelWriter {
  /** The name of the input. */
  public static final String INPUT = "position";

  /** The name of the output with a logit for every move. */
  public static final String POLICY = "policy";

  /** The name of the output with the value for the player to move. */
  public static final String VALUE = "value";

  private static final int IR_VERSION = 8;
  private static final int OPSET = 13;
  private static final int FLOAT = 1;
  private static final int INT_ATTRIBUTE = 2;

  private final Shape shape;
  private final float[] weights;
  private final ProtoWriter graph = new ProtoWriter();

  private ModelWriter(Shape shape, float[] weights) {
    this.shape = shape;
    this.weights = weights;
  }

  /**
   * Writes a model.
   *
   * @param shape the size of the network
   * @param weights its weights
   * @param facts the metadata of the file, by name
   * @return the content of the file
   */
  public static byte[] write(Shape shape, float[] weights, Map<String, String> facts) {
    ProtoWriter model = new ProtoWriter();
    model.number(1, IR_VERSION).text(2, "Plyscope");
    model.message(7, new ModelWriter(shape, weights).graph());
    model.message(8, new ProtoWriter().text(1, "").number(2, OPSET));
    new TreeMap<>(facts)
        .forEach((key, value) -> model.message(14, new ProtoWriter().text(1, key).text(2, value)));
    return model.toBytes();
  }

  private ProtoWriter graph() {
    String below = INPUT;
    for (int layer = 0; layer < shape.layers(); layer++) {
      String name = "hidden" + (layer + 1);
      gemm(below, name, name + ".sum", false);
      node("Relu", name, name + ".sum");
      below = name;
    }
    gemm(below, POLICY, POLICY, true);
    boolean several = shape.values() > 1;
    gemm(below, VALUE, VALUE + ".sum", several);
    node("Tanh", VALUE, VALUE + ".sum");
    graph.text(2, "plyscope");
    for (int layer = 0; layer < shape.layers(); layer++) {
      String name = "hidden" + (layer + 1);
      int size = shape.hidden().get(layer);
      tensor(name + ".weight", shape.matrix(layer), shape.into(layer), size);
      tensor(name + ".bias", shape.biases(layer), size);
    }
    tensor(POLICY + ".weight", shape.policy(), shape.outputs(), shape.last());
    tensor(POLICY + ".bias", shape.policyBiases(), shape.outputs());
    int[] sizes = several ? new int[] {shape.values(), shape.last()} : new int[] {shape.last(), 1};
    tensor(VALUE + ".weight", shape.value(), sizes);
    tensor(VALUE + ".bias", shape.valueBias(), shape.values());
    graph.message(11, described(INPUT, shape.inputs()));
    graph.message(12, described(POLICY, shape.outputs()));
    graph.message(12, described(VALUE, shape.values()));
    return graph;
  }

  private void gemm(String input, String name, String output, boolean turned) {
    ProtoWriter node = new ProtoWriter();
    node.text(1, input).text(1, name + ".weight").text(1, name + ".bias");
    node.text(2, output).text(3, output).text(4, "Gemm");
    if (turned) {
      node.message(5, new ProtoWriter().text(1, "transB").number(3, 1).number(20, INT_ATTRIBUTE));
    }
    graph.message(1, node);
  }

  private void node(String operator, String output, String input) {
    graph.message(
        1, new ProtoWriter().text(1, input).text(2, output).text(3, output).text(4, operator));
  }

  private void tensor(String name, int from, int... sizes) {
    ProtoWriter tensor = new ProtoWriter();
    int count = 1;
    for (int size : sizes) {
      tensor.number(1, size);
      count *= size;
    }
    ByteBuffer raw = ByteBuffer.allocate(count * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    raw.asFloatBuffer().put(weights, from, count);
    graph.message(5, tensor.number(2, FLOAT).text(8, name).bytes(9, raw.array()));
  }

  private static ProtoWriter described(String name, int size) {
    ProtoWriter batch = new ProtoWriter().text(2, "batch");
    ProtoWriter width = new ProtoWriter().number(1, size);
    ProtoWriter sizes = new ProtoWriter().message(1, batch).message(1, width);
    ProtoWriter type =
        new ProtoWriter().message(1, new ProtoWriter().number(1, FLOAT).message(2, sizes));
    return new ProtoWriter().text(1, name).message(2, type);
  }
}
