package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each number occurred, in bins of equal width. */
public final class Histogram {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 240;
  private static final int MOST_BINS = 60;

  private Histogram() {}

  /**
   * Draws the chart.
   *
   * @param counts how often each number occurred; at least one did
   * @param title what the chart is about
   * @param xTitle what is counted
   * @return the drawing
   */
  public static ContainerTag<?> draw(SortedMap<Integer, Long> counts, String title, String xTitle) {
    int low = counts.firstKey();
    int high = counts.lastKey();
    int width = 1 + (high - low) / MOST_BINS;
    SortedMap<Integer, Long> bins = new TreeMap<>();
    counts.forEach((value, count) -> bins.merge((value - low) / width, count, Long::sum));
    long most = bins.values().stream().mapToLong(Long::longValue).max().orElse(1);
    Frame frame =
        new Frame(
            WIDTH,
            HEIGHT,
            new Frame.Axis(
                low,
                (double) low + (double) width * (bins.lastKey() + 1),
                false,
                xTitle,
                Histogram::whole),
            new Frame.Axis(0, most * 1.05, false, "games", Histogram::whole));
    ContainerTag<?> svg =
        Svg.root(WIDTH, HEIGHT, title, "Bars are " + width + " wide.").with(frame.draw());
    for (Map.Entry<Integer, Long> bin : bins.entrySet()) {
      double from = (double) low + (double) width * bin.getKey();
      double left = frame.x(from);
      double top = frame.y(bin.getValue());
      String range = width == 1 ? whole(from) : whole(from) + " to " + whole(from + width - 1);
      svg.with(
          Svg.rect("column", left + .5, top, frame.x(from + width) - left - 1, frame.bottom() - top)
              .with(Svg.hint(range + ": " + bin.getValue())));
    }
    return svg;
  }

  private static String whole(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : "";
  }
}
