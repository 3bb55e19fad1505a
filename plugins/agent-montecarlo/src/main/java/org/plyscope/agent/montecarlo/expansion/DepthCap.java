package org.plyscope.agent.montecarlo.expansion;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Gives positions fewer children the deeper they are. */
@Component(service = ExpansionFactory.class)
public final class DepthCap implements ExpansionFactory {
  private static final Option<Long> ROOT =
      Option.integer("root", "Cap at the root", "The most children of the root.", 20, 1, 10_000);
  private static final Option<Long> EVERY =
      Option.integer("every", "Plies", "Plies after which the cap is halved.", 2, 1, 10_000);
  private static final Option<Long> LEAST =
      Option.integer("least", "Least", "The cap is never smaller than this.", 3, 1, 10_000);

  @Override
  public String id() {
    return "cap-by-depth";
  }

  @Override
  public String name() {
    return "Cap by depth";
  }

  @Override
  public String description() {
    return "Fewer children the deeper a position is: a cap for the root, halved every few plies.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ROOT, EVERY, LEAST, CappedExpansion.ORDERING);
  }

  @Override
  public Expansion create(PartContext context) {
    long root = context.options().get(ROOT);
    long every = context.options().get(EVERY);
    long least = context.options().get(LEAST);
    return CappedExpansion.of(
        context,
        (own, depth, visits, nodes) -> (int) Math.max(least, root >> Math.min(62, depth / every)));
  }
}
