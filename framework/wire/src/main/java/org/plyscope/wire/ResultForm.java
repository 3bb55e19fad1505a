package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/**
 * Writes and reads {@link SearchResult results}, finished or so far, for the position they are
 * about. Values that cannot be expressed in moves of that position are left out: candidates that
 * are not legal, and the principal line from its first move that is not.
 */
public final class ResultForm {
  private ResultForm() {}

  /**
   * Writes a result.
   *
   * @param result the result
   * @param root the position searched; not changed
   * @return its form
   */
  public static Map<String, Object> write(SearchResult result, State root) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("move", LineForm.text(root, result.move()));
    form.put("status", result.status());
    form.put("value", result.value());
    form.put("solved", result.solved());
    form.put("values", DoubleStream.of(result.values()).boxed().toList());
    form.put("depth", Math.max(0, result.depth()));
    form.put("nanos", Math.max(0, result.nanos()));
    form.put("line", LineForm.texts(root, result.line()));
    form.put(
        "candidates",
        result.candidates().stream()
            .filter(candidate -> LineForm.legal(root, candidate.move()))
            .map(candidate -> write(candidate, root))
            .toList());
    form.put("counts", CountsForm.write(result.counts()));
    form.put("figures", FiguresForm.write(result.figures()));
    form.put("iterations", result.iterations().stream().map(i -> write(i, root)).toList());
    form.put("comment", result.comment());
    return form;
  }

  private static Map<String, Object> write(Candidate candidate, State root) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("move", root.text(candidate.move()));
    form.put("value", candidate.value());
    form.put("bound", candidate.bound());
    form.put("effort", Math.max(0, candidate.effort()));
    form.put("figures", FiguresForm.write(candidate.figures()));
    return form;
  }

  private static Map<String, Object> write(Iteration iteration, State root) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("depth", Math.max(0, iteration.depth()));
    form.put("finished", iteration.finished());
    form.put("value", iteration.value());
    form.put("move", LineForm.text(root, iteration.move()));
    form.put("nanos", Math.max(0, iteration.nanos()));
    form.put("counts", CountsForm.write(iteration.counts()));
    return form;
  }

  /**
   * Reads a result.
   *
   * @param value its form
   * @param root the position searched; not changed
   * @return the result
   * @throws InputException if it is wrong, a move is not legal, or only its status marks it as
   *     finished
   */
  public static SearchResult read(WireValue value, State root) {
    return value.object(form -> read(form, root));
  }

  private static SearchResult read(WireObject form, State root) {
    WireValue move = form.get("move");
    SearchResult.Status status = form.get("status").constant(SearchResult.Status.class);
    if (move.isNull() && status != SearchResult.Status.RUNNING) {
      throw move.wrong("a move, because the search is not running");
    }
    skipExplanation(form);
    WireValue values = form.get("values");
    return SearchResult.builder(LineForm.readOrNone(move, root))
        .status(status)
        .value(form.get("value").number())
        .solved(form.get("solved").flag())
        .values(perPlayer(values))
        .depth(form.get("depth").smallCount())
        .nanos(form.get("nanos").count())
        .line(LineForm.readMoves(form.get("line"), root))
        .candidates(form.get("candidates").list().stream().map(c -> candidate(c, root)).toList())
        .counts(CountsForm.read(form.get("counts")))
        .figures(FiguresForm.read(form.get("figures")))
        .iterations(form.get("iterations").list().stream().map(i -> iteration(i, root)).toList())
        .comment(form.get("comment").text())
        .build();
  }

  /** The output of {@code --json} explains decided values, which contain the same by themselves. */
  private static void skipExplanation(WireObject form) {
    form.find("outcome");
    form.find("plies");
  }

  /** No game has more players. */
  private static double[] perPlayer(WireValue value) {
    List<WireValue> list = value.list();
    if (list.size() > 6) {
      throw value.wrong("a list of at most 6 numbers, one per player");
    }
    return value.numbers();
  }

  private static Candidate candidate(WireValue value, State root) {
    return value.object(
        form -> {
          skipExplanation(form);
          return Candidate.of(LineForm.readMove(form.get("move"), root))
              .withValue(form.get("value").number(), form.get("bound").constant(Bound.class))
              .withEffort(form.get("effort").count())
              .withFigures(FiguresForm.read(form.get("figures")));
        });
  }

  private static Iteration iteration(WireValue value, State root) {
    return value.object(
        form -> {
          skipExplanation(form);
          int depth = form.get("depth").smallCount();
          double reached = form.get("value").number();
          boolean finished = form.get("finished").flag();
          if (!finished && !Double.isNaN(reached)) {
            throw form.get("value").wrong("null, because the iteration is not finished");
          }
          return (finished ? Iteration.finished(depth, reached) : Iteration.unfinished(depth))
              .withMove(LineForm.readOrNone(form.get("move"), root))
              .withNanos(form.get("nanos").count())
              .withCounts(CountsForm.read(form.get("counts")));
        });
  }
}
