package org.plyscope.workbench.board;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.Command;
import org.plyscope.api.view.Workspace;

/** Publishes the commands of the board view. */
@Component(
    service = {},
    immediate = true)
public final class BoardCommands {
  private static final String MENU = "Board";

  /** A command that needs an open board. */
  private record BoardCommand(
      BoardViewFactory views,
      String id,
      String title,
      String shortcut,
      Consumer<BoardView> action,
      Predicate<BoardView> possible)
      implements Command {
    BoardCommand(
        BoardViewFactory views,
        String id,
        String title,
        String shortcut,
        Consumer<BoardView> action) {
      this(views, id, title, shortcut, action, view -> true);
    }

    @Override
    public void run(Workspace workspace) {
      views.find(workspace).ifPresent(action);
    }

    @Override
    public String menu() {
      return MENU;
    }

    @Override
    public boolean enabled(Workspace workspace) {
      return views.find(workspace).filter(possible).isPresent();
    }
  }

  private final List<ServiceRegistration<Command>> registrations;

  /** Registers the commands. */
  @Activate
  public BoardCommands(BundleContext context, @Reference BoardViewFactory views) {
    registrations =
        all(views).stream().map(c -> context.registerService(Command.class, c, null)).toList();
  }

  /** Takes the commands away. */
  @Deactivate
  public void deactivate() {
    registrations.forEach(ServiceRegistration::unregister);
  }

  static List<Command> all(BoardViewFactory views) {
    return List.of(
        new BoardCommand(views, "board.edit", "Edit position", "ctrl E", BoardView::toggleEditing),
        new BoardCommand(views, "board.flip", "Flip board", "ctrl shift F", BoardView::flip),
        new BoardCommand(views, "board.rotate", "Rotate board", "", BoardView::rotate),
        new BoardCommand(
            views,
            "board.coordinates",
            "Show or hide coordinates",
            "ctrl shift L",
            BoardView::toggleCoordinates),
        new BoardCommand(
            views,
            "board.show-differences",
            "Show or hide differences from the start of the search",
            "ctrl D",
            BoardView::toggleDifferences,
            BoardView::canShowDifferences),
        new BoardCommand(views, "board.faster", "Animate moves faster", "", BoardView::faster),
        new BoardCommand(views, "board.slower", "Animate moves slower", "", BoardView::slower));
  }
}
