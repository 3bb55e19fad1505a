package org.plyscope.agent.neural.described;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.wire.WireFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** How a model from elsewhere sees positions, and the meaning of its outputs. Immutable. */
public final class Description {
  private static final int VERSION = 1;
  private static final int LARGEST = 10_000_000;

  private enum View {
    MOVER,
    FIRST
  }

  /** The identification of a move. */
  enum Moves {
    FROM,
    TO,
    FROM_TO,
    TEXT
  }

  /** The scale of the numbers of a policy. */
  public enum Scale {
    /** Any numbers; a softmax makes probabilities of them. */
    LOGITS,
    /** Probabilities. */
    PROBABILITIES
  }

  private enum Judgement {
    NUMBER,
    WIN_DRAW_LOSS
  }

  /**
   * The policy of a model.
   *
   * @param output the name of the tensor
   * @param scale the scale of its numbers
   */
  public record Policy(String output, Scale scale) {}

  /**
   * The value of a model.
   *
   * @param output the name of the tensor
   * @param size how many numbers it has: one, or three for win, draw and loss
   * @param least the number that stands for a loss
   * @param most the number that stands for a win
   * @param first whether it is for the first player instead of the player to move
   */
  public record Value(String output, int size, double least, double most, boolean first) {
    /**
     * Computes the meaning of the numbers of the output.
     *
     * @param numbers the output
     * @param mover the player to move
     * @return from -1 to 1 for the player to move
     */
    public float of(float[] numbers, int mover) {
      double value =
          size == 3 ? numbers[0] - numbers[2] : 2 * (numbers[0] - least) / (most - least) - 1;
      double clipped = Math.max(-1, Math.min(1, value));
      return (float) (first && mover != 0 ? -clipped : clipped);
    }
  }

  private final String name;
  private final View view;
  private final List<FeatureGroup> numbers = new ArrayList<>();
  private final Map<String, Integer> sizes = new LinkedHashMap<>();
  private final Map<String, CellOrder> orders = new HashMap<>();
  private final Optional<String> input;
  private final Optional<Policy> policy;
  private final Optional<Value> value;
  private Optional<DescribedEncoder.Places> places = Optional.empty();

  private Description(String name, WireObject form, Rules rules) {
    this.name = name;
    form.get("description").whole(VERSION, VERSION);
    form.find("notes").ifPresent(WireValue::texts);
    Board board = rules.board();
    form.find("game")
        .filter(game -> !game.text().equals(rules.game().id()))
        .ifPresent(
            game -> {
              throw game.wrong("'" + rules.game().id() + "', the game that is played");
            });
    view = form.find("view").map(v -> v.constant(View.class)).orElse(View.MOVER);
    for (WireValue one : form.get("cells").list()) {
      CellOrder order = one.object(cells -> CellOrder.read(cells, board));
      if (orders.put(order.name(), order) != null) {
        throw one.wrong("an order with a name of its own; '" + order.name() + "' is there twice");
      }
    }
    input = form.get("input").object(numbers -> readInput(numbers, board));
    policy = form.find("policy").map(v -> v.object(policy -> readPolicy(policy, board)));
    value = form.find("value").map(v -> v.object(Description::readValue));
    if (policy.isEmpty() && value.isEmpty()) {
      throw new InputException("it has neither a policy nor a value, so nothing can be asked");
    }
  }

  /**
   * Reads a file.
   *
   * @param file the file
   * @param rules the rules of the game
   * @return the description
   * @throws InputException if it cannot be read or does not fit
   */
  public static Description read(Path file, Rules rules) {
    String text = WireFile.text("The description", file, LARGEST);
    return read(text, file.getFileName().toString(), rules);
  }

  /**
   * Reads a text.
   *
   * @param text JSON
   * @param name its name in messages
   * @param rules the rules of the game
   * @return the description
   * @throws InputException if it does not fit
   */
  public static Description read(String text, String name, Rules rules) {
    try {
      return WireText.read(text, "it").object(form -> new Description(name, form, rules));
    } catch (InputException e) {
      String reason = e.getMessage().replaceFirst("\\.$", "");
      throw new InputException("The description '%s' cannot be used: %s.".formatted(name, reason));
    }
  }

  private Optional<String> readInput(WireObject form, Board board) {
    for (WireValue one : form.get("numbers").list()) {
      FeatureGroup group = one.object(numbers -> FeatureGroup.read(numbers, board, this::order));
      numbers.add(group);
      String what = one.member("take").map(WireValue::text).orElse("");
      String of = one.member("of").map(v -> " of " + v.text()).orElse("");
      sizes.merge(what + of, group.size(), Integer::sum);
    }
    if (numbers.isEmpty()) {
      throw form.get("numbers").wrong("a list with at least one group of numbers");
    }
    return form.find("name").map(WireValue::text);
  }

  private CellOrder order(WireValue name) {
    CellOrder order = orders.get(name.text());
    if (order == null) {
      throw name.wrong(
          "one of the orders in 'cells': "
              + String.join(", ", orders.keySet().stream().sorted().toList()));
    }
    return order;
  }

  private Policy readPolicy(WireObject form, Board board) {
    Moves moves = form.get("moves").constant(Moves.class);
    int[][] cells = {};
    int size = 0;
    Map<String, Integer> texts = new HashMap<>();
    if (moves == Moves.TEXT) {
      for (String text : form.get("texts").texts()) {
        texts.putIfAbsent(text, texts.size());
      }
    } else {
      CellOrder order = order(form.get("of"));
      int all = board.cells().size();
      cells = new int[][] {order.places(0, all), order.places(1, all)};
      size = order.size();
    }
    places = Optional.of(new DescribedEncoder.Places(moves, cells, size, texts));
    Scale scale = form.find("as").map(v -> v.constant(Scale.class)).orElse(Scale.LOGITS);
    return new Policy(form.get("name").text(), scale);
  }

  private static Value readValue(WireObject form) {
    Judgement as = form.find("as").map(v -> v.constant(Judgement.class)).orElse(Judgement.NUMBER);
    Optional<WireValue> least = form.find("least");
    Optional<WireValue> most = form.find("most");
    double low = least.map(Description::finite).orElse(-1.0);
    double high = most.map(Description::finite).orElse(1.0);
    if (low == high) {
      throw most.isPresent()
          ? most.get().wrong("a number other than 'least'")
          : least.orElseThrow().wrong("a number other than 'most', which is 1 if it is not given");
    }
    boolean first =
        form.find("for").map(v -> v.constant(View.class)).orElse(View.MOVER) == View.FIRST;
    return new Value(form.get("name").text(), as == Judgement.NUMBER ? 1 : 3, low, high, first);
  }

  private static double finite(WireValue value) {
    double number = value.number();
    if (!Double.isFinite(number)) {
      throw value.wrong("a number");
    }
    return number;
  }

  /** Returns its name. */
  public String name() {
    return name;
  }

  /** Returns the name of the model's input, if it has one. */
  public Optional<String> input() {
    return input;
  }

  /** Returns the policy, if there is one. */
  public Optional<Policy> policy() {
    return policy;
  }

  /** Returns the value, if there is one. */
  public Optional<Value> value() {
    return value;
  }

  /** Returns how many numbers each group makes, for complaints. */
  public String sizes() {
    List<String> all = new ArrayList<>();
    sizes.forEach((group, size) -> all.add(group + " " + size));
    return String.join(", ", all);
  }

  /** Makes an encoder. */
  public DescribedEncoder encoder() {
    return new DescribedEncoder(this, List.copyOf(numbers), places);
  }

  int own(State state) {
    return view == View.MOVER ? state.toMove() : 0;
  }
}
