package org.plyscope.workbench.search.result;

import java.awt.Color;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Rules;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.text.NumberText;

/** The upper part of the result panel: move and value in large letters, numbers, the line. */
final class ResultHeader extends JPanel {
  private static final int TILES = 4;
  private static final String DEPTH = "Depth";

  /** The rows of the principal line. */
  private static final int ROWS = 2;

  /** The width of a tile beside others, in letters. */
  private static final double LETTERS = 6.5;

  private final JLabel move = named("result.move", "h1");
  private final JLabel value = named("result.value", "h1");
  private final JLabel agent = named("result.agent", "small");
  private final JLabel status = named("result.status", "small");
  private final JLabel effort = new JLabel(DEPTH);
  private final JLabel depth = named("result.depth", "large");
  private final JLabel nodes = named("result.nodes", "large");
  private final JLabel speed = named("result.speed", "large");
  private final JLabel time = named("result.time", "large");
  private final JLabel owner = named("result.owner", "small");
  private final JLabel subject = named("result.subject", "small");
  private final JLabel note = named("result.note", "small");
  private final ValueStrip values;
  private final MoveLine line;

  /** Every part has its room from the start, so that nothing moves while a search runs. */
  ResultHeader(Function<Tint, Color> seatColor) {
    super(
        new MigLayout("fillx, insets 0, wrap 2, hidemode 3, gapy rel", "[grow, 0::]unrel[right]"));
    values = new ValueStrip(seatColor);
    line = new MoveLine("result.line", seatColor).rows(ROWS);
    add(move, "width 0:pref:100%");
    add(value);
    add(subject, "split 2, span 2, growx, width 0:100:");
    add(owner);
    add(values, "span 2, growx, width 0:0:");
    add(agent, "split 2, span 2, growx, width 0:100:");
    add(status);
    add(note, "span 2, growx, width 0:0:");
    add(tiles(), "span 2, growx, width 0:0:");
    JLabel heading = new JLabel("Principal line");
    heading.setToolTipText(
        "Click a move to go there; Alt+Shift+Left and Alt+Shift+Right step along it");
    heading.putClientProperty("FlatLaf.styleClass", "small");
    muted(heading);
    add(heading, "span 2");
    add(line, "span 2, growx, width 0:0:");
    List.of(agent, subject, owner, note).forEach(ResultHeader::muted);
    status.putClientProperty("FlatLaf.style", "foreground: $Component.accentColor");
    note.setText(" ");
  }

  private static void muted(JLabel label) {
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
  }

  /** Returns the principal line. */
  MoveLine line() {
    return line;
  }

  /** Shows a result. */
  void show(ResultText text, String searcher) {
    say(move, text.move());
    value.setText(text.value());
    value.setToolTipText(text.value() + " " + text.owner());
    owner.setText(text.owner());
    say(subject, text.subject());
    say(agent, searcher);
    status.setText(text.status());
    boolean played = text.depth().equals(NumberText.NOTHING) && !text.playouts().isEmpty();
    effort.setText(played ? "Playouts" : DEPTH);
    say(depth, played ? text.playouts() : text.depth());
    nodes.setText(text.nodes());
    nodes.setToolTipText(text.nodes());
    speed.setText(text.speed());
    time.setText(text.time());
    say(note, text.comment().isEmpty() ? " " : text.comment());
  }

  /** Shows the values of all players. */
  void show(Rules rules, double[] all) {
    values.show(rules, all);
  }

  /** Text that does not fit into the line is in the tool tip. */
  private static void say(JLabel label, String text) {
    label.setText(text);
    label.setToolTipText(text.isBlank() ? null : text);
  }

  private JPanel tiles() {
    MigLayout layout = new MigLayout(rows(TILES), "[sg, grow, 0::]");
    JPanel tiles = new JPanel(layout);
    tiles.setOpaque(false);
    tiles.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            boolean narrow = tiles.getWidth() < TILES * LETTERS * tiles.getFont().getSize();
            String rows = rows(narrow ? TILES / 2 : TILES);
            if (!rows.equals(layout.getLayoutConstraints())) {
              layout.setLayoutConstraints(rows);
              tiles.revalidate();
            }
          }
        });
    tiles.add(tile(effort, depth), "grow, width 0::");
    tiles.add(tile(new JLabel("Nodes"), nodes), "grow, width 0::");
    tiles.add(tile(new JLabel("Nodes/s"), speed), "grow, width 0::");
    tiles.add(tile(new JLabel("Time"), time), "grow, width 0::");
    return tiles;
  }

  private static String rows(int tiles) {
    return "fillx, insets 0, wrap " + tiles;
  }

  private static JPanel tile(JLabel label, JLabel number) {
    JPanel tile = new JPanel(new MigLayout("insets rel, wrap, gapy 0", "[grow, 0::]"));
    tile.putClientProperty(
        "FlatLaf.style", "background: $Plyscope.surface; border: 1,1,1,1,$Plyscope.line,,8");
    label.putClientProperty("FlatLaf.styleClass", "small");
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    tile.add(label);
    tile.add(number, "width 0:pref:100%");
    return tile;
  }

  private static JLabel named(String name, String style) {
    JLabel label = new JLabel();
    label.setName(name);
    label.putClientProperty("FlatLaf.styleClass", style);
    return label;
  }
}
