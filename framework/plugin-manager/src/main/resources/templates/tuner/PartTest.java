package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.learn.Landscape;
import org.plyscope.testkit.learn.TunerContract;

/** The contract covers every tuner; the tests below cover this one. */
class @class@Test extends TunerContract {
  @Override
  protected List<TunerFactory> tuners() {
    return List.of(new @class@());
  }

  @Test
  void comesCloseToTheBestPoint() throws Exception {
    @class@ factory = new @class@();
    Landscape hill = new Landscape(1, 3, x -> 1 - Math.abs(x[0] - 0.7));
    double[] found =
        factory
            .create(TicTacToe.standard(), OptionValues.defaults(factory.options()))
            .tune(hill);
    assertThat(found[0]).isBetween(0.6, 0.8);
  }
}
