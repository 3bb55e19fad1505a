package org.plyscope.game.checkers.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.testkit.EncodingContract;

class SquaresEncodingTest extends EncodingContract {
  @Override
  protected EncoderFactory encoding() {
    return new SquaresEncoding();
  }

  @Override
  protected List<Game> games() {
    return List.of(new CheckersGame());
  }

  @Test
  void aPositionTurnedRoundIsTheSameToTheOtherPlayer() {
    Rules rules = new CheckersGame().rules(OptionValues.defaults(new CheckersGame().options()));
    Encoder encoder = new SquaresEncoding().create(rules, OptionValues.defaults(List.of()));
    State black = rules.parse("B:W30,K6:B3,K20");
    State white = rules.parse("W:B3,K27:W30,K13");
    float[] first = new float[encoder.inputs()];
    float[] second = new float[encoder.inputs()];
    encoder.encode(black, first);
    encoder.encode(white, second);
    assertThat(second).isEqualTo(first);
    float sum = 0;
    for (float number : first) {
      sum += number;
    }
    assertThat(sum).isEqualTo(4);
    assertThat(encoder.output(white, white.parseMove("13-9")))
        .isEqualTo(encoder.output(black, black.parseMove("20-24")));
  }
}
