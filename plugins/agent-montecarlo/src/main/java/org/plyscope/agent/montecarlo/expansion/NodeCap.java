package org.plyscope.agent.montecarlo.expansion;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Lets positions have more children once the tree is large. */
@Component(service = ExpansionFactory.class)
public final class NodeCap implements ExpansionFactory {
  private static final Option<Long> EARLY =
      Option.integer(
          "early", "Early cap", "The most children while the tree is small.", 5, 1, 10_000);
  private static final Option<Long> LATE =
      Option.integer("late", "Late cap", "The most children of a large tree.", 10, 1, 10_000);
  private static final Option<Long> FROM =
      Option.integer(
          "from", "From nodes", "The nodes from which the tree is large.", 1500, 1, 100_000_000);

  @Override
  public String id() {
    return "cap-by-nodes";
  }

  @Override
  public String name() {
    return "Cap by nodes";
  }

  @Override
  public String description() {
    return "A small cap while the tree is small and a larger one later, also for positions that"
        + " have children already.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EARLY, LATE, FROM, CappedExpansion.ORDERING);
  }

  @Override
  public Expansion create(PartContext context) {
    int early = context.options().get(EARLY).intValue();
    int late = context.options().get(LATE).intValue();
    long from = context.options().get(FROM);
    return CappedExpansion.of(context, (own, depth, visits, nodes) -> nodes < from ? early : late);
  }
}
