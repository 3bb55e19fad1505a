package org.plyscope.experiment.report;

import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.report.chart.Point;
import org.plyscope.experiment.report.chart.SweepChart;
import org.plyscope.experiment.table.ResultTable;

/** Writes how a training went as one page that needs nothing else. */
public final class TrainingReport {
  /** More points than this would run into each other. */
  private static final int MOST_POINTS = 100;

  private final TrainingLog log;
  private final Page page = new Page();

  private TrainingReport(TrainingLog log) {
    this.log = log;
  }

  /**
   * Writes a training.
   *
   * @param name what it is called
   * @param log what happened
   * @return the page, in UTF-8
   */
  public static String page(String name, TrainingLog log) {
    TrainingReport report = new TrainingReport(log);
    report.write();
    DomContent top =
        header(
            h1(name),
            p(log.game() + " · " + log.trainer()).attr("class", "kicker"),
            p(report.summary()).attr("class", "verdict"),
            report.page.links());
    return report.page.render(name, top, "{}");
  }

  private String summary() {
    long games = log.lessons().stream().mapToLong(one -> one.lesson().games()).sum();
    double seconds =
        log.lessons().stream()
            .mapToDouble(TrainingLog.Taught::seconds)
            .filter(Double::isFinite)
            .sum();
    return String.format(
        Locale.ROOT,
        "%,d lessons, %,d games, %.1f minutes of training without tests.",
        log.lessons().size(),
        games,
        seconds / 60);
  }

  private void write() {
    scores();
    Map<String, Figure> figures = new LinkedHashMap<>();
    for (TrainingLog.Taught taught : log.lessons()) {
      taught.lesson().figures().list().forEach(one -> figures.putIfAbsent(one.id(), one));
    }
    for (Figure figure : figures.values()) {
      String unit = figure.unit().isEmpty() ? "" : ", " + figure.unit();
      curve(
          figure.label(),
          figure.label() + unit,
          figure.help(),
          taught -> taught.lesson().figures().number(figure.id()));
    }
    curve(
        "Games per second",
        "Games per second",
        "On the machine that trained, whatever else it did.",
        taught -> taught.seconds() > 0 ? taught.lesson().games() / taught.seconds() : Double.NaN);
  }

  private void scores() {
    Map<String, List<TrainingLog.Exam>> against = new LinkedHashMap<>();
    for (TrainingLog.Exam exam : log.exams()) {
      against.computeIfAbsent(exam.opponent(), name -> new ArrayList<>()).add(exam);
    }
    if (against.isEmpty()) {
      return;
    }
    List<SweepChart.Line> lines = new ArrayList<>();
    ResultTable.Builder table =
        ResultTable.builder("The last test")
            .text("Against", "")
            .number("Score", "Share of the points.")
            .number("From", "The lower end of the 95 % interval.")
            .number("To", "Its upper end.")
            .number("Blocks", "Openings, each in both seats.");
    against.forEach(
        (name, exams) -> {
          List<Point> points = new ArrayList<>();
          for (TrainingLog.Exam exam : exams) {
            String hint = "Lesson " + exam.lesson() + " against " + name;
            points.add(point(name, (double) exam.lesson(), exam.score(), lines.size(), hint));
          }
          lines.add(new SweepChart.Line(name, points));
          Estimate last = exams.get(exams.size() - 1).score();
          table.row(
              ResultTable.Cell.of(name),
              percent(last.value()),
              percent(last.low()),
              percent(last.high()),
              ResultTable.Cell.of(String.valueOf(last.count()), last.count()));
        });
    page.add(
        "Score in tests",
        Html.chart(
            SweepChart.draw(
                lines, "Score in tests", "Lesson", "Score", x -> String.valueOf(Math.round(x))),
            "Score against each opponent over the lessons, with 95 % intervals. All tests play the"
                + " same openings in both seats."),
        Html.sortable(table.build()));
  }

  private static ResultTable.Cell percent(double share) {
    return ResultTable.Cell.of(String.format(Locale.ROOT, "%.1f %%", 100 * share), share);
  }

  private void curve(
      String name, String yTitle, String help, ToDoubleFunction<TrainingLog.Taught> number) {
    int step = Math.max(1, (log.lessons().size() + MOST_POINTS - 1) / MOST_POINTS);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < log.lessons().size(); i += step) {
      TrainingLog.Taught taught = log.lessons().get(i);
      double y = number.applyAsDouble(taught);
      if (Double.isFinite(y)) {
        double x = (double) taught.lesson().number();
        String hint = "Lesson " + taught.lesson().number() + ": " + y;
        points.add(point(name, x, new Estimate(y, y, y, 1, ""), 0, hint));
      }
    }
    if (!points.isEmpty()) {
      String thinned = step == 1 ? "" : " One lesson in " + step + " is drawn.";
      page.add(
          name,
          Html.chart(
              SweepChart.numbers(
                  List.of(new SweepChart.Line(name, points)), name, "Lesson", yTitle),
              help + thinned));
    }
  }

  private static Point point(String name, double x, Estimate y, int colour, String hint) {
    return new Point(name, new Estimate(x, x, x, 1, ""), y, colour, colour, name, hint);
  }
}
