package org.plyscope.workbench.play.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.Player;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.poll.Poll;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayContext;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.session.WindowPlace;

class GameAutosaveTest {
  @TempDir Path folder;

  private final List<String> messages = new CopyOnWriteArrayList<>();

  @Test
  void gameIsThereAgainPausedWithVariationsAndSeats() throws Exception {
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    Player gone = new Player(AgentSpec.parse("gone:x=1"), Limits.depth(3), 5);
    try (Window first = new Window(catalog)) {
      first.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      first.control.seat(1, gone);
      first.play("b2");
      first.control.go(first.control.tree().orElseThrow().root());
      first.play("a1");
    }
    try (Window second = new Window(catalog)) {
      second.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      assertThat(second.control.tree().orElseThrow().root().children())
          .extracting(GameNode::text)
          .containsExactly("b2", "a1");
      assertThat(second.session.selection().orElseThrow().position()).isEqualTo("......x.. o");
      assertThat(second.control.seats().get(1)).isEqualTo(gone);
      assertThat(second.control.running()).isFalse();
    }
  }

  @Test
  void gameWaitsForItsPlugin() throws Exception {
    ChangingCatalog both = new ChangingCatalog(new TicTacToe(), new CountdownGame());
    try (Window first = new Window(both)) {
      first.session.open(both.rules("tic-tac-toe", "", Map.of()));
      first.play("b2");
    }
    ChangingCatalog late = new ChangingCatalog(new CountdownGame());
    try (Window second = new Window(late)) {
      second.session.open(late.rules("countdown", "", Map.of()));
      late.add(new TicTacToe());
      second.keeper.catalogChanged();
      assertThat(second.session.selection().orElseThrow().position()).isEqualTo("....x.... o");
    }
  }

  @Test
  void gameOfAMissingPluginIsSetAsideBeforeAnotherIsWritten() throws Exception {
    ChangingCatalog both = new ChangingCatalog(new TicTacToe(), new CountdownGame());
    try (Window first = new Window(both)) {
      first.session.open(both.rules("tic-tac-toe", "", Map.of()));
      first.play("b2");
    }
    String before = Files.readString(folder.resolve("unfinished.plygame"));
    ChangingCatalog late = new ChangingCatalog(new CountdownGame());
    try (Window second = new Window(late)) {
      second.session.open(late.rules("countdown", "", Map.of()));
      second.play("1");
    }
    assertThat(folder.resolve("unfinished-kept.plygame")).hasContent(before);
    assertThat(Files.readString(folder.resolve("unfinished.plygame"))).contains("countdown");
    assertThat(messages).singleElement().asString().contains("'tic-tac-toe'");
  }

  @Test
  void damagedGameIsSetAsideBesideAnOlderOne() throws Exception {
    Files.writeString(folder.resolve("unfinished-kept.plygame"), "older");
    Files.writeString(
        folder.resolve("unfinished.plygame"),
        "{\"format\":1,\"game\":\"tic-tac-toe\",\"moves\":3}");
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    try (Window window = new Window(catalog)) {
      window.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
    }
    assertThat(folder.resolve("unfinished-kept.plygame")).hasContent("older");
    assertThat(folder.resolve("unfinished-kept-2.plygame")).content().contains("\"moves\":3");
    assertThat(messages)
        .containsExactly(
            "game.moves is 3; it must be a list in square brackets. It is kept as"
                + " unfinished-kept-2.plygame.");
  }

  @Test
  void gameThatCannotBeReadIsMovedAside() throws Exception {
    Files.createDirectory(folder.resolve("unfinished.plygame"));
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    try (Window window = new Window(catalog)) {
      window.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      window.play("b2");
    }
    assertThat(folder.resolve("unfinished-kept.plygame")).isDirectory();
    assertThat(folder.resolve("unfinished.plygame")).isRegularFile();
    assertThat(messages).singleElement().asString().contains("kept as unfinished-kept.plygame");
  }

  @Test
  void twoWindowsKeepTwoGames() throws Exception {
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    try (Window first = new Window(catalog);
        Window second = new Window(catalog)) {
      first.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      first.play("b2");
      second.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      second.play("a1");
      second.play("c3");
      first.play("a3");
    }
    assertThat(messages).isEmpty();
    try (Window again = new Window(catalog)) {
      again.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      assertThat(again.control.tree().orElseThrow().mainLine())
          .extracting(GameNode::text)
          .containsExactly("b2", "a3");
      assertThat(earlier(again)).singleElement().asString().contains("a1").contains("c3");
    }
    assertThat(messages)
        .containsExactly("The game of a second window is kept; Game ▸ Earlier games… opens it.");
  }

  @Test
  void gameIsKeptWhenSomethingElseIsOpened() throws Exception {
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    try (Window window = new Window(catalog)) {
      Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
      window.session.open(rules);
      window.play("b2");
      window.play("a1");
      window.session.select(Selection.of(Line.of(rules, "x........ o")));
      window.keeper.close();
      assertThat(Files.readString(folder.resolve("unfinished.plygame"))).contains("x........ o");
      assertThat(earlier(window)).singleElement().asString().contains("b2").contains("a1");
    }
  }

  @Test
  void gameThatComesBackAndGrowsIsKeptOnce() throws Exception {
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    try (Window window = new Window(catalog)) {
      Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
      window.session.open(rules);
      window.play("b2");
      window.session.select(Selection.of(Line.of(rules, "x........ o")));
      window.session.undo();
      window.play("c1");
      window.session.select(Selection.of(Line.of(rules, "x........ o")));
      window.keeper.close();
      assertThat(earlier(window)).singleElement().asString().contains("b2").contains("c1");
    }
  }

  @Test
  void gameThatCannotBeKeptIsToldOnceAndTriedAgain() throws Exception {
    ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
    Path file = folder.resolve("unfinished.plygame");
    try (Window window = new Window(catalog)) {
      window.session.open(catalog.rules("tic-tac-toe", "", Map.of()));
      Poll.until("the game is kept", () -> Files.exists(file));
      Files.delete(file);
      Files.createDirectory(file);
      window.play("b2");
      window.play("a1");
      Poll.until("there is a message", () -> !messages.isEmpty());
      assertThat(messages)
          .singleElement()
          .asString()
          .startsWith("The game on the board cannot be kept (")
          .endsWith("); save it elsewhere with File ▸ Save game….");
      Files.delete(file);
    }
    assertThat(messages).hasSize(2).last().isEqualTo("The game on the board is kept again.");
    assertThat(file).content().contains("b2").contains("a1");
  }

  private static List<String> earlier(Window window) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.list(window.keeper.earlier())) {
      for (Path file : files.toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  /** The part of the window that matters here. */
  private final class Window implements AutoCloseable {
    private final Session session = new Session();
    private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
    private final WindowPlace place = WindowPlace.take(folder);
    private final PlayControl control;
    private final GameAutosave keeper;

    Window(ChangingCatalog catalog) {
      PlayContext desk = new PlayContext(jobs, Runnable::run, (m, action) -> {});
      control =
          new PlayControl(
              catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);
      keeper = new GameAutosave(catalog, control, folder, place, Runnable::run, messages::add);
    }

    void play(String move) {
      var tree = control.tree().orElseThrow();
      session.play(tree.parse(tree.current(), move));
    }

    @Override
    public void close() {
      keeper.close();
      jobs.close();
      place.close();
    }
  }
}
