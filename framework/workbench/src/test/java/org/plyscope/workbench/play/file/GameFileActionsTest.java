package org.plyscope.workbench.play.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.GameTree;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayContext;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.session.Session;

class GameFileActionsTest {
  private static final String BAD = "bad.plygame: game.format is missing.";

  @TempDir Path folder;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), new CountdownGame());
  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(events::add, new Faults(messages::add));
  private final PlayContext desk = new PlayContext(jobs, events::add, (m, a) -> a.run());
  private final PlayControl control =
      new PlayControl(catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);
  private final GameFileActions files =
      new GameFileActions(
          catalog, control, jobs, null, new Folders(Choices.inMemory()), messages::add);

  @BeforeEach
  void open() {
    catalog.add(new Lines());
    session.open(catalog.rules("tic-tac-toe", "", Map.of()));
    session.play(4);
    control.go(tree().root());
    session.play(0);
  }

  @Test
  void gameGoesToAFileAndBack() throws Exception {
    GameTree before = tree();
    Path file = folder.resolve("a.plygame");
    files.save(file);
    runUntil(() -> messages.contains("Saved a.plygame."));
    control.newGame();
    files.open(file);
    runUntil(() -> messages.contains("Opened a.plygame, 2 moves."));

    assertThat(tree().record()).isEqualTo(before.record());
    assertThat(tree().rules()).as("the same rules stay open").isSameAs(before.rules());
    assertThat(session.selection().orElseThrow().position()).isEqualTo("x........ o");
  }

  @Test
  void formatOfAPluginKeepsTheMainLineAndSaysSo() throws Exception {
    Path file = folder.resolve("a.lines");
    files.save(file);
    runUntil(() -> messages.contains("Saved a.lines; only the main line fits this format."));
    assertThat(Files.readString(file)).isEqualTo("4\n");
    session.open(catalog.rules("countdown", "", Map.of()));
    files.open(file);
    runUntil(() -> messages.contains("Opened a.lines, 1 move."));

    assertThat(tree().rules().game().id()).isEqualTo("tic-tac-toe");
    assertThat(tree().mainLine()).hasSize(1);
  }

  @Test
  void formatThatCannotHoldTheGameIsNotWritten() throws Exception {
    session.open(catalog.rules("countdown", "", Map.of()));
    Path file = folder.resolve("a.lines");
    files.save(file);
    runUntil(() -> messages.contains("Games of countdown cannot be written as Lines."));
    assertThat(file).doesNotExist();
  }

  @Test
  void whateverIsWrongIsOneSentence() throws Exception {
    Files.writeString(folder.resolve("empty.lines"), "");
    Files.writeString(folder.resolve("bad.plygame"), "{}");
    files.open(folder.resolve("empty.lines"));
    runUntil(() -> messages.contains("There is no game in 'empty.lines'."));
    files.open(folder.resolve("bad.plygame"));
    runUntil(() -> messages.contains(BAD));
    files.open(folder.resolve("none.plygame"));
    runUntil(() -> messages.stream().anyMatch(m -> m.startsWith("There is no file")));
    assertThat(tree().all()).as("the game on the board stays").hasSize(3);
  }

  @Test
  void gamesOfAFileAreListedByWhatIsSaidAboutThem() {
    tree().headers(Map.of("Crosses", "Ann", "Noughts", "Bob", "Result", "*"));
    assertThat(GameChooser.title(tree())).isEqualTo("Ann – Bob   *   1 moves");
  }

  private GameTree tree() {
    return control.tree().orElseThrow();
  }

  private void runUntil(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Runnable event = events.poll(10, TimeUnit.SECONDS);
      assertThat(event).as("an event; so far %s", messages).isNotNull();
      event.run();
    }
  }

  /** Tic-tac-toe, one game per line. */
  private static final class Lines implements GameFormat {
    @Override
    public String id() {
      return "lines";
    }

    @Override
    public String name() {
      return "Lines";
    }

    @Override
    public String description() {
      return "A game per line.";
    }

    @Override
    public List<String> extensions() {
      return List.of("lines");
    }

    @Override
    public boolean supports(Rules rules) {
      return rules.game() instanceof TicTacToe;
    }

    @Override
    public List<GameRecord> read(Rules rules, String text) {
      return text.lines().map(line -> record(rules, line)).toList();
    }

    private static GameRecord record(Rules rules, String line) {
      try {
        return GameRecord.of(Line.of(rules).then(Long.parseLong(line)));
      } catch (NumberFormatException e) {
        throw new InputException("Line 1: '" + line + "' is no move.");
      }
    }

    @Override
    public String write(Rules rules, List<GameRecord> games) {
      return games.get(0).line().move(0) + "\n";
    }
  }
}
