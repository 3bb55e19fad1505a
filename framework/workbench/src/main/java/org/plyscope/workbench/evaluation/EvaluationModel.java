package org.plyscope.workbench.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.catalog.Catalog;

/**
 * The evaluation of a position, as a search that starts there sees it: terms and value for every
 * player, and the values of cells. Immutable.
 */
final class EvaluationModel {
  private final Line line;
  private final EvaluatorFactory evaluator;
  private final Evaluator evaluation;
  private final State state;

  private EvaluationModel(Line line, EvaluatorFactory evaluator, Evaluator evaluation) {
    this.line = line;
    this.evaluator = evaluator;
    this.evaluation = evaluation;
    this.state = line.state();
    evaluation.reset(state);
  }

  /**
   * Evaluates a position.
   *
   * @param reference an evaluator, with options in brackets; an empty text for the one that
   *     searches use by default
   * @throws InputException if there is no such evaluator, or it needs more than its own options
   */
  static EvaluationModel of(Catalog catalog, Line line, String reference) {
    List<EvaluatorFactory> all = catalog.partsFor(EvaluatorFactory.class, line.rules());
    if (all.isEmpty()) {
      throw new InputException("There is no evaluator for these rules.");
    }
    if (reference.isBlank()) {
      EvaluatorFactory first = all.get(0);
      return make(line, first, OptionValues.defaults(first.options()));
    }
    PartReference wanted = PartReference.parse(reference.strip());
    EvaluatorFactory found =
        all.stream()
            .filter(evaluator -> evaluator.id().equals(wanted.id()))
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        "There is no evaluator '%s' for these rules; known: %s."
                            .formatted(
                                wanted.id(),
                                String.join(
                                    ", ", all.stream().map(EvaluatorFactory::id).toList()))));
    OptionValues values = OptionValues.defaults(found.options());
    for (Map.Entry<String, String> option : wanted.options().entrySet()) {
      values = values.with(option.getKey(), option.getValue());
    }
    return make(line, found, values);
  }

  private static EvaluationModel make(Line line, EvaluatorFactory evaluator, OptionValues values) {
    OptionValues completed = evaluator.completed(line.rules(), values);
    return new EvaluationModel(line, evaluator, evaluator.create(line.rules(), completed));
  }

  /** Returns the evaluator. */
  EvaluatorFactory evaluator() {
    return evaluator;
  }

  /** Returns the value of the position for a player, in units for display. */
  double value(int player) {
    return shown(evaluation.value(state, player));
  }

  /** Returns the terms of a player's value, in units for display; empty if they are unknown. */
  Map<String, Double> terms(int player) {
    Map<String, Double> terms = new LinkedHashMap<>();
    for (Term term : evaluation.terms(state, player)) {
      terms.put(term.name(), shown(term.value()));
    }
    return terms;
  }

  /** Returns whether it has values for single cells. */
  boolean tellsCells() {
    return evaluation.cellValue(0, 0, 0) != Evaluator.UNKNOWN;
  }

  /** Returns the kinds of pieces there are, each in the eyes of its owner. */
  List<Piece> pieces() {
    return board().counts() ? List.of() : board().pieces();
  }

  /**
   * Returns the value of each cell to its owner with a piece on it; cells that take none are
   * missing.
   */
  Map<Integer, Double> worth(Piece piece) {
    int content = board().pieces().indexOf(piece) + 1;
    Map<Integer, Double> worth = new LinkedHashMap<>();
    for (Cell cell : board().cells()) {
      if (cell.playable()) {
        worth.put(cell.index(), shown(evaluation.cellValue(cell.index(), content, piece.player())));
      }
    }
    return worth;
  }

  /** Returns the contribution of each cell's content to the value of a player, if it is not 0. */
  Map<Integer, Double> contents(int player) {
    Map<Integer, Double> worth = new LinkedHashMap<>();
    for (Cell cell : board().cells()) {
      int value = evaluation.cellValue(cell.index(), state.content(cell.index()), player);
      if (state.content(cell.index()) != 0 && value != 0) {
        worth.put(cell.index(), shown(value));
      }
    }
    return worth;
  }

  /** Returns the terms and the value for every player, for display and export. */
  DataTable table() {
    List<String> columns = new ArrayList<>(List.of("Term"));
    board().seats().stream().map(Seat::name).forEach(columns::add);
    List<List<Object>> rows = new ArrayList<>();
    for (String term : terms(0).keySet()) {
      List<Object> row = new ArrayList<>(List.of(term));
      for (int player = 0; player < board().seats().size(); player++) {
        row.add(terms(player).get(term));
      }
      rows.add(row);
    }
    List<Object> sum = new ArrayList<>(List.of("Value"));
    for (int player = 0; player < board().seats().size(); player++) {
      sum.add(value(player));
    }
    rows.add(sum);
    return new DataTable("terms", columns, rows);
  }

  /** Returns the value of each cell with each kind of piece, for export; empty if unknown. */
  Optional<DataTable> cells() {
    if (!tellsCells() || pieces().isEmpty()) {
      return Optional.empty();
    }
    List<String> columns = new ArrayList<>(List.of("Cell"));
    pieces().forEach(piece -> columns.add(piece.name()));
    List<Map<Integer, Double>> worth = pieces().stream().map(this::worth).toList();
    List<List<Object>> rows = new ArrayList<>();
    for (int cell : worth.get(0).keySet()) {
      List<Object> row = new ArrayList<>(List.of(board().cells().get(cell).label()));
      worth.forEach(one -> row.add(one.get(cell)));
      rows.add(row);
    }
    return Optional.of(new DataTable("cells", columns, rows));
  }

  private Board board() {
    return line.rules().board();
  }

  private double shown(int value) {
    return (double) value / evaluation.scale();
  }
}
