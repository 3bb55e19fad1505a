package org.plyscope.workbench.play.file;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.board.Seat;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.queue.Job;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.file.GameExchange;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.ui.text.Titles;
import org.plyscope.workbench.file.FileFault;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.Replacing;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.PlayControl;

/** Opens and saves games, in our own format and in those of plugins; reading is a job. */
public final class GameFileActions {
  /** How the names of our own files end, without the dot. */
  public static final String ENDING = GameFiles.EXTENSION.substring(1);

  private static final String FOLDER = "games";

  private final Catalog catalog;
  private final PlayControl control;
  private final GameExchange exchange;
  private final Jobs jobs;
  private final JFrame frame;
  private final Folders folders;
  private final Consumer<String> messages;

  public GameFileActions(
      Catalog catalog,
      PlayControl control,
      Jobs jobs,
      JFrame frame,
      Folders folders,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.control = control;
    this.exchange = new GameExchange(catalog);
    this.jobs = jobs;
    this.frame = frame;
    this.folders = folders;
    this.messages = messages;
  }

  /** Asks for one of the games of a folder and opens it. */
  public void open(Path folder, String title) {
    JFileChooser chooser = chooser("Open " + title, List.of());
    chooser.setCurrentDirectory(folder.toFile());
    if (!Files.isDirectory(folder)) {
      messages.accept("There are no " + title + " yet.");
    } else if (chooser.showOpenDialog(frame) == JFileChooser.APPROVE_OPTION) {
      open(chooser.getSelectedFile().toPath());
    }
  }

  /** Asks for a file and writes the game to it. */
  public void save() {
    Rules rules = control.tree().orElseThrow().rules();
    JFileChooser chooser = chooser("Save game", exchange.formats(rules));
    String name = FileNames.plain(Titles.game(rules));
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name));
    if (chooser.showSaveDialog(frame) == JFileChooser.APPROVE_OPTION) {
      folders.put(FOLDER, chooser.getSelectedFile().getAbsoluteFile().getParentFile());
      String ending = ((FileNameExtensionFilter) chooser.getFileFilter()).getExtensions()[0];
      Path file = chooser.getSelectedFile().toPath();
      Path target =
          exchange.knows(file) ? file : file.resolveSibling(file.getFileName() + "." + ending);
      if (Replacing.allowed(frame, target, "Save game")) {
        save(target);
      }
    }
  }

  /** Opens the game of a file; of several the user chooses one. */
  public void open(Path file) {
    Job<Runnable> job = reading(file);
    jobs.submit(
        "Opening " + file.getFileName(),
        monitor -> FileFault.naming(file, job, monitor),
        Runnable::run);
  }

  /** Reads the game of a file, to be put on the board; of several the user chooses one. */
  public Job<Runnable> reading(Path file) {
    String name = file.getFileName().toString();
    Optional<Rules> open = control.tree().map(GameTree::rules);
    if (!GameExchange.own(file)) {
      return monitor -> {
        List<GameTree> trees =
            exchange.readAny(file, open.orElse(null)).stream().map(GameTree::of).toList();
        return () -> choose(trees, name);
      };
    }
    return monitor -> {
      SavedGame game = GameFiles.read(GameFiles.load(file), catalog, open.orElse(null));
      return () -> opened(game, name);
    };
  }

  /** Writes the game to a file; the ending decides the format. */
  public void save(Path file) {
    GameTree tree = control.tree().orElseThrow();
    boolean own = GameExchange.own(file);
    boolean reduced = !own && tree.all().size() > tree.mainLine().size() + 1;
    String text = own ? GameFiles.write(new SavedGame(tree, control.seats())) : "";
    List<GameRecord> record = List.of(tree.record().withHeaders(headers(tree)));
    jobs.submit(
        "Saving " + file.getFileName(),
        monitor -> {
          if (own) {
            GameFiles.save(text, file);
          } else {
            exchange.write(record, file);
          }
          return file.getFileName();
        },
        name ->
            messages.accept(
                "Saved " + name + (reduced ? "; only the main line fits this format." : ".")));
  }

  private void choose(List<GameTree> trees, String name) {
    Optional<GameTree> tree =
        trees.size() == 1 ? Optional.of(trees.get(0)) : new GameChooser(frame, trees).ask(name);
    tree.ifPresent(t -> opened(new SavedGame(t, Seats.humans(t.rules().players())), name));
  }

  private void opened(SavedGame game, String name) {
    control.open(game);
    int moves = game.tree().all().size() - 1;
    String text = "Opened " + name + ", " + Digits.count(moves, "move") + ".";
    messages.accept(game.remarks().isEmpty() ? text : game.remarks().get(0));
  }

  /** Returns the players, unless the file of the game names them. */
  private Map<String, String> headers(GameTree tree) {
    Map<String, String> headers = new LinkedHashMap<>(tree.headers());
    List<Seat> seats = tree.rules().board().seats();
    for (int player = 0; player < seats.size(); player++) {
      Player who = control.seats().get(player);
      headers.putIfAbsent(seats.get(player).name(), who.human() ? "Human" : who.agent().text());
    }
    return headers;
  }

  private JFileChooser chooser(String title, List<GameFormat> others) {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.game-file");
    chooser.setDialogTitle(title);
    chooser.setAcceptAllFileFilterUsed(false);
    FileNameExtensionFilter own = new FileNameExtensionFilter("Plyscope games", ENDING);
    chooser.addChoosableFileFilter(own);
    if (title.startsWith("Open") && !others.isEmpty()) {
      String[] all =
          Stream.concat(Stream.of(ENDING), others.stream().flatMap(f -> f.extensions().stream()))
              .distinct()
              .toArray(String[]::new);
      chooser.addChoosableFileFilter(new FileNameExtensionFilter("All games", all));
    }
    for (GameFormat format : others) {
      chooser.addChoosableFileFilter(
          new FileNameExtensionFilter(format.name(), format.extensions().toArray(String[]::new)));
    }
    chooser.setFileFilter(
        title.startsWith("Open") && !others.isEmpty() ? chooser.getChoosableFileFilters()[1] : own);
    return chooser;
  }
}
