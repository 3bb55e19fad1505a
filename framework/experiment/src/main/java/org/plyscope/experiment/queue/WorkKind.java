package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.WorkState;
import org.plyscope.experiment.conduct.LongJob;

/** The differences between kinds of long work. Safe for any thread. */
interface WorkKind {
  /** Receives news of work that is carried out, on its thread. */
  interface Notices {
    /** Receives the newest thing the user should know; empty if there is nothing. */
    void remark(String sentence);

    /** Receives how long the rest will take, in seconds. */
    void secondsLeft(double seconds);
  }

  /** Returns the kind as views see it. */
  WorkState.Kind kind();

  /** Returns the name of the folder in the data directory in which this kind is kept. */
  String home();

  /** Returns the name of the file that every folder of this kind has. */
  String plan();

  /** Returns which files in its folder belong to it, as glob patterns. */
  List<String> ownFiles();

  /**
   * Reads how far work has got, as if this session did nothing with it.
   *
   * @throws InputException if it cannot be read
   */
  WorkState look(Path folder);

  /**
   * Reads which Java flags its worker processes are started with.
   *
   * @param place a folder, or a file that describes new work
   * @throws InputException if it cannot be read
   */
  List<String> flags(Path place);

  /**
   * Prepares the missing work.
   *
   * @return a job that returns a remark about its end
   * @throws InputException if it cannot go on with the content of the folder
   */
  LongJob<String> prepare(Path folder, Notices notices);

  /**
   * Makes the report.
   *
   * @return an HTML page
   * @throws InputException if the folder cannot be read
   */
  String report(Path folder);

  /**
   * Returns which folders in its folder hold runs of its own, as glob patterns; none by default.
   */
  default List<String> ownFolders() {
    return List.of();
  }

  /** Drops its memory of a folder that is about to be deleted; does nothing by default. */
  default void forget(Path folder) {}
}
