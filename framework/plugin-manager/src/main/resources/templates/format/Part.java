package @package@;

import java.util.ArrayList;
import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * Writes a game as one line: the start, a bar, the moves.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = GameFormat.class)
public final class @class@ implements GameFormat {
  private static final String BAR = " | ";

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public List<String> extensions() {
    return List.of("@extension@");
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public List<GameRecord> read(Rules rules, String text) {
    List<GameRecord> games = new ArrayList<>();
    String[] lines = text.split("\\R", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          games.add(GameRecord.of(game(rules, line)));
        } catch (InputException e) {
          throw new InputException("Line " + (i + 1) + ": " + e.getMessage());
        }
      }
    }
    return games;
  }

  private static Line game(Rules rules, String text) {
    int bar = text.lastIndexOf('|');
    if (bar < 0) {
      throw new InputException("A bar '|' between the start and the moves is missing.");
    }
    String moves = text.substring(bar + 1).strip();
    return Line.parse(
        rules,
        text.substring(0, bar).strip(),
        moves.isEmpty() ? List.of() : List.of(moves.split("\\s+")));
  }

  @Override
  public String write(Rules rules, List<GameRecord> games) {
    StringBuilder text = new StringBuilder();
    for (GameRecord game : games) {
      Line line = game.line();
      text.append(line.start()).append(BAR).append(String.join(" ", line.texts())).append('\n');
    }
    return text.toString();
  }
}
