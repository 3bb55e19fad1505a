package org.plyscope.workbench.builtin;

import java.util.List;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.LastView;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.feature.Feature;

/** Commands for perspectives and views, which come and go with their plugins. */
public final class LayoutFeature implements Feature {
  private final Views views;
  private final Perspectives perspectives;
  private final Docks docks;
  private final LastView lastView;
  private final CommandRegistry commands;

  /** Creates the feature for a window; the board has the middle even before its view arrives. */
  public LayoutFeature(
      Views views,
      Perspectives perspectives,
      Docks docks,
      LastView lastView,
      CommandRegistry commands) {
    this.views = views;
    this.perspectives = perspectives;
    this.docks = docks;
    this.lastView = lastView;
    this.commands = commands;
    views.reserve(new ViewSlot("board", "Board", ViewFactory.Place.CENTER));
    perspectives.onChange(this::perspectivesChanged);
    views.onChange(this::viewsChanged);
    docks.onTabs(perspectives::fill, new ViewMenu(perspectives, commands)::show);
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
            .checked(perspectives::filled)
            .when(
                () -> perspectives.filled() || !lastView.id().isEmpty(),
                "Click into a view first."));
  }

  private void fill() {
    perspectives.fill(lastView.id());
  }

  private void perspectivesChanged() {
    commands.family("perspectives", PerspectiveCommands.of(perspectives));
  }

  private void viewsChanged() {
    commands.family("views", ViewCommands.of(views, perspectives, docks));
  }
}
