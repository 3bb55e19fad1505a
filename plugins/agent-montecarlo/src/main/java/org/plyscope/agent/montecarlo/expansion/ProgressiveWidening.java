package org.plyscope.agent.montecarlo.expansion;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Adds children as the visits of a position grow. */
@Component(service = ExpansionFactory.class)
public final class ProgressiveWidening implements ExpansionFactory {
  private static final Option<Double> FACTOR =
      Option.decimal("factor", "Factor k", "Children after one visit.", 2, 0.01, 1000);
  private static final Option<Double> EXPONENT =
      Option.decimal("exponent", "Exponent α", "How fast children are added.", 0.4, 0, 1);

  @Override
  public String id() {
    return "progressive-widening";
  }

  @Override
  public String name() {
    return "Progressive widening";
  }

  @Override
  public String description() {
    return "A position gets one more child whenever its visits have grown enough: at most k·n^α"
        + " children after n visits.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(FACTOR, EXPONENT, CappedExpansion.ORDERING);
  }

  @Override
  public Expansion create(PartContext context) {
    double factor = context.options().get(FACTOR);
    double exponent = context.options().get(EXPONENT);
    return CappedExpansion.of(
        context,
        (own, depth, visits, nodes) ->
            (int) Math.ceil(factor * Math.pow(Math.max(1, visits), exponent)));
  }
}
