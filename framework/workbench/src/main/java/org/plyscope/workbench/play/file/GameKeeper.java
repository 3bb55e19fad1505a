package org.plyscope.workbench.play.file;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameFiles;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.SavedGame;
import org.plyscope.workbench.play.control.PlayControl;

/**
 * Keeps the game on the board in the user's data directory: written after every change, opened
 * again, paused, when the program starts next and the plugin of the game is there. A game that
 * cannot be opened is set aside and never overwritten.
 */
public final class GameKeeper {
  private static final System.Logger LOG = System.getLogger(GameKeeper.class.getName());
  private static final long PATIENCE_SECONDS = 5;

  private final Catalog catalog;
  private final PlayControl control;
  private final Path file;
  private final Consumer<String> messages;
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "plyscope-game-keeper");
            thread.setDaemon(true);
            return thread;
          });
  private String waiting;
  private String written = "";
  private boolean restoring;

  /**
   * Keeps the game of a control.
   *
   * @param folder the user's data directory
   */
  public GameKeeper(Catalog catalog, PlayControl control, Path folder, Consumer<String> messages) {
    this.catalog = catalog;
    this.control = control;
    this.file = folder.resolve("unfinished" + GameFiles.EXTENSION);
    this.messages = messages;
    waiting = Files.exists(file) ? load() : null;
    control.onChange(this::gameChanged);
  }

  /** Opens the game of the last time, if its plugin is there by now. */
  public void catalogChanged() {
    gameChanged();
  }

  /** Writes what is still to be written. */
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, file + " is not written yet.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void gameChanged() {
    Optional<GameTree> tree = control.tree();
    if (restoring || writer.isShutdown()) {
      return;
    }
    if (tree.isEmpty()) {
      // The plugin of the game has left; when it comes back, so does the game.
      waiting = waiting == null && !written.isEmpty() ? written : waiting;
      return;
    }
    if (waiting != null) {
      restore(tree.get());
    }
    if (waiting == null) {
      write();
    }
  }

  private String load() {
    try {
      return GameFiles.load(file);
    } catch (InputException e) {
      moveAside(e.getMessage());
      return null;
    }
  }

  private void moveAside(String problem) {
    Path kept = free();
    try {
      Files.move(file, kept);
      messages.accept(problem + " It is kept as " + kept.getFileName() + ".");
    } catch (IOException e) {
      LOG.log(Level.WARNING, "The game of the last time can be neither read nor moved.", e);
      messages.accept(problem);
    }
  }

  private void restore(GameTree now) {
    String id = GameFiles.game(waiting).orElse("");
    boolean there = catalog.games().stream().anyMatch(g -> g.id().equals(id));
    if (there) {
      open(now);
    } else if (!now.root().children().isEmpty() || id.isEmpty()) {
      setAside("The game of the last time needs the game '" + id + "', which is not installed");
    }
  }

  private void open(GameTree now) {
    restoring = true;
    try {
      SavedGame game = GameFiles.read(waiting, catalog, now.rules());
      waiting = null;
      control.open(game);
    } catch (InputException e) {
      setAside(e.getMessage());
    } finally {
      restoring = false;
    }
  }

  private void setAside(String problem) {
    Path kept = free();
    String text = waiting;
    waiting = null;
    writer.execute(() -> save(text, kept));
    String sentence = problem.endsWith(".") ? problem.substring(0, problem.length() - 1) : problem;
    messages.accept(sentence + "; it is kept as " + kept.getFileName() + ".");
  }

  /** Returns a name that no game set aside before has. */
  private Path free() {
    Path kept = file.resolveSibling("unfinished-kept" + GameFiles.EXTENSION);
    for (int number = 2; Files.exists(kept); number++) {
      kept = file.resolveSibling("unfinished-kept-" + number + GameFiles.EXTENSION);
    }
    return kept;
  }

  private void write() {
    String text = GameFiles.write(new SavedGame(control.tree().orElseThrow(), control.seats()));
    if (!text.equals(written)) {
      written = text;
      writer.execute(() -> save(text, file));
    }
  }

  /** A full disk must not end the game; the next move tries again. */
  private static void save(String text, Path where) {
    try {
      Files.createDirectories(where.toAbsolutePath().getParent());
      GameFiles.save(text, where);
    } catch (IOException | InputException e) {
      LOG.log(Level.WARNING, "The game cannot be kept.", e);
    }
  }
}
