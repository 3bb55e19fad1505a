package org.plyscope.api.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.work.JobMonitor;

/**
 * Hands runs over as files, and reads those of others. <b>Provided by the host</b> as a service;
 * safe for any thread. No call installs or starts a plugin of an archive.
 *
 * @since 3.0
 */
@ProviderType
public interface RunArchives {
  /**
   * Makes an archive of a run: its folder, its report, the plugins that played, and metadata.
   *
   * @param run a run in a folder, which is not being played
   * @param file the zip file to write; an existing one is replaced
   * @param monitor is asked whether the archive is still wanted
   * @return the names and versions of plugins that played and could not be included
   * @throws InputException if a file cannot be read or written
   * @throws InterruptedException if it was cancelled
   */
  List<String> archive(Run run, Path file, JobMonitor monitor) throws InterruptedException;

  /**
   * Unpacks an archive into the runs of the user, checks every file in it, and opens the run.
   *
   * @param file the zip file
   * @param monitor is asked whether the run is still wanted
   * @return the run
   * @throws InputException if the file is not an archive, or is damaged; nothing is left behind
   * @throws InterruptedException if it was cancelled
   */
  Run open(Path file, JobMonitor monitor) throws InterruptedException;

  /**
   * Returns the citation of a run.
   *
   * @param run a run in a folder; empty for the program alone
   * @return entries in BibTeX: the program, the plugins that played, and the study
   */
  List<String> citations(Optional<Run> run);
}
