package org.plyscope.workbench.welcome;

import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.Perspectives;

/** The commands for newcomers. */
public final class WelcomeCommands {
  static final String EXAMPLE = "help.example";
  static final String WRITE_AGENT = "help.write-agent";
  private static final String MENU = "Help";

  private WelcomeCommands() {}

  /** Makes the commands. */
  public static List<BuiltIn> of(
      Perspectives perspectives, ExampleAnalysis example, Runnable writeAgent) {
    return List.of(
        new BuiltIn(MENU, "help.welcome", "Welcome", () -> perspectives.cover(WelcomeView.ID))
            .icon("plyscope")
            .group(-1),
        new BuiltIn(
                MENU,
                EXAMPLE,
                "Analyse an example position",
                () -> {
                  perspectives.enter("analyse");
                  example.open();
                })
            .icon("search")
            .group(-1),
        new BuiltIn(MENU, WRITE_AGENT, "Write an agent…", writeAgent).icon("agent").group(-1));
  }
}
