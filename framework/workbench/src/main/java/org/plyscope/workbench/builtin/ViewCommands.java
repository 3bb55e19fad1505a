package org.plyscope.workbench.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.perspective.Perspectives;

/** Commands for every view that is there now. */
final class ViewCommands {
  private static final String MENU = "Views";

  private ViewCommands() {}

  /** Makes the commands for the views that are there now. */
  static List<BuiltIn> of(Views views, Perspectives perspectives, Docks docks) {
    List<BuiltIn> commands = new ArrayList<>();
    for (ViewSlot slot : views.slots()) {
      commands.add(
          new BuiltIn(
                  MENU,
                  "view.toggle." + slot.id(),
                  slot.title(),
                  () -> toggle(slot, perspectives, docks))
              .description(slot.help())
              .checked(() -> docks.isOpen(slot.id())));
    }
    for (ViewSlot slot : views.slots()) {
      String id = slot.id();
      commands.add(
          new BuiltIn(
                  MENU + "/Go to view",
                  "view.show." + id,
                  "Show " + slot.title(),
                  () -> perspectives.open(id))
              .icon(slot.icon())
              .description(slot.help())
              .group(1));
      commands.add(
          new BuiltIn(
                  MENU + "/Fill the window with",
                  "view.fill." + id,
                  "Fill the window with " + slot.title(),
                  () -> perspectives.cover(id))
              .group(1));
    }
    for (ViewSlot slot : views.slots()) {
      for (Place place : Place.values()) {
        commands.add(move(slot, place, perspectives));
      }
      commands.add(
          new BuiltIn(
                  MENU + "/Close view",
                  "view.close." + slot.id(),
                  "Close " + slot.title(),
                  () -> docks.close(slot.id()))
              .group(1)
              .when(() -> docks.isOpen(slot.id()), "This view is not open."));
    }
    return commands;
  }

  private static void toggle(ViewSlot slot, Perspectives perspectives, Docks docks) {
    if (docks.isOpen(slot.id())) {
      docks.close(slot.id());
    } else {
      perspectives.open(slot.id());
    }
  }

  private static BuiltIn move(ViewSlot slot, Place place, Perspectives perspectives) {
    String where =
        switch (place) {
          case CENTER -> "the centre";
          case LEFT -> "the left";
          case RIGHT -> "the right";
          case BOTTOM -> "the bottom";
        };
    String id = "view.move." + slot.id() + "." + place.name().toLowerCase(Locale.ROOT);
    return new BuiltIn(
            MENU + "/Move view to/" + slot.title(),
            id,
            "Move " + slot.title() + " to " + where,
            () -> perspectives.move(slot.id(), place))
        .group(1);
  }
}
