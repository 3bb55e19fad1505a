package org.plyscope.api.learn.log;

import java.nio.file.Path;
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
   * Reads how a tuning has gone, whichever process carries it out.
   *
   * @param folder its folder
   * @return what was measured until now
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
