package org.plyscope.lab.agent;

import java.util.stream.LongStream;
import org.plyscope.api.search.SearchRequest;

/** Reports that a search failed; what was thrown is the cause. */
public final class FailedSearch extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient SearchRequest request;

  FailedSearch(SearchRequest request, Throwable cause) {
    super("A search failed.", cause);
    this.request = request;
  }

  /**
   * Returns what was searched, without the stop of the call and without a recorder. The position is
   * a new one, because the agent may have left the old one in the middle of a line.
   */
  SearchRequest request() {
    SearchRequest again =
        SearchRequest.of(request.line(), request.limits()).withSeed(request.seed());
    long[] legal = again.rootMoves();
    long[] allowed = LongStream.of(legal).filter(request::allows).toArray();
    return allowed.length == legal.length ? again : again.withRootMoves(allowed);
  }
}
