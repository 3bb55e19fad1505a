package org.plyscope.api.analysis;

import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;

/**
 * A finished search: the request, the answer and possibly the tree. Built by the host, immutable.
 */
public final class Analysis {
  private final AnalysisRequest request;
  private final SearchResult result;
  private final Trace trace;

  /**
   * Makes an analysis.
   *
   * @param request the request
   * @param result the result
   * @param trace the tree, or null if none was recorded
   */
  public Analysis(AnalysisRequest request, SearchResult result, Trace trace) {
    this.request = Objects.requireNonNull(request);
    this.result = Objects.requireNonNull(result);
    this.trace = trace;
  }

  /**
   * Returns the request.
   *
   * @return the request
   */
  public AnalysisRequest request() {
    return request;
  }

  /**
   * Returns the result.
   *
   * @return the result
   */
  public SearchResult result() {
    return result;
  }

  /**
   * Returns the tree.
   *
   * @return the trace, empty if none was asked for
   */
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }
}
