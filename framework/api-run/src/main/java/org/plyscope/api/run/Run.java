package org.plyscope.api.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.Registration;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.statistics.RunStatistics;

/**
 * An experiment that has been run or is running. <b>Provided by the host</b>; safe for any thread.
 *
 * <p>A run may hold millions of games. They are read one at a time, never all at once.
 */
@ProviderType
public interface Run {
  /**
   * Returns the order of the run and where it ran.
   *
   * @return the facts; the same throughout the run
   */
  RunFacts facts();

  /**
   * Returns its name. Unlike {@link #facts}, which may have to read files, this answers at once.
   *
   * @return the name of the experiment
   * @since 2.1
   */
  default String name() {
    return facts().name();
  }

  /**
   * Returns the entrants.
   *
   * @return the entrants; games and statistics identify them by their index in this list
   */
  List<RunEntrant> entrants();

  /**
   * Returns how far it has got.
   *
   * @return the progress
   */
  RunProgress progress();

  /**
   * Reads the finished games in the order of their numbers, each number once. Takes a second or so
   * per million games.
   *
   * @param reader receives each game, on the calling thread
   */
  void games(Consumer<? super RunGame> reader);

  /**
   * Returns the problems of a suite, with their best moves and how well these are established.
   *
   * @return the problems in the order of the suite; empty in a run of games
   */
  List<NamedPosition> problems();

  /**
   * Reads the entrants' attempts at the problems of a suite, in the order of their numbers.
   *
   * @param reader receives each attempt, on the calling thread; none in a run of games
   */
  void attempts(Consumer<? super RunAttempt> reader);

  /**
   * Computes the statistics of the finished games. May take seconds in a large run; the host
   * remembers the answer until more games are finished.
   *
   * @return the statistics
   */
  RunStatistics statistics();

  /**
   * Adds a listener.
   *
   * @param listener the listener
   * @return removes the listener when closed
   */
  Registration onChange(RunListener listener);

  /**
   * Returns where it is kept.
   *
   * @return the folder; empty if it is not kept in one
   */
  default Optional<Path> folder() {
    return Optional.empty();
  }

  /**
   * Reads the moves of finished games, in the order of their numbers. May take seconds in a large
   * run.
   *
   * @param wanted selects the games to read by their numbers
   * @param reader receives each game, on the calling thread; none from a host without moves
   */
  default void lines(LongPredicate wanted, Consumer<? super RunLine> reader) {}

  /**
   * Describes the results of the finished games: first the verdict, then the caveats. May take
   * seconds in a large run, as {@link #statistics} does.
   *
   * @return sentences; empty from a host that has none
   */
  default List<String> findings() {
    return List.of();
  }
}
