package org.plyscope.cli.run.live;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.plyscope.cli.report.VisibleText;

/** Draws a table on a terminal, always in the same place. */
public final class TerminalScreen extends Screen {
  private static final long EVERY_MILLIS = 500;
  private static final String UP = "\u001b[%dA";
  private static final String ERASE_LINE = "\r\u001b[K";
  private static final String ERASE_BELOW = "\r\u001b[J";
  // A line that is wrapped would count as two, and drawing would not begin where it began before.
  private static final String WRAP_OFF = "\u001b[?7l";
  private static final String WRAP_ON = "\u001b[?7h";

  /** The lines below the table: a line about all games, and how far the run is. */
  private static final int BELOW = 2;

  private final int rows;
  private int drawn;

  /**
   * Draws.
   *
   * @param out a terminal, to which control characters pass
   * @param standings the scores so far
   * @param rows how many lines the terminal has
   */
  public TerminalScreen(PrintWriter out, Supplier<Standings> standings, int rows) {
    super(out, standings, EVERY_MILLIS);
    this.rows = Math.max(rows, BELOW + 3);
  }

  @Override
  void show(Progress progress) {
    // Names come from files and must not command the terminal.
    StringWriter text = new StringWriter();
    PrintWriter visible = new PrintWriter(new VisibleText(text));
    standings.get().print(visible);
    visible.println(progress.line());
    visible.flush();
    draw(fitting(text.toString().lines().toList()));
  }

  @Override
  void preparing(String sentence) {
    StringWriter text = new StringWriter();
    PrintWriter visible = new PrintWriter(new VisibleText(text));
    visible.print(sentence);
    visible.flush();
    draw(List.of(text.toString()));
  }

  private void draw(List<String> lines) {
    up();
    out.print(WRAP_OFF);
    for (String line : lines) {
      out.print(ERASE_LINE + line + "\n");
    }
    out.print(ERASE_BELOW + WRAP_ON);
    drawn = lines.size();
    out.flush();
  }

  /**
   * Leaves out the end of a table that is higher than the terminal; the cursor needs a line too.
   */
  private List<String> fitting(List<String> lines) {
    int cut = lines.size() - (rows - 1);
    if (cut <= 0) {
      return lines;
    }
    int table = lines.size() - BELOW;
    List<String> some = new ArrayList<>(lines.subList(0, table - cut - 1));
    some.add("… and " + (cut + 1) + " more");
    some.addAll(lines.subList(table, lines.size()));
    return some;
  }

  private void up() {
    if (drawn > 0) {
      out.print(UP.formatted(drawn));
    }
  }

  @Override
  void told(String sentence) {
    clear();
    PrintWriter visible = new PrintWriter(new VisibleText(out));
    visible.println(sentence);
    visible.flush();
  }

  @Override
  void clear() {
    up();
    out.print(ERASE_BELOW);
    out.flush();
    drawn = 0;
  }
}
