package org.plyscope.api.learn;

import java.nio.file.Path;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.Experimental;
import org.plyscope.api.InputException;

/**
 * Carries out tunings, one at a time, as the command line does. <b>Provided by the host</b> as a
 * service; safe for any thread. Methods that read or write files must not be called on the
 * user-interface thread: all but {@link #pause}, {@link #stop} and {@link #onChange}.
 */
@ProviderType
@Experimental
public interface Tunings {
  /**
   * Returns the folders of the tunings that were started in this and earlier sessions.
   *
   * @return the folders, newest first
   */
  List<Path> folders();

  /**
   * Tells whether a file says what is to be tuned; experiment files have the same extension.
   *
   * @param file a file
   * @return true if it is a tuning file, whether it is right or wrong
   */
  boolean recognises(Path file);

  /**
   * Makes the folder of a new tuning and begins it.
   *
   * @param file a tuning file
   * @return the folder
   * @throws InputException if the file is wrong, asks for Java flags that have not been accepted,
   *     nothing can be written, or another tuning is being played; the message is one sentence
   */
  Path start(Path file);

  /**
   * Continues a tuning that is paused, was stopped or comes from elsewhere.
   *
   * @param folder its folder
   * @throws InputException if there is none, it asks for Java flags that have not been accepted, or
   *     another one is being played
   */
  void resume(Path folder);

  /**
   * Returns what the user must accept before a tuning is started or resumed.
   *
   * @param place a tuning file, or the folder of a tuning
   * @return the Java flags that it asks for and that have not been accepted in this session; empty
   *     for most tunings
   * @throws InputException if it cannot be read; the message is one sentence
   */
  List<String> flags(Path place);

  /**
   * Notes that the user has seen Java flags and lets worker processes start with them, until the
   * program ends.
   *
   * @param flags all flags of a tuning, as {@link #flags} returned them
   */
  void accept(List<String> flags);

  /**
   * Begins no more games until it is resumed. Does nothing if it is not being played.
   *
   * @param folder its folder
   */
  void pause(Path folder);

  /**
   * Finishes the games that are being played, then stops. Does nothing if it is not being played.
   *
   * @param folder its folder
   */
  void stop(Path folder);

  /**
   * Looks at a tuning.
   *
   * @param folder its folder
   * @return how far it is
   * @throws InputException if there is none
   */
  TuningState look(Path folder);

  /**
   * Keeps the result of a tuning as a preset of the user, which can be used at once.
   *
   * @param folder its folder
   * @param name how the preset is called
   * @return the id of the preset
   * @throws InputException if there is no result, or nothing can be written
   */
  String keep(Path folder, String name);

  /**
   * Writes the report of a tuning as one HTML page into its folder.
   *
   * @param folder its folder
   * @return the file
   * @throws InputException if it cannot be written
   */
  Path report(Path folder);

  /**
   * Adds a listener that is notified when something has changed, at most a few times a second.
   *
   * @param listener called on any thread; must return at once
   * @return an action that removes the listener
   */
  Runnable onChange(Runnable listener);
}
