package org.plyscope.agent.kalah;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.kalah.internal.PerfectPlayer;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Offers a player that solves Kalah. */
@Component(service = AgentFactory.class)
public final class KalahPerfectAgents implements AgentFactory {
  private static final Option<Long> TABLE =
      Option.integer(
          "table",
          "Table (MB)",
          "The largest size of the table of proved bounds, rounded down to a power of two.",
          256,
          64,
          2048);
  private static final Option<String> MOVES =
      Option.choice(
          "moves",
          "Exact margins",
          "Whether only the best move gets its exact margin or every move.",
          "best",
          List.of("best", "all"));

  @Override
  public String id() {
    return "kalah-perfect";
  }

  @Override
  public String name() {
    return "Kalah: perfect play";
  }

  @Override
  public String description() {
    return "Solves positions of Kalah with up to six houses: the value is the margin of the final"
        + " stores with perfect play under the capture rule of the game.";
  }

  @Override
  public boolean supports(Rules rules) {
    return PerfectPlayer.supports(rules);
  }

  @Override
  public List<Option<?>> options() {
    return List.of(TABLE, MOVES);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
                "kalah/verdict",
                "Kalah: verdict on every move",
                "Solves the position and gives every move its exact margin.")
            .with("moves", "all"));
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    return new PerfectPlayer(
        context.rules(),
        context.options().get(TABLE).intValue(),
        context.options().get(MOVES).equals("all"));
  }
}
