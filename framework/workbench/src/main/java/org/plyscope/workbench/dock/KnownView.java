package org.plyscope.workbench.dock;

import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.workbench.job.PluginAttribution;

/**
 * The description of a view, read once when it arrived, so that its plugin is not called again and
 * a faulty one harms no other.
 *
 * @param id its id
 * @param title the title of its tab
 * @param place where it stands at first
 * @param icon the icon of its tab
 * @param help the tool tip
 * @param perspectives the perspectives it belongs to
 * @param onDemand whether it opens only on request
 */
record KnownView(
    String id,
    String title,
    ViewFactory.Place place,
    IconRef icon,
    String help,
    Set<String> perspectives,
    boolean onDemand) {

  /**
   * Asks a factory.
   *
   * @throws InputException if it leaves something out, with a sentence that names its plugin
   */
  static KnownView of(ViewFactory factory) {
    String whose = PluginAttribution.of(factory).map(plugin -> " of " + plugin).orElse("");
    String id = need(factory.id(), "The view " + factory.getClass().getName() + whose, "id");
    String who = "The view '" + id + "'" + whose;
    return new KnownView(
        id,
        need(factory.title(), who, "title"),
        need(factory.place(), who, "place"),
        need(factory.icon(), who, "icon"),
        need(factory.help(), who, "help text"),
        Set.copyOf(need(factory.perspectives(), who, "set of perspectives")),
        factory.onDemand());
  }

  private static <T> T need(T part, String who, String name) {
    if (part == null) {
      throw new InputException(who + " has no " + name + "; it is left out.");
    }
    return part;
  }
}
