package org.plyscope.api.database;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers the exact outcomes of positions near the end of a game. <b>Implemented by plugins</b> and
 * published as a service; thread-safe.
 */
@ProviderType
@PartKind(
    id = "endgame-database",
    plural = "endgame-databases",
    purpose = "the tables of solved endgames that agents look positions up in")
public interface EndgameTableFactory extends PartFactory<EndgameTable> {
  /**
   * Returns whether it knows positions under these rules.
   *
   * @param rules some rules
   * @return true if it does
   */
  @Override
  boolean supports(Rules rules);
}
