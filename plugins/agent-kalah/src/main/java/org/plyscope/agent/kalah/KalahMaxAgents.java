package org.plyscope.agent.kalah;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.kalah.internal.BoardReader;
import org.plyscope.agent.kalah.internal.StudySearch;
import org.plyscope.agent.kalah.internal.WholeTurn;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Offers the study's Max. */
@Component(service = AgentFactory.class)
public final class KalahMaxAgents implements AgentFactory {
  private static final Option<String> EXTRA_TURNS =
      Option.choice(
          "extra-turns",
          "Extra turns",
          "Whether it looks on while it has extra turns (follow), or counts its store after one"
              + " move (ignore); the recursion that the study prints ends after one move.",
          "follow",
          List.of("follow", "ignore"));

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
    return "Plays for the fullest own store at the end of the own turn, extra turns included, in"
        + " any sowing game; ties are broken by the seed.";
  }

  @Override
  public boolean supports(Rules rules) {
    return BoardReader.isSowing(rules);
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EXTRA_TURNS, StudySearch.TIES);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
                "kalah/max-printed",
                "Kalah: Max as printed",
                "Looks at one move only, and plays the last of equally good ones, as the study"
                    + " prints its algorithm.")
            .with("extra-turns", "ignore")
            .with("ties", "last"));
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    return new WholeTurn(
        context.rules(),
        context.options().get(EXTRA_TURNS).equals("follow"),
        context.options().get(StudySearch.TIES));
  }
}
