package org.plyscope.workbench.builtin;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.perspective.KnownPerspective;
import org.plyscope.workbench.dock.perspective.Perspectives;

/** Switches perspectives and resets the current one. */
final class PerspectiveCommands {
  /** The menu they share with the commands for views, and stand first in. */
  private static final String MENU = "Views";

  private PerspectiveCommands() {}

  /** Makes the commands for the perspectives that are there now. */
  static List<BuiltIn> of(Perspectives perspectives) {
    List<BuiltIn> commands = new ArrayList<>();
    for (KnownPerspective perspective : perspectives.all()) {
      commands.add(
          new BuiltIn(
                  MENU,
                  "perspective." + perspective.id(),
                  perspective.title() + " perspective",
                  () -> perspectives.enter(perspective.id()))
              .key(perspective.shortcut())
              .description(perspective.help())
              .icon(perspective.icon())
              .group(-1));
    }
    commands.add(
        new BuiltIn(MENU, "perspective.reset", "Reset this perspective", perspectives::reset)
            .icon("layout")
            .group(-1));
    return commands;
  }
}
