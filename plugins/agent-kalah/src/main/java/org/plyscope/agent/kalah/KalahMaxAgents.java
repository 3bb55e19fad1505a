package org.plyscope.agent.kalah;

import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.kalah.internal.BoardReader;
import org.plyscope.agent.kalah.internal.WholeTurn;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/** Offers the study's Max. */
@Component(service = AgentFactory.class)
public final class KalahMaxAgents implements AgentFactory {
  /** Called by the framework. */
  public KalahMaxAgents() {}

  @Override
  public String id() {
    return "kalah-max";
  }

  @Override
  public String name() {
    return "Kalah: Max";
  }

  @Override
  public String description() {
    return "Plays for the fullest own store at the end of the own turn, extra turns included; ties"
        + " are broken by the seed.";
  }

  @Override
  public boolean supports(Rules rules) {
    return BoardReader.isKalah(rules);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    return new WholeTurn(context.rules());
  }
}
