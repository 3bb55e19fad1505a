package org.plyscope.api.experiment;

import java.util.List;
import org.plyscope.api.run.RunEntrant;

/**
 * The plan that results from the text of an experiment before anything is played. Built by the
 * host, immutable.
 *
 * @param entrants the entrants, sweeps expanded; empty if there is a problem
 * @param games how many games, or attempts at problems, are planned
 * @param blocks how many blocks these are
 * @param sentences the plan in words, and how small a difference it can show; empty if there is a
 *     problem
 * @param warnings what to be careful about, one sentence each; perhaps none
 * @param problems the problems; empty if it can be run
 * @param flags the Java flags that it asks for and that the user has not accepted in this session;
 *     until {@link org.plyscope.api.queue.WorkQueue#accept} it is neither started nor rehearsed
 */
public record ExperimentPlan(
    List<RunEntrant> entrants,
    long games,
    long blocks,
    List<String> sentences,
    List<String> warnings,
    List<Problem> problems,
    List<String> flags) {
  /**
   * Something that is wrong.
   *
   * @param path the keys that lead to it, for example {@code agents.ab.depth}; empty for the whole
   *     text
   * @param line the line it stands in, from 1; 0 if unknown
   * @param sentence the problem and the correct form
   */
  public record Problem(String path, int line, String sentence) {}

  /**
   * Copies the lists.
   *
   * @param entrants the entrants
   * @param games the number of games
   * @param blocks the number of blocks
   * @param sentences the plan in words
   * @param warnings what to be careful about
   * @param problems the problems
   * @param flags the Java flags that have not been accepted
   */
  public ExperimentPlan {
    entrants = List.copyOf(entrants);
    sentences = List.copyOf(sentences);
    warnings = List.copyOf(warnings);
    problems = List.copyOf(problems);
    flags = List.copyOf(flags);
  }

  /**
   * Makes a plan of an experiment without warnings that asks for no Java flags.
   *
   * @param entrants the entrants
   * @param games the number of games
   * @param blocks the number of blocks
   * @param sentences the plan in words
   * @param problems the problems
   */
  public ExperimentPlan(
      List<RunEntrant> entrants,
      long games,
      long blocks,
      List<String> sentences,
      List<Problem> problems) {
    this(entrants, games, blocks, sentences, List.of(), problems, List.of());
  }

  /**
   * Returns whether it can be run.
   *
   * @return true if there are no problems
   */
  public boolean isRunnable() {
    return problems.isEmpty();
  }
}
