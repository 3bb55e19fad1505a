package org.plyscope.view.compare.model;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
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
  private static final System.Logger LOG = System.getLogger(Keeper.class.getName());

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

  /** Keeps the draft; after {@link #close} it keeps nothing. */
  void keep(Workspace workspace, Draft draft) {
    file(workspace, draft.rules())
        .ifPresent(
            file -> {
              waiting.put(file, draft.comparison());
              try {
                Future<?> unused =
                    background.schedule(
                        () -> write(workspace, file), PAUSE_MILLIS, TimeUnit.MILLISECONDS);
              } catch (RejectedExecutionException e) {
                LOG.log(Level.DEBUG, "A comparison came after the end.", e);
              }
            });
  }

  /**
   * Reads what was kept and hands it over on the user-interface thread.
   *
   * @param whenRead gets what was kept; empty if there is nothing or it cannot be read
   */
  void restore(Workspace workspace, Rules rules, Consumer<Optional<Comparison>> whenRead) {
    Path file = file(workspace, rules).filter(Files::exists).orElse(null);
    if (file == null) {
      whenRead.accept(Optional.empty());
      return;
    }
    background.execute(
        () -> {
          // What waits for its moment is newer than the file.
          write(workspace, file);
          Optional<Comparison> kept = read(workspace, file);
          SwingUtilities.invokeLater(() -> whenRead.accept(kept));
        });
  }

  private Optional<Comparison> read(Workspace workspace, Path file) {
    try {
      return Files.exists(file) ? Optional.of(analyst.open(file)) : Optional.empty();
    } catch (InputException e) {
      tell(workspace, "The last comparison cannot be read: " + e.getMessage() + aside(file));
      return Optional.empty();
    }
  }

  /** The next comparison must not overwrite one that the user may still want to repair. */
  private static String aside(Path file) {
    Path kept = file.resolveSibling(file.getFileName() + ".unreadable");
    try {
      Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING);
      return " It is now called " + kept + ".";
    } catch (IOException e) {
      LOG.log(Level.WARNING, "A comparison cannot be set aside.", e);
      return "";
    }
  }

  /** Writes what is still to be written and ends. */
  void close() {
    // What was to be written after a pause is still written, after its pause.
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
        .map(folder -> folder.resolve(rules.game().id() + "." + Desk.ENDING));
  }
}
