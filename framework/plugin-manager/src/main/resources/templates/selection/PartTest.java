package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.SelectionContract;

/** The contract covers every selection; the tests below cover this one. */
class @class@Test extends SelectionContract {
  @Override
  protected List<TreePolicyFactory> selections() {
    return List.of(new @class@());
  }

  @Test
  void rarelyTriedMovesAreMoreUrgent() {
    @class@ factory = new @class@();
    TreePolicy policy =
        factory.create(TicTacToe.standard(), OptionValues.defaults(factory.options()));
    assertThat(policy.urgency(100, 5, 0.5, 0.25, 0.1))
        .isGreaterThan(policy.urgency(100, 50, 0.5, 0.25, 0.1));
    assertThat(policy.urgency(100, 5, 0.9, 0.25, 0.1))
        .isGreaterThan(policy.urgency(100, 5, 0.5, 0.25, 0.1));
  }
}
