package org.plyscope.api.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.Part;
import org.plyscope.api.work.JobMonitor;

/**
 * Knows what the plugins offer and lets agents search. <b>Provided by the host</b> as a service;
 * safe for any thread.
 *
 * <p>What the lists return belongs to other plugins, which may leave at any time: use it at once
 * and keep ids only.
 */
@ProviderType
public interface Analyst {
  /**
   * Returns the parts of a kind that fit some rules.
   *
   * @param <P> the kind
   * @param kind the kind, for example {@link org.plyscope.api.agent.Evaluator}
   * @param rules the rules
   * @return the parts, the one used by default first
   */
  <P extends Part> List<P> parts(Class<P> kind, Rules rules);

  /**
   * Runs a search and waits for its end. Not to be called on the user-interface thread.
   *
   * @param request what to search
   * @param monitor asked whether to stop; gets no progress
   * @return what the search found; after a cancel, the best so far
   * @throws InputException if the request makes no sense or the agent failed, in one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException;

  /**
   * Lets every configuration search every position and waits for the end. The searches run one
   * after the other, because searches side by side would spoil each other's times; all shallow ones
   * come first, so that a cancelled comparison is still useful. Must not be called on the
   * user-interface thread.
   *
   * <p>A configuration that cannot search does not keep the others from searching; see {@link
   * Comparison#problem}.
   *
   * @param request what to compare
   * @param monitor gets the progress and is asked whether to stop
   * @param watcher gets what is known so far after each search, on the calling thread
   * @return everything that was finished; after a cancel, what was finished before it
   * @throws InputException if a search would never end, in one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Comparison compare(
      ComparisonRequest request, JobMonitor monitor, Consumer<? super Comparison> watcher)
      throws InterruptedException;

  /**
   * Measures the trees below a position: exactly while there are few nodes, from random lines
   * further down. May take seconds.
   *
   * @param line the position, at the end of the line
   * @param plies how far down to look, at least 1
   * @param monitor asked whether to stop; gets no progress
   * @return the sizes; after a cancel, what is known so far
   */
  TreeSize treeSize(Line line, int plies, JobMonitor monitor);

  /**
   * Returns the comparison that views and commands look at: the one last handed to {@link #show}.
   *
   * @return the comparison, finished or so far; empty if there is none, also after its game left
   */
  Optional<Comparison> comparison();

  /**
   * Lets all views look at a comparison.
   *
   * @param comparison the comparison, finished or so far; null for none
   */
  void show(Comparison comparison);

  /**
   * Adds a listener that is notified when {@link #comparison} has changed.
   *
   * @param listener called on any thread; returns at once
   * @return removes the listener when run
   */
  Runnable onComparison(Runnable listener);

  /**
   * Reads the text of an agent, to check what a user typed before it is searched with.
   *
   * @param rules the rules it is to play by
   * @param agent the text: {@code id} or {@code id:key=value,…}
   * @return the same agent as the host writes it, or the text itself from a host that cannot check
   * @throws InputException if there is no such agent or option, in one sentence
   */
  default String canonical(Rules rules, String agent) {
    return agent;
  }
}
