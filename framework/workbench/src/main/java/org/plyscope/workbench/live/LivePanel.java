package org.plyscope.workbench.live;

import java.awt.CardLayout;
import java.awt.Color;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.SearchSample;
import org.plyscope.ui.text.Titles;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.workbench.theme.Icons;

/** Curves of the running or last search: the quantity follows the kind of search, or the user. */
public final class LivePanel extends JPanel {
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  private final JComboBox<Topic> topic = new JComboBox<>(Topic.values());
  private final LiveChart chart;
  private final JLabel note = new JLabel(" ");
  private final JPanel deck = new JPanel(new CardLayout());
  private transient List<SearchSample> samples = List.of();
  private transient State state;
  private transient Rules rules;
  private Boolean monteCarlo;

  /**
   * Makes an empty panel.
   *
   * @param seatColor the colour of a seat with some tint, now
   */
  public LivePanel(Function<Tint, Color> seatColor) {
    super(
        new MigLayout(
            "fill, insets 0, gapy rel, wrap", "[grow, fill, 0::]", "[]rel[grow, fill, 0::]rel[]"));
    chart = new LiveChart(seatColor);
    setName("live");
    topic.setName("live.topic");
    topic.setToolTipText("The quantity drawn; by default it depends on the kind of search");
    topic.addActionListener(e -> draw());
    note.setName("live.note");
    note.putClientProperty("FlatLaf.styleClass", "small");
    note.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    deck.add(
        new EmptyHint(
            "placeholder.sentence",
            Icons.large("chart"),
            "Nothing to draw",
            "Too few iterations for a curve."),
        EMPTY);
    deck.add(chart, FULL);
    add(topic, "growx 0");
    add(deck);
    add(note, "width 0:100%:");
  }

  /**
   * Shows a search.
   *
   * @param now samples of its reports
   * @param rules the rules of the position
   * @param position the position searched
   */
  public void show(List<SearchSample> now, Rules rules, State position) {
    state = position;
    this.rules = rules;
    if (now == samples) {
      return;
    }
    samples = now;
    boolean playouts = Topic.monteCarlo(now);
    if (!now.isEmpty() && !Objects.equals(monteCarlo, playouts)) {
      monteCarlo = playouts;
      topic.setSelectedItem(Topic.fitting(now));
    }
    draw();
  }

  /** Releases a search, and with it the plugin of its game. */
  public void clear() {
    if (state != null) {
      samples = List.of();
      state = null;
      rules = null;
      draw();
    }
  }

  /** Returns the numbers behind all curves. */
  public List<DataTable> tables() {
    return state == null ? List.of() : LiveTables.of(samples, this::text);
  }

  private void draw() {
    Topic chosen = (Topic) Objects.requireNonNull(topic.getSelectedItem());
    LiveCurves picture = LiveCurves.of(samples, chosen, this::text, this::player);
    boolean any = picture.curves().stream().anyMatch(c -> c.points().size() > 1);
    ((CardLayout) deck.getLayout()).show(deck, any ? FULL : EMPTY);
    boolean noted = any && !picture.note().isEmpty();
    note.setText(noted ? picture.note() : " ");
    note.setToolTipText(noted ? picture.note() : null);
    List<Seat> seats = rules == null ? List.of() : rules.board().seats();
    chart.show(picture, seats.stream().map(Seat::tint).toList());
  }

  /** Writes a move; an agent may report one that is not legal. */
  private String text(long move) {
    MoveList legal = new MoveList();
    state.moves(legal);
    return legal.indexOf(move) < 0 ? "?" : Titles.move(state, move);
  }

  private String player(int player) {
    List<Seat> seats = rules.board().seats();
    return player < seats.size() ? seats.get(player).name() : "Player " + (player + 1);
  }
}
