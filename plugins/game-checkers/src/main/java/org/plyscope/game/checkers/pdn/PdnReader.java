package org.plyscope.game.checkers.pdn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.pdn.PdnToken.Kind;

/**
 * Reads the games of one text. A game ends with its result, or where headers follow its moves, or
 * with the text.
 */
final class PdnReader {
  private final Rules rules;
  private final PdnTokens tokens;
  private final List<GameRecord> games = new ArrayList<>();

  private Map<String, String> headers = new LinkedHashMap<>();
  private List<Long> moves = new ArrayList<>();
  private String position = CheckersRules.OFFICIAL_START;

  /** The position of the game being read, null before its first move. */
  private State state;

  PdnReader(Rules rules, String text) {
    this.rules = rules;
    this.tokens = new PdnTokens(text);
  }

  List<GameRecord> games() {
    PdnToken token = tokens.next();
    for (; token.kind() != Kind.END; token = tokens.next()) {
      switch (token.kind()) {
        case HEADER -> header(token);
        case MOVE -> move(token);
        default -> {
          headers.putIfAbsent(Pdn.RESULT, token.text());
          finish(moves.isEmpty() && headers.size() == 1);
        }
      }
    }
    finish(moves.isEmpty() && headers.isEmpty());
    return games;
  }

  private void header(PdnToken token) {
    if (!moves.isEmpty()) {
      finish(false);
    }
    String value = token.text();
    headers.put(token.name(), value);
    if (token.name().equals(Pdn.GAME_TYPE) && !Pdn.isCheckers(value)) {
      throw token.wrong("the game type is '" + value + "'; it must be 21, American checkers.");
    }
    if (token.name().equals(Pdn.FEN)) {
      try {
        position = rules.parse(value).position();
      } catch (InputException e) {
        throw token.wrong("the FEN cannot be read. " + e.getMessage());
      }
    }
  }

  private void move(PdnToken token) {
    if (state == null) {
      state = rules.parse(position);
    }
    try {
      long move = state.parseMove(token.text());
      state.play(move);
      moves.add(move);
    } catch (InputException e) {
      throw token.wrong(
          "move " + (moves.size() + 1) + " of game " + (games.size() + 1) + ": " + e.getMessage());
    }
  }

  private void finish(boolean nothing) {
    if (!nothing) {
      long[] played = moves.stream().mapToLong(Long::longValue).toArray();
      games.add(GameRecord.of(Line.of(rules, position, played)).withHeaders(headers));
    }
    headers = new LinkedHashMap<>();
    moves = new ArrayList<>();
    position = CheckersRules.OFFICIAL_START;
    state = null;
  }
}
