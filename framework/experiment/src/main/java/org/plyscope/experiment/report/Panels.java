package org.plyscope.experiment.report;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.List;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.panel.AlphaRank;
import org.plyscope.experiment.statistics.panel.MaximalLottery;
import org.plyscope.experiment.statistics.panel.NashAverage;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.Texts;

/** Other ways to look at who beats whom, for fields in which everybody met. */
final class Panels {
  private static final int MOST_ENTRANTS = 40;
  private static final int POPULATION = 50;
  private static final double INTENSITY = 10;

  private Panels() {}

  static DomContent of(List<RunEntrant> entrants, RunSummary run) {
    List<Integer> order = run.standings().stream().map(Standing::entrant).toList();
    int n = order.size();
    if (n < 3 || n > MOST_ENTRANTS || run.met().size() < n * (n - 1) / 2) {
      return div();
    }
    double[][] advantages = new double[n][n];
    double[][] wins = new double[n][n];
    for (MetPairing pair : run.met()) {
      int i = order.indexOf(pair.first());
      int j = order.indexOf(pair.second());
      advantages[i][j] = 2 * pair.score().value() - 1;
      advantages[j][i] = -advantages[i][j];
      wins[i][j] = (double) pair.wins();
      wins[j][i] = (double) pair.losses();
    }
    double[] alpha = AlphaRank.shares(advantages, POPULATION, INTENSITY);
    double[] nash = NashAverage.mixture(advantages);
    double[] lottery = MaximalLottery.chances(wins);
    ResultTable.Builder table =
        ResultTable.builder("Point estimates without errors")
            .text("Agent", "")
            .number("Alpha-rank", "How long it rules a population that tries everybody.")
            .number("Nash average", "Its share in the mixture that nobody beats.")
            .number("Maximal lottery", "Its chance in the lottery that majorities prefer.");
    for (int i = 0; i < n; i++) {
      table.row(
          ResultTable.Cell.of(entrants.get(order.get(i)).name()),
          ResultTable.Cell.of(Texts.percent(alpha[i]), alpha[i]),
          ResultTable.Cell.of(Texts.percent(nash[i]), nash[i]),
          ResultTable.Cell.of(Texts.percent(lottery[i]), lottery[i]));
    }
    return details(
        summary("If strength is no single number"),
        p("These are point estimates and have no error; they are no verdicts."),
        Html.sortable(table.build()));
  }
}
