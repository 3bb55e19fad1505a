package org.plyscope.experiment.work.process;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.wire.WireText;

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

  private WorkerLine() {}

  /** Tells a worker what to play; its first line. */
  static String experiment(int worker, Map<String, Object> resolved) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("worker", worker);
    form.put("experiment", resolved);
    return WireText.line(form);
  }

  /** Tells a worker which games to play. */
  static String play(List<Integer> indices) {
    return WireText.line(Map.of("play", indices));
  }

  /** Says something about a worker. */
  static String about(String what, int index, String sentence, String detail) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("worker", what);
    form.put("index", index);
    form.put("sentence", sentence);
    form.put("detail", detail);
    return WireText.line(form);
  }
}
