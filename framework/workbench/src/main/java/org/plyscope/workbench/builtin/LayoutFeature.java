package org.plyscope.workbench.builtin;

import java.util.List;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Commands for perspectives and views, which come and go with their plugins. */
public final class LayoutFeature implements Feature {
  private final Shell shell;

  /** Makes the room in a window; the board has the middle even before its view arrives. */
  public LayoutFeature(Shell shell) {
    this.shell = shell;
    shell.views().reserve(new ViewSlot("board", "Board", ViewFactory.Place.CENTER));
    shell.perspectives().onChange(this::perspectivesChanged);
    shell.views().onChange(this::viewsChanged);
    shell.docks().onTabs(shell.perspectives()::fill, new ViewMenu(shell)::show);
  }

  /** All other commands change with what is installed. */
  @Override
  public List<Command> commands() {
    perspectivesChanged();
    return List.of(
        new BuiltIn("Views", "view.fill", "Let this view fill the window", this::fill)
            .key("F11")
            .icon("fill")
            .description("Let the view you are in fill the window, and bring the others back")
            .group(-1)
            .checked(shell.perspectives()::filled)
            .when(
                () -> shell.perspectives().filled() || !shell.lastView().id().isEmpty(),
                "Click into a view first."));
  }

  private void fill() {
    shell.perspectives().fill(shell.lastView().id());
  }

  private void perspectivesChanged() {
    shell.commands().family("perspectives", PerspectiveCommands.of(shell.perspectives()));
  }

  private void viewsChanged() {
    shell
        .commands()
        .family("views", ViewCommands.of(shell.views(), shell.perspectives(), shell.docks()));
  }
}
