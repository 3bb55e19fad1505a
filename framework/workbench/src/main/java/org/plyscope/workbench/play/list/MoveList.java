package org.plyscope.workbench.play.list;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.ui.widget.Keys;
import org.plyscope.workbench.play.list.MoveLayout.Kind;
import org.plyscope.workbench.play.list.MoveLayout.Piece;

/**
 * The moves of a game with its variations. A click goes to a move; left and right go along the
 * line, up and down to the variations of the move, Enter folds one, Delete deletes from the move
 * on.
 */
public final class MoveList extends JComponent implements Scrollable {
  private final Workspace workspace;
  private final Consumer<GameNode> go;
  private Mistakes mistakes = Mistakes.of(List.of());
  private final Set<GameNode> folded = Collections.newSetFromMap(new IdentityHashMap<>());
  private final MoveMenu menu;
  private GameTree tree;
  private MoveLayout layout;
  private GameNode shown;
  private Piece hovered;

  public MoveList(
      Workspace workspace, Consumer<GameNode> go, Consumer<GameNode> delete, MoveMenu menu) {
    this.workspace = workspace;
    this.go = go;
    this.menu = menu;
    setName("game.moves");
    setFocusable(true);
    setOpaque(true);
    setToolTipText("");
    updateUI();
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    bind("LEFT", n -> n.parent());
    bind("RIGHT", GameNode::next);
    bind("UP", n -> sibling(n, -1));
    bind("DOWN", n -> sibling(n, 1));
    bind("HOME", n -> Optional.of(tree.root()));
    bind("END", n -> Optional.of(last(n)));
    key("DELETE", () -> delete.accept(tree.current()));
    key("ENTER", () -> fold(branch(tree.current())));
  }

  /** Shows a game as it is now. */
  public void show(GameTree newTree) {
    if (newTree != tree) {
      folded.clear();
    }
    tree = newTree;
    mistakes = Mistakes.of(newTree.mainLine());
    layout = null;
    hovered = null;
    unfold(tree.current());
    revalidate();
    repaint();
    if (shown != tree.current()) {
      shown = tree.current();
      getAccessibleContext().setAccessibleDescription(MoveDescription.of(tree, shown));
      SwingUtilities.invokeLater(this::reveal);
    }
  }

  /** Folds or unfolds the variation that starts with a move. */
  void fold(GameNode first) {
    if (first != null && !folded.remove(first)) {
      folded.add(first);
    }
    layout = null;
    revalidate();
    repaint();
  }

  /** Returns the first move of the variation a move belongs to, or null on the main line. */
  private static GameNode branch(GameNode node) {
    for (GameNode at = node; at.parent().isPresent(); at = at.parent().get()) {
      if (at.parent().get().children().get(0) != at) {
        return at;
      }
    }
    return null;
  }

  private void unfold(GameNode node) {
    for (GameNode at = node; at.parent().isPresent(); at = at.parent().get()) {
      if (at != node) {
        folded.remove(at);
      }
    }
  }

  /** In another width moves stand elsewhere; the current one must not get out of sight. */
  private void settle() {
    revalidate();
    SwingUtilities.invokeLater(this::reveal);
  }

  private void reveal() {
    if (tree != null && placed().box(tree.current()).isPresent()) {
      scrollRectToVisible(placed().box(tree.current()).get());
    } else {
      scrollRectToVisible(new Rectangle(0, 0, 1, 1));
    }
  }

  private static Optional<GameNode> sibling(GameNode node, int by) {
    List<GameNode> siblings = node.parent().map(GameNode::children).orElse(List.of());
    int at = siblings.indexOf(node) + by;
    return at >= 0 && at < siblings.size() ? Optional.of(siblings.get(at)) : Optional.empty();
  }

  private static GameNode last(GameNode node) {
    GameNode at = node;
    while (at.next().isPresent()) {
      at = at.next().get();
    }
    return at;
  }

  private void bind(String key, Function<GameNode, Optional<GameNode>> way) {
    key(key, () -> way.apply(tree.current()).ifPresent(go));
  }

  private void key(String key, Runnable action) {
    Keys.bind(this, JComponent.WHEN_FOCUSED, key, action, () -> tree != null);
  }

  private MoveLayout placed() {
    if (layout == null) {
      layout =
          MoveLayout.of(
              GameRows.of(tree, folded),
              tree.rules().players(),
              new MoveLayout.Fonts(
                  getFontMetrics(getFont()),
                  getFontMetrics(getFont().deriveFont(Font.BOLD)),
                  getFontMetrics(MovePainter.small(getFont()))),
              Math.max(getWidth(), 1),
              mistakes);
    }
    return layout;
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    if (width != getWidth()) {
      layout = null;
      SwingUtilities.invokeLater(this::settle);
    }
    super.setBounds(x, y, width, height);
  }

  @Override
  public void updateUI() {
    setFont(UIManager.getFont("Label.font"));
    layout = null;
    revalidate();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getFont().getSize() * 16, tree == null ? 0 : placed().height());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(UIManager.getColor("List.background"));
    graphics.fillRect(0, 0, getWidth(), getHeight());
    if (tree != null) {
      Graphics2D g = (Graphics2D) graphics.create();
      new MovePainter(g, tree, mistakes, workspace::seatColor, placed().unit(), getFont())
          .paint(placed().pieces(), hovered, isFocusOwner());
      g.dispose();
    }
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    return tree == null
        ? null
        : placed()
            .at(event.getX(), event.getY())
            .filter(p -> p.kind() == Kind.MOVE)
            .map(p -> MoveDescription.of(tree, p.node()))
            .orElse(null);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            private static final long serialVersionUID = 1L;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.LIST;
            }
          };
      accessibleContext.setAccessibleName("Moves");
    }
    return accessibleContext;
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return 2 * getFontMetrics(getFont()).getHeight();
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height;
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent() != null && getParent().getHeight() > getPreferredSize().height;
  }

  /** Clicks, and the move below the pointer. */
  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      Optional<Piece> piece = piece(event);
      if (event.isPopupTrigger()) {
        popup(event);
      } else if (SwingUtilities.isLeftMouseButton(event) && piece.isPresent()) {
        if (piece.get().kind() == Kind.MOVE) {
          go.accept(piece.get().node());
        } else {
          fold(piece.get().node());
        }
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (event.isPopupTrigger()) {
        popup(event);
      }
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      hover(piece(event).orElse(null));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      hover(null);
    }

    private void hover(Piece piece) {
      if (!Objects.equals(piece, hovered)) {
        hovered = piece;
        repaint();
      }
    }

    private void popup(MouseEvent event) {
      piece(event)
          .ifPresent(p -> menu.show(MoveList.this, event.getX(), event.getY(), tree, p.node()));
    }

    private Optional<Piece> piece(MouseEvent event) {
      return tree == null ? Optional.empty() : placed().at(event.getX(), event.getY());
    }
  }
}
