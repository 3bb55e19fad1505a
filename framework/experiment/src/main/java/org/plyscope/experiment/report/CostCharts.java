package org.plyscope.experiment.report;

import static j2html.TagCreator.div;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.experiment.chart.ScatterCharts;
import org.plyscope.experiment.chart.SummedRun;

/** Shows score against cost, with a choice of axes. */
final class CostCharts {
  private CostCharts() {}

  static DomContent of(SummedRun run) {
    ContainerTag<?> choice = div().attr("class", "switch");
    offer(choice, "time", "Time");
    offer(choice, "linear", "Time, even axis");
    offer(choice, "nodes", "Nodes");
    return choice.with(
        chart(run, Cost.MEDIAN_TIME, true),
        chart(run, Cost.MEDIAN_TIME, false),
        chart(run, Cost.NODES, true));
  }

  private static DomContent chart(SummedRun run, Cost cost, boolean log) {
    return Html.chart(ScatterCharts.of(List.of(run), ScatterRequest.of(cost, log)));
  }

  private static void offer(ContainerTag<?> choice, String id, String text) {
    ContainerTag<?> caption = label(text).attr("for", "axis-" + id);
    var button = input().attr("type", "radio").attr("name", "axis").attr("id", "axis-" + id);
    choice.with("time".equals(id) ? button.attr("checked", "checked") : button, caption);
  }
}
