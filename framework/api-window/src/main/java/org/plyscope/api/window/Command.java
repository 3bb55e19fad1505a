package org.plyscope.api.window;

import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;

/**
 * An action that the user can start from a menu, the tool bar, a key or the command palette.
 * <b>Implemented by plugins</b> and published as a service; called on the user-interface thread.
 *
 * <p>Apart from {@link #enabled}, {@link #whyNot} and {@link #checked}, the properties of a command
 * must not change while it is published.
 */
@ConsumerType
public interface Command {
  /** The group of commands that do not name one: the last in the menu. */
  int LAST_GROUP = 100;

  /**
   * Returns the stable id, dotted kebab-case, for example {@code position.mirror}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the human-readable name, for example {@code "Mirror position"}.
   *
   * @return the title
   */
  String title();

  /**
   * Runs the command. Must return quickly; long work goes to {@link Workspace#submit}.
   *
   * @param workspace the window it was started in
   */
  void run(Workspace workspace);

  /**
   * Returns the menu it appears in.
   *
   * @return one of {@link Menus}, or another name, with a slash before each submenu; {@link
   *     Menus#TOOLS} by default
   */
  default String menu() {
    return Menus.TOOLS;
  }

  /**
   * Returns its group within the menu. Groups are separated by lines and appear in ascending order;
   * the host's own have small numbers, from -1 to 9.
   *
   * @return the group, {@link #LAST_GROUP} by default
   */
  default int group() {
    return LAST_GROUP;
  }

  /**
   * Returns the position within its group. Commands with equal positions appear in the order in
   * which they arrived.
   *
   * @return the position, 0 by default
   */
  default int position() {
    return 0;
  }

  /**
   * Returns the icon in the menu and on the tool bar.
   *
   * @return the icon, {@link IconRef#NONE} by default
   */
  default IconRef icon() {
    return IconRef.NONE;
  }

  /**
   * Returns whether it appears on the tool bar too. Buttons follow the order of the menus, their
   * groups and their positions. A button shows the icon, or the title if there is none.
   *
   * @return false by default
   */
  default boolean onToolBar() {
    return false;
  }

  /**
   * Returns the key that starts it, as {@code javax.swing.KeyStroke.getKeyStroke} reads it.
   *
   * @return the key, for example {@code "ctrl shift M"}, or an empty string, the default
   */
  default String shortcut() {
    return "";
  }

  /**
   * Returns its effect, for tool tips and the command palette.
   *
   * @return one sentence, or an empty string, the default
   */
  default String description() {
    return "";
  }

  /**
   * Returns other words under which the command palette finds it.
   *
   * @return the words, none by default
   */
  default List<String> keywords() {
    return List.of();
  }

  /**
   * Returns whether it needs an open game. If so, it cannot be started while there is none, and
   * {@link Workspace#selection} is never null in {@link #enabled} and {@link #run}.
   *
   * @return true by default
   */
  default boolean needsGame() {
    return true;
  }

  /**
   * Returns whether it can be started now.
   *
   * @param workspace the window
   * @return true by default
   */
  default boolean enabled(Workspace workspace) {
    return true;
  }

  /**
   * Returns why it cannot be started, asked only while it is not {@linkplain #enabled enabled}.
   *
   * @param workspace the window
   * @return a sentence for the tooltip, empty by default
   */
  default String whyNot(Workspace workspace) {
    return "";
  }

  /**
   * Returns whether the switch of this command is on now. Its menu item then has a tick or none, so
   * that the title names the thing: {@code "Move sounds"}.
   *
   * @param workspace the window
   * @return empty by default, for a command that is not a switch
   */
  default Optional<Boolean> checked(Workspace workspace) {
    return Optional.empty();
  }
}
