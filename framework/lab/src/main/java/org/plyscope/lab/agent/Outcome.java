package org.plyscope.lab.agent;

import java.util.Optional;

/** How a call of an agent ended: with an answer or with a failure. Immutable. */
public final class Outcome<T> {
  private final T value;
  private final Failure failure;
  private final long nanos;
  private final CheckedSearch.FailedSearch search;

  private Outcome(T value, Failure failure, long nanos, CheckedSearch.FailedSearch search) {
    this.value = value;
    this.failure = failure;
    this.nanos = nanos;
    this.search = search;
  }

  static <T> Outcome<T> of(T value, long nanos) {
    return new Outcome<>(value, null, nanos, null);
  }

  static <T> Outcome<T> failed(Failure failure, long nanos) {
    return new Outcome<>(null, failure, nanos, null);
  }

  /** Returns this outcome together with the search that failed. */
  Outcome<T> in(CheckedSearch.FailedSearch failed) {
    return new Outcome<>(value, failure, nanos, failed);
  }

  /** Returns the search that failed, if it was one. */
  Optional<CheckedSearch.FailedSearch> search() {
    return Optional.ofNullable(search);
  }

  /**
   * Returns the answer of the agent, null only if the call has none; meaningless after a failure.
   */
  public T value() {
    return value;
  }

  /** Returns why there is no answer: the failure, or empty if all went well. */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Returns how long the agent took, without the time it waited for its turn or was made:
   * nanoseconds.
   */
  public long nanos() {
    return nanos;
  }
}
