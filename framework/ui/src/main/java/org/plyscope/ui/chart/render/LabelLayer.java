package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.Set;
import javax.swing.UIManager;
import org.plyscope.api.chart.NamePlaces;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.ui.theme.Theme;

/** Writes names beside points, none over another, and rings around selected points. */
final class LabelLayer extends ScatterLayer {
  private static final int LEADER_ALPHA = 140;
  private static final int FADED = 110;

  private final transient Set<Integer> selected;
  private final boolean names;

  LabelLayer(ScatterChart chart, Set<Integer> selected, boolean names) {
    super(chart);
    this.selected = selected;
    this.names = names;
  }

  @Override
  void draw(Graphics2D pen, Scale scale) {
    rings(pen, scale);
    if (names) {
      write(pen, scale);
    }
  }

  private void rings(Graphics2D pen, Scale scale) {
    double r = 1.8 * ScatterPlot.RADIUS;
    pen.setStroke(new BasicStroke(2));
    pen.setColor(Theme.color("chart.text"));
    for (Point p : chart().points()) {
      if (p.run() == 0 && selected.contains(p.entrant())) {
        pen.draw(new Ellipse2D.Double(scale.x(p) - r, scale.y(p) - r, 2 * r, 2 * r));
      }
    }
  }

  private void write(Graphics2D pen, Scale scale) {
    pen.setFont(UIManager.getFont("small.font"));
    FontMetrics metrics = pen.getFontMetrics();
    for (NamePlaces.Named named : NamePlaces.of(chart(), scale.with(metrics), selected)) {
      // Where there is no room, the name is in the tool tip only.
      if (named.place().free()) {
        write(pen, metrics, named.point(), scale, named.place());
      }
    }
  }

  private void write(
      Graphics2D pen, FontMetrics metrics, Point p, Scale scale, NamePlaces.Place place) {
    Color text = Theme.color("chart.text");
    NamePlaces.Box box = place.box();
    if (place.far()) {
      double toX = Math.max(box.left(), Math.min(box.right(), scale.x(p)));
      double toY = Math.max(box.top(), Math.min(box.bottom(), scale.y(p)));
      pen.setStroke(new BasicStroke(0.7f));
      pen.setColor(ChartPlots.faded(text, LEADER_ALPHA));
      pen.draw(new Line2D.Double(scale.x(p), scale.y(p), toX, toY));
    }
    pen.setColor(ScatterPlot.isStrong(p, selected) ? text : ChartPlots.faded(text, FADED));
    pen.drawString(p.name(), (float) box.left() + 1, (float) (box.top() + metrics.getAscent()));
  }
}
