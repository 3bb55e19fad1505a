package org.plyscope.agent.neural.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.neural.net.Pass;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.api.InputException;

class ModelTest {
  private static final Shape SHAPE = new Shape(9, List.of(16, 8), 5);

  private static float[] weights() {
    float[] weights = SHAPE.random(new SplittableRandom(3));
    for (int i = SHAPE.policy(); i < weights.length; i++) {
      weights[i] *= 20;
    }
    return weights;
  }

  @Test
  void whatIsWrittenComputesTheSameWhenReadBack() {
    float[] weights = weights();
    Model model =
        ModelReader.read(
            ByteBuffer.wrap(ModelWriter.write(SHAPE, weights, Map.of("plyscope.game", "kalah"))));
    assertThat(model.facts()).containsEntry("plyscope.game", "kalah");
    assertThat(model.inputs()).isEqualTo(9);
    assertThat(model.outputs()).containsExactly("policy", "value");
    assertThat(model.size("policy")).contains(5);
    Model.Worker worker = model.worker();
    Pass pass = new Pass(SHAPE);
    SplittableRandom random = new SplittableRandom(4);
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < 9; i++) {
        worker.input()[i] = (float) random.nextDouble(-1, 1);
      }
      worker.run();
      pass.forward(weights, worker.input());
      pass.policy(weights, new int[] {0, 1, 2, 3, 4}, 5);
      assertThat(worker.output("value")[0]).isCloseTo(pass.value(), within(1e-5f));
      float[] logits = worker.output("policy");
      for (int i = 1; i < 5; i++) {
        double ratio = Math.exp(logits[i] - logits[0]);
        assertThat((double) pass.probability(i) / pass.probability(0))
            .isCloseTo(ratio, within(1e-4 * ratio));
      }
    }
  }

  /** A model as other programs write it: a product, a sum, and both curves. */
  @Test
  void productsSumsAndCurvesOfOtherProgramsAreRead() {
    ProtoWriter graph = new ProtoWriter();
    graph.message(1, node("Flatten", "flat", "x"));
    graph.message(1, node("MatMul", "product", "flat", "w"));
    graph.message(1, node("Add", "sum", "product", "b"));
    graph.message(1, node("LeakyRelu", "leaky", "sum"));
    graph.message(1, node("Softmax", "policy", "leaky"));
    graph.message(1, node("Sigmoid", "chance", "sum"));
    graph.message(5, tensor("w", new float[] {1, 2, 3, 4}, 2, 2));
    graph.message(5, tensor("b", new float[] {-4, 1}, 2));
    graph.message(11, new ProtoWriter().text(1, "x"));
    graph.message(11, new ProtoWriter().text(1, "w"));
    graph.message(12, new ProtoWriter().text(1, "policy"));
    graph.message(12, new ProtoWriter().text(1, "chance"));
    Model model = ModelReader.read(ByteBuffer.wrap(model(graph)));
    Model.Worker worker = model.worker();
    worker.input()[0] = 1;
    worker.input()[1] = 0.5f;
    worker.run();
    // The sums are 1 + 1.5 - 4 = -1.5, rectified to -0.015, and 2 + 2 + 1 = 5.
    double share = 1 / (1 + Math.exp(-0.015 - 5));
    assertThat((double) worker.output("policy")[1]).isCloseTo(share, within(1e-6));
    assertThat((double) worker.output("chance")[0])
        .isCloseTo(1 / (1 + Math.exp(1.5)), within(1e-6));
  }

  private static byte[] model(ProtoWriter graph) {
    return new ProtoWriter().number(1, 8).message(7, graph).toBytes();
  }

  private static ProtoWriter node(String operator, String output, String... inputs) {
    ProtoWriter node = new ProtoWriter();
    for (String input : inputs) {
      node.text(1, input);
    }
    return node.text(2, output).text(4, operator);
  }

  /** The numbers one after the other, as some programs write them instead of raw bytes. */
  private static ProtoWriter tensor(String name, float[] numbers, int... sizes) {
    ProtoWriter tensor = new ProtoWriter();
    for (int size : sizes) {
      tensor.number(1, size);
    }
    ByteBuffer packed = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    packed.asFloatBuffer().put(numbers);
    return tensor.number(2, 1).bytes(4, packed.array()).text(8, name);
  }

  @Test
  void complaintsNameTheTensorAndItsShape() {
    ProtoWriter graph = new ProtoWriter();
    graph.message(1, node("MatMul", "h", "x", "w"));
    graph.message(1, node("MatMul", "y", "h", "v"));
    graph.message(5, tensor("w", new float[6], 2, 3));
    graph.message(5, tensor("v", new float[8], 4, 2));
    graph.message(11, new ProtoWriter().text(1, "x"));
    graph.message(12, new ProtoWriter().text(1, "y"));
    assertThatThrownBy(() -> ModelReader.read(ByteBuffer.wrap(model(graph))))
        .isInstanceOf(InputException.class)
        .hasMessage("its tensor 'v' of shape [4, 2] does not fit 'h', which has 3 numbers");
    ProtoWriter pictures = new ProtoWriter();
    pictures.message(1, node("MatMul", "h", "x", "w"));
    pictures.message(1, node("Conv", "y", "h"));
    pictures.message(5, tensor("w", new float[6], 2, 3));
    pictures.message(11, new ProtoWriter().text(1, "x"));
    assertThatThrownBy(() -> ModelReader.read(ByteBuffer.wrap(model(pictures))))
        .isInstanceOf(BeyondReaderException.class)
        .hasMessageStartingWith(
            "it uses the operator 'Conv', and the program itself knows only Gemm, MatMul");
  }

  /** Products of sizes that no number holds, and sizes that the bytes do not bear out. */
  @Test
  void tensorsOfImpossibleSizesAreRefused() {
    long half = 1L << 32;
    for (long[] sizes :
        new long[][] {{half, half}, {half, half, 2}, {1L << 62, 4}, {-1}, {1 << 25, 1 << 25}}) {
      assertThatThrownBy(() -> ModelReader.read(ByteBuffer.wrap(sized(sizes))))
          .isInstanceOf(InputException.class)
          .hasMessage("its tensor 'w' of shape %s is too large", Arrays.toString(sizes));
    }
    assertThatThrownBy(() -> ModelReader.read(ByteBuffer.wrap(sized(1 << 13, 1 << 13))))
        .isInstanceOf(InputException.class)
        .hasMessage("its tensor 'w' of shape [8192, 8192] has 8 bytes; 268435456 were expected");
  }

  private static byte[] sized(long... sizes) {
    ProtoWriter tensor = new ProtoWriter();
    for (long size : sizes) {
      tensor.number(1, size);
    }
    ProtoWriter graph = new ProtoWriter();
    graph.message(1, node("MatMul", "y", "x", "w"));
    graph.message(5, tensor.number(2, 1).bytes(9, new byte[8]).text(8, "w"));
    graph.message(11, new ProtoWriter().text(1, "x"));
    graph.message(12, new ProtoWriter().text(1, "y"));
    return model(graph);
  }

  @Test
  void damagedFilesAreRefused() {
    byte[] good = ModelWriter.write(SHAPE, weights(), Map.of());
    SplittableRandom random = new SplittableRandom(9);
    int refused = 0;
    for (int round = 0; round < 2000; round++) {
      byte[] bad = good.clone();
      int header = random.nextInt(3) == 0 ? bad.length : 400;
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        bad[random.nextInt(header)] = (byte) random.nextInt(256);
      }
      ByteBuffer cut =
          ByteBuffer.wrap(bad, 0, random.nextInt(4) == 0 ? random.nextInt(bad.length) : bad.length);
      try {
        ModelReader.read(cut).worker().run();
      } catch (InputException | BeyondReaderException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(500);
  }
}
