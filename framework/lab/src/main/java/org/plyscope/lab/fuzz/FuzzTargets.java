package org.plyscope.lab.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Offers readers to be tried with damaged input. Provided as a service. */
@FunctionalInterface
public interface FuzzTargets {
  /**
   * Makes the targets.
   *
   * @param scratch an empty folder for the files that are read
   * @throws IOException if the folder cannot be written
   */
  List<FuzzTarget> targets(Path scratch) throws IOException;
}
