package org.plyscope.agent.neural.a3c;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.neural.net.Shape;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Trains a network by asynchronous advantage actor-critic, as in Hunter's study of Kalah. */
@Component(service = TrainerFactory.class)
public final class A3cTrainer implements TrainerFactory {
  private static final Option<String> ENCODING =
      Option.part(
          EncoderFactory.class,
          "encoding",
          "Encoding",
          "Turns a position into the network's input.");
  private static final Option<String> HIDDEN =
      Option.text(
          "hidden", "Hidden layers", "Sizes of the hidden layers, joined by 'x'.", "128x128");
  private static final Option<Long> WORKERS =
      Option.integer(
          "workers",
          "Workers",
          "Threads that play at the same time. With one the training is exactly repeatable.",
          1,
          1,
          256);
  private static final Option<Long> GAMES =
      Option.integer("games", "Games", "Games of a lesson.", 500, 1, 1_000_000);
  private static final Option<Double> RATE =
      Option.decimal("rate", "Learning rate", "How far Adam goes at a time.", 3e-4, 1e-9, 1);
  private static final Option<Long> HALVING =
      Option.integer(
          "halving",
          "Halving",
          "Number of lessons after which the learning rate is halved, again and again; 0 for"
              + " never.",
          0,
          0,
          1_000_000);
  private static final Option<Double> DISCOUNT =
      Option.decimal("discount", "Discount", "Discount of a reward per decision.", 1, 0, 1);
  private static final Option<Double> LAMBDA =
      Option.decimal(
          "lambda",
          "Lambda",
          "How much the rest of the game counts in a return against the next value: 1 for the"
              + " result alone, 0 for one step.",
          0.95,
          0,
          1);
  private static final Option<Long> STEPS =
      Option.integer(
          "steps",
          "Steps",
          "Maximum number of decisions a return looks ahead before it takes the value there; 0 for"
              + " the whole game.",
          0,
          0,
          100_000);
  private static final Option<Double> VALUE_WEIGHT =
      Option.decimal("value-weight", "Value weight", "Weight of the value loss.", 0.5, 0, 100);
  private static final Option<Double> ENTROPY =
      Option.decimal("entropy", "Entropy", "Weight of the entropy bonus.", 0.02, 0, 10);
  private static final Option<Double> CLIP =
      Option.decimal("clip", "Clip", "The largest length of a game's gradient.", 40, 1e-6, 1e6);
  private static final Option<Long> OPENING =
      Option.integer(
          "opening-plies",
          "Opening plies",
          "Maximum number of random plies at the start of each game.",
          2,
          0,
          1000);
  private static final Option<Long> LONGEST =
      Option.integer(
          "longest",
          "Longest game",
          "Maximum number of plies; a longer game counts as a draw.",
          400,
          1,
          100_000);
  private static final Option<String> MARGIN =
      Option.part(
              EvaluatorFactory.class,
              "margin",
              "Margin",
              "Judges how clearly a game was won; half of the reward is its value at the last"
                  + " move.")
          .whenEmpty("none: the result alone is the reward");
  private static final Option<Double> MARGIN_SHARE =
      Option.decimal(
          "margin-share", "Share of the margin", "How much of the reward it is.", 0.5, 0, 1);
  private static final Option<Double> MARGIN_SCALE =
      Option.decimal(
          "margin-scale", "Scale of the margin", "The margin that is a clear win.", 12, 1e-6, 1e9);
  private static final Option<String> OPPONENT =
      Option.part(
              AgentFactory.class,
              "opponent",
              "Opponent",
              "The agent that plays some of the games against the network, for example alpha-beta.")
          .whenEmpty("none: the network plays against itself only");
  private static final Option<String> RIVAL =
      Option.part(
              AgentFactory.class,
              "rival",
              "Rival",
              "Replaces the opponent in every other of its games, without a depth limit; for an"
                  + " agent of a different style, for example a greedy player.")
          .whenEmpty("none");
  private static final Option<Double> OPPONENT_SHARE =
      Option.decimal(
          "opponent-share", "Share of the opponent", "How many games it plays.", 0.5, 0, 1);
  private static final Option<Double> OPPONENT_NOISE =
      Option.decimal(
          "opponent-noise", "Noise", "How often the opponent plays a random move.", 0.12, 0, 1);
  private static final Option<Long> OPPONENT_DEPTH =
      Option.integer(
          "opponent-depth",
          "Depth of the opponent",
          "The largest depth it searches; every game draws one from 1.",
          4,
          1,
          100);

  private static final Option<Double> IMITATION =
      Option.decimal(
          "imitation",
          "Imitation",
          "How much the network copies the moves of its opponents, as if each had been better than"
              + " expected by this much; 0 for not at all.",
          0,
          0,
          100);

  @Override
  public String id() {
    return "a3c";
  }

  @Override
  public String name() {
    return "Asynchronous advantage actor-critic";
  }

  @Override
  public String description() {
    return "Trains a network with a policy and a value by playing against itself and others; a"
        + " dense network, as in study 002. With more than two players it has a value for each.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        ENCODING,
        HIDDEN,
        WORKERS,
        GAMES,
        RATE,
        HALVING,
        DISCOUNT,
        LAMBDA,
        STEPS,
        VALUE_WEIGHT,
        ENTROPY,
        CLIP,
        OPENING,
        LONGEST,
        MARGIN,
        MARGIN_SHARE,
        MARGIN_SCALE,
        OPPONENT,
        RIVAL,
        OPPONENT_SHARE,
        OPPONENT_NOISE,
        OPPONENT_DEPTH,
        IMITATION);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.players() >= 2;
  }

  @Override
  public String player(Rules rules, OptionValues options, String model) {
    String encoding = options.get(ENCODING);
    return "neural:model=" + model + (encoding.isEmpty() ? "" : ",encoding=" + encoding);
  }

  @Override
  public String ending() {
    return "onnx";
  }

  @Override
  public Trainer create(PartContext context) {
    OptionValues options = context.options();
    int workers = Math.toIntExact(options.get(WORKERS));
    boolean opponent = there(context, OPPONENT);
    boolean rival = there(context, RIVAL) && opponent;
    Settings settings = null;
    List<SelfPlayWorker> pupils = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Encoder encoder = context.make(EncoderFactory.class, ENCODING);
      Optional<Evaluator> judge = context.find(EvaluatorFactory.class, MARGIN);
      int values = values(context.rules());
      settings = settings == null ? settings(options, encoder, values, opponent) : settings;
      pupils.add(
          new SelfPlayWorker(
              context.rules(),
              settings,
              encoder,
              judge,
              opponent ? () -> context.make(AgentFactory.class, OPPONENT) : null,
              rival ? () -> context.make(AgentFactory.class, RIVAL) : null));
    }
    Map<String, String> facts =
        Map.of(
            "plyscope.game",
            context.rules().game().id(),
            "plyscope.rules",
            context.rules().options().toString(),
            "plyscope.encoding",
            options.get(ENCODING),
            "plyscope.value",
            values(context.rules()) == 1
                ? "for the player to move, from -1 to 1"
                : "for each player from -1 to 1, the player to move first");
    return new A3cTraining(settings, pupils, facts);
  }

  /** Tries to create a partner, so that a failure is reported before the first game. */
  private static boolean there(PartContext context, Option<String> option) {
    Optional<Agent> partner = context.find(AgentFactory.class, option);
    partner.ifPresent(Agent::close);
    return partner.isPresent();
  }

  /** Two players share one value, with opposite signs. */
  private static int values(Rules rules) {
    return rules.players() == 2 ? 1 : rules.players();
  }

  private static Settings settings(
      OptionValues options, Encoder encoder, int values, boolean opponent) {
    Settings.Sparring sparring =
        new Settings.Sparring(
            options.get(OPPONENT_SHARE),
            options.get(OPPONENT_NOISE),
            Math.toIntExact(options.get(OPPONENT_DEPTH)));
    return new Settings(
        new Shape(encoder.inputs(), hidden(options.get(HIDDEN)), encoder.outputs(), values),
        Math.toIntExact(options.get(GAMES)),
        options.get(RATE),
        options.get(HALVING),
        options.get(DISCOUNT),
        options.get(LAMBDA),
        Math.toIntExact(options.get(STEPS)),
        options.get(VALUE_WEIGHT),
        options.get(ENTROPY),
        options.get(CLIP),
        Math.toIntExact(options.get(OPENING)),
        Math.toIntExact(options.get(LONGEST)),
        options.get(MARGIN_SHARE),
        options.get(MARGIN_SCALE),
        options.get(IMITATION),
        opponent ? Optional.of(sparring) : Optional.empty());
  }

  private static List<Integer> hidden(String text) {
    try {
      List<Integer> sizes =
          Arrays.stream(text.strip().split("x"))
              .map(size -> Integer.valueOf(size.strip()))
              .toList();
      if (sizes.size() <= 8 && sizes.stream().allMatch(size -> size >= 1 && size <= 4096)) {
        return sizes;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new InputException(
        "The hidden layers '%s' must be one to eight sizes from 1 to 4096, for example 128x128."
            .formatted(text));
  }
}
