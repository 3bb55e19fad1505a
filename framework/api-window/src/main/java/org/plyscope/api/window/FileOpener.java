package org.plyscope.api.window;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;

/**
 * Opens files of a kind, whether the user chooses one in the <em>Open</em> dialog, drops it on the
 * window, or a view asks for it through {@link Workspace#open}. <b>Implemented by plugins</b> and
 * published as a service.
 */
@ConsumerType
public interface FileOpener {
  /**
   * Returns the name of such files in the dialog.
   *
   * @return the name in the plural, for example {@code "Opening books"}
   */
  String name();

  /**
   * Returns the extensions of their names. If two openers have the same extension, the one that
   * {@linkplain #recognises recognises} the file is used, else the one that came first.
   *
   * @return the extensions, in lower case without the dot, the usual one first
   */
  List<String> endings();

  /**
   * Prepares to open a file: notes the state of the window it needs and returns the job that reads
   * the file. Called on the user-interface thread; must return at once.
   *
   * @param file the file
   * @param workspace the window; its selection is null while no game is open
   * @return the job, which the host runs on a background thread. Its result then acts on the
   *     window, on the user-interface thread. A failure is shown to the user: an {@link
   *     org.plyscope.api.InputException} unchanged, with the name of the file.
   */
  Job<Consumer<Workspace>> open(Path file, Workspace workspace);

  /**
   * Returns whether a file is surely of this kind by its content. Asked on a background thread, of
   * files whose extension another opener has as well.
   *
   * @param file the file, which has one of the {@link #endings}
   * @return true if it is; false by default
   */
  default boolean recognises(Path file) {
    return false;
  }
}
