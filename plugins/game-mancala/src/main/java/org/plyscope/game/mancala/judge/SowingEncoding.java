package org.plyscope.game.mancala.judge;

import java.util.Arrays;
import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** The seeds in all houses and stores as the player to move sees them; an output for each house. */
@Component(service = EncoderFactory.class)
public final class SowingEncoding implements EncoderFactory {
  private static final Option<Long> COUNTS =
      Option.integer(
          "counts",
          "Counts",
          "Adds this number of inputs per house, of which one is 1: the first for an empty house,"
              + " the next for one seed, the last for all larger numbers. A network learns sooner"
              + " with them which house sows just far enough. 0 for none.",
          0,
          0,
          50);

  /** Called by the framework. */
  public SowingEncoding() {}

  @Override
  public String id() {
    return "seeds";
  }

  @Override
  public String name() {
    return "Seeds";
  }

  @Override
  public String description() {
    return "The seeds in the own houses and the opponent's, each from their owner's left, both"
        + " stores and their difference; an output for each own house and one for passing.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(COUNTS);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof MancalaRules;
  }

  @Override
  public Encoder create(PartContext context) {
    MancalaState start = (MancalaState) context.rules().initial();
    Layout layout = start.rules().layout();
    int seeds = 0;
    for (int cell = 0; cell < layout.cells(); cell++) {
      seeds += start.content(cell);
    }
    int counts = Math.toIntExact(context.options().get(COUNTS));
    return new Seeds(layout, Math.max(1, seeds), counts);
  }

  /**
   * Encodes positions with this layout.
   *
   * @param layout where houses and stores are
   * @param seeds the seeds in the game
   * @param counts how many numbers of seeds are also encoded one-hot per house
   */
  private record Seeds(Layout layout, int seeds, int counts) implements Encoder {
    @Override
    public int inputs() {
      return base() + 2 * layout.houses() * counts;
    }

    private int base() {
      return layout.cells() + 1;
    }

    @Override
    public int outputs() {
      return layout.houses() + 1;
    }

    @Override
    public void encode(State state, float[] into) {
      int houses = layout.houses();
      int mover = state.toMove();
      // Twice the seeds a house begins with is about 1, and so is half of all seeds in a store.
      float house = (float) houses / seeds;
      float store = 2f / seeds;
      for (int i = 0; i < houses; i++) {
        into[i] = state.content(layout.house(mover, i)) * house;
        into[houses + i] = state.content(layout.house(1 - mover, i)) * house;
      }
      float own = state.content(layout.store(mover)) * store;
      float other = state.content(layout.store(1 - mover)) * store;
      into[2 * houses] = own;
      into[2 * houses + 1] = other;
      into[2 * houses + 2] = own - other;
      if (counts > 0) {
        Arrays.fill(into, base(), inputs(), 0);
        for (int i = 0; i < houses; i++) {
          tell(i, state.content(layout.house(mover, i)), into);
          tell(houses + i, state.content(layout.house(1 - mover, i)), into);
        }
      }
    }

    private void tell(int house, int count, float[] into) {
      into[base() + house * counts + Math.min(count, counts - 1)] = 1;
    }

    @Override
    public int output(State state, long move) {
      return (int) move;
    }
  }
}
