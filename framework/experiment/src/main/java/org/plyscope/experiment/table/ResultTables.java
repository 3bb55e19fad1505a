package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SeatEffect;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.PairView;
import org.plyscope.experiment.statistics.rating.RatingList;
import org.plyscope.experiment.table.ResultTable.Cell;

/** The tables of scores and ratings. */
public final class ResultTables {
  private final List<RunEntrant> entrants;
  private final RunSummary summary;

  /**
   * Makes the tables of a run.
   *
   * @param entrants the entrants
   * @param summary the statistics of the games
   */
  public ResultTables(List<RunEntrant> entrants, RunSummary summary) {
    this.entrants = List.copyOf(entrants);
    this.summary = summary;
  }

  private Cell name(int entrant) {
    return Cell.of(entrants.get(entrant).name());
  }

  /**
   * Shows how each entrant did against the whole field. Returns a row per entrant, the best first.
   */
  public ResultTable standings() {
    ResultTable.Builder table =
        ResultTable.builder("Results")
            .number("#", "The place by rating.")
            .text("Agent", "")
            .number("Score", "Mean score over game sets: 1 for first, 0 for last.")
            .number("95 %", "Interval of the score, over game sets.")
            .number("Sole wins", "How often it won alone.")
            .text("Games", "Won alone, shared the first place, did not come first.")
            .number("Game sets", "Independent pieces of evidence; repeated game sets count once.")
            .number("Time/move", "Median over games of the mean time per move.")
            .number("Nodes/move", "Median over games of the mean nodes per move.")
            .number("Forfeits", "Games lost by a fault of its own.")
            .text("Note", "");
    int place = 1;
    for (Standing s : summary.standings()) {
      table.row(
          Cell.count(place++),
          name(s.entrant()),
          Cell.of(TableText.percent(s.score().value()), s.score().value()),
          Cell.of(TableText.interval(s.score()), s.score().low()),
          Cell.of(TableText.percent(s.winRate().value()), s.winRate().value()),
          Cell.of(TableText.record(s.wins(), s.draws(), s.losses()), (double) s.games()),
          Cell.count(s.score().count()),
          Cell.of(TableText.seconds(s.secondsPerMove().value()), s.secondsPerMove().value()),
          Cell.of(TableText.large(s.nodesPerMove().value()), s.nodesPerMove().value()),
          Cell.count(s.forfeits()),
          Cell.of(s.score().note()));
    }
    return table.build();
  }

  /** Shows the ratings as rating lists do. Returns a row per entrant, the best first. */
  public ResultTable ratings() {
    ResultTable.Builder table =
        ResultTable.builder("Ratings")
            .number("#", "The place.")
            .text("Agent", "")
            .number("Elo", "Rating; the mean of all is 0.")
            .number("+", "Up to the upper end of its bar; " + bars())
            .number("−", "Down to the lower end of its bar.")
            .number("Score", "Mean score over game sets.")
            .number("Opponents", "Mean rating of its opponents, by game sets.")
            .number("Draws", "Share of games in which it shared the first place.")
            .number("Games", "All its games.")
            .number("LOS", "How likely it is stronger than the next.")
            .text("Note", "");
    List<Standing> standings = summary.standings();
    for (int i = 0; i < standings.size(); i++) {
      Standing s = standings.get(i);
      Estimate rating = s.rating();
      double opponents = opponents(s.entrant());
      double superior = i + 1 < standings.size() ? superior(s, standings.get(i + 1)) : Double.NaN;
      table.row(
          Cell.count(i + 1),
          name(s.entrant()),
          Cell.of(
              rating.isKnown() ? Elo.signed(rating.value()) : TableText.NOTHING, rating.value()),
          distance(rating.high() - rating.value()),
          distance(rating.value() - rating.low()),
          Cell.of(TableText.percent(s.score().value()), s.score().value()),
          Cell.of(Double.isNaN(opponents) ? TableText.NOTHING : Elo.signed(opponents), opponents),
          share(s.draws(), s.games()),
          Cell.count(s.games()),
          Cell.of(TableText.likelihood(superior), superior),
          Cell.of(rating.note()));
    }
    return table.build();
  }

  private String bars() {
    return summary.ratings().map(RatingList::isComparable).orElse(true)
        ? "bars of any two may be compared."
        : "bars are standard errors from the mean of all and must not be compared.";
  }

  private static Cell distance(double elo) {
    if (Double.isNaN(elo)) {
      return Cell.of(TableText.NOTHING, elo);
    }
    return Cell.of(Double.isInfinite(elo) ? "∞" : Digits.count(Math.round(elo)), elo);
  }

  private static Cell share(long part, long all) {
    double share = all == 0 ? Double.NaN : part / (double) all;
    return Cell.of(TableText.percent(share), share);
  }

  private double superior(Standing better, Standing other) {
    return summary
        .ratings()
        .map(list -> list.superiority(better.entrant(), other.entrant()))
        .orElse(Double.NaN);
  }

  private double rating(int entrant) {
    return summary.ratings().map(list -> list.rating(entrant).value()).orElse(Double.NaN);
  }

  private double opponents(int entrant) {
    double sum = 0;
    double blocks = 0;
    for (MetPairing pair : summary.met()) {
      if (pair.first() == entrant || pair.second() == entrant) {
        int other = pair.first() == entrant ? pair.second() : pair.first();
        double weight = pair.score().count();
        sum += weight * rating(other);
        blocks += weight;
      }
    }
    return sum / blocks;
  }

  /**
   * Shows the score of every entrant against every other. Returns a row and a column per entrant,
   * the best first.
   */
  public ResultTable cross() {
    List<Integer> order = summary.standings().stream().map(Standing::entrant).toList();
    ResultTable.Builder table =
        ResultTable.builder("Cross-table").number("#", "").text("Agent", "");
    for (int i = 0; i < order.size(); i++) {
      table.number(
          String.valueOf(i + 1), "Score against " + entrants.get(order.get(i)).name() + ".");
    }
    table.number("Score", "Against the whole field.");
    for (int i = 0; i < order.size(); i++) {
      List<Cell> row = new ArrayList<>(List.of(Cell.count(i + 1), name(order.get(i))));
      for (int other : order) {
        double score = summary.against(order.get(i), other).value();
        row.add(
            other == order.get(i)
                ? Cell.of("·", Double.NaN)
                : Cell.of(TableText.percent(score), score));
      }
      double score = summary.standings().get(i).score().value();
      row.add(Cell.of(TableText.percent(score), score));
      table.row(row);
    }
    return table.build();
  }

  /**
   * Shows two parameters that were varied at once.
   *
   * @param grid the scores over two axes
   * @return a row per value of the first, a column per value of the second
   */
  public static ResultTable grid(Grid grid) {
    ResultTable.Builder table =
        ResultTable.builder(grid.title())
            .text(grid.rowAxis() + " \\ " + grid.columnAxis(), "")
            .note(grid.meaning());
    grid.columns().forEach(column -> table.number(column, grid.meaning()));
    for (int row = 0; row < grid.rows().size(); row++) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.of(grid.rows().get(row)));
      for (int column = 0; column < grid.columns().size(); column++) {
        double score = grid.at(row, column).value();
        cells.add(Cell.of(TableText.percent(score), score));
      }
      table.row(cells);
    }
    return table.build();
  }

  /** Shows each two entrants with their interval and their p value. Returns a row per pairing. */
  public ResultTable pairings() {
    ResultTable.Builder table =
        ResultTable.builder("Pairings")
            .text("Agent", "")
            .text("against", "")
            .number("Score", "Mean score over game sets.")
            .number("95 %", "Interval of the score, over game sets.")
            .number("Elo", "The score as a difference in Elo, with its interval.")
            .number("p", "How likely a result this uneven is between equals.")
            .number("p, all", "The same, corrected for the number of pairings (Holm).")
            .text("Games", "Won, drawn, lost.")
            .number("Game sets", "Independent pieces of evidence.")
            .text("Note", "");
    for (MetPairing pair : summary.met()) {
      table.row(
          name(pair.first()),
          name(pair.second()),
          Cell.of(TableText.percent(pair.score().value()), pair.score().value()),
          Cell.of(TableText.interval(pair.score()), pair.score().low()),
          Cell.of(Elo.text(pair.elo()), pair.elo().value()),
          Cell.of(TableText.p(pair.p()), pair.p()),
          Cell.of(TableText.p(pair.correctedP()), pair.correctedP()),
          Cell.of(
              TableText.record(pair.wins(), pair.draws(), pair.losses()), (double) pair.games()),
          Cell.count(pair.score().count()),
          Cell.of(pair.score().note()));
    }
    return table.build();
  }

  /** Shows each two entrants as engine testers look at them. Returns a row per pairing. */
  public ResultTable pairViews() {
    ResultTable.Builder table =
        ResultTable.builder("Game sets by score")
            .text("Agent", "")
            .text("against", "")
            .text(
                "Game sets, low to high",
                "How many game sets had each score, from 0 in even steps to 1.")
            .number("Ratio", "Game sets won for one lost.")
            .number("nElo", "Normalised Elo, which does not depend on draws.")
            .number("±", "Half the width of its 95 % interval.")
            .number("LOS", "How likely the first is the stronger one.")
            .number("Skew", "How lopsided the scores of game sets lie around their mean.")
            .number("Kurtosis", "How much more often they lie far out than normally.")
            .number("Expected", "The score that the ratings predict.")
            .number("z", "How far the score is from that, in standard errors.")
            .text("Note", "");
    for (int i = 0; i < summary.met().size(); i++) {
      MetPairing pair = summary.met().get(i);
      PairView view = pair.pairView();
      double expected =
          i < summary.residuals().size() ? summary.residuals().get(i).expected() : Double.NaN;
      double z = i < summary.residuals().size() ? summary.residuals().get(i).z() : Double.NaN;
      boolean odd = i < summary.residuals().size() && summary.residuals().get(i).isIntransitive();
      table.row(
          name(pair.first()),
          name(pair.second()),
          Cell.of(view.counts().toString()),
          Cell.of(TableText.decimal(view.ratio()), view.ratio()),
          normalised(view.normalisedElo(), Elo::signed),
          normalised(
              Double.isFinite(view.normalisedElo()) ? view.normalisedEloError() : Double.NaN,
              error -> Digits.count(Math.round(error))),
          Cell.of(
              TableText.likelihood(view.likelihoodOfSuperiority()), view.likelihoodOfSuperiority()),
          Cell.of(TableText.decimal(view.skewness()), view.skewness()),
          Cell.of(TableText.decimal(view.excessKurtosis()), view.excessKurtosis()),
          Cell.of(TableText.percent(expected), expected),
          Cell.of(TableText.decimal(z), z),
          Cell.of(odd ? "no single strength explains this" : ""));
    }
    return table.build();
  }

  /** Blocks that all came out alike have no spread to measure a difference with. */
  private static Cell normalised(double elo, DoubleFunction<String> text) {
    return Cell.of(Double.isFinite(elo) ? text.apply(elo) : TableText.NOTHING, elo);
  }

  /** Shows the value of the seats. Returns a row per seat. */
  public ResultTable seats() {
    SeatEffect effect = summary.seats();
    ResultTable.Builder table =
        ResultTable.builder("Seats")
            .number("Seat", "The order of moving.")
            .number("Score", "Mean score.");
    for (double payoff : effect.payoffs()) {
      String heading =
          effect.counts().size() == 2 ? result(payoff) : TableText.decimal(payoff) + " points";
      table.number(heading, "How often a player on this seat got that.");
    }
    for (int seat = 0; seat < effect.counts().size(); seat++) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.count(seat + 1));
      row.add(Cell.of(TableText.percent(effect.mean(seat)), effect.mean(seat)));
      effect.counts().get(seat).forEach(count -> row.add(Cell.count(count)));
      table.row(row);
    }
    return table.note(firstSeat(effect)).build();
  }

  private String firstSeat(SeatEffect effect) {
    Estimate score = effect.firstSeat();
    if (!score.isKnown()) {
      return "No game set gives every agent every seat, so the effect of seats cannot be separated"
          + " from that of agents.";
    }
    return "Moving first scores "
        + TableText.percent(score)
        + " over "
        + Digits.count(score.count(), "balanced game set")
        + " (p = "
        + TableText.p(effect.p())
        + " if it did not matter)"
        + summary
            .ratings()
            .flatMap(RatingList::firstSeat)
            .map(elo -> "; the ratings put it at " + Elo.text(elo) + " Elo.")
            .orElse(".");
  }

  private static String result(double payoff) {
    if (payoff == 1) {
      return "Won";
    }
    return payoff == 0 ? "Lost" : "Drawn";
  }

  /** Shows how each pairing did from both seats. Returns a row per pairing. */
  public ResultTable seatSplit() {
    ResultTable.Builder table =
        ResultTable.builder("Pairings by seat")
            .text("Agent", "")
            .text("against", "")
            .text("Moving before", "Won, drawn and lost games in which the first moved earlier.")
            .number("Score", "The score in these games.")
            .text("Moving after", "Won, drawn and lost games in which the second moved earlier.")
            .number("Score", "The score in these games.");
    for (MetPairing pair : summary.met()) {
      List<Cell> row = new ArrayList<>(List.of(name(pair.first()), name(pair.second())));
      for (long[] part : List.of(pair.sittingFirst(), pair.sittingSecond())) {
        double games = part[0] + part[1] + part[2];
        double score = (part[0] + part[1] / 2.0) / games;
        row.add(Cell.of(TableText.record(part[0], part[1], part[2]), games));
        row.add(Cell.of(TableText.percent(score), score));
      }
      table.row(row);
    }
    return table.build();
  }
}
