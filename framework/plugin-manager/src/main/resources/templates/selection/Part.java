package @package@;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/**
 * Balances what is known of a move and what is not.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = TreePolicyFactory.class)
public final class @class@ implements TreePolicyFactory {
  /** Appears in every form, on the command line and in files, and can be tuned. */
  static final Option<Double> EXPLORATION =
      Option.decimal("c", "Exploration", "Larger tries all moves more evenly.", 1, 0, 100);

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
    return List.of(EXPLORATION);
  }

  @Override
  public TreePolicy create(PartContext context) {
    double c = context.options().get(EXPLORATION);
    return (all, visits, mean, square, prior) ->
        visits == 0
            ? Double.POSITIVE_INFINITY
            : mean + c * Math.sqrt(Math.log(Math.max(1, all)) / visits);
  }
}
