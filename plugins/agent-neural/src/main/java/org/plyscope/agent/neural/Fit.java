package org.plyscope.agent.neural;

import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.api.InputException;

/**
 * Compares the tensors of a model with what is expected of them.
 *
 * @param name the name of the model in sentences
 * @param model the model
 */
record Fit(String name, Model model) {
  /** Refuses a model whose input has another name. */
  void named(String input) {
    if (!model.input().equals(input)) {
      throw new InputException(
          "The model '%s' has the input '%s'; the description expects '%s'."
              .formatted(name, model.input(), input));
    }
  }

  /** Refuses a model whose input has another length. */
  void input(int expected, String who) {
    if (model.inputs() != expected) {
      String made = model.facts().getOrDefault("plyscope.encoding", "");
      String hint =
          made.isEmpty() ? "" : " The model was made with the option encoding=" + made + ".";
      throw new InputException(wrong("input", model.input(), model.inputs(), expected, who) + hint);
    }
  }

  /** Refuses a model without an output, or with one of another length. */
  void output(String output, int expected, String who) {
    int size =
        model
            .size(output)
            .orElseThrow(
                () ->
                    new InputException(
                        "The model '%s' has no output '%s'; it has %s."
                            .formatted(name, output, String.join(", ", model.outputs()))));
    if (size != expected) {
      throw new InputException(wrong("output", output, size, expected, who));
    }
  }

  private String wrong(String what, String tensor, int size, int expected, String who) {
    String shape = model.shape(tensor).map(text -> ", its shape is " + text).orElse("");
    return "The %s '%s' of the model '%s' has %d numbers%s; %s %d."
        .formatted(what, tensor, name, size, shape, who, expected);
  }
}
