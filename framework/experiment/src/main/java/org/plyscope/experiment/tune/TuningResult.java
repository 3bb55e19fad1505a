package org.plyscope.experiment.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * The result of a tuning. Immutable.
 *
 * @param winners the recommendation of each repetition
 * @param chosen the index of the winner that is recommended in the end
 * @param candidates how many candidates were measured
 * @param distinct how many of them differ
 * @param games how many games were played to find it, without the last test
 * @param agent the agent with the chosen values, as text
 * @param tests the results of the last test
 */
public record TuningResult(
    List<Winner> winners,
    int chosen,
    long candidates,
    long distinct,
    long games,
    String agent,
    List<Test> tests) {
  private static final int VERSION = 1;

  /**
   * The recommendation of a repetition.
   *
   * @param values a value for each parameter
   * @param fitness the score of these values when they were measured last in the search; unknown if
   *     the method recommends unmeasured values
   * @param playoff the score against the winners of the other repetitions; unknown if there is one
   *     repetition
   */
  public record Winner(List<String> values, Estimate fitness, Estimate playoff) {
    /** Copies the list. */
    public Winner {
      values = List.copyOf(values);
    }
  }

  /**
   * The result of the chosen values against one opponent, in held-out games.
   *
   * @param against the opponent
   * @param score the share of points
   */
  public record Test(String against, Estimate score) {}

  /** Copies the lists. */
  public TuningResult {
    winners = List.copyOf(winners);
    tests = List.copyOf(tests);
  }

  /** Returns the values that are recommended. */
  public List<String> values() {
    return winners.get(chosen).values();
  }

  /** Writes the result. Returns JSON that {@link #read} reads. */
  public String write() {
    return WireText.indented(form()) + "\n";
  }

  /** Returns the result as a value that is written as JSON. */
  public Map<String, Object> form() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("result", VERSION);
    form.put("agent", agent);
    form.put("values", values());
    form.put("chosen", chosen + 1);
    form.put("candidates", candidates);
    form.put("distinct", distinct);
    form.put("games", games);
    form.put("tests", tests.stream().map(TuningResult::form).toList());
    form.put("winners", winners.stream().map(TuningResult::form).toList());
    return form;
  }

  private static Map<String, Object> form(Test test) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("against", test.against());
    form.put("score", form(test.score()));
    return form;
  }

  private static Map<String, Object> form(Winner winner) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("values", winner.values());
    form.put("fitness", form(winner.fitness()));
    form.put("playoff", form(winner.playoff()));
    return form;
  }

  /** Returns an estimate as it is kept, without its note. */
  static Estimate plain(Estimate estimate) {
    return estimate(
        estimate.isKnown(), estimate.value(), estimate.low(), estimate.high(), estimate.count());
  }

  private static Estimate estimate(
      boolean known, double value, double low, double high, int count) {
    return known ? new Estimate(value, low, high, count, "") : Estimate.unknown("not measured");
  }

  /** Writes an estimate; empty if it is not known. */
  static List<Object> form(Estimate estimate) {
    return estimate.isKnown()
        ? List.of(estimate.value(), estimate.low(), estimate.high(), estimate.count())
        : List.of();
  }

  /** Reads an estimate. */
  static Estimate estimate(WireValue value) {
    double[] numbers = value.numbers();
    if (numbers.length == 0) {
      return estimate(false, 0, 0, 0, 0);
    }
    if (numbers.length != 4) {
      throw value.wrong("four numbers: value, low, high, blocks");
    }
    int count = value.list().get(3).smallCount();
    boolean inside = numbers[1] <= numbers[0] && numbers[0] <= numbers[2];
    if (!inside || !Double.isFinite(numbers[1]) || !Double.isFinite(numbers[2])) {
      throw value.wrong("a value between its low and its high end, and a number of game sets");
    }
    return estimate(true, numbers[0], numbers[1], numbers[2], count);
  }

  /**
   * Checks whether the result can be one of a plan.
   *
   * @throws InputException if it has other parameters or other repetitions
   */
  void check(TuningPlan plan) {
    if (winners.size() > plan.extent().repetitions()) {
      throw new InputException(
          "It has %d winners; the plan has %d repetitions."
              .formatted(winners.size(), plan.extent().repetitions()));
    }
    winners.forEach(winner -> plan.checkValues(winner.values()));
  }

  /**
   * Reads a result.
   *
   * @param text the output of {@link #write}
   * @throws InputException if it is damaged
   */
  public static TuningResult read(String text) {
    return WireText.read(text, "The result of the tuning").object(TuningResult::read);
  }

  private static TuningResult read(WireObject form) {
    form.get("result").whole(VERSION, VERSION);
    form.get("values").texts();
    List<Winner> winners =
        form.get("winners").list().stream().map(w -> w.object(TuningResult::winner)).toList();
    return new TuningResult(
        winners,
        (int) form.get("chosen").whole(1, winners.size()) - 1,
        form.get("candidates").count(),
        form.get("distinct").count(),
        form.get("games").count(),
        form.get("agent").text(),
        form.get("tests").list().stream().map(t -> t.object(TuningResult::test)).toList());
  }

  private static Winner winner(WireObject form) {
    return new Winner(
        form.get("values").texts(), estimate(form.get("fitness")), estimate(form.get("playoff")));
  }

  private static Test test(WireObject form) {
    return new Test(form.get("against").text(), estimate(form.get("score")));
  }
}
