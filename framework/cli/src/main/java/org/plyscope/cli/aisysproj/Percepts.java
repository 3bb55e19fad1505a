package org.plyscope.cli.aisysproj;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.cli.report.FailedException;
import org.plyscope.lab.catalog.Catalog;

/** Positions of FAUhalma as the server shows them: the agent is always A, and to move. */
final class Percepts {
  private static final String GAME = "fauhalma";

  private final Catalog catalog;
  private final String environment;
  private final Rules given;

  /**
   * Reads percepts.
   *
   * @param catalog knows the game
   * @param environment names the level, which determines the board if no rules are given
   * @param given the rules, or null
   */
  Percepts(Catalog catalog, String environment, Rules given) {
    this.catalog = catalog;
    this.environment = environment;
    this.given = given;
  }

  /** Returns the rules of a percept: level 1 is the rhombus, three players play on the star. */
  Rules rules(Map<?, ?> percept) {
    if (given != null) {
      return given;
    }
    String preset =
        percept.containsKey("C") ? "star-3p" : environment.endsWith(".1") ? "rhombus" : "star-2p";
    return catalog.rules(GAME, preset, Map.of());
  }

  /** Reads a position. */
  Line line(Rules rules, Map<?, ?> percept) {
    String pegs =
        percept.entrySet().stream()
            .map(entry -> entry.getKey() + ": " + cells(entry.getValue()))
            .collect(Collectors.joining("; "));
    try {
      return Line.of(rules, "v1 " + pegs + "; move: A; ply: 0");
    } catch (InputException e) {
      throw new FailedException("The server shows a position that is wrong: " + e.getMessage());
    }
  }

  private static String cells(Object pegs) {
    if (!(pegs instanceof List<?> list)) {
      throw new FailedException("The server shows pegs that are not a list.");
    }
    return list.stream().map(Percepts::cell).collect(Collectors.joining(" "));
  }

  private static String cell(Object pair) {
    if (pair instanceof List<?> two
        && two.size() == 2
        && two.get(0) instanceof Long x
        && two.get(1) instanceof Long y) {
      return x + "," + y;
    }
    throw new FailedException("The server shows a peg that is not a pair of numbers.");
  }

  /** Writes a move with every cell that the peg touches. */
  static List<List<Integer>> action(State state, Rules rules, long move) {
    Board board = rules.board();
    return Arrays.stream(state.path(move))
        .mapToObj(cell -> pair(board.cells().get(cell).label()))
        .toList();
  }

  private static List<Integer> pair(String label) {
    return Arrays.stream(label.split(",", -1)).map(Integer::valueOf).toList();
  }
}
