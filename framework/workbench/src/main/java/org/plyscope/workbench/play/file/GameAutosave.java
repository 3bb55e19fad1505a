package org.plyscope.workbench.play.file;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Aside;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.ui.file.BackgroundWriter;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.session.WindowPlace;

/**
 * Keeps the game on the board in the user's data directory: written after every change, opened
 * again, paused, when the program starts next and the plugin of the game is there. A game that
 * cannot be opened is set aside and never overwritten; one that gives way to another game is kept
 * among the {@link EarlierGames}.
 */
public final class GameAutosave {
  private static final System.Logger LOG = System.getLogger(GameAutosave.class.getName());
  private static final String NAME = "unfinished";

  private final Catalog catalog;
  private final PlayControl control;
  private final Path file;
  private final EarlierGames earlier;
  private final Executor ui;
  private final Consumer<String> messages;
  private final BackgroundWriter writer =
      new BackgroundWriter("plyscope-game-keeper", Duration.ZERO, Duration.ofSeconds(5));
  private String waiting;
  private String written = "";
  private GameTree kept;
  private boolean restoring;

  /** Whether the last attempt to write failed; known to the thread that writes. */
  private boolean failing;

  /**
   * Keeps the game of a control.
   *
   * @param data the user's data directory
   * @param place the place of this window in it
   * @param ui runs something on the user-interface thread
   */
  public GameAutosave(
      Catalog catalog,
      PlayControl control,
      Path data,
      WindowPlace place,
      Executor ui,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.control = control;
    this.file = data.resolve(place.own(NAME, GameFiles.EXTENSION));
    this.earlier = new EarlierGames(data);
    this.ui = ui;
    this.messages = messages;
    if (place.first()) {
      place.forFree(NAME, GameFiles.EXTENSION, this::adopt);
    }
    waiting = Files.exists(file) ? load() : null;
    control.onChange(this::gameChanged);
  }

  /** Returns the folder of games that gave way to others; it need not exist. */
  public Path earlier() {
    return earlier.folder();
  }

  /** Opens the game of the last session, if its plugin is there by now. */
  public void catalogChanged() {
    gameChanged();
  }

  /** Writes pending changes. */
  public void close() {
    if (writer.isClosed()) {
      return;
    }
    String text = written;
    writer.write(
        () -> {
          if (failing) {
            save(text, file);
          }
        });
    writer.close();
  }

  /** Writes the game on the board if it is another one, or something was noted about it. */
  public void gameChanged() {
    Optional<GameTree> tree = control.tree();
    if (restoring || writer.isClosed()) {
      return;
    }
    if (tree.isEmpty()) {
      // The plugin of the game has left; when it comes back, so does the game.
      waiting = waiting == null && !written.isEmpty() ? written : waiting;
      kept = null;
      return;
    }
    if (waiting != null) {
      restore(tree.get());
    }
    if (waiting == null) {
      write();
    }
  }

  /** Another window has ended and left its game behind. */
  private void adopt(Path left) {
    try {
      earlier.take(left);
      messages.accept("The game of a second window is kept; Game ▸ Earlier games… opens it.");
    } catch (IOException | InputException e) {
      LOG.log(Level.WARNING, left + " stays where it is.", e);
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
    try {
      messages.accept(problem + " It is kept as " + Aside.move(file).getFileName() + ".");
    } catch (IOException e) {
      LOG.log(Level.WARNING, "The game from the last session can be neither read nor moved.", e);
      messages.accept(problem);
    }
  }

  private void restore(GameTree now) {
    String id = GameFiles.game(waiting).orElse("");
    boolean there = catalog.games().stream().anyMatch(g -> g.id().equals(id));
    if (there) {
      open(now);
    } else if (!now.root().children().isEmpty() || id.isEmpty()) {
      setAside(
          "The game from the last session needs the game '" + id + "', which is not installed.");
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
    Path aside = Aside.free(file);
    String text = waiting;
    waiting = null;
    writer.write(() -> save(text, aside));
    messages.accept(problem + " It is kept as " + aside.getFileName() + ".");
  }

  private void write() {
    GameTree tree = control.tree().orElseThrow();
    if (kept != null && kept != tree && !kept.root().children().isEmpty()) {
      String text = written;
      Path place = earlier.file(kept);
      writer.write(() -> earlier.write(text, place));
    }
    kept = tree;
    String text = GameFiles.write(new SavedGame(tree, control.seats()));
    if (!text.equals(written)) {
      written = text;
      writer.write(() -> save(text, file));
    }
  }

  /** A full disk must not end the game; the next move tries again, and so does the end. */
  private void save(String text, Path where) {
    try {
      Files.createDirectories(where.toAbsolutePath().getParent());
      SafeFile.replace(where, text);
      tell(false, "The game on the board is kept again.");
    } catch (IOException e) {
      LOG.log(Level.WARNING, "The game cannot be kept.", e);
      tell(
          true,
          "The game on the board cannot be kept (%s); save it elsewhere with File ▸ Save game…."
              .formatted(FileReasons.of(e)));
    }
  }

  private void tell(boolean fails, String sentence) {
    if (fails != failing) {
      failing = fails;
      ui.execute(() -> messages.accept(sentence));
    }
  }
}
