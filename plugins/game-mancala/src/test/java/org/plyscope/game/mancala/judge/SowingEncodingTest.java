package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.learn.Encoder;
import org.plyscope.api.learn.Encoding;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.testkit.EncodingContract;

class SowingEncodingTest extends EncodingContract {
  @Override
  protected Encoding encoding() {
    return new SowingEncoding();
  }

  @Override
  protected List<Game> games() {
    return List.of(
        new KalahGame(),
        new OwareGame(),
        new AwariGame(),
        new VaiLungThlanGame(),
        new OhvalhuGame());
  }

  @Test
  void theMoverSeesItsOwnHousesFirst() {
    Rules rules = new KalahGame().rules(OptionValues.defaults(new KalahGame().options()));
    Encoder encoder = new SowingEncoding().create(rules, OptionValues.defaults(List.of()));
    State state = rules.initial();
    state.play(state.parseMove("1"));
    float[] numbers = new float[encoder.inputs()];
    encoder.encode(state, numbers);
    // North has four seeds everywhere, South none in its first house and five in the next four.
    float house = 6f / 48;
    assertThat(numbers[0]).isEqualTo(4 * house);
    assertThat(numbers[6]).isZero();
    assertThat(numbers[7]).isEqualTo(5 * house);
    assertThat(numbers[11]).isEqualTo(4 * house);
    assertThat(encoder.outputs()).isEqualTo(7);
    assertThat(encoder.output(state, state.parseMove("3"))).isEqualTo(2);
  }
}
