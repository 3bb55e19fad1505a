package org.plyscope.workbench.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.play.file.GameFileActions;
import org.plyscope.workbench.play.file.StatisticsFiles;
import org.plyscope.workbench.review.ReviewActions;

/** The menu of a game in play, and the files of games. */
final class GameCommands {
  private static final String MENU = "Game";

  private final PlayControl control;
  private final HintControl hints;
  private final GameFileActions files;
  private final StatisticsFiles statistics;
  private final MoveSounds sounds;
  private final ReviewActions reviews;
  private final Supplier<Path> earlier;
  private final BooleanSupplier editing;
  private final Consumer<String> messages;

  GameCommands(
      PlayControl control,
      HintControl hints,
      GameFileActions files,
      StatisticsFiles statistics,
      MoveSounds sounds,
      ReviewActions reviews,
      Supplier<Path> earlier,
      BooleanSupplier editing,
      Consumer<String> messages) {
    this.control = control;
    this.hints = hints;
    this.files = files;
    this.statistics = statistics;
    this.sounds = sounds;
    this.reviews = reviews;
    this.earlier = earlier;
    this.editing = editing;
    this.messages = messages;
  }

  /** Makes the commands. */
  List<BuiltIn> all() {
    BooleanSupplier game = () -> control.tree().isPresent();
    BooleanSupplier before = () -> current().flatMap(GameNode::parent).isPresent();
    BooleanSupplier after = () -> current().flatMap(GameNode::next).isPresent();
    return List.of(
        command(
                "game.new",
                "New game, same seats",
                settled(control::newGame),
                "ctrl shift N",
                "new",
                0)
            .when(game),
        command(
                "game.new-drawn",
                "New game, starter drawn by lot",
                settled(this::draw),
                "",
                "dice",
                0)
            .when(game),
        command(
                "game.start-pause",
                "Start or pause the agents",
                settled(this::toggle),
                "F9",
                "run",
                0)
            .when(game),
        command("game.step", "Let the agent make one move", settled(control::step), "F7", "step", 0)
            .when(game),
        command("game.hint", "Hint", hints::ask, "ctrl H", "hint", 0).when(hints::possible),
        command("game.take-back", "Take back", control::takeBack, "ctrl BACK_SPACE", "back", 1)
            .when(before),
        command("game.redo", "Play again", control::redo, "ctrl shift BACK_SPACE", "forth", 1)
            .when(after),
        command("game.previous", "Previous move", this::previous, "alt LEFT", "", 1).when(before),
        command("game.next", "Next move", this::next, "alt RIGHT", "", 1).when(after),
        command("game.to-start", "Start of the game", this::toStart, "alt HOME", "first", 1)
            .when(before),
        command("game.to-end", "End of the line", this::toEnd, "alt END", "last", 1).when(after),
        command("game.promote", "Promote variation", this::promote, "", "", 2).when(before),
        command("game.delete", "Delete from this move on", this::delete, "", "", 2).when(before),
        command("game.restore", "Restore deleted moves", control::restore, "", "", 2)
            .when(control::canRestore),
        command("game.sounds", "Move sounds", sounds::toggle, "", "", 5).checked(sounds::wanted),
        command("game.review", "Review the game, or stop…", reviews::toggle, "", "search", 3)
            .description("Let an agent judge every move of the game")
            .when(reviews::possible),
        command("game.earlier", "Earlier games…", this::openEarlier, "", "open", 3),
        command("game.statistics", "Write statistics", statistics::write, "", "export", 4)
            .when(game),
        command(
                "game.statistics-at-end",
                "Write statistics at the end of each game",
                statistics::toggle,
                "",
                "",
                4)
            .checked(statistics::wanted),
        new BuiltIn("File/Save", "file.save-game", "Save game…", files::save)
            .key("ctrl shift S")
            .when(game));
  }

  private static BuiltIn command(
      String id, String title, Runnable action, String key, String icon, int group) {
    return new BuiltIn(MENU, id, title, action).key(key).icon(icon).group(group);
  }

  /** While a position is being set up, no moves are played. */
  private Runnable settled(Runnable action) {
    return () -> {
      if (editing.getAsBoolean()) {
        messages.accept("Apply or cancel the setup on the board first; then the game goes on.");
      } else {
        action.run();
      }
    };
  }

  private void draw() {
    control.newGame(ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE));
  }

  private void openEarlier() {
    files.open(earlier.get(), "earlier games");
  }

  private Optional<GameNode> current() {
    return control.tree().map(GameTree::current);
  }

  private void toggle() {
    if (control.running()) {
      control.pause();
    } else {
      control.start();
    }
  }

  private void previous() {
    current().flatMap(GameNode::parent).ifPresent(control::go);
  }

  private void next() {
    current().flatMap(GameNode::next).ifPresent(control::go);
  }

  private void toStart() {
    control.tree().ifPresent(t -> control.go(t.root()));
  }

  private void toEnd() {
    current().ifPresent(node -> control.go(last(node)));
  }

  private static GameNode last(GameNode node) {
    GameNode at = node;
    while (at.next().isPresent()) {
      at = at.next().get();
    }
    return at;
  }

  private void promote() {
    current().ifPresent(control::promote);
  }

  private void delete() {
    current().ifPresent(control::delete);
  }
}
