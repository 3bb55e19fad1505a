package org.plyscope.agent.process.run;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.program.DialogueLine.Origin;

/** The last lines of the conversations with one program. Safe for any thread. */
public final class DialogueLog {
  private static final int KEPT = 1_000;
  private static final int LONGEST = 4_000;

  private final Deque<DialogueLine> last = new ArrayDeque<>();
  private final AtomicInteger processes = new AtomicInteger();
  private final Listeners<Consumer<DialogueLine>> listeners = new Listeners<>(thrown -> {});

  /** Counts another process. */
  int next() {
    return processes.incrementAndGet();
  }

  void add(int process, Origin origin, String text) {
    String kept = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    DialogueLine line = new DialogueLine(Instant.now(), process, origin, kept);
    synchronized (last) {
      last.add(line);
      if (last.size() > KEPT) {
        last.remove();
      }
    }
    listeners.fire(listener -> listener.accept(line));
  }

  /** Returns the last lines, oldest first. */
  public List<DialogueLine> lines() {
    synchronized (last) {
      return List.copyOf(last);
    }
  }

  /** Adds a listener that receives each line, on any thread. */
  public Registration onLine(Consumer<DialogueLine> listener) {
    return listeners.add(listener);
  }
}
