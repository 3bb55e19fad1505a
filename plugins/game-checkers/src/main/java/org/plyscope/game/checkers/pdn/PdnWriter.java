package org.plyscope.game.checkers.pdn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;

/** Writes one game: its headers, then the moves in lines of at most 80 characters. */
final class PdnWriter {
  private static final int WIDTH = 80;

  private final StringBuilder out = new StringBuilder();
  private int lineLength;

  private PdnWriter() {}

  static String text(GameRecord game) {
    PdnWriter writer = new PdnWriter();
    Line line = game.line();
    List<String> words = new ArrayList<>();
    List<String> moves = line.texts();
    for (int ply = 0; ply < moves.size(); ply++) {
      if (ply % 2 == 0) {
        words.add(ply / 2 + 1 + ".");
      }
      words.add(moves.get(ply));
    }
    Map<String, String> headers = headers(game, line.start());
    headers.putIfAbsent(Pdn.RESULT, result(line.state()));
    headers.forEach(writer::header);
    writer.out.append('\n');
    String result = headers.get(Pdn.RESULT);
    words.add(Pdn.RESULTS.contains(result) ? result : "*");
    words.forEach(writer::word);
    return writer.out.append('\n').toString();
  }

  /** Keeps the given headers in order and makes those about the start true. */
  private static Map<String, String> headers(GameRecord game, String start) {
    Map<String, String> headers = new LinkedHashMap<>(game.headers());
    headers
        .keySet()
        .removeIf(name -> name.isEmpty() || !name.chars().allMatch(c -> Pdn.inName((char) c)));
    headers.merge(Pdn.GAME_TYPE, Pdn.CHECKERS, (old, ours) -> Pdn.isCheckers(old) ? old : ours);
    if (start.equals(CheckersRules.OFFICIAL_START)) {
      headers.remove(Pdn.SETUP);
      headers.remove(Pdn.FEN);
    } else {
      headers.put(Pdn.SETUP, "1");
      headers.put(Pdn.FEN, start);
    }
    return headers;
  }

  /** Returns the result; PDN names White first. */
  private static String result(State state) {
    if (!state.over()) {
      return "*";
    }
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    double white = payoffs[CheckersState.WHITE];
    return white == 1 ? "1-0" : white == 0 ? "0-1" : "1/2-1/2";
  }

  private void header(String name, String value) {
    String escaped = value.replaceAll("\\s+", " ").replaceAll("[\"\\\\]", "\\\\$0");
    out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private void word(String word) {
    if (lineLength + 1 + word.length() > WIDTH) {
      out.append('\n');
      lineLength = 0;
    } else if (lineLength > 0) {
      out.append(' ');
      lineLength++;
    }
    out.append(word);
    lineLength += word.length();
  }
}
