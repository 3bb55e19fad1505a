package org.plyscope.lab.search;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Trace;

/** How a search ended: with a result, and perhaps a trace, or with a problem. Immutable. */
public final class SearchOutcome {
  private final SearchSpec spec;
  private final String madeOf;
  private final SearchResult result;
  private final List<String> line;
  private final Trace trace;
  private final String problem;
  private final boolean badInput;

  private SearchOutcome(
      SearchSpec spec,
      String madeOf,
      SearchResult result,
      List<String> line,
      Trace trace,
      String problem,
      boolean badInput) {
    this.spec = Objects.requireNonNull(spec);
    this.madeOf = Objects.requireNonNull(madeOf);
    this.result = result;
    this.line = List.copyOf(line);
    this.trace = trace;
    this.problem = problem;
    this.badInput = badInput;
  }

  /**
   * Describes a search that chose a move.
   *
   * @param spec what was searched
   * @param madeOf the agent with all its parts as text, see {@link #madeOf}
   * @param result the result; its move is legal
   * @param line the moves of the principal line as text
   * @param trace the trace, or null if none was recorded
   * @return the outcome
   */
  public static SearchOutcome found(
      SearchSpec spec, String madeOf, SearchResult result, List<String> line, Trace trace) {
    return new SearchOutcome(
        spec, madeOf, Objects.requireNonNull(result), line, trace, null, false);
  }

  /**
   * Describes a search that came to nothing.
   *
   * @param spec what was to be searched
   * @param problem one sentence for the user
   * @param badInput whether the request was wrong, rather than the agent
   * @return the outcome
   */
  public static SearchOutcome failed(SearchSpec spec, String problem, boolean badInput) {
    return new SearchOutcome(
        spec, "", null, List.of(), null, Objects.requireNonNull(problem), badInput);
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
        spec, agent, Objects.requireNonNull(last), moves, null, problem, badInput);
  }

  /**
   * Returns what was searched.
   *
   * @return the search
   */
  public SearchSpec spec() {
    return spec;
  }

  /**
   * Returns what the agent was made of: what it searches with by default may be another part the
   * next time, when other plugins are installed.
   *
   * @return the agent as text in which every part is named, as {@link
   *     org.plyscope.lab.catalog.Catalog#resolved} writes it; empty if there is a problem
   */
  public String madeOf() {
    return madeOf;
  }

  /**
   * Returns what the agent answered.
   *
   * @return the result with a legal move; after a problem empty, or the last report of a search
   *     that was stopped and gave no answer
   */
  public Optional<SearchResult> result() {
    return Optional.ofNullable(result);
  }

  /**
   * Returns the principal line in notation.
   *
   * @return the moves, the chosen one first, up to the first that is not legal; empty if there is a
   *     problem
   */
  public List<String> line() {
    return line;
  }

  /**
   * Returns what the search recorded.
   *
   * @return the trace; empty if none was asked for or there is a problem
   */
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }

  /**
   * Returns why there is no result.
   *
   * @return one sentence for the user; empty if there is a result
   */
  public Optional<String> problem() {
    return Optional.ofNullable(problem);
  }

  /**
   * Returns whether the problem lies in the request, not in the agent.
   *
   * @return true if the user can mend it
   */
  public boolean badInput() {
    return badInput;
  }
}
