package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.plyscope.api.table.DataTable;

/**
 * The cost of the moves of a game, as tables for display and export: one row per move of the main
 * line, and one per player. The complexity of a player is how many nodes it generated in the game,
 * its largest memory the most nodes it held at once.
 */
public final class GameStatistics {
  private static final List<String> MOVES =
      List.of(
          "Round",
          "Player",
          "Move",
          "Agent",
          "Value",
          "Depth",
          "Nodes",
          "Memory (nodes)",
          "Milliseconds",
          "Position");
  private static final List<String> PLAYERS =
      List.of(
          "Player",
          "Agent",
          "Result",
          "Moves",
          "Nodes",
          "Largest memory (nodes)",
          "Mean depth",
          "Milliseconds",
          "Longest move (ms)");

  private GameStatistics() {}

  /** Returns the moves of the main line: a row per move; cells without a record are empty. */
  public static DataTable moves(GameTree tree) {
    List<List<Object>> rows = new ArrayList<>();
    for (Rounds.Round round : Rounds.of(tree.rules(), tree.mainLine())) {
      for (Rounds.Turn turn : round.turns()) {
        String player = name(tree, turn.player());
        turn.moves().forEach(node -> rows.add(row(round.number(), player, node)));
      }
    }
    return new DataTable("moves", MOVES, rows);
  }

  /**
   * Sums the moves of the main line up.
   *
   * @param tree the game
   * @param seats the current players, for those that have not moved
   * @return a row per player
   */
  public static DataTable players(GameTree tree, Seats seats) {
    List<GameNode> line = tree.mainLine();
    GameNode end = line.isEmpty() ? tree.root() : line.get(line.size() - 1);
    List<List<Object>> rows = new ArrayList<>();
    for (int player = 0; player < tree.rules().players(); player++) {
      int mover = player;
      List<GameNode> own = line.stream().filter(node -> node.mover() == mover).toList();
      List<Thought> thoughts =
          own.stream().map(GameNode::thought).flatMap(Optional::stream).toList();
      String agent =
          thoughts.isEmpty()
              ? seats.get(player).agent().text()
              : thoughts.get(thoughts.size() - 1).agent();
      LongStream times = thoughts.stream().mapToLong(Thought::nanos);
      rows.add(
          Arrays.asList(
              name(tree, player),
              agent.isEmpty() ? "human" : agent,
              end.over() ? end.payoffs()[player] : null,
              own.size(),
              thoughts.stream().mapToLong(Thought::nodes).sum(),
              thoughts.stream().mapToLong(Thought::memory).max().orElse(0),
              meanDepth(thoughts),
              millis(times.sum()),
              millis(thoughts.stream().mapToLong(Thought::nanos).max().orElse(0))));
    }
    return new DataTable("players", PLAYERS, rows);
  }

  private static String name(GameTree tree, int player) {
    return tree.rules().board().seats().get(player).name();
  }

  /** Players that report no depth, such as Monte Carlo searches and humans, have none. */
  private static Double meanDepth(List<Thought> thoughts) {
    double mean =
        thoughts.stream().mapToInt(Thought::depth).filter(d -> d > 0).average().orElse(Double.NaN);
    return Double.isNaN(mean) ? null : mean;
  }

  private static List<Object> row(int round, String player, GameNode node) {
    List<Object> row = new ArrayList<>(List.of(round, player, node.text()));
    Thought thought = node.thought().orElse(null);
    if (thought == null) {
      row.addAll(Arrays.asList(null, null, null, null, null, null));
    } else {
      row.add(thought.human() ? "human" : thought.agent());
      row.add(Double.isNaN(thought.value()) ? null : thought.value());
      row.add(known(thought.depth()));
      row.add(known(thought.nodes()));
      row.add(known(thought.memory()));
      row.add(millis(thought.nanos()));
    }
    row.add(node.position());
    return row;
  }

  private static Long known(long count) {
    return count == 0 ? null : count;
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
