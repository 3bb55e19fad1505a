package org.plyscope.view.compare.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;

/**
 * Keeps what was compared from one session to the next: one file for each game in the folder of the
 * view. Writes in the background, a moment after the last of several changes.
 */
final class Keeper {
  /** The id of the view that the files belong to. */
  private static final String VIEW = "compare";

  private static final long PAUSE_MILLIS = 500;
  private static final long END_SECONDS = 5;

  private final Analyst analyst;
  private final ScheduledExecutorService background =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "plyscope-comparisons");
            thread.setDaemon(true);
            return thread;
          });

  /** What is still to be written; an empty comparison removes the file. */
  private final Map<Path, Optional<Comparison>> waiting = new ConcurrentHashMap<>();

  Keeper(Analyst analyst) {
    this.analyst = analyst;
  }

  /** Keeps what is set up. */
  void keep(Workspace workspace, Draft draft) {
    file(workspace, draft.rules())
        .ifPresent(
            file -> {
              waiting.put(file, draft.comparison());
              Future<?> unused =
                  background.schedule(
                      () -> write(workspace, file), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            });
  }

  /** Reads what was kept and hands it over on the user-interface thread. */
  void restore(Workspace workspace, Rules rules, Consumer<Comparison> whenRead) {
    file(workspace, rules)
        .filter(Files::exists)
        .ifPresent(
            file ->
                background.execute(
                    () -> {
                      try {
                        Comparison kept = analyst.open(file);
                        SwingUtilities.invokeLater(() -> whenRead.accept(kept));
                      } catch (InputException e) {
                        tell(workspace, "The last comparison cannot be read: " + e.getMessage());
                      }
                    }));
  }

  /** Writes what is still to be written and ends. */
  void close() {
    background.shutdown();
    try {
      if (!background.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        background.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(Workspace workspace, Path file) {
    Optional<Comparison> next = waiting.remove(file);
    if (next == null) {
      // A change came later and has been written already.
      return;
    }
    try {
      if (next.isEmpty()) {
        Files.deleteIfExists(file);
      } else {
        Files.createDirectories(file.getParent());
        analyst.save(next.get(), file);
      }
    } catch (IOException | InputException e) {
      tell(workspace, "The comparison cannot be kept: " + e.getMessage());
    }
  }

  private static void tell(Workspace workspace, String sentence) {
    SwingUtilities.invokeLater(() -> workspace.message(sentence));
  }

  private static Optional<Path> file(Workspace workspace, Rules rules) {
    return workspace
        .folder(VIEW)
        .map(folder -> folder.resolve(rules.game().id() + "." + RecentFiles.ENDING));
  }
}
