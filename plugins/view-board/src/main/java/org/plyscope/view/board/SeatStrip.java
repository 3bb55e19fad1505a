package org.plyscope.view.board;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager2;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.Arrays;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.option.Option;
import org.plyscope.board.PieceIcon;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.theme.Theme;

/**
 * The players with their colours, whose turn it is, and the values of the setup besides the cells.
 */
final class SeatStrip extends JPanel {
  private static final int SMALLEST_ICON = 18;

  /** More than there is between players, because the width of a text is rounded. */
  private static final int GAP = 8;

  private final Supplier<BoardTheme> theme;
  private final JLabel extras = new JLabel();
  private Board board;
  private Setup shown;
  private boolean ended;

  SeatStrip(Supplier<BoardTheme> theme) {
    super(new MigLayout("insets 0, gap 4, hidemode 3", "", "[center]"));
    this.theme = theme;
    setName("board.seats");
    setOpaque(false);
    extras.setName("board.extras");
    extras.putClientProperty("FlatLaf.styleClass", "small");
    extras.setEnabled(false);
  }

  /**
   * Shows the players.
   *
   * @param newBoard the board with their seats
   * @param setup the content of its cells
   * @param over whether the game is over, so that no player is to move
   */
  void show(Board newBoard, Setup setup, boolean over) {
    shown = setup;
    ended = over;
    if (newBoard != board) {
      board = newBoard;
      rebuild();
    }
    for (int player = 0; player < board.seats().size(); player++) {
      ((Seat) getComponent(player)).setActive(!over && player == setup.toMove());
    }
    extras.setText(changedExtras(setup));
    getAccessibleContext()
        .setAccessibleDescription(
            over ? "The game is over." : board.seats().get(setup.toMove()).name() + " to move.");
  }

  /** Returns the width below which not even the players without their names have room. */
  int least() {
    return board == null ? 0 : needed(Fit.NO_NAMES);
  }

  /**
   * Where there is too little room, first the air around the players gives way, then only the
   * player to move keeps a name, then no player does; in the end that player is the only one
   * visible.
   */
  @Override
  public void doLayout() {
    if (board != null) {
      Fit fit =
          Arrays.stream(Fit.values())
              .filter(one -> needed(one) <= getWidth())
              .findFirst()
              .orElse(Fit.ALONE);
      seats().forEach(seat -> seat.fit(fit));
      extras.setVisible(fit == Fit.ALL);
      // A container that is being laid out is not notified that a component has another size.
      ((LayoutManager2) getLayout()).invalidateLayout(this);
    }
    super.doLayout();
  }

  private int needed(Fit fit) {
    int width = fit == Fit.ALL ? extras.getPreferredSize().width + 2 * GAP : 0;
    return width + seats().mapToInt(seat -> seat.width(fit) + GAP).sum();
  }

  private Stream<Seat> seats() {
    return Arrays.stream(getComponents()).filter(c -> c instanceof Seat).map(Seat.class::cast);
  }

  /** The displays of the players, from much room to little. */
  private enum Fit {
    ALL,
    ALL_NAMES,
    NAME_TO_MOVE,
    NO_NAMES,
    ALONE;

    boolean named(boolean active) {
      return this == ALL || this == ALL_NAMES || (this == NAME_TO_MOVE && active);
    }

    boolean visible(boolean active) {
      return this != ALONE || active;
    }
  }

  /** The letters and icons of the players grow with the look; not while it walks through them. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (board != null) {
      SwingUtilities.invokeLater(
          () -> {
            rebuild();
            show(board, shown, ended);
          });
    }
  }

  private void rebuild() {
    removeAll();
    for (int player = 0; player < board.seats().size(); player++) {
      add(new Seat(player));
    }
    add(extras, "gapleft 8");
    revalidate();
    repaint();
  }

  private static String changedExtras(Setup setup) {
    StringJoiner text = new StringJoiner("   ");
    Map<String, String> changes = setup.extras().changes();
    for (Option<?> option : setup.extras().options()) {
      if (changes.containsKey(option.id())) {
        boolean flag = option.kind() == Option.Kind.FLAG;
        text.add(flag ? option.label() : option.label() + ": " + changes.get(option.id()));
      }
    }
    return text.toString();
  }

  /** One player; a pill in the player's colour while it is that player's turn. */
  private final class Seat extends JLabel {
    private final int icon = Math.max(SMALLEST_ICON, Theme.size("icon.size") * 9 / 8);
    private final int player;
    private boolean active;
    private boolean tight;

    Seat(int player) {
      super(board.seats().get(player).name());
      this.player = player;
      setName("board.seat." + player);
      setIcon(PieceIcon.seat(board, player, icon, theme));
      setIconTextGap(6);
    }

    private String title() {
      return board.seats().get(player).name();
    }

    private void fit(Fit fit) {
      setVisible(fit.visible(active));
      tight = fit != Fit.ALL;
      String text = fit.named(active) ? title() : "";
      if (!text.equals(getText())) {
        setText(text);
      }
    }

    /** Measures the width it would need, whatever its current text. */
    private int width(Fit fit) {
      int words =
          fit.named(active) ? getFontMetrics(getFont()).stringWidth(title()) + getIconTextGap() : 0;
      return fit.visible(active) ? icon + words + air(fit != Fit.ALL) : 0;
    }

    /** Only the pill of the player to move needs room around it. */
    private int air(boolean little) {
      return little && !active ? 0 : icon;
    }

    void setActive(boolean now) {
      active = now;
      setFont(UIManager.getFont("Label.font").deriveFont(now ? Font.BOLD : Font.PLAIN));
      setToolTipText(now ? title() + " to move" : title());
      revalidate();
      repaint();
    }

    @Override
    public Dimension getPreferredSize() {
      Dimension size = super.getPreferredSize();
      return new Dimension(size.width + air(tight), Math.max(size.height, icon) + icon / 2);
    }

    @Override
    public int getHorizontalAlignment() {
      return CENTER;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
      if (active) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        Color tint = theme.get().player(board, player);
        double h = getHeight() - 1.5;
        RoundRectangle2D pill = new RoundRectangle2D.Double(0.75, 0.75, getWidth() - 1.5, h, h, h);
        g.setColor(new Color(tint.getRed(), tint.getGreen(), tint.getBlue(), 46));
        g.fill(pill);
        g.setColor(new Color(tint.getRed(), tint.getGreen(), tint.getBlue(), 190));
        g.draw(pill);
        g.dispose();
      }
      super.paintComponent(graphics);
    }
  }
}
