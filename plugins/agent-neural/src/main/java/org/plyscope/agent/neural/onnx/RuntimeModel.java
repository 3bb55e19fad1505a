package org.plyscope.agent.neural.onnx;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyscope.api.learn.LoadedModel;

/**
 * A model that a library computes. It is loaded for one thread, so it has one worker.
 *
 * @param loaded the model
 */
record RuntimeModel(LoadedModel loaded) implements Model {
  @Override
  public Map<String, String> facts() {
    return loaded.facts();
  }

  @Override
  public String input() {
    return loaded.input().name();
  }

  @Override
  public Optional<String> shape(String name) {
    if (loaded.input().name().equals(name)) {
      return Optional.of(text(loaded.input()));
    }
    return find(name).map(RuntimeModel::text);
  }

  private static String text(LoadedModel.Tensor tensor) {
    return tensor.shape().stream()
        .map(size -> size < 0 ? "?" : size.toString())
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private Optional<LoadedModel.Tensor> find(String output) {
    return loaded.outputs().stream().filter(tensor -> tensor.name().equals(output)).findFirst();
  }

  @Override
  public int inputs() {
    return loaded.input().size();
  }

  @Override
  public List<String> outputs() {
    return loaded.outputs().stream().map(LoadedModel.Tensor::name).sorted().toList();
  }

  @Override
  public Optional<Integer> size(String output) {
    return find(output).map(LoadedModel.Tensor::size);
  }

  @Override
  public Worker worker() {
    float[] input = new float[inputs()];
    Map<String, float[]> outputs = new HashMap<>();
    loaded.outputs().forEach(tensor -> outputs.put(tensor.name(), new float[tensor.size()]));
    return new Worker() {
      @Override
      public float[] input() {
        return input;
      }

      @Override
      public void run() {
        loaded.run(input, outputs);
      }

      @Override
      public float[] output(String name) {
        return outputs.get(name);
      }
    };
  }
}
