package org.plyscope.lab.search;

import java.util.function.BooleanSupplier;
import org.osgi.annotation.versioning.ProviderType;

/** A search that was started. Safe for any thread. */
@ProviderType
public interface SearchHandle {
  /** Asks the search to end with the best move so far. Returns at once. */
  void cancel();

  /** Returns whether there is an outcome. */
  boolean done();

  /**
   * Waits for the end. The consumer given to {@link Searches#start} may still be running then.
   *
   * @throws InterruptedException if the waiting thread is interrupted; the search goes on
   */
  SearchOutcome await() throws InterruptedException;

  /**
   * Waits for the end, and cancels the search when that is asked for or the waiting thread is
   * interrupted.
   *
   * @param stopping looked at 20 times a second; becomes true when the search must end
   * @throws InterruptedException if the waiting thread is interrupted
   */
  SearchOutcome await(BooleanSupplier stopping) throws InterruptedException;
}
