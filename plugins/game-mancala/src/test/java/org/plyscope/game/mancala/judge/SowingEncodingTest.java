package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.testkit.EncodingContract;

class SowingEncodingTest extends EncodingContract {
  @Override
  protected EncoderFactory encoding() {
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
    Encoder encoder = encoder(rules, "0");
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

  private static Encoder encoder(Rules rules, String counts) {
    SowingEncoding encoding = new SowingEncoding();
    OptionValues defaults = OptionValues.defaults(encoding.options());
    return encoding.create(rules, defaults.with("counts", counts));
  }

  @Test
  void countsAreToldApartOneByOne() {
    Rules rules = new KalahGame().rules(OptionValues.defaults(new KalahGame().options()));
    Encoder encoder = encoder(rules, "5");
    State state = rules.parse("0,1,2,3,4,12/5 4,0,0,0,0,0/17 S");
    float[] numbers = new float[encoder.inputs()];
    encoder.encode(state, numbers);
    assertThat(numbers).hasSize(15 + 12 * 5);
    // The last of five stands for four seeds and more.
    int[] ones = {0, 1, 2, 3, 4, 4, 4, 0, 0, 0, 0, 0};
    for (int house = 0; house < ones.length; house++) {
      for (int count = 0; count < 5; count++) {
        assertThat(numbers[15 + 5 * house + count])
            .as("house %d, count %d", house, count)
            .isEqualTo(count == ones[house] ? 1 : 0);
      }
    }
  }
}
