package org.plyscope.api.queue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;

/**
 * Carries out runs, tunings and trainings, one after the other, as the command line does.
 * <b>Provided by the host</b> as a service; safe for any thread. Methods that read or write files
 * must not be called on the user-interface thread: all but {@link #queued}, {@link #accept}, {@link
 * #shown} and {@link #onChange}.
 *
 * <p>Work is known by its folder, which keeps everything that is finished. When the program ends,
 * work stops; it is resumed only on request. {@link org.plyscope.api.experiment.Experiments},
 * {@link org.plyscope.api.learn.log.Tunings} and {@link org.plyscope.api.learn.log.Trainings} begin
 * new work and offer the methods of their kind.
 */
@ProviderType
public interface WorkQueue {
  /**
   * Returns all work that was begun in this and earlier sessions or opened in this one.
   *
   * @return the states: first the work opened from elsewhere, then the others, newest first
   */
  List<WorkState> all();

  /**
   * Returns the work that this session carries out or will.
   *
   * @return the folders, in the order of the queue
   */
  List<Path> queued();

  /**
   * Returns how far work has got.
   *
   * @param folder its folder
   * @return the state; unreadable if it cannot be read
   * @throws InputException if the folder holds no work; the message is one sentence
   */
  WorkState state(Path folder);

  /**
   * Adds work from elsewhere to the list.
   *
   * @param folder its folder
   * @return its state
   * @throws InputException if the folder holds no work; the message is one sentence
   */
  WorkState open(Path folder);

  /**
   * Continues work: paused work at once, stopped work when its turn comes. Does nothing if it is
   * being carried out or waits for its turn.
   *
   * @param folder its folder
   * @throws InputException if the folder holds no work, or the work asks for Java flags that have
   *     not been accepted; the message is one sentence
   */
  void resume(Path folder);

  /**
   * Begins nothing more until the work is resumed. Does nothing if it is not being carried out.
   *
   * @param folder its folder
   */
  void pause(Path folder);

  /**
   * Finishes current work, such as games that are being played, then stops; takes work out of the
   * queue if it waits for its turn.
   *
   * @param folder its folder
   */
  void stop(Path folder);

  /**
   * Stops at once; unfinished work is lost, and done again when the work is resumed.
   *
   * @param folder its folder
   */
  void halt(Path folder);

  /**
   * Stops work and deletes its files, and its folder unless there are other files in it.
   *
   * @param folder its folder
   * @throws InputException if another process carries it out, or it cannot be deleted; the message
   *     is one sentence
   */
  void delete(Path folder);

  /**
   * Gives work another name, which is kept in its folder.
   *
   * @param folder its folder
   * @param name the name; an empty one brings the name of the experiment back
   * @throws InputException if the folder holds no work or cannot be written; the message is one
   *     sentence
   * @since 3.0
   */
  void rename(Path folder, String name);

  /**
   * Writes the report as one HTML page into the folder.
   *
   * @param folder its folder
   * @return the file
   * @throws InputException if it cannot be written; the message is one sentence
   */
  Path report(Path folder);

  /**
   * Returns the Java flags that the user must accept before work is begun or resumed.
   *
   * @param place the folder of the work, or a tuning file
   * @return the Java flags that it asks for and that have not been accepted in this session; empty
   *     for most work
   * @throws InputException if it cannot be read; the message is one sentence
   */
  List<String> flags(Path place);

  /**
   * Notes that the user has seen Java flags and lets worker processes start with them, until the
   * program ends.
   *
   * @param flags all flags, as {@link #flags} returned them
   */
  void accept(List<String> flags);

  /**
   * Returns the work that views show.
   *
   * @param kind the kind of work
   * @return the folder of that kind last passed to {@link #show}; empty if there is none
   */
  Optional<Path> shown(WorkState.Kind kind);

  /**
   * Shows work in all views of its kind.
   *
   * @param folder its folder
   * @throws InputException if the folder holds no work; the message is one sentence
   */
  void show(Path folder);

  /**
   * Adds a listener that is notified when the state of work, the list or the shown work has
   * changed, at most a few times a second.
   *
   * @param listener called on any thread; must return at once
   * @return removes the listener when closed
   */
  Registration onChange(Runnable listener);
}
