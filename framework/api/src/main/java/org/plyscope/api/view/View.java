package org.plyscope.api.view;

import java.util.List;
import javax.swing.JComponent;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.table.DataTable;

/** A view. <b>Implemented by plugins</b>; called on the user-interface thread. */
@ConsumerType
public interface View extends AutoCloseable {
  /**
   * Returns what is shown.
   *
   * @return always the same component
   */
  JComponent component();

  /**
   * Follows the selection. Called once after the view was made and after every change; returns
   * soon. A running search does not change the selection: it is followed by {@link #searching}.
   *
   * @param selection what is selected now
   */
  default void selected(Selection selection) {}

  /**
   * Follows a search of the selected line. Called when it starts, at most 20 times a second while
   * it reports, when it is told to stop, and once when it has ended, after {@link #selected} has
   * brought its result. A view that is made meanwhile is called after its first selection. A search
   * whose position the user has left is stopped, so that its line may differ from the selected one
   * at the end. Returns soon.
   *
   * @param search the search as it is now
   */
  default void searching(LiveSearch search) {}

  /**
   * Learns that the user started or stopped setting up a position on the board.
   *
   * @param active true while a view edits
   */
  default void editing(boolean active) {}

  /**
   * Returns the data shown, for export as CSV or JSON.
   *
   * @return the tables as they are now, none by default
   */
  default List<DataTable> tables() {
    return List.of();
  }

  /** Frees what the view holds. Called once, when it is closed or its plugin leaves. */
  @Override
  default void close() {}
}
