package org.plyscope.testkit.view;

import java.awt.Component;
import java.awt.Container;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Finds components by the names the window gives them. */
public final class Find {
  private Find() {}

  /**
   * Returns the component with a name.
   *
   * @param <T> its type
   * @param root where to look
   * @param name its name
   * @param type its type
   * @return the first such component below the root
   * @throws NoSuchElementException if there is none
   */
  public static <T extends Component> T named(Container root, String name, Class<T> type) {
    return optional(root, name, type)
        .orElseThrow(() -> new NoSuchElementException("There is no component '" + name + "'."));
  }

  /**
   * Returns the component with a name, if there is one.
   *
   * @param <T> its type
   * @param root where to look
   * @param name its name
   * @param type its type
   * @return the first such component below the root
   */
  public static <T extends Component> Optional<T> optional(
      Container root, String name, Class<T> type) {
    for (Component child : root.getComponents()) {
      if (name.equals(child.getName()) && type.isInstance(child)) {
        return Optional.of(type.cast(child));
      }
      if (child instanceof Container inner) {
        Optional<T> found = optional(inner, name, type);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }
}
