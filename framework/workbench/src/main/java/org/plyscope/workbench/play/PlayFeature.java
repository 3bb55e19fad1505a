package org.plyscope.workbench.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.NewGameDialog;
import org.plyscope.workbench.dock.perspective.StandardPerspectives;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.play.control.Desk;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.file.GameFileActions;
import org.plyscope.workbench.play.file.GameKeeper;
import org.plyscope.workbench.play.file.StatisticsFiles;
import org.plyscope.workbench.play.list.MoveWords;
import org.plyscope.workbench.review.GraphView;
import org.plyscope.workbench.review.ReviewActions;
import org.plyscope.workbench.review.ReviewControl;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Playing games: the view with seats and moves, the agents in their seats, and games as files. */
public final class PlayFeature implements Feature {
  /** The id of the view. */
  public static final String VIEW = "game";

  /** The id of the graph of the game. */
  public static final String GRAPH = "game-graph";

  private final Shell shell;
  private final PlayControl control;
  private final HintControl hints;
  private final GameKeeper keeper;
  private final GameFileActions files;
  private final StatisticsFiles statistics;
  private final MoveSounds sounds;
  private final ReviewControl review;
  private final ReviewActions reviews;
  private final Map<GameFormat, FileOpener> openers = new HashMap<>();

  /** Makes the room in a window; the game follows the session from now on. */
  public PlayFeature(Shell shell) {
    this.shell = shell;
    Catalog catalog = shell.services().catalog();
    Workspace workspace = shell.workspace();
    Consumer<String> messages = workspace::message;
    Desk desk = new Desk(shell.jobs(), SwingUtilities::invokeLater, PlayFeature::later);
    control =
        new PlayControl(
            catalog,
            shell.session(),
            desk,
            new Pace(workspace::animationMillis, workspace.choices(VIEW)),
            messages);
    keeper =
        new GameKeeper(
            catalog, control, shell.data(), shell.place(), SwingUtilities::invokeLater, messages);
    hints = new HintControl(catalog, shell.session(), desk, control, messages);
    files =
        new GameFileActions(
            catalog, control, shell.jobs(), shell.frame(), Folders.of(workspace), messages);
    statistics =
        new StatisticsFiles(control, shell.data(), workspace.choices(VIEW), shell.jobs(), messages);
    sounds = new MoveSounds(workspace.choices(VIEW), MoveSounds::onDevice, messages);
    control.onMove(sounds::moved);
    review = new ReviewControl(catalog, shell.jobs(), SwingUtilities::invokeLater, messages);
    reviews =
        new ReviewActions(
            catalog, control, review, shell.frame(), workspace.choices(VIEW), messages);
    review.onChange(keeper::gameChanged);
    review.onChange(shell.commands()::changed);
    shell.setup().onChange(this::setUp);
    control.onChange(shell.commands()::changed);
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Factory(
            VIEW,
            "Game",
            Place.RIGHT,
            w -> new GameView(w, shell.services().catalog(), control, hints, review)),
        new Factory(
            GRAPH,
            "Game graph",
            Place.BOTTOM,
            w -> new GraphView(w, control, review, this::words)));
  }

  private String words(GameNode node) {
    return control.tree().map(tree -> MoveWords.of(tree, node)).orElse(null);
  }

  @Override
  public List<BuiltIn> commands() {
    return new GameCommands(
            control,
            hints,
            files,
            statistics,
            sounds,
            reviews,
            keeper::earlier,
            shell.setup(),
            shell.workspace()::message)
        .all();
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Games", List.of(GameFileActions.ENDING), files::reading));
  }

  /** Starts a game; agents play at once if the user came to play. */
  public void begin(NewGameDialog.Answer answer) {
    Rules rules = answer.rules();
    shell.workspace().message("New game: " + rules.game().name() + ".");
    boolean playing = shell.workspace().perspective().equals(StandardPerspectives.PLAY);
    control.begin(rules, false);
    answer.seats().forEach(control::seat);
    if (playing && !shell.setup().active() && !control.seats().allHuman()) {
      control.start();
    }
  }

  private void setUp() {
    if (shell.setup().active() && control.running()) {
      control.pause();
      shell
          .workspace()
          .message("The game is paused while you set up the board; press Start to go on.");
    }
  }

  @Override
  public void catalogChanged() {
    hints.catalogChanged();
    control.catalogChanged();
    keeper.catalogChanged();
    shell.faults().contain("A format of games cannot be used", this::openFormats);
  }

  /** Opens files in the formats that plugins bring, and no others. */
  private void openFormats() {
    List<GameFormat> formats = shell.services().catalog().parts(GameFormat.class);
    openers.keySet().stream().filter(f -> !formats.contains(f)).toList().forEach(this::close);
    for (GameFormat format : formats) {
      if (!openers.containsKey(format)) {
        FileOpener opener = new BuiltInOpener(format.name(), format.extensions(), files::reading);
        openers.put(format, opener);
        shell.openers().add(opener);
      }
    }
  }

  private void close(GameFormat format) {
    shell.openers().remove(openers.remove(format));
  }

  @Override
  public void close() {
    review.stop();
    hints.close();
    sounds.close();
    control.close();
    keeper.close();
  }

  private static void later(int millis, Runnable action) {
    Timer timer = new Timer(millis, e -> action.run());
    timer.setRepeats(false);
    timer.start();
  }

  /** Offers the view. */
  private record Factory(String id, String title, Place place, Function<Workspace, View> make)
      implements ViewFactory {
    @Override
    public View create(Workspace workspace) {
      return make.apply(workspace);
    }
  }
}
