package org.plyscope.api.program;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * An agent of Plyscope that a {@link Dialect} serves to another program. <b>Provided by the
 * host</b>; used by the thread that serves. Answers come on another thread, which may also send
 * lines to the client.
 *
 * @since 3.0
 */
@ProviderType
public interface ServedAgent {
  /** An agent that sits in one game. <b>Provided by the host</b>. */
  @ProviderType
  interface Seat extends AutoCloseable {
    /**
     * Takes the seat.
     *
     * @param line the game so far
     * @param seat the player the agent moves for, from 0
     */
    void begin(Line line, int seat);

    /**
     * Starts a search on another thread and returns. A search that is under way is stopped first.
     *
     * @param request what to search; the host adds the way to stop it, and limits if there are none
     * @param listener receives progress on the other thread
     * @param whenDone receives the result on the other thread, once
     * @param whenFailed receives the reason on the other thread if there is no result
     */
    void search(
        SearchRequest request,
        SearchListener listener,
        Consumer<SearchResult> whenDone,
        Consumer<String> whenFailed);

    /** Asks the search that is under way to end with its result so far; returns at once. */
    void stop();

    /**
     * Reports how the game ended.
     *
     * @param line the whole game
     * @param payoffs the outcome, one number per player
     */
    void end(Line line, double[] payoffs);

    /** Stops and releases the agent. */
    @Override
    void close();
  }

  /**
   * Returns the name for display.
   *
   * @return the name of the agent
   */
  String name();

  /**
   * Returns the version of the program.
   *
   * @return for example {@code 1.0.0}
   */
  String version();

  /**
   * Explains the agent.
   *
   * @return one or two sentences
   */
  String description();

  /**
   * Returns the options of the agent, with its values as defaults.
   *
   * @return the options
   */
  List<Option<?>> options();

  /**
   * Returns which limits the agent understands.
   *
   * @return the kinds of limits
   */
  Set<Limits.Kind> limits();

  /**
   * Returns whether the agent ends every search by itself.
   *
   * @return false if a search without limits might never end
   */
  boolean endsByItself();

  /**
   * Returns the rules by which the agent plays until the other program names others.
   *
   * @return the rules, of the first of {@link #games}
   */
  Rules rules();

  /**
   * Returns the games that the agent can play.
   *
   * @return the ids of games, at least one
   */
  List<String> games();

  /**
   * Finds rules.
   *
   * @param game the id of a game
   * @param options the options of the game that differ from its standard
   * @return the rules
   * @throws InputException if there is no such game or option, or the agent cannot play by them
   */
  Rules rules(String game, Map<String, String> options);

  /**
   * Makes an agent for one game.
   *
   * @param rules the rules
   * @param options the options of the agent that differ from its standard
   * @return the agent, to be closed by the caller
   * @throws InputException if an option is wrong
   */
  Seat seat(Rules rules, Map<String, String> options);
}
