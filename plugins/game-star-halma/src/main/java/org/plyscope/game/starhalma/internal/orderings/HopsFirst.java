package org.plyscope.game.starhalma.internal.orderings;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Hops and chains before steps. */
@Component(service = OrdererFactory.class)
public final class HopsFirst implements OrdererFactory {
  @Override
  public String id() {
    return "hops-first";
  }

  @Override
  public String name() {
    return "Hops first";
  }

  @Override
  public String description() {
    return "Moves to a hole farther away than a step first.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules;
  }

  @Override
  public Orderer create(PartContext context) {
    Layout layout = ((StarRules) context.rules()).plan().layout();
    boolean[][] hop = new boolean[layout.count()][layout.count()];
    for (int from = 0; from < hop.length; from++) {
      for (int to = 0; to < hop.length; to++) {
        hop[from][to] = layout.hole(from).distance(layout.hole(to)) > 1;
      }
    }
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        long move = moves.get(i);
        keys[i] = hop[Moves.from(move)][Moves.to(move)] ? 1 : 0;
      }
    };
  }
}
