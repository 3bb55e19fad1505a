package org.plyscope.api.agent;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a way to decide which moves are searched first. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 */
@ConsumerType
@PartKind(id = "ordering", plural = "orderings", purpose = "the ways to sort moves", joins = true)
public interface OrdererFactory extends PartFactory<Orderer> {
  /**
   * Returns whether it can order moves under these rules.
   *
   * @param rules some rules
   * @return true if it can
   */
  @Override
  boolean supports(Rules rules);

  /**
   * Sorts moves by the key of the first orderer, ties by that of the next, and so on.
   *
   * @param several orderers, at least two
   * @return one orderer whose key for a move is its rank by these keys
   */
  @Override
  default Orderer join(List<Orderer> several) {
    return new JoinedOrderer(several);
  }
}
