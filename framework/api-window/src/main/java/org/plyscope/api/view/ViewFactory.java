package org.plyscope.api.view;

import java.util.Set;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Offers a kind of view. <b>Implemented by plugins</b> and published as a service; called on the
 * user-interface thread. Each call returns within 250 ms; longer work is done on a thread of the
 * view's own, or as a {@link org.plyscope.api.queue.Job}.
 */
@ConsumerType
public interface ViewFactory {
  /** Where a view first appears. */
  enum Place {
    /** The large area in the middle. */
    CENTER,
    /** The left column. */
    LEFT,
    /** The right column. */
    RIGHT,
    /** The strip below the middle. */
    BOTTOM
  }

  /**
   * Returns the stable kebab-case id, under which layouts remember the view.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the title of its tab.
   *
   * @return the title
   */
  String title();

  /**
   * Creates the view.
   *
   * @param workspace the window it will live in
   * @return a new view
   */
  View create(Workspace workspace);

  /**
   * Returns where it first appears.
   *
   * @return {@link Place#CENTER} by default
   */
  default Place place() {
    return Place.CENTER;
  }

  /**
   * Returns the icon of its tab and of its entry in the menu.
   *
   * @return the icon, {@link IconRef#NONE} by default
   */
  default IconRef icon() {
    return IconRef.NONE;
  }

  /**
   * Returns its purpose, for the tool tip of its tab and the command palette.
   *
   * @return one sentence, or an empty string, the default
   */
  default String help() {
    return "";
  }

  /**
   * Returns whether it opens only on request, and is closed again at the next start. Any other view
   * opens by itself when it is first installed, or where a perspective includes it, and comes back
   * as the user left it.
   *
   * @return false by default
   */
  default boolean onDemand() {
    return false;
  }

  /**
   * Returns the perspectives it belongs to, for example {@code experiment} for a view of runs: it
   * first opens there, and not where the user happens to be.
   *
   * @return the ids of perspectives, of which those that are not installed are ignored; none by
   *     default, so that the view first opens in the perspective shown when it is installed
   * @since 3.0
   */
  default Set<String> perspectives() {
    return Set.of();
  }
}
