package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import org.plyscope.api.chart.Histogram;

/** How often each number occurs, as columns. */
final class HistogramDrawing {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 240;

  private HistogramDrawing() {}

  static ContainerTag<?> of(Histogram chart) {
    Frame frame = new Frame(WIDTH, HEIGHT, chart.x(), chart.y());
    ContainerTag<?> svg = Svg.root(WIDTH, HEIGHT, chart).with(frame.draw());
    for (int bin = 0; bin < chart.counts().size(); bin++) {
      if (chart.counts().get(bin) > 0) {
        double left = frame.x(chart.from(bin));
        double top = frame.y(chart.counts().get(bin));
        double width = frame.x(chart.from(bin + 1)) - left - 1;
        svg.with(
            Svg.rect("column", left + .5, top, width, frame.bottom() - top)
                .with(Svg.hint(chart.hint(bin))));
      }
    }
    return svg;
  }
}
