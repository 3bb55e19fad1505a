package org.plyscope.agent.neural;

import java.util.List;
import java.util.Optional;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.agent.neural.onnx.ModelWriter;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.learn.Encoder;
import org.plyscope.api.learn.Encoding;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;

/** Asks a model about positions. Used by one thread. */
final class Judge {
  static final Option<String> MODEL =
      Option.file(
              "model",
              "Model",
              "An ONNX file with the outputs 'policy', a logit for every move, and 'value', from -1"
                  + " to 1 for the player to move; 'plyscope train' makes one.",
              List.of("onnx"))
          .whenEmpty("none: nothing can be asked");

  static final Option<String> ENCODING =
      Option.part(
          Encoding.class, "encoding", "Encoding", "Turns a position into the model's input.");

  private final Encoder encoder;
  private final Model.Worker worker;
  private final float[] policy;
  private final float[] value;

  private Judge(Encoder encoder, Model model) {
    this.encoder = encoder;
    this.worker = model.worker();
    this.policy = worker.output(ModelWriter.POLICY);
    this.value = worker.output(ModelWriter.VALUE);
  }

  /** Makes one of what the options of a part name. */
  static Judge of(PartContext context) {
    Optional<PartFile> file = context.file(MODEL);
    if (file.isEmpty()) {
      throw new InputException(
          "The option 'model' is empty; name an ONNX file, for example one made by 'plyscope"
              + " train'.");
    }
    return of(file.get(), context.make(Encoding.class, ENCODING));
  }

  private static Judge of(PartFile file, Encoder encoder) {
    Model model = ModelReader.read(file.path());
    String name = file.path().getFileName().toString();
    fit(name, "input", model.inputs(), encoder.inputs());
    fit(name, "output 'policy'", size(name, model, ModelWriter.POLICY), encoder.outputs());
    fit(name, "output 'value'", size(name, model, ModelWriter.VALUE), 1);
    return new Judge(encoder, model);
  }

  private static int size(String name, Model model, String output) {
    return model
        .size(output)
        .orElseThrow(
            () ->
                new InputException(
                    "The model '%s' has no output '%s'; it has %s."
                        .formatted(name, output, String.join(", ", model.outputs()))));
  }

  private static void fit(String name, String what, int has, int expected) {
    if (has != expected) {
      throw new InputException(
          "The %s of the model '%s' has %d numbers; these rules need %d."
              .formatted(what, name, has, expected));
    }
  }

  static boolean supports(Rules rules) {
    return rules.players() == 2;
  }

  /** Asks about a position that is not over. */
  void ask(State state) {
    encoder.encode(state, worker.input());
    worker.run();
  }

  /** Returns the value of the last position for the player to move, from -1 to 1. */
  float value() {
    return value[0];
  }

  /**
   * Writes the probabilities of the moves of the last position.
   *
   * @param state that position
   * @param moves its legal moves
   * @param temperature by what the logits are divided
   * @param into receives a probability for each move
   */
  void policy(State state, MoveList moves, double temperature, double[] into) {
    double largest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      into[i] = policy[encoder.output(state, moves.get(i))] / temperature;
      largest = Math.max(largest, into[i]);
    }
    double total = 0;
    for (int i = 0; i < moves.size(); i++) {
      into[i] = Math.exp(into[i] - largest);
      total += into[i];
    }
    for (int i = 0; i < moves.size(); i++) {
      into[i] /= total;
    }
  }
}
