package org.plyscope.api.window;

import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.view.IconRef;

/**
 * A way to work: which views are open, and where. <b>Implemented by plugins</b> and published as a
 * service; called on the user-interface thread. What it says must not change while it is published.
 *
 * <p>The user enters it by the button with its title or by the command {@code perspective.ID}. The
 * window remembers how the user left it, also while its plugin is not installed.
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
   * Returns where its views stand at first. Views that are not installed are left out; one that
   * arrives later is put where this has it.
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
   * Returns what it is for.
   *
   * @return a few words, or the empty text, the default
   */
  default String help() {
    return "";
  }

  /**
   * Returns the key that enters it, as {@code javax.swing.KeyStroke.getKeyStroke} reads it.
   *
   * @return the key, or the empty text, the default
   */
  default String shortcut() {
    return "";
  }
}
