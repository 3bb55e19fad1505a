package org.plyscope.workbench.dock.perspective;

import java.util.Objects;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;

/**
 * The description of a perspective, read once when it arrived, so that its plugin is not called
 * again.
 *
 * @param id its id
 * @param title its name
 * @param icon its icon
 * @param help its purpose
 * @param shortcut the key that enters it
 * @param layout where its views stand at first
 */
public record KnownPerspective(
    String id, String title, IconRef icon, String help, String shortcut, Arrangement layout) {
  /** Makes sure that nothing is missing. */
  public KnownPerspective {
    need(id, "id");
    need(title, "title");
    need(icon, "icon");
    need(help, "help");
    need(shortcut, "shortcut");
    need(layout, "layout");
  }

  static KnownPerspective of(Perspective said) {
    return new KnownPerspective(
        said.id(), said.title(), said.icon(), said.help(), said.shortcut(), said.layout());
  }

  private static void need(Object part, String name) {
    Objects.requireNonNull(part, () -> "it has no " + name);
  }
}
