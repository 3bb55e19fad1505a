package org.plyscope.api.learn.log;

import java.nio.file.Path;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;

/**
 * Begins tunings and reads how they have gone; the {@link org.plyscope.api.queue.WorkQueue} carries
 * them out. <b>Provided by the host</b> as a service; safe for any thread, but none of its methods
 * may be called on the user-interface thread.
 */
@ProviderType
public interface Tunings {
  /**
   * A tuning that can be edited and started.
   *
   * @param name how the tuning is called
   * @param text the content of a tuning file that takes nothing from other tuning files
   * @param folder where files that it names are looked for
   * @since 3.0
   */
  record Draft(String name, String text, Path folder) {}

  /**
   * Returns whether a file is a tuning file; experiment files have the same extension.
   *
   * @param file a file
   * @return true if it is a tuning file, whether it is right or wrong
   */
  boolean recognises(Path file);

  /**
   * Makes the folder of a new tuning and queues it.
   *
   * @param file a tuning file
   * @return the folder
   * @throws InputException if the file is wrong, asks for Java flags that have not been accepted,
   *     or nothing can be written; the message is one sentence
   */
  Path start(Path file);

  /**
   * Reads the tunings that come with the program.
   *
   * @return the tunings in the order of their files; those that cannot be read are left out
   * @since 3.0
   */
  List<Draft> samples();

  /**
   * Reads a tuning file with everything that it takes from others.
   *
   * @param file a tuning file
   * @return the tuning, whatever is wrong with it
   * @throws InputException if the file cannot be read or is no JSON; the message is one sentence
   * @since 3.0
   */
  Draft open(Path file);

  /**
   * Checks whether a tuning could be started.
   *
   * @param draft the tuning
   * @throws InputException if something in it is wrong; has the place in the text
   * @since 3.0
   */
  void check(Draft draft);

  /**
   * Makes the folder of a new tuning and queues it, as {@link #start(Path)} does.
   *
   * @param draft the tuning
   * @return the folder
   * @throws InputException if the text is wrong, asks for Java flags that have not been accepted,
   *     or nothing can be written; the message is one sentence
   * @since 3.0
   */
  Path start(Draft draft);

  /**
   * Reads how a tuning has gone, whichever process carries it out.
   *
   * @param folder its folder
   * @return the measurements so far
   * @throws InputException if there is no tuning in the folder; the message is one sentence
   */
  TuningLog read(Path folder);

  /**
   * Keeps the result of a tuning as a preset of the user, which can be used at once.
   *
   * @param folder its folder
   * @param name how the preset is called
   * @return the id of the preset
   * @throws InputException if there is no result, or nothing can be written
   */
  String keep(Path folder, String name);
}
