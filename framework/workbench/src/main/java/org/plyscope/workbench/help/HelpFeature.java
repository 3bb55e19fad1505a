package org.plyscope.workbench.help;

import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** The guide, the keys, the glossary, and what the program is. */
public final class HelpFeature implements Feature {
  private static final String MENU = "Help";

  private final Shell shell;

  /** Makes the room in a window. */
  public HelpFeature(Shell shell) {
    this.shell = shell;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "help.guide", "Guide", () -> show(0))
            .key("F1")
            .icon("help")
            .description("A short guide to the window"),
        new BuiltIn(MENU, "help.keys", "Keys", () -> show(1))
            .description("Every key and what it does"),
        new BuiltIn(MENU, "help.glossary", "Glossary", () -> show(2))
            .description("What the words of the window mean"),
        new BuiltIn(
                MENU,
                "help.about",
                "About Plyscope",
                () -> new AboutDialog(shell.frame(), shell.services().log(), shell.data()).show())
            .group(3));
  }

  private void show(int page) {
    new HelpDialog(shell.frame(), shell.commands()).show(page);
  }
}
