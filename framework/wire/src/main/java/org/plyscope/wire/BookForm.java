package org.plyscope.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/**
 * Writes and reads opening books: lines of JSON, first one about the book, then one for each
 * position.
 *
 * <pre>
 * {"book":1,"game":"checkers","options":{…},"source":"120 games"}
 * {"position":"B:W21,…:B1,…","moves":[{"move":"11-15","count":57,"score":0.54}]}
 * </pre>
 *
 * <p>The score is the mean result of the player who moved, from 0 to 1; null if no result is known.
 */
public final class BookForm {
  /** The usual extension of such files, without the dot. */
  public static final String ENDING = "plybook";

  private static final int VERSION = 1;

  private BookForm() {}

  /**
   * The data of a book about a move.
   *
   * @param move the move as the game writes it
   * @param count how often it was played
   * @param score its average result, or NaN
   */
  public record Entry(String move, long count, double score) {}

  /**
   * Writes a book.
   *
   * @param rules the rules of all positions
   * @param source where the moves come from, for display
   * @param positions the moves by position
   * @return the text of the file
   */
  public static String write(Rules rules, String source, Map<String, List<Entry>> positions) {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("book", VERSION);
    head.put("game", rules.game().id());
    head.put("options", rules.options().texts());
    head.put("source", source);
    StringBuilder text = new StringBuilder(WireText.line(head)).append('\n');
    positions.forEach((position, moves) -> text.append(line(position, moves)).append('\n'));
    return text.toString();
  }

  private static String line(String position, List<Entry> moves) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("position", position);
    form.put("moves", moves.stream().map(BookForm::form).toList());
    return WireText.line(form);
  }

  private static Map<String, Object> form(Entry entry) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("move", entry.move());
    form.put("count", entry.count());
    form.put("score", entry.score());
    return form;
  }

  /**
   * Reads a book.
   *
   * @param text the text of the file
   * @param rules the rules it must be for
   * @return the moves by position, as the text has them
   * @throws InputException if it is no book, or one for other rules; names the line
   */
  public static Map<String, List<Entry>> read(String text, Rules rules) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty()) {
      throw new InputException("The book is empty.");
    }
    WireText.read(lines.get(0), "line 1").object(head -> checkHead(head, rules));
    Map<String, List<Entry>> positions = new LinkedHashMap<>();
    for (int i = 1; i < lines.size(); i++) {
      String name = "line " + (i + 1);
      if (!lines.get(i).isBlank()) {
        WireText.read(lines.get(i), name).object(form -> add(form, positions));
      }
    }
    return positions;
  }

  private static boolean checkHead(WireObject head, Rules rules) {
    head.get("book").whole(VERSION, VERSION);
    String game = head.get("game").text();
    Map<String, String> options = head.get("options").options();
    head.get("source").text();
    if (!game.equals(rules.game().id())) {
      throw new InputException(
          "The book is for the game '%s', not for '%s'.".formatted(game, rules.game().id()));
    }
    Map<String, String> wanted = rules.options().texts();
    for (Map.Entry<String, String> option : wanted.entrySet()) {
      String made = options.get(option.getKey());
      if (!option.getValue().equals(made)) {
        throw new InputException(
            "The book is for other rules: its option '%s' is '%s', here it is '%s'."
                .formatted(option.getKey(), made, option.getValue()));
      }
    }
    return true;
  }

  private static boolean add(WireObject form, Map<String, List<Entry>> positions) {
    WireValue position = form.get("position");
    List<Entry> moves = new ArrayList<>();
    for (WireValue move : form.get("moves").list()) {
      moves.add(move.object(BookForm::entry));
    }
    if (positions.put(position.text(), List.copyOf(moves)) != null) {
      throw position.wrong("a position that occurs once");
    }
    return true;
  }

  private static Entry entry(WireObject form) {
    WireValue score = form.get("score");
    double number = score.isNull() ? Double.NaN : score.number();
    if (number < 0 || number > 1) {
      throw score.wrong("a number from 0 to 1");
    }
    return new Entry(form.get("move").text(), form.get("count").whole(1, Long.MAX_VALUE), number);
  }
}
