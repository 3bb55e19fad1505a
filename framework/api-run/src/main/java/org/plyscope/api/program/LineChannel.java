package org.plyscope.api.program;

import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Lines of text to and from another program. <b>Provided by the host</b>; lines are received by one
 * thread and may be sent by any.
 *
 * <p>Lines have no end of line and are UTF-8 outside the program. A line that is longer than the
 * host accepts, and too many lines at once, end the conversation with a {@link ProgramException}.
 *
 * @since 3.0
 */
@ProviderType
public interface LineChannel {
  /**
   * Sends a line at once.
   *
   * @param line the line, without an end of line in it
   * @throws ProgramException if the other program has ended
   */
  void send(String line);

  /**
   * Waits for the next line. The wait also ends early, with an empty answer, when the thread is
   * interrupted, which is one of the ways in which a search is asked to stop; the thread stays
   * interrupted, and later calls wait for their whole time. A search therefore waits in steps of at
   * most 50 ms and looks at {@link org.plyscope.api.search.SearchRequest#stopRequested} in between.
   *
   * @param millis the longest time to wait; 0 to take only a line that is already there
   * @return the line; empty if there was none in time
   * @throws ProgramException if the other program has ended and all its lines were taken, or broke
   *     a limit
   */
  Optional<String> receive(long millis);
}
