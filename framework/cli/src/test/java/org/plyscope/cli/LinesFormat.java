package org.plyscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.CountdownGame;

/** A game of countdown per line, its moves separated by blanks. */
final class LinesFormat implements GameFormat {
  @Override
  public String id() {
    return "lines";
  }

  @Override
  public String name() {
    return "Lines";
  }

  @Override
  public String description() {
    return "A game per line.";
  }

  @Override
  public List<String> extensions() {
    return List.of("lines");
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.game() instanceof CountdownGame;
  }

  @Override
  public List<GameRecord> read(Rules rules, String text) {
    List<GameRecord> games = new ArrayList<>();
    for (String words : text.lines().toList()) {
      Line line = Line.of(rules);
      for (String word : words.split(" ", -1)) {
        try {
          line = line.then(line.state().parseMove(word));
        } catch (InputException e) {
          throw new InputException("Line " + (games.size() + 1) + ": " + e.getMessage());
        }
      }
      games.add(GameRecord.of(line));
    }
    return games;
  }

  @Override
  public String write(Rules rules, List<GameRecord> games) {
    return games.stream()
        .map(game -> String.join(" ", game.line().texts()))
        .collect(Collectors.joining("\n"));
  }
}
