package org.plyscope.lab.search;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;

/**
 * How a search ended: with a result, and perhaps a trace, or with a problem.
 *
 * @param spec the specification of the search
 * @param madeOf the agent as text in which every part is named, as {@link
 *     org.plyscope.lab.catalog.Catalog#resolved} writes it, because a default may be another part
 *     when other plugins are installed; empty if there is a problem
 * @param result the result with a legal move; after a problem empty, or the last report of a search
 *     that was stopped and gave no answer
 * @param line the principal line in notation, the chosen move first, up to the first move that is
 *     not legal; empty if there is a problem
 * @param trace the trace of the search; empty without a recording or after a problem
 * @param problem one sentence for the user; empty if there is a result
 * @param badInput whether the problem lies in the request, where the user can mend it
 */
public record SearchOutcome(
    SearchSpec spec,
    String madeOf,
    Optional<SearchResult> result,
    List<String> line,
    Optional<Trace> trace,
    Optional<String> problem,
    boolean badInput) {
  /** Copies the line. */
  public SearchOutcome {
    Objects.requireNonNull(spec);
    Objects.requireNonNull(madeOf);
    line = List.copyOf(line);
  }

  /**
   * Describes a search that chose a move.
   *
   * @param spec the specification of the search
   * @param madeOf the agent with all its parts as text, see {@link #madeOf}
   * @param result the result; its move is legal
   * @param line the moves of the principal line as text
   * @param trace the trace, or null if none was recorded
   */
  public static SearchOutcome found(
      SearchSpec spec, String madeOf, SearchResult result, List<String> line, Trace trace) {
    return new SearchOutcome(
        spec,
        madeOf,
        Optional.of(result),
        line,
        Optional.ofNullable(trace),
        Optional.empty(),
        false);
  }

  /**
   * Describes a search that came to nothing.
   *
   * @param spec the specification of the search
   * @param problem one sentence for the user
   * @param badInput whether the request was wrong, rather than the agent
   */
  public static SearchOutcome failed(SearchSpec spec, String problem, boolean badInput) {
    return new SearchOutcome(
        spec, "", Optional.empty(), List.of(), Optional.empty(), Optional.of(problem), badInput);
  }

  /**
   * Keeps the last report of a search that was stopped and gave no answer.
   *
   * @param agent the agent as text in which every part is named
   * @param last the last report
   * @param moves its line in notation
   * @return the same problem with this result
   */
  public SearchOutcome withLast(String agent, SearchResult last, List<String> moves) {
    return new SearchOutcome(
        spec, agent, Optional.of(last), moves, Optional.empty(), problem, badInput);
  }
}
