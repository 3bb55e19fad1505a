package org.plyscope.experiment.report;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.report.chart.Drawing;
import org.plyscope.experiment.table.ResultTable;

/** Pieces of the page. */
final class Html {
  private static final int LONG = 48;

  private Html() {}

  /** Shows a table that can be sorted. */
  static DomContent sortable(ResultTable result) {
    ContainerTag<?> head = tr();
    for (ResultTable.Column column : result.columns()) {
      ContainerTag<?> heading = th(column.heading()).attr("scope", "col");
      if (!column.help().isEmpty()) {
        heading.attr("title", column.help());
      }
      head.with(column.numeric() ? heading.attr("class", "number") : heading);
    }
    ContainerTag<?> body = tbody();
    for (var row : result.rows()) {
      ContainerTag<?> line = tr();
      for (int c = 0; c < row.size(); c++) {
        line.with(cell(row.get(c), result.columns().get(c).numeric()));
      }
      body.with(line);
    }
    return div(
            table(caption(result.title()), thead(head), body).attr("class", "sortable"),
            iff(!result.note().isEmpty(), p(result.note())))
        .attr("class", "wide");
  }

  private static DomContent cell(ResultTable.Cell cell, boolean numeric) {
    ContainerTag<?> shown = td(cell.text());
    if (cell.value() instanceof Number number) {
      double value = number.doubleValue();
      shown.attr("data-value", Double.isNaN(value) ? "" : number.toString());
    }
    if (numeric) {
      return shown.attr("class", "number");
    }
    return cell.text().length() > LONG ? shown.attr("class", "long") : shown;
  }

  /** Shows the part of a study that is repeated. */
  static DomContent study(Study study) {
    Map<String, String> facts = new LinkedHashMap<>();
    if (!study.work().author().isEmpty()) {
      facts.put("Study", study.work().citation() + ". " + study.work().about());
    }
    facts.put("Repeats", study.reference() + ": " + study.title());
    if (!study.claim().isEmpty()) {
      facts.put("The study says", study.claim());
    }
    if (!study.differs().isEmpty()) {
      facts.put("Differences here", study.differs());
    }
    return facts(facts);
  }

  /** Shows facts by their labels. */
  static DomContent facts(Map<String, String> facts) {
    ContainerTag<?> list = dl().attr("class", "facts");
    facts.forEach((label, text) -> list.with(dt(label), dd(text)));
    return list;
  }

  /** Shows a chart with its caption. */
  static DomContent chart(Chart chart) {
    return figure(Drawing.of(chart), figcaption(chart.heading().caption()));
  }

  /** Shows charts one below the other. */
  static DomContent charts(List<? extends Chart> charts) {
    return div(each(charts, Html::chart));
  }
}
