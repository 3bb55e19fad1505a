package org.plyscope.agent.neural.onnx;

import java.util.ArrayList;
import java.util.List;

/** Reads the type of an input or output, as far as it contains a shape. */
final class Shapes {
  private static final int TENSOR = 1;
  private static final int SHAPE = 2;
  private static final int SIZE = 1;

  private Shapes() {}

  /** Returns for example {@code [batch, 15]}; empty if it has none. */
  static String read(ProtoReader type) {
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
