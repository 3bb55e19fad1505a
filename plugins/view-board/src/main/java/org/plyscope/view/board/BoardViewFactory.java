package org.plyscope.view.board;

import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;

/** Offers the board view, and finds the one of a window for its commands. */
@Component(service = {ViewFactory.class, BoardViewFactory.class})
public final class BoardViewFactory implements ViewFactory {
  static final String ID = "board";

  private final Map<Workspace, BoardView> open = new WeakHashMap<>();

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Board";
  }

  @Override
  public View create(Workspace workspace) {
    BoardView view = new BoardView(workspace, () -> open.remove(workspace));
    open.put(workspace, view);
    return view;
  }

  /** Returns the board of a window, if it is open. */
  Optional<BoardView> find(Workspace workspace) {
    return Optional.ofNullable(open.get(workspace));
  }
}
