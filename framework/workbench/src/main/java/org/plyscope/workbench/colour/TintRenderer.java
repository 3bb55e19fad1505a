package org.plyscope.workbench.colour;

import java.awt.Component;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JList;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.PieceIcon;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.theme.Theme;

/** A tint as a marble and by its name. */
final class TintRenderer extends DefaultListCellRenderer {
  private final transient Map<Tint, Icon> marbles = new EnumMap<>(Tint.class);

  TintRenderer(Workspace workspace) {
    for (Tint tint : Tint.values()) {
      Board board = Board.builder().seat(new Seat(name(tint), tint)).build();
      marbles.put(
          tint,
          PieceIcon.seat(
              board,
              0,
              Theme.size("icon.size"),
              () -> BoardTheme.of(workspace.dark(), workspace::color)));
    }
  }

  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focused) {
    super.getListCellRendererComponent(list, value, index, selected, focused);
    if (value instanceof Tint tint) {
      setText(name(tint));
      setIcon(marbles.get(tint));
    }
    return this;
  }

  /** Returns the name of a tint for display. */
  static String name(Tint tint) {
    return tint.name().charAt(0) + tint.name().substring(1).toLowerCase(Locale.ROOT);
  }
}
