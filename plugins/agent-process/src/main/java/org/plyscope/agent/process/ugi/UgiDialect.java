package org.plyscope.agent.process.ugi;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.api.program.ServedAgent;

/** Engines for two players that speak UGI or UCI. */
@Component(service = Dialect.class)
public final class UgiDialect implements Dialect {
  /** The options that carry values that the protocol cannot express. */
  static final String GAME = "Game";

  static final String RULES = "Rules";
  static final String SEED = "Seed";

  private static final Set<String> OF_HOST = Set.of(GAME, RULES, SEED, "Ponder");

  /** Called by the framework. */
  public UgiDialect() {}

  @Override
  public String id() {
    return "ugi";
  }

  @Override
  public String name() {
    return "UGI and UCI";
  }

  @Override
  public String description() {
    return "The Universal Game Interface for two players, and UCI, which it comes from.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.players() == 2;
  }

  @Override
  public Set<Limits.Kind> limits() {
    return EnumSet.of(Limits.Kind.DEPTH, Limits.Kind.NODES, Limits.Kind.TIME);
  }

  @Override
  public String position(Line line) {
    return Notation.of(line.rules()).position(line.position());
  }

  @Override
  public ProgramDeclaration declare(LineChannel program) {
    EngineGreeting greeting = EngineGreeting.with(program);
    program.send("quit");
    Map<String, Option<?>> options = new LinkedHashMap<>();
    greeting.options().stream()
        .filter(option -> !ofHost(option))
        .forEach(option -> options.putIfAbsent(option.option().id(), option.option()));
    Map<String, Map<String, String>> games = new LinkedHashMap<>();
    greeting
        .option(GAME)
        .ifPresent(option -> option.option().choices().forEach(id -> games.put(id, Map.of())));
    return ProgramDeclaration.named(greeting.name())
        .author(greeting.author())
        .options(List.copyOf(options.values()))
        .games(games)
        .players(2, 2)
        .limits(limits())
        .features(EnumSet.of(Feature.PROGRESS, Feature.STOP))
        .build();
  }

  private static boolean ofHost(EngineOption option) {
    return OF_HOST.contains(option.name()) || option.name().startsWith("UCI_");
  }

  @Override
  public Agent open(LineChannel program, ProgramDeclaration declared, PartContext context) {
    EngineGreeting greeting = EngineGreeting.with(program);
    Rules rules = context.rules();
    if (greeting.option(GAME).isPresent()) {
      set(program, GAME, rules.game().id());
    }
    if (greeting.option(RULES).isPresent()) {
      set(program, RULES, rules.options().toString());
    }
    Map<String, String> changes = context.options().changes();
    for (EngineOption option : greeting.options()) {
      String value = changes.get(option.option().id());
      if (value != null && !ofHost(option)) {
        set(program, option.name(), value);
      }
    }
    greeting.sync(program);
    if (!greeting.complaints().isEmpty()) {
      throw new InputException(greeting.complaints().get(0));
    }
    return new UgiAgent(this, program, greeting);
  }

  static void set(LineChannel program, String name, String value) {
    program.send("setoption name " + name + " value " + EngineOption.value(value));
  }

  @Override
  public void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    new UgiServer(this, client, agent).run();
  }
}
