package @package@;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.FormatContract;

/** The contract covers every format; the tests below cover this one. */
class @class@Test extends FormatContract {
  @Override
  protected GameFormat format() {
    return new @class@();
  }

  @Override
  protected List<Rules> rules() {
    return List.of(TicTacToe.standard(), countdown());
  }

  private static Rules countdown() {
    CountdownGame game = new CountdownGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  @Test
  void oneGameALine() {
    String text = "# a comment\n\n15/0 | 3 2 1\n9/1 |\n";
    assertThat(format().read(countdown(), text))
        .extracting(game -> game.line().position())
        .containsExactly("9/1", "9/1");
    assertThatThrownBy(() -> format().read(countdown(), "15/0 | 3\n15/0 | 4\n"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2: ");
  }
}
