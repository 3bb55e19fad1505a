package org.plyscope.ui.chart.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;
import javax.swing.UIManager;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.plyscope.api.chart.NamePlaces;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.ui.theme.Theme;

/** Writes names beside points, none over another, and rings around selected points. */
final class LabelLayer extends AbstractXYAnnotation {
  private static final int LEADER_ALPHA = 140;
  private static final int FADED = 110;

  private final transient ScatterChart chart;
  private final transient Set<Integer> selected;
  private final boolean names;

  LabelLayer(ScatterChart chart, Set<Integer> selected, boolean names) {
    this.chart = chart;
    this.selected = selected;
    this.names = names;
  }

  @Override
  public void draw(
      Graphics2D g,
      XYPlot plot,
      Rectangle2D area,
      ValueAxis domain,
      ValueAxis range,
      int rendererIndex,
      PlotRenderingInfo info) {
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      LineLayer.Scale scale = new LineLayer.Scale(area, domain, range);
      rings(pen, scale);
      if (names) {
        write(pen, scale);
      }
    } finally {
      pen.dispose();
    }
  }

  private void rings(Graphics2D pen, LineLayer.Scale scale) {
    double r = 1.8 * ScatterPlot.RADIUS;
    pen.setStroke(new BasicStroke(2));
    pen.setColor(Theme.color("chart.text"));
    for (Point p : chart.points()) {
      if (p.run() == 0 && selected.contains(p.entrant())) {
        pen.draw(new Ellipse2D.Double(scale.x(p) - r, scale.y(p) - r, 2 * r, 2 * r));
      }
    }
  }

  private void write(Graphics2D pen, LineLayer.Scale scale) {
    pen.setFont(UIManager.getFont("small.font"));
    FontMetrics metrics = pen.getFontMetrics();
    for (NamePlaces.Named named : NamePlaces.of(chart, scale.with(metrics), selected)) {
      // Where there is no room, the name is in the tool tip only.
      if (named.place().free()) {
        write(pen, metrics, named.point(), scale, named.place());
      }
    }
  }

  private void write(
      Graphics2D pen, FontMetrics metrics, Point p, LineLayer.Scale scale, NamePlaces.Place place) {
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
