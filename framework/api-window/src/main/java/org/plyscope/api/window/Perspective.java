package org.plyscope.api.window;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.view.IconRef;

/**
 * A way of working: which views are open, and where. <b>Implemented by plugins</b> and published as
 * a service; called on the user-interface thread. Its properties must not change while it is
 * published.
 *
 * <p>The user enters it with the button that bears its title or with the command {@code
 * perspective.ID}. The window remembers how the user left it, even while its plugin is not
 * installed.
 */
@ConsumerType
public interface Perspective {
  /**
   * Returns the stable kebab-case id, under which the window remembers how it was left.
   *
   * @return the id
   */
  String id();

  /**
   * Returns its name, one word if possible.
   *
   * @return the title
   */
  String title();

  /**
   * Returns the initial arrangement of its views. Views that are not installed are left out; one
   * that arrives later takes its place in this arrangement.
   *
   * @return the arrangement
   */
  Arrangement layout();

  /**
   * Returns the icon beside the title.
   *
   * @return the icon, {@link IconRef#NONE} by default
   */
  default IconRef icon() {
    return IconRef.NONE;
  }

  /**
   * Returns its purpose.
   *
   * @return a few words, or an empty string, the default
   */
  default String help() {
    return "";
  }

  /**
   * Returns the key that enters it, as {@code javax.swing.KeyStroke.getKeyStroke} reads it.
   *
   * @return the key, or an empty string, the default
   */
  default String shortcut() {
    return "";
  }
}
