package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Rules;
import org.plyscope.wire.BookForm;

class BookCommandTest {
  private final CliHarness cli = new CliHarness();
  private final Rules rules = cli.catalog.rules("countdown", "", Map.of());

  @TempDir Path folder;

  /**
   * Transpositions are one position; the result counts for the player that moved; the last game has
   * none.
   */
  @Test
  void gamesAreCountedPositionByPosition() throws IOException {
    int total = Integer.parseInt(rules.initial().position().split("/", -1)[0]);
    String whole = wholeGame(total);
    Path games = Files.writeString(folder.resolve("g.lines"), whole + "\n" + whole + "\n1 2");
    CliHarness.Output output = book(games.toString(), "--plies", "2");
    assertThat(output.err()).isEmpty();
    Map<String, List<BookForm.Entry>> read = read();
    List<BookForm.Entry> start = read.get(rules.initial().position());
    assertThat(start).extracting(BookForm.Entry::count).containsExactly(2L, 1L);
    assertThat(start.get(0).score()).isIn(0.0, 1.0);
    assertThat(start.get(1).score()).isNaN();
    assertThat(read).hasSize(3);
    assertThat(output.out()).startsWith("Wrote 3 positions from 3 games to ");
    assertThat(book(games.toString(), "--least", "2").exit()).isZero();
    assertThat(read().get(rules.initial().position())).hasSize(1);
  }

  private static String wholeGame(int total) {
    StringBuilder moves = new StringBuilder("3");
    for (int left = total - 3; left > 0; left -= Math.min(3, left)) {
      moves.append(' ').append(Math.min(3, left));
    }
    return moves.toString();
  }

  @Test
  void aSearchMakesABookToo() throws IOException {
    CliHarness.Output output =
        book("--game", "countdown", "--agent", "take-most", "--depth", "1", "--plies", "3");
    assertThat(output.err()).isEmpty();
    Map<String, List<BookForm.Entry>> read = read();
    assertThat(read).containsKey(rules.initial().position()).hasSizeBetween(4, 7);
    assertThat(read.values()).allSatisfy(moves -> assertThat(moves).hasSize(1));
  }

  @Test
  void whatIsWrongIsSaidInASentence() throws IOException {
    assertThat(book().err()).contains("Name games, or an agent that searches with --agent");
    assertThat(book("--agent", "take-most").err()).contains("--game");
    Path none = Files.writeString(folder.resolve("no.lines"), "");
    assertThat(book(none.toString()).exit()).isEqualTo(2);
  }

  private CliHarness.Output book(String... args) {
    List<String> all = new java.util.ArrayList<>(List.of("book"));
    all.addAll(List.of(args));
    all.addAll(List.of("--out", folder.resolve("x.plybook").toString()));
    return cli.run(all.toArray(String[]::new));
  }

  private Map<String, List<BookForm.Entry>> read() throws IOException {
    return BookForm.read(Files.readString(folder.resolve("x.plybook")), rules);
  }
}
