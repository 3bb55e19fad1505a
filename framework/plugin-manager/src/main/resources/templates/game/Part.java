package @package@;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * Two players take seeds from a heap in turn.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = Game.class)
public final class @class@ implements Game {
  static final Option<Long> SEEDS =
      Option.integer("seeds", "Seeds", "How many seeds lie on the heap at the start.", 15, 1, 999);
  static final Option<Long> TAKE =
      Option.integer("take", "Take", "How many seeds a player may take at most.", 3, 1, 9);

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(SEEDS, TAKE);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Standard", "Fifteen seeds; take up to three."),
        Preset.of("large", "Large", "A hundred seeds; take up to nine.")
            .with("seeds", "100")
            .with("take", "9"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new @stem@Rules(this, values);
  }
}
