package org.plyscope.agent.process.gtp;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.api.program.ServedAgent;

/** Engines that speak the Go Text Protocol. */
@Component(service = Dialect.class)
public final class GtpDialect implements Dialect {
  static final String ANALYZE = "kata-analyze";
  static final String GENMOVE_ANALYZE = "kata-genmove_analyze";
  static final String TIME = "time_settings";
  static final String TIME_LEFT = "time_left";

  /** The extensions of this program, used if both sides know them. */
  static final String GAMES = "plyscope-games";

  static final String RULES = "plyscope-rules";
  static final String POSITION = "plyscope-position";
  static final String LIMITS = "plyscope-limits";
  static final String SEED = "plyscope-seed";

  /** Called by the framework. */
  public GtpDialect() {}

  @Override
  public String id() {
    return "gtp";
  }

  @Override
  public String name() {
    return "GTP";
  }

  @Override
  public String description() {
    return "The Go Text Protocol, as engines for Go and OpenSpiel speak it; reports of kata-analyze"
        + " are shown.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public boolean keepsState() {
    return true;
  }

  @Override
  public ProgramDeclaration declare(LineChannel program) {
    GtpExchange engine = new GtpExchange(program);
    Map<String, Map<String, String>> games = new LinkedHashMap<>();
    if (engine.knows(GAMES)) {
      Arrays.stream(engine.ask(GAMES).split("\\s+", -1)).forEach(id -> games.put(id, Map.of()));
    }
    boolean ours = engine.knows(LIMITS);
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    if (engine.knows(ANALYZE) || engine.knows(GENMOVE_ANALYZE)) {
      features.add(Feature.PROGRESS);
    }
    ProgramDeclaration declaration =
        ProgramDeclaration.named(engine.knows("name") ? engine.ask("name") : "GTP engine")
            .version(engine.knows("version") ? engine.ask("version") : "")
            .games(games)
            .limits(ours ? limits() : time(engine))
            .features(features)
            .endsByItself(true)
            .build();
    program.send("quit");
    return declaration;
  }

  private static Set<Limits.Kind> time(GtpExchange engine) {
    return engine.knows(TIME) || engine.knows(ANALYZE)
        ? EnumSet.of(Limits.Kind.TIME)
        : EnumSet.noneOf(Limits.Kind.class);
  }

  @Override
  public Agent open(LineChannel program, ProgramDeclaration declared, PartContext context) {
    GtpExchange engine = new GtpExchange(program);
    Rules rules = context.rules();
    if (engine.knows(RULES)) {
      engine.order((RULES + " " + rules.game().id() + " " + rules.options()).strip());
    }
    return new GtpAgent(this, program, engine);
  }

  /** Returns the protocol's name of a player: two have colours, more have numbers. */
  static String player(Rules rules, int player) {
    return rules.players() > 2 ? String.valueOf(player) : player == 0 ? "b" : "w";
  }

  /** Reads the protocol's name of a player. */
  static int player(Rules rules, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String known = Map.of("black", "b", "white", "w").getOrDefault(lower, lower);
    for (int player = 0; player < rules.players(); player++) {
      if (known.equals(player(rules, player))) {
        return player;
      }
    }
    throw new InputException("There is no player " + InputException.quote(name) + ".");
  }

  @Override
  public void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    new GtpServer(this, client, agent).run();
  }
}
