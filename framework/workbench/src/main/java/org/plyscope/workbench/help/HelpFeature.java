package org.plyscope.workbench.help;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.DesktopFiles;

/** The guide, the keys, the glossary, and the facts about the program. */
public final class HelpFeature implements Feature {
  private static final String MENU = "Help";

  private final JFrame frame;
  private final CommandRegistry commands;
  private final Path log;
  private final Path data;
  private final Workspace workspace;

  /** Creates the feature for a window, which knows the places of its log and of the user's data. */
  public HelpFeature(
      JFrame frame, CommandRegistry commands, Path log, Path data, Workspace workspace) {
    this.frame = frame;
    this.workspace = workspace;
    this.commands = commands;
    this.log = log;
    this.data = data;
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "help.guide", "Guide", () -> show(0))
            .key("F1")
            .icon("help")
            .description("A short guide to the window"),
        new BuiltIn(MENU, "help.keys", "Keys", () -> show(1)).description("All keyboard shortcuts"),
        new BuiltIn(MENU, "help.glossary", "Glossary", () -> show(2))
            .description("The terms used in the window"),
        new BuiltIn(MENU, "help.api", "API reference", this::showApi)
            .description("The documentation of everything that plugins may use, in the browser"),
        new BuiltIn(
                MENU,
                "help.about",
                "About Plyscope",
                () -> new AboutDialog(frame, log, data).show())
            .group(3));
  }

  private void showApi() {
    ApiReference reference =
        new ApiReference(Path.of(System.getProperty("plyscope.home", ".")), data);
    workspace.submit(
        "Showing the API reference",
        monitor -> {
          Path page = reference.unpack();
          DesktopFiles.open(page);
          return page;
        },
        page -> workspace.message("The API reference is " + page + "."));
  }

  private void show(int page) {
    new HelpDialog(frame, commands).show(page);
  }
}
