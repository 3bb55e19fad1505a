package org.plyscope.api.view;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Something a user can start from a menu, a key or the command palette. <b>Implemented by
 * plugins</b> and published as a service; called on the user-interface thread.
 */
@ConsumerType
public interface Command {
  /**
   * Returns the stable id, dotted kebab-case, for example {@code position.mirror}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the name for people, for example {@code "Mirror position"}.
   *
   * @return the title
   */
  String title();

  /**
   * Does it. Returns soon; long work goes to {@link Workspace#submit}.
   *
   * @param workspace the window it was started in
   */
  void run(Workspace workspace);

  /**
   * Returns the menu it stands in.
   *
   * @return the name of a menu of the menu bar, {@code "Tools"} by default
   */
  default String menu() {
    return "Tools";
  }

  /**
   * Returns the key that starts it, as {@code javax.swing.KeyStroke.getKeyStroke} reads it.
   *
   * @return the key, for example {@code "ctrl shift M"}, or the empty text, the default
   */
  default String shortcut() {
    return "";
  }

  /**
   * Tells whether it can be started now.
   *
   * @param workspace the window
   * @return true by default
   */
  default boolean enabled(Workspace workspace) {
    return true;
  }
}
