package org.plyscope.api.analysis;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.work.JobMonitor;

/**
 * Lists the parts that plugins offer and runs agents; the agents themselves are listed by the
 * {@link org.plyscope.api.catalog.AgentCatalog}. <b>Provided by the host</b> as a service; safe for
 * any thread.
 *
 * <p>The returned parts belong to other plugins, which may leave at any time: use them at once and
 * keep only ids.
 */
@ProviderType
public interface Analyst {
  /**
   * Returns the parts of a kind that fit the given rules.
   *
   * @param <P> the kind
   * @param kind the kind, for example {@link org.plyscope.api.agent.EvaluatorFactory}
   * @param rules the rules
   * @return the parts, the default one first
   */
  <P extends GamePart> List<P> parts(Class<P> kind, Rules rules);

  /**
   * Runs a search and waits for it to end. Must not be called on the user-interface thread.
   *
   * @param request what to search
   * @param monitor asked whether to stop; receives no progress
   * @return the result of the search; after cancellation, the best so far
   * @throws InputException if the request makes no sense or the agent failed; the message is one
   *     sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException;

  /**
   * Runs every configuration on every position and waits until all are done. The searches run one
   * at a time, because parallel searches would distort each other's times; all shallow ones come
   * first, so a cancelled comparison is still useful. Must not be called on the user-interface
   * thread.
   *
   * <p>A configuration that cannot search does not stop the others; see {@link Comparison#problem}.
   *
   * @param request what to compare
   * @param monitor receives the progress and is asked whether to stop
   * @param watcher receives the results so far after each search, on the calling thread
   * @return everything that was finished; after cancellation, the part finished before
   * @throws InputException if a search would never end; the message is one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Comparison compare(
      ComparisonRequest request, JobMonitor monitor, Consumer<? super Comparison> watcher)
      throws InterruptedException;

  /**
   * Measures the trees below a position: exactly while there are few nodes, estimated from random
   * lines further down. May take seconds.
   *
   * @param line the position, at the end of the line
   * @param plies how far down to look, at least 1
   * @param monitor asked whether to stop; receives no progress
   * @return the sizes; after cancellation, those known so far
   */
  TreeSize treeSize(Line line, int plies, JobMonitor monitor);

  /**
   * Returns the comparison that views and commands work with: the one last passed to {@link #show}.
   *
   * @return the comparison, finished or so far; empty if there is none or its game has left
   */
  Optional<Comparison> comparison();

  /**
   * Shows a comparison in all views.
   *
   * @param comparison the comparison, finished or so far; null for none
   */
  void show(Comparison comparison);

  /**
   * Adds a listener that is notified when {@link #comparison} has changed.
   *
   * @param listener called on any thread; must return at once
   * @return removes the listener when closed
   */
  Registration onComparison(Runnable listener);

  /**
   * Returns the known results of a comparison before it runs: the results of an earlier one as far
   * as it searched the same positions in the same way. Whether names are the same does not matter.
   *
   * @param request what to compare
   * @param known an earlier comparison, or null for none
   * @return a comparison of the request, without the searches that are not known
   * @throws UnsupportedOperationException from a host that cannot
   * @since 2.1
   */
  default Comparison plan(ComparisonRequest request, Comparison known) {
    throw new UnsupportedOperationException("This host plans no comparisons.");
  }

  /**
   * Runs the searches that a comparison lacks, as {@link #compare} does.
   *
   * @param comparison a comparison that was planned, or cancelled before its end
   * @param monitor receives the progress and is asked whether to stop
   * @param watcher receives the results so far after each search, on the calling thread
   * @return everything that is finished
   * @throws InputException if a search would never end; the message is one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   * @since 2.1
   */
  default Comparison resume(
      Comparison comparison, JobMonitor monitor, Consumer<? super Comparison> watcher)
      throws InterruptedException {
    return compare(comparison.request(), monitor, watcher);
  }

  /**
   * Writes a comparison to a file: the request, and the results without their trees.
   *
   * @param comparison the comparison, finished or so far
   * @param file the file, replaced only when the new one is complete
   * @throws InputException if it cannot be written; the message is one sentence
   * @throws UnsupportedOperationException from a host that keeps no files
   * @since 2.1
   */
  default void save(Comparison comparison, Path file) {
    throw new UnsupportedOperationException("This host keeps no comparisons.");
  }

  /**
   * Reads a comparison from a file. May take a moment; must not be called on the user-interface
   * thread.
   *
   * @param file a file that {@link #save} or a person has written
   * @return the comparison, with the results that the file holds
   * @throws InputException if it cannot be read or its game is missing; the message is one sentence
   * @throws UnsupportedOperationException from a host that keeps no files
   * @since 2.1
   */
  default Comparison open(Path file) {
    throw new UnsupportedOperationException("This host keeps no comparisons.");
  }
}
