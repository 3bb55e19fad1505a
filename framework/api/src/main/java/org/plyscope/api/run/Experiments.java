package org.plyscope.api.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.Experimental;
import org.plyscope.api.InputException;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.work.JobMonitor;

/**
 * Plans experiments and plays them, one run after the other, as the command line does. <b>Provided
 * by the host</b> as a service; safe for any thread.
 *
 * <p>Games are played in processes of their own and kept as soon as they are finished. When the
 * program ends, runs stop; they are resumed only on request.
 */
@Experimental
@ProviderType
public interface Experiments {
  /**
   * Expands the text of an experiment. May take seconds if openings are judged; must not be called
   * on the user-interface thread.
   *
   * @param text the content of an experiment file
   * @param folder where files that it names are looked for
   * @return the plan, or what is wrong
   */
  ExperimentPlan plan(String text, Path folder);

  /**
   * Plays the first games for a few seconds, keeping none, to say how long all will take. Starts
   * nothing if the experiment asks for Java flags that have not been accepted. Must not be called
   * on the user-interface thread.
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
   * @return the run, which is played as soon as those before it have ended
   * @throws InputException if the text is wrong, asks for Java flags that have not been accepted,
   *     or nothing can be written; the message is one sentence
   */
  Run start(String text, Path folder);

  /**
   * Continues a run: one that is paused at once, one that was stopped when its turn comes. Does
   * nothing if it is being played or waiting for its turn.
   *
   * @param run a run of {@link Runs}
   * @throws InputException if it asks for Java flags that have not been accepted; the message is
   *     one sentence
   */
  void resume(Run run);

  /**
   * Returns what the user must accept before a run is resumed.
   *
   * @param run the run
   * @return the Java flags that it asks for and that have not been accepted in this session; empty
   *     for most runs
   */
  List<String> flags(Run run);

  /**
   * Notes that the user has seen Java flags and lets worker processes start with them, until the
   * program ends.
   *
   * @param flags all flags of an experiment, as {@link #flags} or {@link ExperimentPlan#flags}
   *     returned them
   */
  void accept(List<String> flags);

  /**
   * Begins no more games of a run until it is resumed. Does nothing if it is not being played.
   *
   * @param run the run
   */
  void pause(Run run);

  /**
   * Finishes the games that are being played, then stops the run; takes it out of the queue if it
   * is waiting for its turn.
   *
   * @param run the run
   */
  void stop(Run run);

  /**
   * Stops a run at once; games that are being played are lost, and played again when it is resumed.
   *
   * @param run the run
   */
  void halt(Run run);

  /**
   * Stops a run and deletes its folder. May take seconds; must not be called on the user-interface
   * thread.
   *
   * @param run the run
   * @throws InputException if another process plays it, or it cannot be deleted; the message is one
   *     sentence
   */
  void delete(Run run);

  /**
   * Returns what this session does with a run.
   *
   * @param run the run
   * @return the work
   */
  RunWork work(Run run);

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
   * Writes the report of a run as one HTML page into its folder. May take seconds; must not be
   * called on the user-interface thread.
   *
   * @param run the run
   * @return the file
   * @throws InputException if it cannot be written; the message is one sentence
   */
  Path report(Run run);

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

  /**
   * Returns the folders of the runs that were started in this and earlier sessions.
   *
   * @return folders to be opened with {@link Runs#open}, newest first
   */
  List<Path> folders();

  /**
   * Adds a listener that is notified when the {@link #work} on a run or {@link #folders} has
   * changed, at most a few times a second.
   *
   * @param listener called on any thread; must return at once
   * @return an action that removes the listener
   */
  Runnable onChange(Runnable listener);
}
