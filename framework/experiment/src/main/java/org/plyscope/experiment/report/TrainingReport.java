package org.plyscope.experiment.report;

import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.chart.TrainingCharts;
import org.plyscope.experiment.table.ResultTable;

/** Writes how a training went as one page that needs nothing else. */
public final class TrainingReport {
  private final TrainingLog log;
  private final Page page = new Page();

  private TrainingReport(TrainingLog log) {
    this.log = log;
  }

  /** Writes a training. Returns the page, in UTF-8. */
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
    for (LineChart chart : TrainingCharts.of(log)) {
      boolean scores = chart.heading().title().equals(TrainingCharts.SCORES);
      page.add(
          chart.heading().title(),
          scores ? each(Html.chart(chart), Html.sortable(lastTest())) : Html.chart(chart));
    }
  }

  private ResultTable lastTest() {
    Map<String, Estimate> last = new LinkedHashMap<>();
    log.exams().forEach(exam -> last.put(exam.opponent(), exam.score()));
    ResultTable.Builder table =
        ResultTable.builder("The last test")
            .text("Against", "")
            .number("Score", "Share of the points.")
            .number("From", "The lower end of the 95 % interval.")
            .number("To", "Its upper end.")
            .number("Game sets", "Openings, each in both seats.");
    last.forEach(
        (name, score) ->
            table.row(
                ResultTable.Cell.of(name),
                percent(score.value()),
                percent(score.low()),
                percent(score.high()),
                ResultTable.Cell.of(String.valueOf(score.count()), score.count())));
    return table.build();
  }

  private static ResultTable.Cell percent(double share) {
    return ResultTable.Cell.of(Digits.percent(share, 1), share);
  }
}
