package org.plyscope.experiment.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.ResultTable.Cell;
import org.plyscope.experiment.table.TableText;

/** A tuning as tables, for the terminal, the report and the window alike. */
public final class TuningTables {
  private final TuningPlan plan;
  private final List<Generation> generations;
  private final Optional<TuningResult> result;

  /**
   * Creates tables.
   *
   * @param plan the plan of the tuning
   * @param generations the measurements
   * @param result the result; empty if it is not finished
   */
  public TuningTables(
      TuningPlan plan, List<Generation> generations, Optional<TuningResult> result) {
    this.plan = plan;
    this.generations = List.copyOf(generations);
    this.result = result;
  }

  /** Returns the values one started from and those that were found. */
  public ResultTable values() {
    ResultTable.Builder table =
        ResultTable.builder("Values").text("Option", "").number("Start", "").number("Tuned", "");
    for (int i = 0; i < plan.parameters().size(); i++) {
      String start = plan.start().get(i);
      int index = i;
      table.row(
          Cell.of(plan.parameters().get(i).path()),
          Cell.of(start),
          Cell.of(result.map(r -> r.values().get(index)).orElse("")));
    }
    return table.build();
  }

  /** Returns the results of the last test. */
  public ResultTable tests() {
    ResultTable.Builder table =
        ResultTable.builder("Test")
            .text("Against", "")
            .number("Score", "The share of points of the tuned agent.")
            .text("95 %", "The interval of the score.")
            .number("Game sets", "");
    for (TuningResult.Test test : result.map(TuningResult::tests).orElse(List.of())) {
      table.row(
          Cell.of(test.against()),
          score(test.score()),
          Cell.of(test.score().isKnown() ? TableText.interval(test.score()) : TableText.NOTHING),
          Cell.count(test.score().count()));
    }
    return table.build();
  }

  /** Returns the measurements, a row per generation. */
  public ResultTable fitness() {
    ResultTable.Builder table =
        ResultTable.builder("Generations")
            .number("Repetition", "")
            .number("Generation", "")
            .number("Candidates", "")
            .number("Best", "The best score of the generation.")
            .number("Mean", "The mean of all scores of the generation.")
            .number("Spread", "The standard deviation of the scores.");
    plan.parameters().forEach(p -> table.number(p.shortName(), p.path() + " of the best."));
    for (Generation generation : generations) {
      List<Cell> cells =
          new ArrayList<>(
              List.of(
                  Cell.count(generation.repetition()),
                  Cell.count(generation.number()),
                  Cell.count(generation.values().size()),
                  score(generation.scores().get(generation.best())),
                  percent(generation.mean()),
                  percent(generation.spread())));
      generation.values().get(generation.best()).forEach(value -> cells.add(value(value)));
      table.row(cells);
    }
    return table.build();
  }

  /** Returns the values of all repetitions beside those that were published. */
  public ResultTable winners() {
    ResultTable.Builder table = ResultTable.builder("Winners").text("Who", "");
    plan.parameters().forEach(p -> table.number(p.shortName(), p.path()));
    table
        .number("Fitness", "The score in the last generation, relative to its own opponents.")
        .number("Play-off", "The score against the winners of the other repetitions.");
    List<TuningResult.Winner> ours = result.map(TuningResult::winners).orElse(List.of());
    for (int i = 0; i < ours.size(); i++) {
      TuningResult.Winner winner = ours.get(i);
      List<Cell> cells = row("repetition " + (i + 1), winner.values());
      cells.add(score(winner.fitness()));
      cells.add(score(winner.playoff()));
      table.row(cells);
    }
    for (TuningPlan.PublishedSet set : plan.published()) {
      List<Cell> cells = row(set.name() + " (published)", set.values());
      cells.add(Double.isNaN(set.fitness()) ? Cell.of(TableText.NOTHING) : percent(set.fitness()));
      cells.add(Cell.of(TableText.NOTHING));
      table.row(cells);
    }
    return table.build();
  }

  private static List<Cell> row(String name, List<String> values) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.of(name)));
    values.forEach(value -> cells.add(value(value)));
    return cells;
  }

  private static Cell value(String text) {
    try {
      return Cell.of(text, Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return Cell.of(text);
    }
  }

  private static Cell score(Estimate score) {
    return score.isKnown() ? percent(score.value()) : Cell.of(TableText.NOTHING);
  }

  private static Cell percent(double share) {
    return Cell.of(TableText.percent(share), share);
  }
}
