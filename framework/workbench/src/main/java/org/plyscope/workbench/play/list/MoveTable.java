package org.plyscope.workbench.play.list;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Rounds;
import org.plyscope.lab.play.Rounds.Round;
import org.plyscope.lab.play.Rounds.Turn;
import org.plyscope.lab.play.Thought;

/** The main line of a game as a table, for export. */
public final class MoveTable {
  private static final List<String> COLUMNS =
      List.of("Round", "Player", "Move", "Agent", "Value", "Depth", "Milliseconds", "Position");

  private MoveTable() {}

  public static DataTable of(GameTree tree) {
    List<List<Object>> rows = new ArrayList<>();
    for (Round round : Rounds.of(tree.rules(), tree.mainLine())) {
      for (Turn turn : round.turns()) {
        String player = tree.rules().board().seats().get(turn.player()).name();
        turn.moves().forEach(node -> rows.add(row(round.number(), player, node)));
      }
    }
    return new DataTable("game", COLUMNS, rows);
  }

  private static List<Object> row(int round, String player, GameNode node) {
    Thought thought = node.thought().orElse(null);
    List<Object> row = new ArrayList<>(List.of(round, player, node.text()));
    row.add(thought == null ? null : thought.agent());
    row.add(thought == null || Double.isNaN(thought.value()) ? null : thought.value());
    row.add(thought == null ? null : thought.depth());
    row.add(thought == null ? null : TimeUnit.NANOSECONDS.toMillis(thought.nanos()));
    row.add(node.position());
    return row;
  }
}
