package org.plyscope.experiment.work.process;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** The lines between the lab and a worker. Lines of games are those of the run. */
final class WorkerLine {
  /** How lines of a worker start that are not games. */
  static final String START = "{\"worker\":";

  /** How lines of games start. */
  static final String GAME = "{\"check\":";

  static final String READY = "ready";
  static final String REFUSED = "refused";
  static final String HUNG = "hung";
  static final String BROKEN = "broken";
  static final String LEAVING = "leaving";

  /** The process stood still during the game whose line follows. */
  static final String PAUSED = "paused";

  /** The sentence of {@link #PAUSED} if an agent lost that game because it took too long. */
  static final String LATE = "late";

  /** The process stood still, and an agent is late because of that, so the process ends. */
  static final String STOOD_STILL = "stood-still";

  private static final int HEAD = 80;
  private static final String INDEX = "\"index\":";

  /** The first line that a worker receives. */
  record Order(int worker, Experiment experiment) {}

  /**
   * A line of a worker that is not a game.
   *
   * @param what one of the words above
   * @param index the game that it concerns, or -1
   * @param sentence the reason, may be empty
   * @param detail more about it, may be empty
   */
  record About(String what, int index, String sentence, String detail) {
    static final About NOTHING = new About("", -1, "", "");
  }

  private WorkerLine() {}

  /** The experiment; the first line to a worker. */
  static String experiment(int worker, Map<String, Object> resolved) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("worker", worker);
    form.put("experiment", resolved);
    return WireText.line(form);
  }

  /** The numbers of games for a worker to play. */
  static String play(List<Integer> indices) {
    return WireText.line(Map.of("play", indices));
  }

  /** A message about a worker. */
  static String about(String what, int index, String sentence, String detail) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("worker", what);
    form.put("index", index);
    form.put("sentence", sentence);
    form.put("detail", detail);
    return WireText.line(form);
  }

  /** Reads the first line of a worker. */
  static Order readExperiment(String line, Catalog catalog) {
    return WireText.readLarge(line, "The order")
        .object(
            form ->
                new Order(
                    form.get("worker").smallCount(),
                    ResolvedForm.read(form.get("experiment"), catalog)));
  }

  /** Reads which games to play. */
  static List<Integer> readPlay(String line) {
    WireValue indices = WireText.read(line, "The order").object(form -> form.get("play"));
    return indices.list().stream().map(WireValue::smallCount).toList();
  }

  /** Reads a line about a worker. */
  static About readAbout(byte[] line) {
    return WireText.read(new String(line, StandardCharsets.UTF_8).strip(), "The worker's line")
        .object(
            form ->
                new About(
                    form.get("worker").text(),
                    (int) form.get("index").whole(-1, Integer.MAX_VALUE),
                    form.get("sentence").text(),
                    form.get("detail").text()));
  }

  /** Reads the number of a game from its line; the rest is read where the games are kept. */
  static int readIndex(byte[] line) {
    String head = new String(line, 0, Math.min(line.length, HEAD), StandardCharsets.ISO_8859_1);
    int key = head.indexOf(INDEX);
    int behind = head.indexOf(',', key + INDEX.length());
    try {
      if (key >= 0 && behind >= 0) {
        return Integer.parseInt(head.substring(key + INDEX.length(), behind));
      }
    } catch (NumberFormatException e) {
      throw noIndex(head);
    }
    throw noIndex(head);
  }

  private static InputException noIndex(String head) {
    return new InputException(
        "The line of a game begins without its number: " + InputException.quote(head) + ".");
  }
}
