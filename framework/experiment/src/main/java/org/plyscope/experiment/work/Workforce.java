package org.plyscope.experiment.work;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Plays games: with threads, processes of this machine, or other machines. Safe for any thread.
 *
 * <p>Every game that was offered comes back as a result, once, in any order, whatever happens to
 * the workers: games of a worker that ended are played again by another one, unless it ended by the
 * fault of an agent, which then has lost its game.
 */
@ConsumerType
public interface Workforce extends AutoCloseable {
  /**
   * Offers games. Returns at once.
   *
   * @param indices their numbers; the games of a block follow each other
   */
  void offer(List<Integer> indices);

  /**
   * Takes back games that were offered, but that no worker has been handed yet. Takes none back by
   * default. Returns their numbers, of which no result comes unless they are offered again.
   */
  default List<Integer> withdraw() {
    return List.of();
  }

  /** Returns where results arrive: a queue that the workforce fills. */
  BlockingQueue<Result> results();

  /** Returns a sentence or less about each worker, for display; as many as games run at a time. */
  List<String> workers();

  /** Ends everything at once; games that are being played are lost. */
  @Override
  void close();
}
