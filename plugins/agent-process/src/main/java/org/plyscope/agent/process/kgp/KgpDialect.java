package org.plyscope.agent.process.kgp;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
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

/** Players of Kalah that speak KGP. */
@Component(service = Dialect.class)
public final class KgpDialect implements Dialect {
  private static final Set<String> GAMES = Set.of("kalah", "kalah-course");

  /** Called by the framework. */
  public KgpDialect() {}

  @Override
  public String id() {
    return "kgp";
  }

  @Override
  public String name() {
    return "KGP";
  }

  @Override
  public String description() {
    return "The Kalah Game Protocol: the program is a client, and improves its move until it yields"
        + " or is stopped.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  /** The protocol knows no swap; the server decides the next player. */
  @Override
  public boolean supports(Rules rules) {
    return GAMES.contains(rules.game().id())
        && !"true".equals(rules.options().texts().get("pie-rule"));
  }

  @Override
  public Set<Limits.Kind> limits() {
    return EnumSet.of(Limits.Kind.TIME);
  }

  @Override
  public String position(Line line) {
    return KgpBoard.ofPosition(line.position()).toString();
  }

  @Override
  public ProgramDeclaration declare(LineChannel program) {
    KgpAgent client = KgpAgent.greet(program);
    client.close();
    return ProgramDeclaration.named(client.info("name", "KGP client"))
        .author(client.info("authors", ""))
        .description(client.info("description", ""))
        .games(Map.of("kalah", Map.of()))
        .players(2, 2)
        .limits(limits())
        .features(EnumSet.of(Feature.PROGRESS, Feature.STOP))
        .build();
  }

  @Override
  public Agent open(LineChannel program, ProgramDeclaration declared, PartContext context) {
    return KgpAgent.greet(program);
  }

  @Override
  public void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    new KgpClient(client, agent).run();
  }
}
