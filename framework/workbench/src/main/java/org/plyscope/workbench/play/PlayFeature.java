package org.plyscope.workbench.play;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.plyscope.api.Registration;
import org.plyscope.api.game.Rules;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.Seats;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dialog.NewGameDialog;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.dock.perspective.StandardPerspectives;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayContext;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.file.GameAutosave;
import org.plyscope.workbench.play.file.GameFileActions;
import org.plyscope.workbench.play.file.StatisticsFiles;
import org.plyscope.workbench.play.list.MoveDescription;
import org.plyscope.workbench.review.GraphView;
import org.plyscope.workbench.review.ReviewActions;
import org.plyscope.workbench.review.ReviewControl;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.session.WindowPlace;

/** Playing games: the view with seats and moves, the agents in their seats, and games as files. */
public final class PlayFeature implements Feature {
  /** The id of the view. */
  public static final String VIEW = "game";

  /** The id of the graph of the game. */
  public static final String GRAPH = "game-graph";

  private final Catalog catalog;
  private final Workspace workspace;
  private final PlayControl control;
  private final HintControl hints;
  private final GameAutosave keeper;
  private final GameFileActions files;
  private final StatisticsFiles statistics;
  private final MoveSounds sounds;
  private final ReviewControl review;
  private final ReviewActions reviews;

  /** Creates the feature for a window; the game follows the session from now on. */
  public PlayFeature(
      Catalog catalog,
      Session session,
      Workspace workspace,
      JFrame frame,
      Jobs jobs,
      Path data,
      WindowPlace place) {
    this.catalog = catalog;
    this.workspace = workspace;
    Consumer<String> messages = workspace::message;
    PlayContext context = new PlayContext(jobs, SwingUtilities::invokeLater, PlayFeature::later);
    control =
        new PlayControl(
            catalog,
            session,
            context,
            new Pace(workspace::animationMillis, workspace.choices(VIEW)),
            messages);
    keeper = new GameAutosave(catalog, control, data, place, SwingUtilities::invokeLater, messages);
    hints = new HintControl(catalog, session, context, control, messages);
    files = new GameFileActions(catalog, control, jobs, frame, Folders.of(workspace), messages);
    statistics = new StatisticsFiles(control, data, workspace.choices(VIEW), jobs, messages);
    sounds = new MoveSounds(workspace.choices(VIEW), MoveSounds::onDevice, messages);
    control.onMove(sounds::moved);
    review = new ReviewControl(catalog, jobs, SwingUtilities::invokeLater, messages);
    reviews = new ReviewActions(catalog, control, review, frame, workspace.choices(VIEW), messages);
    review.onChange(keeper::gameChanged);
  }

  /** Adds a listener that is notified when the game or its review has changed. */
  public Registration onChange(Runnable listener) {
    Registration game = control.onChange(listener);
    Registration reviewed = review.onChange(listener);
    return () -> {
      game.close();
      reviewed.close();
    };
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(VIEW, "Game", Place.RIGHT, w -> new GameView(w, catalog, control, hints, review)),
        new Panel(
            GRAPH,
            "Game graph",
            Place.BOTTOM,
            w -> new GraphView(w, control, review, this::words)));
  }

  private String words(GameNode node) {
    return control.tree().map(tree -> MoveDescription.of(tree, node)).orElse(null);
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
            workspace::editing,
            workspace::message)
        .all();
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Games", List.of(GameFileActions.ENDING), files::reading));
  }

  /** Returns the agents and people that play now. */
  public Seats seats() {
    return control.seats();
  }

  /** Starts a game; agents play at once if the user came to play. */
  public void begin(NewGameDialog.Answer answer) {
    Rules rules = answer.rules();
    workspace.message("New game: " + rules.game().name() + ".");
    boolean playing = workspace.perspective().equals(StandardPerspectives.PLAY);
    control.begin(rules, false);
    answer.seats().forEach(control::seat);
    if (playing && !workspace.editing() && !control.seats().allHuman()) {
      control.start();
    }
  }

  /** Pauses the game while the user sets up the board. */
  public void setupChanged() {
    if (workspace.editing() && control.running()) {
      control.pause();
      workspace.message("The game is paused while you set up the board; press Start to go on.");
    }
  }

  @Override
  public void catalogChanged() {
    hints.catalogChanged();
    control.catalogChanged();
    keeper.catalogChanged();
  }

  /** Reads a game from a file in any known format. */
  public Job<Runnable> reading(Path file) {
    return files.reading(file);
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
}
