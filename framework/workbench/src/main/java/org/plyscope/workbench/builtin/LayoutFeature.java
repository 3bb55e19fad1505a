package org.plyscope.workbench.builtin;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.LastView;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.perspective.KnownPerspective;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.theme.Icons;

/** Commands for perspectives and views, which come and go with their plugins. */
public final class LayoutFeature implements Feature {
  /** The menu they share with the commands for views, and stand first in. */
  private static final String MENU = "Views";

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
    commands.family("perspectives", perspectiveCommands(perspectives));
  }

  private void viewsChanged() {
    commands.family("views", ViewCommands.of(views, perspectives, docks));
  }

  /** Makes the commands for the perspectives that are there now. */
  private static List<BuiltIn> perspectiveCommands(Perspectives perspectives) {
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

  /** The menu of one view, behind the button at the end of its tabs. */
  private static final class ViewMenu {
    private final Perspectives perspectives;
    private final CommandRegistry commands;

    ViewMenu(Perspectives perspectives, CommandRegistry commands) {
      this.perspectives = perspectives;
      this.commands = commands;
    }

    /** Shows the menu of a view below a button. */
    void show(String id, Component button) {
      JPopupMenu menu = new JPopupMenu();
      menu.setName("menu.view");
      boolean filled = perspectives.filled();
      JMenuItem fill = new JMenuItem(filled ? "Bring the other views back" : "Fill the window");
      fill.setName("menu.view.fill");
      fill.setIcon(Icons.of("fill"));
      fill.addActionListener(e -> perspectives.fill(id));
      menu.add(fill);
      menu.add(item("file.export", "Export…", "export"));
      menu.addSeparator();
      JMenu move = new JMenu("Move to");
      for (Place place : Place.values()) {
        String name = place.name().toLowerCase(Locale.ROOT);
        String shown = place == Place.CENTER ? "the centre" : "the " + name;
        move.add(item("view.move." + id + "." + name, shown, null));
      }
      menu.add(move);
      menu.add(item("view.close." + id, "Close", null));
      menu.show(button, 0, button.getHeight());
    }

    private JMenuItem item(String command, String text, String icon) {
      JMenuItem item = new JMenuItem(text);
      item.setName("menu.view." + command);
      item.setIcon(icon == null ? null : Icons.of(icon));
      item.setEnabled(commands.find(command).filter(commands::enabled).isPresent());
      item.addActionListener(e -> commands.execute(command));
      return item;
    }
  }
}
