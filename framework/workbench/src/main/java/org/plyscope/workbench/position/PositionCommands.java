package org.plyscope.workbench.position;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.session.Session;

/** Commands for the positions that come with the open rules. */
final class PositionCommands {
  private static final String MENU = "Position";

  private PositionCommands() {}

  /** Makes the commands for some rules, or for none. */
  static List<BuiltIn> of(Session session, Rules rules) {
    List<BuiltIn> commands = new ArrayList<>();
    if (rules == null) {
      return commands;
    }
    commands.add(
        new BuiltIn(MENU, "position.start", "Start position", () -> session.open(rules))
            .key("ctrl HOME")
            .icon("start"));
    for (NamedPosition position : rules.positions()) {
      String group = position.group().isBlank() ? "" : "/" + position.group().replace('/', '–');
      commands.add(
          new BuiltIn(
                  MENU + group,
                  "position.named." + position.id(),
                  position.name(),
                  () -> session.open(rules, position.position()))
              .group(1));
    }
    return commands;
  }
}
