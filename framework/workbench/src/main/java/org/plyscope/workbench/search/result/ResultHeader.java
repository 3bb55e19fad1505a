package org.plyscope.workbench.search.result;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.measure.Figures;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.trace.TraceText;

/** The upper part of the result panel: move and value in large letters, numbers, the line. */
final class ResultHeader extends JPanel {
  private static final int TILES = 4;

  /** What a tile needs beside others, in letters. */
  private static final double LETTERS = 6.5;

  private final JLabel move = named("result.move", "h1");
  private final JLabel value = named("result.value", "h1");
  private final JLabel agent = named("result.agent", "small");
  private final JLabel status = named("result.status", "small");
  private final JLabel depth = named("result.depth", "large");
  private final JLabel nodes = named("result.nodes", "large");
  private final JLabel speed = named("result.speed", "large");
  private final JLabel time = named("result.time", "large");
  private final Prose comment = new Prose("result.comment", "Plyscope.muted");
  private final Prose techniques = new Prose("result.techniques", "Plyscope.muted");
  private final Prose figures = new Prose("result.figures", "Plyscope.muted");
  private final Prose line = new Prose("result.line", "Label.foreground");
  private final Prose about = new Prose("result.about", "Plyscope.muted");
  private final Prose overhead = new Prose("result.overhead", "Plyscope.muted");

  ResultHeader() {
    super(
        new MigLayout("fillx, insets 0, wrap 2, hidemode 3, gapy rel", "[grow, 0::]unrel[right]"));
    add(move, "width 0:pref:100%");
    add(value);
    add(agent, "split 2, span 2, growx, width 0:100:");
    add(status);
    add(comment, "span 2, growx, width 0:0:");
    add(tiles(), "span 2, growx, width 0:0:, gaptop rel");
    JLabel heading = new JLabel("Principal line");
    heading.putClientProperty("FlatLaf.styleClass", "small");
    heading.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    add(heading, "span 2, gaptop rel");
    add(line, "span 2, growx, width 0:0:");
    add(techniques, "span 2, growx, width 0:0:");
    add(figures, "span 2, growx, width 0:0:");
    add(overhead, "span 2, growx, width 0:0:");
    add(about, "span 2, growx, width 0:0:");
    techniques.setVisible(false);
    figures.setVisible(false);
    describe(TraceText.NONE);
    agent.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    status.putClientProperty("FlatLaf.style", "foreground: $Component.accentColor");
  }

  /** Shows a result. */
  void show(ResultText text, String searcher) {
    move.setText(text.move());
    move.setToolTipText(text.move());
    value.setText(text.value());
    agent.setText(searcher);
    status.setText(text.status());
    depth.setText(text.depth());
    nodes.setText(text.nodes());
    speed.setText(text.speed());
    time.setText(text.time());
    if (!comment.getText().equals(text.comment())) {
      comment.setText(text.comment());
    }
    comment.setVisible(!text.comment().isEmpty());
    if (!techniques.getText().equals(text.techniques())) {
      techniques.setText(text.techniques());
    }
    techniques.setVisible(!text.techniques().isEmpty());
    if (!line.getText().equals(text.line())) {
      line.setText(text.line());
    }
  }

  /** Shows the figures that the agent reported for its search. */
  void show(Figures told) {
    figures.setText(FigureText.line(told));
    figures.setToolTipText(FigureText.help(told));
    figures.setVisible(!told.isEmpty());
  }

  /** Says what the trace cost and where it comes from. */
  void describe(TraceText text) {
    overhead.setText(text.cost());
    overhead.setVisible(!text.cost().isEmpty());
    about.setText(text.about());
    about.setVisible(!text.about().isEmpty());
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
    tiles.add(tile("Depth", depth), "grow, width 0::");
    tiles.add(tile("Nodes", nodes), "grow, width 0::");
    tiles.add(tile("Nodes/s", speed), "grow, width 0::");
    tiles.add(tile("Time", time), "grow, width 0::");
    return tiles;
  }

  private static String rows(int tiles) {
    return "fillx, insets 0, wrap " + tiles;
  }

  private static JPanel tile(String caption, JLabel number) {
    JPanel tile = new JPanel(new MigLayout("insets rel, wrap, gapy 0", "[grow, 0::]"));
    tile.putClientProperty(
        "FlatLaf.style", "background: $Plyscope.surface; border: 1,1,1,1,$Plyscope.line,,8");
    JLabel label = new JLabel(caption);
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
