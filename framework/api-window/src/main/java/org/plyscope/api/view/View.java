package org.plyscope.api.view;

import java.util.List;
import javax.swing.JComponent;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.table.DataTable;

/** A view. <b>Implemented by plugins</b>; called on the user-interface thread. */
@ConsumerType
public interface View extends AutoCloseable {
  /**
   * The client property that marks the part of {@link #component} that is exported as the picture
   * of the view, without tool bars and the like: {@code canvas.putClientProperty(View.PICTURE,
   * true)}. The first visible part marked so is the picture; without one the whole component is. A
   * component that is marked with {@code false} is not offered for export, such as a form.
   */
  String PICTURE = "Plyscope.picture";

  /**
   * The client property of {@link #component} that describes the subject of the view in a few
   * words, if that is not the position on the board: {@code panel.putClientProperty(View.SUBJECT,
   * "Kalah round robin")}. Names of files and captions are proposed from it.
   */
  String SUBJECT = "Plyscope.subject";

  /**
   * Returns the visible component.
   *
   * @return always the same component
   */
  JComponent component();

  /**
   * Follows the selection. Called once after the view was created and after every change; must
   * return quickly. A running search does not change the selection; {@link #searching} follows it.
   *
   * @param selection the current selection
   */
  default void selected(Selection selection) {}

  /**
   * Follows a search of the selected line. Called when it starts, at most 20 times a second while
   * it reports, when it is asked to stop, and once when it has ended, after {@link #selected} has
   * brought its result. A view created in the meantime is called after its first selection. A
   * search whose position the user has left is stopped, so in the end its line may differ from the
   * selected one. Must return quickly.
   *
   * @param search the search as it is now
   */
  default void searching(LiveSearch search) {}

  /**
   * Shows something for a moment instead of the selection, which stays as it is: see {@link
   * Workspace#preview}. Only views that show a position need to follow; the others ignore it, which
   * is the default. Must return quickly.
   *
   * @param glimpse what to show, or null to show the selection again
   */
  default void previewing(Selection glimpse) {}

  /**
   * Called when the user starts or stops setting up a position on the board.
   *
   * @param active true while a view is editing
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

  /** Releases the resources of the view. Called once, when it is closed or its plugin leaves. */
  @Override
  default void close() {}
}
