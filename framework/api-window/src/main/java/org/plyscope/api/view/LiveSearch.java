package org.plyscope.api.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;

/**
 * A snapshot of a search of the selected line, while it runs or after it has ended. <b>Provided by
 * the host</b>: views follow it through {@link View#searching} and find it with {@link
 * Workspace#search}. Immutable and safe for any thread.
 */
public final class LiveSearch {
  /** How far a search has come. */
  public enum Phase {
    /** It is searching. */
    RUNNING,
    /** It was asked to stop and has not answered yet. */
    STOPPING,
    /** It has ended; its result is that of the selection. */
    ENDED
  }

  private final Line line;
  private final String title;
  private final Phase phase;
  private final SearchResult result;
  private final List<SearchSample> samples;
  private final List<Mark> marks;

  private LiveSearch(
      Line line,
      String title,
      Phase phase,
      SearchResult result,
      List<SearchSample> samples,
      List<Mark> marks) {
    this.line = Objects.requireNonNull(line);
    this.title = Objects.requireNonNull(title);
    this.phase = Objects.requireNonNull(phase);
    this.result = result;
    this.samples = List.copyOf(samples);
    this.marks = List.copyOf(marks);
  }

  /**
   * Describes a search that has not reported anything yet.
   *
   * @param line the line that is searched
   * @param title the agent and its limits, for example {@code "Alpha-beta · depth 4"}
   * @return a running search
   */
  public static LiveSearch of(Line line, String title) {
    return new LiveSearch(line, title, Phase.RUNNING, null, List.of(), List.of());
  }

  /**
   * Returns this search in another phase.
   *
   * @param value the phase
   * @return a new description
   */
  public LiveSearch withPhase(Phase value) {
    return new LiveSearch(line, title, value, result, samples, marks);
  }

  /**
   * Returns this search with its result so far.
   *
   * @param newest its newest report, or its result once it has ended; null for none
   * @param history the reports that were kept, oldest first
   * @return a new description
   */
  public LiveSearch withReports(SearchResult newest, List<SearchSample> history) {
    return new LiveSearch(line, title, phase, newest, history, marks);
  }

  /**
   * Returns this search with moves to mark on the board.
   *
   * @param moves the marks, in drawing order; empty for none
   * @return a new description
   */
  public LiveSearch withMarks(List<Mark> moves) {
    return new LiveSearch(line, title, phase, result, samples, moves);
  }

  /**
   * Returns the line that is searched.
   *
   * @return the line
   */
  public Line line() {
    return line;
  }

  /**
   * Returns the agent and its limits, for display.
   *
   * @return one line for display
   */
  public String title() {
    return title;
  }

  /**
   * Returns how far it has come.
   *
   * @return the phase
   */
  public Phase phase() {
    return phase;
  }

  /**
   * Returns whether it is still running.
   *
   * @return true while it is running or stopping
   */
  public boolean running() {
    return phase != Phase.ENDED;
  }

  /**
   * Returns the newest report, or the final result once it has ended.
   *
   * @return the result, empty before the first report and after a failure
   */
  public Optional<SearchResult> result() {
    return Optional.ofNullable(result);
  }

  /**
   * Returns how the search got there. The host keeps every finished depth and a few hundred of the
   * reports in between, further apart the longer the search takes.
   *
   * @return samples of its reports, oldest first; the same list until something is added
   */
  public List<SearchSample> samples() {
    return samples;
  }

  /**
   * Returns the moves to mark on the board while it runs, unless the selection has marks: the best
   * candidates, if the user wants to see them.
   *
   * @return the marks, in drawing order
   */
  public List<Mark> marks() {
    return marks;
  }
}
