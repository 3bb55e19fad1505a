package org.plyscope.api.experiment;

import java.nio.file.Path;
import java.util.Set;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.work.JobMonitor;

/**
 * Plans experiments and begins runs of them; the {@link org.plyscope.api.queue.WorkQueue} plays
 * them. <b>Provided by the host</b> as a service; safe for any thread.
 *
 * <p>Games are played in processes of their own and kept as soon as they are finished.
 */
@ProviderType
public interface Experiments {
  /**
   * Expands the text of an experiment. May take seconds if openings are judged; must not be called
   * on the user-interface thread.
   *
   * @param text the content of an experiment file
   * @param folder where files that it names are looked for
   * @return the plan, or its problems
   */
  ExperimentPlan plan(String text, Path folder);

  /**
   * Returns the text of an experiment with everything that it takes from another file by {@code
   * "from"}. Reads files; must not be called on the user-interface thread.
   *
   * @param text the content of an experiment file
   * @param folder where files that it names are looked for
   * @return the text itself if it takes nothing from another file
   * @throws InputException if one of the files cannot be read; the message is one sentence
   * @since 3.0
   */
  String whole(String text, Path folder);

  /**
   * Plays the first games for a few seconds, keeping none, to estimate the time of all games.
   * Starts nothing if the experiment asks for Java flags that have not been accepted. Must not be
   * called on the user-interface thread.
   *
   * @param text the content of an experiment file
   * @param folder where files that it names are looked for
   * @param monitor asked whether to stop
   * @return seconds; unknown if too few games were finished
   * @throws InputException if the text is wrong; the message is one sentence
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  Estimate seconds(String text, Path folder, JobMonitor monitor) throws InterruptedException;

  /**
   * Makes the folder of a new run and queues it. May take seconds; must not be called on the
   * user-interface thread.
   *
   * @param text the content of an experiment file
   * @param folder where files that it names are looked for
   * @return the run, which is played as soon as the work before it has ended
   * @throws InputException if the text is wrong, asks for Java flags that have not been accepted,
   *     or nothing can be written; the message is one sentence
   */
  Run start(String text, Path folder);

  /**
   * Returns the text of the experiment of a run, to be edited and started again. Reads files; must
   * not be called on the user-interface thread.
   *
   * @param run the folder of a run
   * @return the text as its author wrote it; of a run that was begun in a terminal, a text with the
   *     same agents, openings and rules
   * @throws InputException if it cannot be read; the message is one sentence
   * @since 3.0
   */
  String source(Path run);

  /**
   * Writes the text of an experiment to a file; the old file stays as it is until the new one is
   * complete. Must not be called on the user-interface thread.
   *
   * @param text the text, whatever is wrong with it
   * @param file the file
   * @throws InputException if it cannot be written; the message is one sentence
   */
  void save(String text, Path file);

  /**
   * Writes whole games to a file: one game with all its numbers if the name ends with {@code
   * .plygame}, any number of games in a format of the plugins such as {@code .pdn}. May take
   * seconds; must not be called on the user-interface thread.
   *
   * @param run the run
   * @param games the numbers of the games
   * @param file the file; several games in {@code .plygame} go to files beside it that are numbered
   * @return how many games were written
   * @throws InputException if there is no such format, or the file cannot be written; the message
   *     is one sentence
   */
  int export(Run run, Set<Long> games, Path file);
}
