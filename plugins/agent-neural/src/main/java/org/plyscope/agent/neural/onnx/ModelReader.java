package org.plyscope.agent.neural.onnx;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;

/** Reads ONNX files with dense networks; {@link GraphBuilder} interprets them. */
public final class ModelReader {
  private static final int LARGEST_TENSOR = 1 << 26;
  private static final int FLOAT = 1;
  private static final int INT64 = 7;
  private static final int DOUBLE = 11;

  private final Map<String, String> facts = new HashMap<>();
  private final Map<String, Tensor> tensors = new HashMap<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<String> inputs = new ArrayList<>();
  private final List<String> outputs = new ArrayList<>();
  private final Map<String, String> shapes = new HashMap<>();

  /**
   * A node of the graph as it stands in the file.
   *
   * @param operator its operation
   * @param inputs the names of its inputs
   * @param outputs the names of its outputs
   * @param settings its attributes that are numbers
   */
  record Node(
      String operator, List<String> inputs, List<String> outputs, Map<String, Double> settings) {
    double setting(String name, double standard) {
      return settings.getOrDefault(name, standard);
    }
  }

  private ModelReader() {}

  /**
   * Reads a model.
   *
   * @param bytes the content of a file
   * @return the model
   * @throws InputException with half a sentence about the problem
   * @throws BeyondReaderException if a library may be able to compute it
   */
  public static Model read(ByteBuffer bytes) {
    ModelReader reader = new ModelReader();
    ProtoReader model = new ProtoReader(bytes);
    while (model.next()) {
      switch (model.field()) {
        case 7 -> reader.graph(model.message());
        case 14 -> reader.fact(model.message());
        default -> model.skip();
      }
    }
    if (reader.nodes.isEmpty()) {
      throw ProtoReader.damaged();
    }
    reader.inputs.removeAll(reader.tensors.keySet());
    return new GraphBuilder(reader.tensors, reader.nodes)
        .build(reader.inputs, reader.outputs, reader.shapes, reader.facts);
  }

  private void fact(ProtoReader in) {
    String key = "";
    String value = "";
    while (in.next()) {
      switch (in.field()) {
        case 1 -> key = in.text();
        case 2 -> value = in.text();
        default -> in.skip();
      }
    }
    facts.put(key, value);
  }

  private void graph(ProtoReader in) {
    while (in.next()) {
      switch (in.field()) {
        case 1 -> nodes.add(node(in.message()));
        case 5 -> {
          Tensor tensor = tensor(in.message());
          tensors.put(tensor.name(), tensor);
        }
        case 11 -> inputs.add(name(in.message()));
        case 12 -> outputs.add(name(in.message()));
        default -> in.skip();
      }
    }
  }

  private String name(ProtoReader in) {
    String name = "";
    String shape = "";
    while (in.next()) {
      switch (in.field()) {
        case 1 -> name = in.text();
        case 2 -> shape = Shapes.readShape(in.message());
        default -> in.skip();
      }
    }
    if (!shape.isEmpty()) {
      shapes.put(name, shape);
    }
    return name;
  }

  private static Node node(ProtoReader in) {
    String operator = "";
    List<String> inputs = new ArrayList<>();
    List<String> outputs = new ArrayList<>();
    Map<String, Double> settings = new HashMap<>();
    while (in.next()) {
      switch (in.field()) {
        case 1 -> inputs.add(in.text());
        case 2 -> outputs.add(in.text());
        case 4 -> operator = in.text();
        case 5 -> setting(in.message(), settings);
        default -> in.skip();
      }
    }
    return new Node(operator, inputs, outputs, settings);
  }

  private static void setting(ProtoReader in, Map<String, Double> settings) {
    String name = "";
    double value = Double.NaN;
    while (in.next()) {
      switch (in.field()) {
        case 1 -> name = in.text();
        case 2 -> value = in.decimal();
        case 3 -> value = in.number();
        default -> in.skip();
      }
    }
    if (!Double.isNaN(value)) {
      settings.put(name, value);
    }
  }

  private static Tensor tensor(ProtoReader in) {
    List<Long> sizes = new ArrayList<>();
    int type = 0;
    String name = "";
    List<ByteBuffer> pieces = new ArrayList<>();
    boolean raw = false;
    while (in.next()) {
      switch (in.field()) {
        case 1 -> sizes(in, sizes);
        case 2 -> type = (int) in.number();
        case 4 -> pieces.add(in.bytes());
        case 8 -> name = in.text();
        case 9 -> {
          raw = true;
          pieces.add(in.bytes());
        }
        default -> in.skip();
      }
    }
    int count = count(name, sizes);
    int width = type == FLOAT ? Float.BYTES : Double.BYTES;
    boolean known = type == FLOAT || (raw && (type == INT64 || type == DOUBLE));
    if (!known || pieces.size() != 1) {
      throw new BeyondReaderException(
          "its tensor '%s' of shape %s does not hold plain numbers of 32 bits"
              .formatted(name, sizes));
    }
    ByteBuffer content = pieces.get(0);
    if (content.remaining() != (long) count * width) {
      throw new InputException(
          "its tensor '%s' of shape %s has %d bytes; %d were expected"
              .formatted(name, sizes, content.remaining(), (long) count * width));
    }
    float[] numbers = new float[count];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] =
          switch (type) {
            case FLOAT -> content.getFloat();
            case DOUBLE -> (float) content.getDouble();
            default -> content.getLong();
          };
    }
    return new Tensor(name, sizes.stream().mapToInt(Math::toIntExact).toArray(), numbers);
  }

  /** Multiplies the sizes one by one, because the product of a damaged file has no bounds. */
  private static int count(String name, List<Long> sizes) {
    long count = 1;
    for (long size : sizes) {
      boolean fits = size >= 0 && size <= LARGEST_TENSOR;
      count *= fits ? size : 1;
      if (!fits || count > LARGEST_TENSOR) {
        throw new InputException("its tensor '%s' of shape %s is too large".formatted(name, sizes));
      }
    }
    return (int) count;
  }

  private static void sizes(ProtoReader in, List<Long> sizes) {
    if (!in.packed()) {
      sizes.add(in.number());
      return;
    }
    ByteBuffer piece = in.bytes();
    while (piece.hasRemaining()) {
      sizes.add(ProtoReader.packedNumber(piece));
    }
  }

  /** Reads the type of an input or output, as far as it contains a shape. */
  private static final class Shapes {
    private static final int TENSOR = 1;
    private static final int SHAPE = 2;
    private static final int SIZE = 1;

    private Shapes() {}

    /** Returns for example {@code [batch, 15]}; empty if it has none. */
    static String readShape(ProtoReader type) {
      String shape = "";
      while (type.next()) {
        if (type.field() == TENSOR) {
          shape = tensor(type.message());
        } else {
          type.skip();
        }
      }
      return shape;
    }

    private static String tensor(ProtoReader in) {
      List<String> sizes = new ArrayList<>();
      while (in.next()) {
        if (in.field() == SHAPE) {
          ProtoReader all = in.message();
          while (all.next()) {
            if (all.field() == SIZE) {
              sizes.add(size(all.message()));
            } else {
              all.skip();
            }
          }
        } else {
          in.skip();
        }
      }
      return sizes.isEmpty() ? "" : "[" + String.join(", ", sizes) + "]";
    }

    private static String size(ProtoReader in) {
      String size = "?";
      while (in.next()) {
        switch (in.field()) {
          case 1 -> size = String.valueOf(in.number());
          case 2 -> size = in.text();
          default -> in.skip();
        }
      }
      return size;
    }
  }
}
