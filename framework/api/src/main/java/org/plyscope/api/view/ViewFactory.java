package org.plyscope.api.view;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Offers a kind of view. <b>Implemented by plugins</b> and published as a service; called on the
 * user-interface thread.
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
   * Makes the view.
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
}
