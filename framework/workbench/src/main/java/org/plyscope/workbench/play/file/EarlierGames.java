package org.plyscope.workbench.play.file;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.file.GameFiles;

/**
 * The games that gave way to another one, as files in a folder of the user's data directory; beyond
 * some dozens the oldest are deleted. Names are found on the thread that plays; writing may happen
 * on any one thread.
 */
final class EarlierGames {
  static final int MOST = 50;

  private static final System.Logger LOG = System.getLogger(EarlierGames.class.getName());
  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

  private final Path folder;

  /** A game that comes back and gives way once more is written over its earlier state. */
  private final Map<GameTree, Path> names = new WeakHashMap<>();

  EarlierGames(Path data) {
    this.folder = data.resolve("games");
  }

  /** Returns the folder, which need not exist. */
  Path folder() {
    return folder;
  }

  /** Chooses the file for a game. */
  Path file(GameTree tree) {
    return names.computeIfAbsent(tree, t -> fresh(t.rules().game().id()));
  }

  /** Takes the file of a game that another window left behind. */
  void take(Path file) throws IOException {
    Files.createDirectories(folder);
    String id = GameFiles.game(GameFiles.load(file)).orElse("game");
    Files.move(file, fresh(id));
  }

  /** Writes a game and deletes the oldest of too many. */
  void write(String text, Path file) {
    try {
      Files.createDirectories(folder);
      GameFiles.save(text, file);
      List<Path> old = files();
      for (Path oldest : old.subList(0, Math.max(0, old.size() - MOST))) {
        Files.delete(oldest);
      }
    } catch (IOException | InputException e) {
      LOG.log(Level.WARNING, "An earlier game cannot be kept.", e);
    }
  }

  /** Returns the games by time, oldest first. */
  List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> f.toString().endsWith(GameFiles.EXTENSION)).sorted().toList();
    }
  }

  /** Names start with the time, so that their order is that of the games. */
  private Path fresh(String game) {
    String name = LocalDateTime.now(ZoneId.systemDefault()).format(WHEN) + "-" + game;
    Path wanted = folder.resolve(name + GameFiles.EXTENSION);
    for (int number = 2; Files.exists(wanted) || names.containsValue(wanted); number++) {
      wanted = folder.resolve(name + "-" + number + GameFiles.EXTENSION);
    }
    return wanted;
  }
}
