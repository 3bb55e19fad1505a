package org.plyscope.agent.montecarlo.expansion;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/** Gives the own moves another cap than those of the opponents. */
@Component(service = ExpansionFactory.class)
public final class PlayerCap implements ExpansionFactory {
  private static final Option<Long> OWN =
      Option.integer(
          "own",
          "Own cap",
          "The most children where the player moves that moves at the root.",
          10,
          1,
          10_000);
  private static final Option<Long> OTHERS =
      Option.integer(
          "others", "Others' cap", "The most children where another player moves.", 5, 1, 10_000);

  @Override
  public String id() {
    return "cap-by-player";
  }

  @Override
  public String name() {
    return "Cap by player";
  }

  @Override
  public String description() {
    return "One cap for the player whose turn it is at the root, another for its opponents.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(OWN, OTHERS, CappedExpansion.ORDERING);
  }

  @Override
  public Expansion create(PartContext context) {
    int own = context.options().get(OWN).intValue();
    int others = context.options().get(OTHERS).intValue();
    return CappedExpansion.of(context, (mine, depth, visits, nodes) -> mine ? own : others);
  }
}
