package org.plyscope.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.TicTacToe;

class BookFormTest {
  private static final Rules RULES = TicTacToe.standard();

  @Test
  void aBookReadsBack() {
    Map<String, List<BookForm.Entry>> book =
        Map.of(
            "one",
            List.of(new BookForm.Entry("a", 3, 0.5), new BookForm.Entry("b \"c\"", 1, Double.NaN)));
    String text = BookForm.write(RULES, "a few games", book);
    assertThat(text.lines()).hasSize(2);
    assertThat(text).contains("{\"move\":\"a\",\"count\":3,\"score\":0.5}");
    assertThat(BookForm.read(text, RULES)).isEqualTo(book);
  }

  @Test
  void whatIsWrongIsSaidWithItsPlace() {
    String head = BookForm.write(RULES, "a few games", Map.of());
    refused("", "The book is empty.");
    refused("x", "line 1 is not written in JSON");
    refused(head.replace("\"book\":1", "\"book\":2"), "line 1.book is 2;");
    refused(head.replace(RULES.game().id(), "go"), "The book is for the game 'go'");
    String position = "{\"position\":\"p\",\"moves\":[]}\n";
    refused(head + position + position, "line 3.position is 'p'");
    String move = "{\"position\":\"p\",\"moves\":[{\"move\":\"a\",\"count\":%s,\"score\":%s}]}";
    refused(head + move.formatted("0", "1"), "line 2.moves[0].count is 0;");
    refused(head + move.formatted("1", "1.5"), "line 2.moves[0].score is 1.5;");
  }

  private static void refused(String text, String sentence) {
    assertThatThrownBy(() -> BookForm.read(text, RULES))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }
}
