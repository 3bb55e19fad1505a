package org.plyscope.workbench.feature;

import java.util.List;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.FileOpener;
import org.plyscope.workbench.session.Remembered;

/**
 * One room of the program. All methods are called on the user-interface thread: first those that
 * return its contributions, once each; in the end {@link #save}, {@link #remember} and {@link
 * #close}.
 */
public interface Feature extends AutoCloseable {
  /** Returns its commands, in the order of their menus. */
  default List<? extends Command> commands() {
    return List.of();
  }

  /** Returns its views. */
  default List<ViewFactory> views() {
    return List.of();
  }

  /** Returns the openers of its files. */
  default List<FileOpener> openers() {
    return List.of();
  }

  /** Called when the window is shown for the first time. */
  default void opened() {}

  /** Follows games, agents and parts that came or went. */
  default void catalogChanged() {}

  /** Follows the selection, before views do. */
  default void selectionChanged() {}

  /** Notes its state for the next start. */
  default Remembered remember(Remembered before) {
    return before;
  }

  /** Writes its state for the next start. */
  default void save() {}

  /** Ends whatever still runs, when the window closes. */
  @Override
  default void close() {}
}
