package org.plyscope.agent.neural;

import java.util.List;
import java.util.Optional;
import org.plyscope.agent.neural.described.Description;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelFiles;
import org.plyscope.agent.neural.onnx.ModelWriter;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.model.ModelRuntime;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFile;

/** Asks a model about positions. Used by one thread. */
final class ModelEvaluator {
  static final Option<String> MODEL =
      Option.file(
              "model",
              "Model",
              "An ONNX file with the outputs 'policy', a logit for every move, and 'value', from -1"
                  + " to 1 for the player to move, or for each of more than two players from that"
                  + " one on; 'plyscope train' makes one. Models from elsewhere need a"
                  + " description.",
              List.of("onnx"))
          .whenEmpty("the model that comes with the program, where there is one for the rules");

  static final Option<String> DESCRIPTION =
      Option.file(
              "description",
              "Description",
              "A JSON file that describes how a position becomes the input of a model from"
                  + " elsewhere, and how its outputs become moves and a value.",
              List.of("json"))
          .whenEmpty("none: as the encoding defines it");

  static final Option<String> ENCODING =
      Option.part(
          EncoderFactory.class, "encoding", "Encoding", "Turns a position into the model's input.");

  private static final Description.Policy OWN_POLICY =
      new Description.Policy(ModelWriter.POLICY, Description.Scale.LOGITS);
  private static final Description.Value OWN_VALUE =
      new Description.Value(ModelWriter.VALUE, 1, -1, 1, false);
  private static final int PAIR = 2;

  /** The output that a caller asks a model for. */
  enum Need {
    POLICY,
    VALUE
  }

  private final Encoder encoder;
  private final Model.Worker worker;
  private final float[] policy;
  private final boolean logits;
  private final float[] value;
  private final Optional<Description.Value> meaning;
  private final int players;
  private int mover;

  private ModelEvaluator(
      Encoder encoder,
      Model model,
      Optional<Description.Policy> policy,
      Optional<Description.Value> value,
      int players) {
    this.encoder = encoder;
    this.players = players;
    this.worker = model.worker();
    this.policy = policy.map(one -> worker.output(one.output())).orElse(null);
    this.logits = policy.map(one -> one.scale() == Description.Scale.LOGITS).orElse(false);
    this.value = value.map(one -> worker.output(one.output())).orElse(null);
    this.meaning = value;
  }

  /** The options that name a model. */
  static List<Option<?>> options() {
    return List.of(MODEL, DESCRIPTION, ENCODING);
  }

  /** Fills in the encoding of the model that comes with the program. */
  static OptionValues completed(Rules rules, OptionValues values) {
    boolean open = values.get(MODEL).isEmpty() && values.get(ENCODING).isEmpty();
    Optional<ShippedModel> shipped = open ? ShippedModel.of(rules) : Optional.empty();
    return shipped.map(model -> values.with(ENCODING, model.encoding())).orElse(values);
  }

  /**
   * Makes one from the options of a part.
   *
   * @param context the rules and options
   * @param need the need
   * @param runtime the library that is installed, or null
   */
  static ModelEvaluator of(PartContext context, Need need, ModelRuntime runtime) {
    Optional<PartFile> file = context.file(MODEL);
    Model model =
        file.map(one -> ModelFiles.read(one.path(), Optional.ofNullable(runtime)))
            .orElseGet(() -> shipped(context.rules()));
    String name = file.map(one -> one.path().getFileName().toString()).orElse("of the program");
    Optional<PartFile> described = context.file(DESCRIPTION);
    if (described.isPresent()) {
      Description description = Description.read(described.get().path(), context.rules());
      return of(new Fit(name, model), description, need, context.rules().players());
    }
    Encoder encoder = context.make(EncoderFactory.class, ENCODING);
    return of(new Fit(name, model), encoder, context.rules().players());
  }

  /** Makes one of the model that comes with the program. */
  static ModelEvaluator shipped(PartContext context) {
    Encoder encoder = context.make(EncoderFactory.class, ENCODING);
    Fit fit = new Fit("of the program", shipped(context.rules()));
    return of(fit, encoder, context.rules().players());
  }

  private static Model shipped(Rules rules) {
    return ShippedModel.of(rules)
        .orElseThrow(
            () ->
                new InputException(
                    "No model for %s by these rules comes with the program; name an ONNX file in"
                            .formatted(rules.game().id())
                        + " the option 'model', for example one made by 'plyscope train'."))
        .model();
  }

  private static ModelEvaluator of(Fit fit, Encoder encoder, int players) {
    fit.input(encoder.inputs(), "the encoding makes");
    fit.output(OWN_POLICY.output(), encoder.outputs(), "the encoding has moves for");
    fit.output(
        OWN_VALUE.output(),
        players == PAIR ? 1 : players,
        players == PAIR ? "a value is" : "one for each player are");
    return new ModelEvaluator(
        encoder, fit.model(), Optional.of(OWN_POLICY), Optional.of(OWN_VALUE), players);
  }

  private static ModelEvaluator of(Fit fit, Description description, Need need, int players) {
    if (need == Need.VALUE && players != PAIR) {
      throw new InputException(
          "The description '%s' gives a value to the player to move only; with %d players, use a"
                  .formatted(description.name(), players)
              + " model with a value for each, as 'plyscope train' makes them.");
    }
    Encoder encoder = description.encoder();
    description.input().ifPresent(fit::named);
    fit.input(
        encoder.inputs(),
        "the description '%s' (%s) makes".formatted(description.name(), description.sizes()));
    description
        .policy()
        .ifPresent(
            policy -> fit.output(policy.output(), encoder.outputs(), "its moves in 'policy' are"));
    description
        .value()
        .ifPresent(value -> fit.output(value.output(), value.size(), "its 'value' takes"));
    boolean there =
        need == Need.POLICY ? description.policy().isPresent() : description.value().isPresent();
    if (!there) {
      throw new InputException(
          "The description '%s' names no %s, which is needed here."
              .formatted(description.name(), need == Need.POLICY ? "policy" : "value"));
    }
    return new ModelEvaluator(
        encoder, fit.model(), description.policy(), description.value(), players);
  }

  static boolean supports(Rules rules) {
    return rules.players() >= PAIR;
  }

  /** Asks about a position that is not over. */
  void ask(State state) {
    mover = state.toMove();
    encoder.encode(state, worker.input());
    worker.run();
  }

  /** Returns whether the model has a value. */
  boolean valued() {
    return meaning.isPresent();
  }

  /** Returns the value of the last position for the player to move, from -1 to 1. */
  float value() {
    return meaning.orElseThrow().of(value, mover);
  }

  /** Returns the value of the last position for a player, from -1 to 1. */
  float value(int player) {
    if (players == PAIR) {
      return player == mover ? value() : -value();
    }
    return Math.max(-1, Math.min(1, value[Math.floorMod(player - mover, players)]));
  }

  /**
   * Writes the probabilities of the moves of the last position.
   *
   * @param state that position
   * @param moves its legal moves
   * @param temperature the divisor of the logits
   * @param into receives a probability for each move
   */
  void policy(State state, MoveList moves, double temperature, double[] into) {
    double largest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      double number = policy[encoder.output(state, moves.get(i))];
      into[i] = (logits ? number : Math.log(Math.max(number, Float.MIN_NORMAL))) / temperature;
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

  /**
   * Compares the tensors of a model with the expected ones.
   *
   * @param name the name of the model in sentences
   * @param model the model
   */
  private record Fit(String name, Model model) {
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
        throw new InputException(
            wrong("input", model.input(), model.inputs(), expected, who) + hint);
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
}
