package org.plyscope.ui.line;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Keys;

/**
 * Shows a line of moves that wraps like prose: each with a dot in the colour of its player. Moves
 * are pointed at by the mouse or by the arrow keys, and picked by a click or Enter.
 */
public final class MoveLine extends JComponent {
  private static final int NONE = -1;

  private final transient Function<Tint, Color> seatColor;
  private final transient MovePlaces places = new MovePlaces();
  private transient PlayedLine line;
  private transient IntConsumer picked = step -> {};
  private transient IntConsumer pointed = step -> {};
  private int current = PlayedLine.ELSEWHERE;
  private int hovered = NONE;
  private int cursor = NONE;
  private int wanted;

  /**
   * Makes an empty line.
   *
   * @param name the name tests know it by
   * @param seatColor the colour of a seat with some tint, now
   */
  public MoveLine(String name, Function<Tint, Color> seatColor) {
    this.seatColor = seatColor;
    setName(name);
    setFocusable(true);
    setOpaque(false);
    setToolTipText("");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            cursor = NONE;
            point(NONE);
          }

          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }
        });
    Keys.bind(this, "RIGHT", () -> move(1));
    Keys.bind(this, "LEFT", () -> move(-1));
    Keys.bind(this, "ENTER", () -> pick(cursor));
    Keys.bind(this, "SPACE", () -> pick(cursor));
    updateUI();
  }

  /**
   * Limits the line to a number of rows, so that the components below keep their place; moves
   * without room are counted at the end, and a click on the count shows them.
   *
   * @param most the number of rows, 0 for as many as are needed
   * @return this
   */
  public MoveLine rows(int most) {
    places.rows(most);
    revalidate();
    return this;
  }

  /**
   * Sets the listener for the step that was picked.
   *
   * @param listener takes the index
   * @return this
   */
  public MoveLine onPick(IntConsumer listener) {
    picked = Objects.requireNonNull(listener);
    return this;
  }

  /**
   * Sets the listener for the step under the mouse.
   *
   * @param listener takes the index, -1 when the mouse has left
   * @return this
   */
  public MoveLine onPoint(IntConsumer listener) {
    pointed = Objects.requireNonNull(listener);
    return this;
  }

  /**
   * Shows a line.
   *
   * @param shown the line, null for none
   * @param at the index of the step that is on the board, -1 or less for none
   */
  public void show(PlayedLine shown, int at) {
    if (Objects.equals(line, shown) && current == at) {
      return;
    }
    boolean other = !Objects.equals(line, shown);
    line = shown;
    current = at;
    if (other) {
      hovered = NONE;
      cursor = NONE;
      places.forget();
      getAccessibleContext().setAccessibleName(shown == null ? "" : shown.text());
      resized();
    }
    repaint();
  }

  /** {@return the line shown, or null} */
  public PlayedLine line() {
    return line;
  }

  /**
   * Returns where a step is drawn.
   *
   * @param step the index of a step
   * @return its place in this component, empty if it is hidden
   */
  public Rectangle place(int step) {
    arrange();
    return places.of(step);
  }

  private void arrange() {
    places.arrange(line, getFontMetrics(getFont()), getWidth());
  }

  @Override
  public Dimension getPreferredSize() {
    if (isPreferredSizeSet()) {
      return super.getPreferredSize();
    }
    arrange();
    return new Dimension(places.width(), places.height());
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, getPreferredSize().height);
  }

  /** How high it has to be depends on how wide it became. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    resized();
  }

  private void resized() {
    int needed = getPreferredSize().height;
    if (needed != wanted) {
      wanted = needed;
      SwingUtilities.invokeLater(this::revalidate);
    }
  }

  @Override
  public void updateUI() {
    setFont(UIManager.getFont("Label.font"));
    if (places != null) {
      places.forget();
    }
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    int step = places.at(event.getPoint());
    if (step == MovePlaces.MORE) {
      return line.text();
    }
    return step < 0 ? null : "Click to go there on the board and in the tree";
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.LIST;
            }
          };
    }
    return accessibleContext;
  }

  private void move(int by) {
    if (line != null && line.size() > 0) {
      int from = cursor < 0 ? Math.max(NONE, current) : cursor;
      cursor = Math.max(0, Math.min(line.size() - 1, from + by));
      point(cursor);
    }
  }

  private void point(int step) {
    if (hovered != step) {
      hovered = step;
      pointed.accept(step);
    }
    repaint();
  }

  private void pick(int step) {
    if (line != null && step >= 0 && step < line.size()) {
      picked.accept(step);
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (line == null) {
      return;
    }
    arrange();
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setFont(getFont());
    for (int i = 0; i < line.size(); i++) {
      if (!places.of(i).isEmpty()) {
        step(g, i);
      }
    }
    if (!places.more().isEmpty()) {
      g.setColor(Theme.color("muted"));
      write(g, places.moreText(), places.more().x, places.more());
    }
    g.dispose();
  }

  private void step(Graphics2D g, int index) {
    PlayedLine.Step step = line.steps().get(index);
    Rectangle place = places.of(index);
    int gap = places.gap();
    int x = place.x + gap;
    if (index == current) {
      g.setColor(Theme.color("highlight"));
      g.fillRoundRect(place.x, place.y, place.width, place.height, 2 * gap, 2 * gap);
    }
    if (step.number() > 0) {
      g.setColor(Theme.color("muted"));
      x = write(g, step.number() + ".", x, place) + gap;
    }
    x = dot(g, step.mover(), x, place) + gap;
    boolean pointedAt = index == hovered;
    g.setColor(
        pointedAt
            ? UIManager.getColor("Component.accentColor")
            : UIManager.getColor("Label.foreground"));
    int end = write(g, step.text(), x, place);
    if (pointedAt) {
      int y = place.y + (place.height + g.getFontMetrics().getAscent()) / 2 + 1;
      g.drawLine(x, y, end, y);
    }
    if (index == cursor && isFocusOwner()) {
      g.setColor(UIManager.getColor("Component.focusColor"));
      g.setStroke(new BasicStroke(1f));
      g.drawRoundRect(place.x, place.y, place.width - 1, place.height - 1, 2 * gap, 2 * gap);
    }
  }

  private static int write(Graphics2D g, String text, int x, Rectangle place) {
    g.drawString(
        text,
        x,
        place.y
            + (place.height - g.getFontMetrics().getHeight()) / 2
            + g.getFontMetrics().getAscent());
    return x + g.getFontMetrics().stringWidth(text);
  }

  private int dot(Graphics2D g, int mover, int x, Rectangle place) {
    double size = places.dot();
    Ellipse2D dot = new Ellipse2D.Double(x, place.y + (place.height - size) / 2, size, size);
    var seats = line.start().rules().board().seats();
    Seat seat = mover >= 0 && mover < seats.size() ? seats.get(mover) : null;
    g.setColor(seat == null ? Theme.color("faint") : seatColor.apply(seat.tint()));
    g.fill(dot);
    g.setColor(Theme.color("faint"));
    g.setStroke(new BasicStroke(1f));
    g.draw(dot);
    return x + (int) Math.ceil(size);
  }

  /** Points and picks. */
  private final class Mouse extends MouseAdapter {
    @Override
    public void mouseMoved(MouseEvent event) {
      int step = places.at(event.getPoint());
      setCursor(step == NONE ? null : Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
      point(Math.max(NONE, step));
    }

    @Override
    public void mouseExited(MouseEvent event) {
      point(NONE);
    }

    @Override
    public void mousePressed(MouseEvent event) {
      Point at = event.getPoint();
      if (places.at(at) == MovePlaces.MORE) {
        rows(0);
        places.forget();
        resized();
      } else {
        pick(places.at(at));
      }
    }
  }
}
