package org.plyscope.wire.agent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireValue;

/** Writes and reads the answers of a program while it searches and when it is done. */
public final class AnswerForm {
  private AnswerForm() {}

  /**
   * Writes a result, final or so far.
   *
   * @param id the id of the search
   * @param result the result
   * @param root the position searched; not changed
   * @return the line
   */
  public static String write(long id, SearchResult result, State root) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", id);
    form.put("move", result.move() == MoveList.NONE ? null : root.text(result.move()));
    form.put("status", result.status());
    form.put("value", result.value());
    form.put("solved", result.solved());
    form.put("depth", Math.max(0, result.depth()));
    form.put("line", LineForm.texts(root, result.line()));
    Counts counts = result.counts();
    List<Long> nodes = new ArrayList<>();
    for (int ply = 0; ply < counts.plies(); ply++) {
      nodes.add(counts.nodes(ply));
    }
    form.put("nodes", nodes);
    form.put("playouts", counts.playouts());
    form.put("candidates", result.candidates().stream().map(one -> candidate(one, root)).toList());
    form.put("figures", numbers(result.figures()));
    form.put("comment", result.comment());
    boolean running = result.status() == Status.RUNNING;
    return Message.line(running ? AgentProtocol.PROGRESS : AgentProtocol.RESULT, form);
  }

  private static Map<String, Object> candidate(Candidate candidate, State root) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("move", root.text(candidate.move()));
    form.put("value", candidate.value());
    form.put("bound", candidate.bound());
    form.put("effort", Math.max(0, candidate.effort()));
    form.put("figures", numbers(candidate.figures()));
    return form;
  }

  private static Map<String, Object> numbers(Figures figures) {
    Map<String, Object> form = new LinkedHashMap<>();
    figures.list().forEach(figure -> form.put(figure.id(), figures.number(figure.id())));
    return form;
  }

  /**
   * Reads an answer leniently: only the move of a result must be there.
   *
   * @param value its form
   * @param root the position searched; not changed
   * @param running whether the search goes on
   * @param declared the figures that the program has declared; others are skipped
   * @return the answer
   * @throws InputException if a value has the wrong type, or a move is not legal
   */
  public static SearchResult read(
      WireValue value, State root, boolean running, List<Figure> declared) {
    Optional<WireValue> move = value.member("move").filter(one -> !one.isNull());
    if (move.isEmpty() && !running) {
      throw InputException.missing(value.place(), "move");
    }
    long best = move.map(one -> move(one, root)).orElse(MoveList.NONE);
    SearchResult.Builder result =
        SearchResult.builder(best)
            .status(running ? Status.RUNNING : status(value))
            .value(number(value, "value"))
            .solved(value.member("solved").map(WireValue::flag).orElse(false))
            .depth(value.member("depth").map(WireValue::smallCount).orElse(0))
            .counts(counts(value))
            .figures(figures(value, declared))
            .comment(value.member("comment").map(WireValue::text).orElse(""));
    value.member("line").ifPresent(line -> result.line(line(line, root, best)));
    value
        .member("candidates")
        .ifPresent(
            all ->
                result.candidates(
                    all.list().stream().map(one -> candidate(one, root, declared)).toList()));
    return result.build();
  }

  private static long move(WireValue value, State state) {
    String text = value.text();
    return value.checked(() -> state.parseMove(text));
  }

  private static Status status(WireValue value) {
    Status status =
        value.member("status").map(one -> one.constant(Status.class)).orElse(Status.COMPLETE);
    return status == Status.RUNNING ? Status.COMPLETE : status;
  }

  private static double number(WireValue value, String key) {
    return value.member(key).map(WireValue::number).orElse(Double.NaN);
  }

  private static Counts counts(WireValue value) {
    long[] nodes =
        value
            .member("nodes")
            .map(one -> one.isNumber() ? new long[] {one.count()} : one.counts())
            .orElse(new long[0]);
    long playouts = value.member("playouts").map(WireValue::count).orElse(0L);
    return value.checked(() -> Counts.builder().nodes(nodes).playouts(playouts).build());
  }

  /** The line of a program may go on beyond its checked moves; it is cut there. */
  private static long[] line(WireValue value, State root, long best) {
    State state = root.copy();
    List<Long> moves = new ArrayList<>();
    for (WireValue one : value.list()) {
      if (state.over()) {
        break;
      }
      try {
        long move = state.parseMove(one.text());
        state.play(move);
        moves.add(move);
      } catch (InputException e) {
        break;
      }
    }
    boolean fits = !moves.isEmpty() && moves.get(0) == best;
    return fits
        ? moves.stream().mapToLong(Long::longValue).toArray()
        : best == MoveList.NONE ? new long[0] : new long[] {best};
  }

  private static Candidate candidate(WireValue value, State root, List<Figure> declared) {
    Bound bound = value.member("bound").map(one -> one.constant(Bound.class)).orElse(Bound.EXACT);
    double number = number(value, "value");
    return Candidate.of(move(OptionForm.required(value, "move"), root))
        .withValue(number, Double.isNaN(number) ? Bound.NONE : bound)
        .withEffort(value.member("effort").map(WireValue::count).orElse(0L))
        .withFigures(figures(value, declared));
  }

  private static Figures figures(WireValue value, List<Figure> declared) {
    Figures figures = Figures.NONE;
    Map<String, WireValue> numbers =
        value.member("figures").map(WireValue::members).orElse(Map.of());
    for (Figure figure : declared) {
      WireValue number = numbers.get(figure.id());
      if (number != null) {
        figures = figures.with(figure, number.number());
      }
    }
    return figures;
  }
}
