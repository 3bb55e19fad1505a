package org.plyscope.agent.onnx;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.model.LoadedModel;

/**
 * A model in ONNX Runtime. Input and outputs stay in the same buffers outside the heap, so that
 * asking it allocates little.
 */
final class OnnxModel implements LoadedModel {
  private final Tensor input;
  private final Map<String, String> facts;
  private final FloatBuffer numbers;
  private final Map<String, Tensor> outputs = new LinkedHashMap<>();
  private final Map<String, FloatBuffer> results = new LinkedHashMap<>();
  private final Resources resources;

  /**
   * The resources to release. Does not refer to the model, which is released once it is
   * unreachable.
   *
   * @param session the model in the library
   * @param input the only input
   * @param outputs the outputs
   */
  private record Resources(
      OrtSession session, Map<String, OnnxTensor> input, Map<String, OnnxTensor> outputs)
      implements Runnable {
    @Override
    public void run() {
      input.values().forEach(OnnxTensor::close);
      outputs.values().forEach(OnnxTensor::close);
      try {
        session.close();
      } catch (OrtException e) {
        System.getLogger(OnnxModel.class.getName())
            .log(System.Logger.Level.DEBUG, "A model could not be released.", e);
      }
    }
  }

  private OnnxModel(OrtEnvironment library, OrtSession session) throws OrtException {
    if (session.getInputInfo().size() != 1) {
      throw new InputException(
          "it has the inputs %s; it must have one"
              .formatted(String.join(", ", session.getInputNames())));
    }
    NodeInfo taken = session.getInputInfo().values().iterator().next();
    if (!(taken.getInfo() instanceof TensorInfo info) || info.type != OnnxJavaType.FLOAT) {
      throw new InputException(
          "its input '%s' does not take numbers of 32 bits".formatted(taken.getName()));
    }
    long[] one = closed(info.getShape());
    input = new Tensor(taken.getName(), sizes(info), count(one));
    facts = Map.copyOf(session.getMetadata().getCustomMetadata());
    numbers = buffer(input.size());
    resources =
        new Resources(
            session,
            Map.of(input.name(), OnnxTensor.createTensor(library, numbers, one)),
            new LinkedHashMap<>());
    try (OrtSession.Result trial = session.run(resources.input())) {
      for (Map.Entry<String, OnnxValue> made : trial) {
        if (made.getValue() instanceof OnnxTensor tensor
            && tensor.getInfo().type == OnnxJavaType.FLOAT
            && session.getOutputInfo().get(made.getKey()).getInfo() instanceof TensorInfo told) {
          long[] shape = tensor.getInfo().getShape();
          FloatBuffer result = buffer(count(shape));
          outputs.put(made.getKey(), new Tensor(made.getKey(), sizes(told), count(shape)));
          results.put(made.getKey(), result);
          resources.outputs().put(made.getKey(), OnnxTensor.createTensor(library, result, shape));
        }
      }
    }
  }

  /** Makes one of a session, which belongs to it; the session is closed if that fails. */
  static OnnxModel of(OrtEnvironment library, OrtSession session) throws OrtException {
    try {
      return new OnnxModel(library, session);
    } catch (OrtException | RuntimeException e) {
      session.close();
      throw e;
    }
  }

  Runnable resources() {
    return resources;
  }

  /** Sizes that are left open become 1: there is one position. */
  private static long[] closed(long[] shape) {
    return Arrays.stream(shape).map(size -> size < 0 ? 1 : size).toArray();
  }

  private static int count(long[] shape) {
    try {
      return Math.toIntExact(Arrays.stream(shape).reduce(1, Math::multiplyExact));
    } catch (ArithmeticException e) {
      throw new InputException(
          "a tensor of shape %s is too large".formatted(Arrays.toString(shape)));
    }
  }

  private static List<Long> sizes(TensorInfo info) {
    List<Long> sizes = new ArrayList<>();
    Arrays.stream(info.getShape()).forEach(sizes::add);
    return sizes;
  }

  private static FloatBuffer buffer(int size) {
    return ByteBuffer.allocateDirect(Float.BYTES * size)
        .order(ByteOrder.nativeOrder())
        .asFloatBuffer();
  }

  @Override
  public Tensor input() {
    return input;
  }

  @Override
  public List<Tensor> outputs() {
    return List.copyOf(outputs.values());
  }

  @Override
  public Map<String, String> facts() {
    return facts;
  }

  @Override
  public void run(float[] position, Map<String, float[]> into) {
    numbers.put(0, position, 0, input.size());
    try {
      resources.session().run(resources.input(), resources.outputs()).close();
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime reports: " + OnnxRuntimePart.sentence(e), e);
    }
    into.forEach((name, numbersOfOne) -> results.get(name).get(0, numbersOfOne));
  }
}
