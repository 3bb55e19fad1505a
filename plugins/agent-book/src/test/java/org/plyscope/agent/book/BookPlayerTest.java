package org.plyscope.agent.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.baseline.FirstMoveAgents;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.testkit.TestParts;
import org.plyscope.wire.BookForm;

class BookPlayerTest {
  private static final CheckersGame GAME = new CheckersGame();
  private static final Rules RULES = GAME.rules(OptionValues.defaults(GAME.options()));
  private static final TestParts PARTS = TestParts.of(new FirstMoveAgents(), new BookFile());

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    Line line = Line.of(RULES);
    Line second = Line.parse(RULES, line.start(), List.of("11-15"));
    file =
        book(
            Map.of(
                line.position(),
                List.of(
                    new BookForm.Entry("9-13", 1, 1),
                    new BookForm.Entry("11-15", 6, 0.5),
                    new BookForm.Entry("12-16", 3, Double.NaN)),
                second.position(),
                List.of(new BookForm.Entry("23-19", 2, 0.75))));
  }

  private Path book(Map<String, List<BookForm.Entry>> positions) throws IOException {
    return Files.writeString(
        folder.resolve("some.plybook"), BookForm.write(RULES, "by hand", positions));
  }

  @Test
  void movesAreDrawnByHowOftenTheyWerePlayed() throws Exception {
    Map<String, Integer> drawn = new TreeMap<>();
    for (int seed = 0; seed < 1000; seed++) {
      SearchResult result = search(Line.of(RULES), seed, Map.of());
      drawn.merge(RULES.initial().text(result.move()), 1, Integer::sum);
      assertThat(search(Line.of(RULES), seed, Map.of()).move()).isEqualTo(result.move());
    }
    assertThat(drawn).containsOnlyKeys("9-13", "11-15", "12-16");
    assertThat(drawn.get("9-13")).isBetween(60, 150);
    assertThat(drawn.get("11-15")).isBetween(530, 670);
  }

  @Test
  void aChoiceCanGoByGamesOrResults() throws Exception {
    assertThat(move(Map.of("choice", "most-played"))).isEqualTo("11-15");
    assertThat(move(Map.of("choice", "best-score"))).isEqualTo("9-13");
    assertThat(move(Map.of("choice", "best-score", "least-games", "2"))).isEqualTo("11-15");
  }

  @Test
  void theResultSaysThatItIsFromTheBook() throws Exception {
    Line line = Line.parse(RULES, RULES.initial().position(), List.of("11-15"));
    SearchResult result = search(line, 1, Map.of());
    assertThat(result.comment())
        .isEqualTo("From the book: played 2 of 2 times, with a score of 75 %.");
    assertThat(result.counts().nodes()).isEqualTo(2);
  }

  @Test
  void theOtherAgentPlaysOnWhereTheBookEnds() throws Exception {
    Line line = Line.parse(RULES, RULES.initial().position(), List.of("11-15", "23-19"));
    assertThat(search(line, 1, Map.of()).move()).isEqualTo(first(line));
    assertThat(search(line, 1, Map.of()).comment()).doesNotContain("book");
    assertThat(search(Line.of(RULES), 1, Map.of("least-games", "7")).comment())
        .doesNotContain("book");
    assertThat(search(line.first(1), 1, Map.of("plies", "1")).comment()).doesNotContain("book");
  }

  private static long first(Line line) {
    MoveList moves = new MoveList();
    line.state().moves(moves);
    return moves.get(0);
  }

  @Test
  void onlyAllowedMovesAreTaken() throws Exception {
    SearchRequest request =
        request(Line.of(RULES), 1).withRootMoves(RULES.initial().parseMove("12-16"));
    try (Agent agent = agent(Map.of())) {
      SearchResult result = agent.search(request, SearchListener.NONE);
      assertThat(RULES.initial().text(result.move())).isEqualTo("12-16");
      assertThat(result.comment()).contains("played 3 of 3 times");
    }
  }

  @Test
  void aHugeBookIsRefusedBeforeItIsRead() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> agent(Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The book '%s' cannot be read (it is larger than 134,217,728 bytes).".formatted(file));
  }

  @Test
  void whatIsWrongWithABookIsSaid() throws IOException {
    Files.writeString(file, "{\"book\":1}\n");
    assertThatThrownBy(() -> agent(Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessage("The book '" + file + "' cannot be used: line 1.game is missing.");
    Rules white = GAME.rules(RULES.options().with("opener", "white"));
    Files.writeString(file, BookForm.write(white, "by hand", Map.of()));
    assertThatThrownBy(() -> agent(Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The book '%s' cannot be used: it is for other rules: its option 'opener' is 'white', here it is 'black'."
                .formatted(file));
    String start = RULES.initial().position();
    Files.delete(file);
    book(Map.of(start, List.of(new BookForm.Entry("1-32", 1, 1))));
    assertThatThrownBy(() -> search(Line.of(RULES), 1, Map.of()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The book '" + file + "' has the move '1-32' in '" + start + "'");
  }

  private String move(Map<String, String> options) throws Exception {
    return RULES.initial().text(search(Line.of(RULES), 1, options).move());
  }

  private SearchResult search(Line line, long seed, Map<String, String> options) throws Exception {
    try (Agent agent = agent(options)) {
      return agent.search(request(line, seed), SearchListener.NONE);
    }
  }

  private static SearchRequest request(Line line, long seed) {
    return SearchRequest.of(line, Limits.depth(1)).withSeed(seed);
  }

  private Agent agent(Map<String, String> options) {
    BookAgents agents = new BookAgents();
    Map<String, String> all = new HashMap<>(options);
    all.put("agent", "first-move");
    all.put("book", "book-file[file=" + file + "]");
    return agents.create(PARTS.context(agents, RULES, all));
  }
}
