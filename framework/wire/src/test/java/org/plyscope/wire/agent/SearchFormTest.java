package org.plyscope.wire.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.wire.Message;

class SearchFormTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Rules RULES = GAME.rules(OptionValues.defaults(GAME.options()));
  private static final TimeLeft CLOCKS = TimeLeft.none(2).with(1, 59_500, 100);

  private static String written() {
    SearchRequest request =
        SearchRequest.of(Line.of(RULES), Limits.depth(2)).withSeed(7).withTimeLeft(CLOCKS);
    return SearchForm.search(3, request, OptionalInt.empty());
  }

  private static SearchRequest read(String line) {
    return SearchForm.read(Message.read(line).value(), (game, options) -> RULES);
  }

  @Test
  void aSearchIsReadAsItWasWritten() {
    assertThat(written()).contains("\"clocks\":[null,{\"millis\":59500,\"increment\":100}]");
    SearchRequest read = read(written());
    assertThat(read.timeLeft()).contains(CLOCKS);
    assertThat(read.limits()).isEqualTo(Limits.depth(2));
    assertThat(read.seed()).isEqualTo(7);
    assertThat(read.rootMoves()).hasSize(9);
  }

  @Test
  void wrongClocksAreRefused() {
    assertThatThrownBy(() -> read(written().replace("[null,", "[")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there must be a clock or null for each player");
    assertThatThrownBy(() -> read(written().replace("59500", "-1")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("millis");
  }
}
