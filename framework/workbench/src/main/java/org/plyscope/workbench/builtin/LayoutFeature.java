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
    docks.onTabs(perspectives::fill, new ViewMenu(perspectives, commands, views, lastView)::show);
  }

  /** All other commands change with the installed plugins. */
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
    commands.family("views", ViewCommands.viewCommands(views, perspectives, docks));
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
    private final Views views;
    private final LastView lastView;

    ViewMenu(Perspectives perspectives, CommandRegistry commands, Views views, LastView lastView) {
      this.perspectives = perspectives;
      this.commands = commands;
      this.views = views;
      this.lastView = lastView;
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
      if (views.open().stream().anyMatch(view -> view.id().equals(id) && view.isFigure())) {
        JMenuItem export = new JMenuItem("Export…", Icons.of("export"));
        export.setName("menu.view.file.export");
        export.addActionListener(
            e -> {
              // The focus may be in another view, but this menu belongs to one.
              lastView.use(id);
              commands.execute("file.export");
            });
        menu.add(export);
      }
      menu.addSeparator();
      JMenu move = new JMenu("Move to");
      for (Place place : Place.values()) {
        String name = place.name().toLowerCase(Locale.ROOT);
        String shown = place == Place.CENTER ? "the centre" : "the " + name;
        move.add(item("view.move." + id + "." + name, shown));
      }
      menu.add(move);
      menu.add(item("view.close." + id, "Close"));
      menu.show(button, 0, button.getHeight());
    }

    private JMenuItem item(String command, String text) {
      JMenuItem item = new JMenuItem(text);
      item.setName("menu.view." + command);
      item.setEnabled(commands.find(command).filter(commands::enabled).isPresent());
      item.addActionListener(e -> commands.execute(command));
      return item;
    }
  }

  /** Commands for every view that is there now. */
  private static final class ViewCommands {
    private static final String MENU = "Views";

    private ViewCommands() {}

    /** Makes the commands for the views that are there now. */
    static List<BuiltIn> viewCommands(Views views, Perspectives perspectives, Docks docks) {
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
}
