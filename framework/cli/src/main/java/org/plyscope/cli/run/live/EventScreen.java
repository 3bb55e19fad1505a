package org.plyscope.cli.run.live;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.plyscope.cli.report.Ascii;
import org.plyscope.wire.WireText;

/** Shows progress to programs: a JSON value per line, each with its {@code event}. */
public final class EventScreen extends Screen {
  private static final long EVERY_MILLIS = 1_000;

  /**
   * Writes events.
   *
   * @param out where
   * @param standings the scores so far
   */
  public EventScreen(PrintWriter out, Supplier<Standings> standings) {
    super(out, standings, EVERY_MILLIS);
  }

  @Override
  void show(Progress progress) {
    Map<String, Object> event = progress.json();
    event.putAll(standings.get().json());
    write(event);
  }

  /** A program receives at least one event, however short the run. */
  @Override
  void end(Progress last) {
    show(last);
  }

  @Override
  void preparing(String sentence) {
    sentence("preparing", sentence);
  }

  @Override
  void told(String sentence) {
    sentence("told", sentence);
  }

  private void sentence(String kind, String sentence) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("event", kind);
    event.put("sentence", sentence);
    write(event);
  }

  private void write(Map<String, Object> event) {
    out.println(Ascii.escaped(WireText.line(event)));
    out.flush();
  }
}
