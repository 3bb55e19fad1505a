package org.plyscope.lab.play.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.RandomGames;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.MoveQuality.Standing;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

class GameFilesTest {
  @TempDir Path folder;

  private final Catalog catalog =
      Catalog.of(List.of(new TicTacToe(), new Lattice(), new CountdownGame()));
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6})
  void treesComeBackAsTheyWere(int players) {
    Rules lattice = catalog.rules("lattice", "", Map.of("players", "" + players));
    GameTree tree = RandomGames.tree(lattice, 120, players);
    tree.headers(Map.of("Event", "Ünïcode \"quoted\" <b>"));
    tree.comment(tree.root(), "the start");
    tree.comment(tree.current(), "a comment");
    tree.think(tree.current(), new Thought("greedy:a=1", -1.25, 7, 123, 45, 12_000_000));
    Player agent =
        new Player(AgentSpec.parse("gone:x=1"), Limits.depth(3).withTime(Duration.ofMillis(5)), -4);
    Seats seats = Seats.humans(players).with(players - 1, agent);
    String text = GameFiles.write(new SavedGame(tree, seats));
    SavedGame back = GameFiles.read(text, catalog);

    assertThat(GameFiles.write(back)).isEqualTo(text);
    assertThat(back.seats()).isEqualTo(seats);
    assertThat(back.tree().all()).hasSameSizeAs(tree.all());
    assertThat(back.tree().current().position()).isEqualTo(tree.current().position());
    assertThat(back.tree().current().thought()).isEqualTo(tree.current().thought());
    assertThat(back.tree().record()).isEqualTo(tree.record());
    assertThat(back.remarks()).singleElement().asString().contains("'gone'");
  }

  @Test
  void limitsAreOneTextAndWereAnObjectInOlderFiles() {
    Limits limits = Limits.depth(4).withTime(Duration.ofMillis(1500));
    Seats seats = Seats.humans(2).with(1, new Player(AgentSpec.parse("missing"), limits, 7));
    String text = GameFiles.write(new SavedGame(GameTree.start(rules, ""), seats));
    assertThat(text).contains("\"limits\": \"depth=4, time=1500ms\"");
    assertThat(GameFiles.read(text, catalog).seats()).isEqualTo(seats);
    String old =
        text.replace("\"depth=4, time=1500ms\"", "{\"depth\": 4, \"millis\": 1500}")
            .replace("\"format\": 2", "\"format\": 1");
    assertThat(GameFiles.read(old, catalog).seats()).isEqualTo(seats);
    assertThatThrownBy(() -> GameFiles.read(text.replace("depth=4", "plies=4"), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("game.seats[1].limits: The limit 'plies' is not known");
  }

  /** A win is given away for a draw, though both payoffs are positive. */
  @Test
  void aProvedOutcomeThatSignsDoNotTellIsKept() {
    GameTree tree = GameTree.start(rules, "");
    GameNode node = tree.add(tree.root(), tree.parse(tree.root(), "b2"));
    long move = tree.parse(tree.root(), "a1");
    tree.judge(node, new Verdict(new MoveQuality(move, 1, .5, Standing.PROVED, false), "a1", "u"));
    String text = GameFiles.write(new SavedGame(tree, Seats.humans(2)));
    GameTree back = GameFiles.read(text, catalog).tree();
    assertThat(back.all().get(1).verdict()).isEqualTo(node.verdict());
    assertThat(GameFiles.read(text.replaceAll("\"kept\": false,\\s*", ""), catalog).tree().all())
        .as("older files go by the signs")
        .element(1)
        .matches(old -> old.verdict().orElseThrow().quality().complete());
  }

  @Test
  void fileIsWrittenForPeople() {
    GameTree tree = GameTree.start(rules, "");
    tree.play(tree.parse(tree.root(), "b2"));
    tree.go(tree.root());
    tree.play(tree.parse(tree.root(), "a1"));

    assertThat(GameFiles.write(new SavedGame(tree, Seats.humans(2))))
        .contains("\"game\": \"tic-tac-toe\"", "\"start\": \"......... x\"")
        .containsSubsequence(
            "\"move\": \"b2\"", "\"variations\"", "\"move\": \"a1\"", "\"current\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello | game is not written in JSON at line 1, column 1.",
        "{'format':1 'game':2} | game is not written in JSON at line 1, column ",
        "[1] | game is a list; it must be an object in braces.",
        "{} | game.format is missing.",
        "{'format':9,'x':1} | The game was saved by a newer program (format 9); update this one.",
        "{'format':[]} | game.format is a list; it must be a whole number from 1",
        "{'format':'x'} | game.format is 'x'; it must be a whole number from 1",
        "{'format':2} | game.game is missing.",
        "{'format':2,'game':'tic-tac-toe','start':'x'} | game.start: Column 2: ",
        "{'format':2,'game':'tic-tac-toe','seats':[{}]} | game.seats has 1 entries; the rules have",
        "{'format':2,'game':'tic-tac-toe','seats':[1,2]} | game.seats[0] is 1; it must be an obj",
        "{'format':2,'game':'tic-tac-toe','moves':3} | game.moves is 3; it must be a list",
        "{'format':2,'game':'tic-tac-toe','moves':['b2','b2']} | game.moves[1]: 'b2' ",
        "{'format':2,'game':'tic-tac-toe','moves':[{'move':'b2','variations':[3]}]} |"
            + " game.moves[0].variations[0] is 3; it must be a list",
        "{'format':2,'game':'tic-tac-toe','moves':[{'move':'b2','variations':[['b2','a9']]}]} |"
            + " game.moves[0].variations[0][1]: ",
        "{'format':2,'game':'tic-tac-toe','moves':[null]} | game.moves[0] is null; it must be an",
        "{'format':2,'game':'tic-tac-toe','moves':[{'move':'b2','vale':1}]} | game.moves[0].vale is"
            + " not a known key here.",
        "{'format':2,'game':'tic-tac-toe','moves':[{'move':'b2','move':'a1'}]} |"
            + " game.moves[0].move",
        "{'format':2,'game':'nim'} | game.game: There is no game 'nim'",
        "{'format':2,'game':'tic-tac-toe','rules':{'a':'b'}} | game.rules: In the rules of"
            + " tic-tac-toe: There is",
        "{'format':2,'game':'tic-tac-toe','rules':{'a':1}} | game.rules.a is 1; it must be a text.",
        "{'format':2,'game':'tic-tac-toe','colour':1} | game.colour is not a known key here.",
      })
  void whateverIsWrongIsOneSentence(String text, String sentence) {
    assertThatThrownBy(() -> GameFiles.read(text.replace('\'', '"'), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void damagedFilesAreRefusedOrReadButNeverThrowAnythingElse() {
    GameTree tree = RandomGames.tree(rules, 40, 5);
    Seats seats =
        new Seats(List.of(Player.HUMAN, new Player(AgentSpec.parse("gone"), Limits.depth(3), 1)));
    String good = GameFiles.write(new SavedGame(tree, seats));
    Random random = new Random(11);
    int refused = 0;
    for (int i = 0; i < 3_000; i++) {
      try {
        GameFiles.read(damaged(good, random), catalog);
      } catch (InputException e) {
        refused++;
        assertThat(e.getMessage()).isNotBlank().doesNotContain("\n");
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void nestedGarbageDoesNotFillTheStack() {
    String deep = "[".repeat(100_000);
    assertThatThrownBy(() -> GameFiles.read(deep, catalog)).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> GameFiles.read("{\"a\":".repeat(2_000), catalog))
        .isInstanceOf(InputException.class);
  }

  @Test
  void variationsOfVariationsComeBack() {
    Rules longGame = catalog.rules("countdown", "", Map.of("seeds", "200"));
    GameTree tree = GameTree.start(longGame, "");
    // The main line takes one at every ply, each variation two, and the next one branches off it.
    while (!tree.current().over()) {
      GameNode here = tree.current();
      tree.add(here, tree.parse(here, "1"));
      tree.go(tree.add(here, tree.parse(here, "2")));
    }
    assertThat(tree.current().ply()).isEqualTo(100);
    String text = GameFiles.write(new SavedGame(tree, Seats.humans(2)));
    assertThat(GameFiles.write(GameFiles.read(text, catalog))).isEqualTo(text);
  }

  @Test
  void filesAreReplacedAsAWhole() {
    Path file = folder.resolve("a" + GameFiles.EXTENSION);
    GameFiles.save("one", file);
    GameFiles.save("two", file);

    assertThat(GameFiles.load(file)).isEqualTo("two");
    assertThat(folder).isDirectoryContaining(f -> f.equals(file));
    assertThat(folder.toFile().list()).hasSize(1);
    assertThatThrownBy(() -> GameFiles.save("x", folder.resolve("no/such/folder")))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> GameFiles.load(folder.resolve("none")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("There is no file");
  }

  @Test
  void oldCollectionsMayBeWrittenInLatin() throws Exception {
    Path file = folder.resolve("old.pdn");
    Files.write(file, "Müller".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(GameFiles.load(file)).isEqualTo("Müller");
  }

  private static String damaged(String good, Random random) {
    StringBuilder text = new StringBuilder(good);
    for (int n = random.nextInt(4); n >= 0; n--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.setCharAt(at, (char) (random.nextInt(95) + 32));
        case 1 -> text.deleteCharAt(at);
        case 2 -> text.insert(at, "[]{}\",:0x".charAt(random.nextInt(9)));
        default -> text.delete(at, Math.min(text.length(), at + random.nextInt(40)));
      }
      if (text.length() == 0) {
        text.append('x');
      }
    }
    return text.toString();
  }
}
