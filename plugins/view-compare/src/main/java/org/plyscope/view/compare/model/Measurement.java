package org.plyscope.view.compare.model;

import java.util.Optional;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Trace;

/** A finished search of a comparison. */
public final class Measurement {
  private final int configuration;
  private final int subject;
  private final int depth;
  private final SearchResult result;
  private final Trace trace;

  Measurement(int configuration, int subject, int depth, SearchResult result, Trace trace) {
    this.configuration = configuration;
    this.subject = subject;
    this.depth = depth;
    this.result = result;
    this.trace = trace;
  }

  /** Returns which configuration of the plan searched. */
  public int configuration() {
    return configuration;
  }

  /** Returns which position of the plan was searched. */
  public int subject() {
    return subject;
  }

  /** Returns the depth asked for, 0 for a search limited by something else. */
  public int depth() {
    return depth;
  }

  /** Returns what the search answered. */
  public SearchResult result() {
    return result;
  }

  /** Returns the tree, if it was kept. */
  public Optional<Trace> trace() {
    return Optional.ofNullable(trace);
  }
}
