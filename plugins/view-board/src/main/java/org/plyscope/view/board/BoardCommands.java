package org.plyscope.view.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.view.board.icons.BoardIcons;

/** Publishes the commands of the board view. */
@Component(
    service = {},
    immediate = true)
public final class BoardCommands {
  /** A command that needs an open board. */
  private record BoardCommand(
      BoardViewFactory views,
      String id,
      String title,
      String shortcut,
      IconRef icon,
      Consumer<BoardView> action,
      Predicate<BoardView> possible,
      Optional<Predicate<BoardView>> on)
      implements Command {
    BoardCommand(
        BoardViewFactory views,
        String id,
        String title,
        String shortcut,
        String icon,
        Consumer<BoardView> action) {
      this(
          views, id, title, shortcut, BoardIcons.ref(icon), action, view -> true, Optional.empty());
    }

    @Override
    public void run(Workspace workspace) {
      views.find(workspace).ifPresent(action);
    }

    @Override
    public String menu() {
      return Menus.BOARD;
    }

    @Override
    public int group() {
      return 0;
    }

    @Override
    public boolean enabled(Workspace workspace) {
      return views.find(workspace).filter(possible).isPresent();
    }

    @Override
    public Optional<Boolean> checked(Workspace workspace) {
      return on.map(is -> views.find(workspace).filter(is).isPresent());
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
        new BoardCommand(
            views, "board.edit", "Edit position", "ctrl E", "edit", BoardView::toggleEditing),
        new BoardCommand(
            views, "board.flip", "Flip board", "ctrl shift F", "flip", BoardView::flip),
        new BoardCommand(views, "board.rotate", "Rotate board", "", "rotate", BoardView::rotate),
        new BoardCommand(
            views,
            "board.coordinates",
            "Show coordinates",
            "ctrl shift L",
            BoardIcons.ref("coordinates"),
            BoardView::toggleCoordinates,
            view -> true,
            Optional.of(BoardView::coordinatesShown)),
        new BoardCommand(
            views,
            "board.show-differences",
            "Show differences from the start of the search",
            "ctrl D",
            BoardIcons.ref("differences"),
            BoardView::toggleDifferences,
            BoardView::canShowDifferences,
            Optional.of(BoardView::differencesShown)),
        new BoardCommand(
            views, "board.faster", "Animate moves faster", "", "speed", BoardView::faster),
        new BoardCommand(
            views, "board.slower", "Animate moves slower", "", "speed", BoardView::slower));
  }
}
