package org.plyscope.experiment.report;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.report.data.FieldShares;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.TableText;

/** Shows other measures of strength, for fields in which all agents met. */
final class Panels {
  private Panels() {}

  static DomContent of(List<RunEntrant> entrants, Optional<FieldShares> shares) {
    return shares.map(found -> panel(entrants, found)).orElseGet(() -> div());
  }

  private static DomContent panel(List<RunEntrant> entrants, FieldShares shares) {
    ResultTable.Builder table =
        ResultTable.builder("Point estimates without errors")
            .text("Agent", "")
            .number("Alpha-rank", "Share of time in the stationary distribution.")
            .number("Nash average", "Its share in the mixture that no agent beats.")
            .number("Maximal lottery", "Its chance in the lottery that majorities prefer.");
    for (int i = 0; i < shares.entrants().size(); i++) {
      table.row(
          ResultTable.Cell.of(entrants.get(shares.entrants().get(i)).name()),
          cell(shares.alphaRank().get(i)),
          cell(shares.nashAverage().get(i)),
          cell(shares.maximalLottery().get(i)));
    }
    return details(
        summary("If strength is no single number"),
        p("These are point estimates and have no error; they are no verdicts."),
        Html.sortable(table.build()));
  }

  private static ResultTable.Cell cell(double share) {
    return ResultTable.Cell.of(TableText.percent(share), share);
  }
}
