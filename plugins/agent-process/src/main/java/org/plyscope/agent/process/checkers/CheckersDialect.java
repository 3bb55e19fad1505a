package org.plyscope.agent.process.checkers;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.process.talk.Handshake;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.api.program.ServedAgent;

/** Engines for checkers that speak the Checkers Protocol. */
@Component(service = Dialect.class)
public final class CheckersDialect implements Dialect {
  static final String READY = "READY";

  static final Option<Boolean> BOOK =
      Option.flag("use-book", "Opening book", "Whether the engine plays from its book.", true);

  private static final String GAME = "checkers";
  private static final long READY_MILLIS = 2_000;

  /** Called by the framework. */
  public CheckersDialect() {}

  @Override
  public String id() {
    return "checkers-protocol";
  }

  @Override
  public String name() {
    return "Checkers Protocol";
  }

  @Override
  public String description() {
    return "The protocol of engines for American checkers: NEWGAME, MOVE, GO, BESTMOVE.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public boolean supports(Rules rules) {
    return rules.game().id().equals(GAME);
  }

  @Override
  public Set<Limits.Kind> limits() {
    return EnumSet.of(Limits.Kind.DEPTH, Limits.Kind.TIME);
  }

  @Override
  public boolean keepsState() {
    return true;
  }

  /** Leaves out the moves without progress, which other programs do not write. */
  @Override
  public String position(Line line) {
    return fen(line.position());
  }

  static String fen(String position) {
    return position.replaceFirst(":H\\d+$", "");
  }

  /** Writes all moves like captures, as the engines do. */
  @Override
  public String moveText(State state, long move) {
    return state.text(move).replace('-', 'x');
  }

  @Override
  public ProgramDeclaration declare(LineChannel program) {
    greet(program);
    program.send("QUIT");
    return ProgramDeclaration.named("Checkers engine")
        .options(List.of(BOOK))
        .games(Map.of(GAME, Map.of()))
        .players(2, 2)
        .limits(limits())
        .features(EnumSet.of(Feature.PROGRESS, Feature.STOP))
        .build();
  }

  @Override
  public Agent open(LineChannel program, ProgramDeclaration declared, PartContext context) {
    greet(program);
    if (!context.options().get(BOOK)) {
      program.send("SETPARAMETER use_book false");
    }
    return new CheckersAgent(this, program);
  }

  /** Most engines are ready before they are asked, some only then. */
  private static void greet(LineChannel program) {
    Optional<String> first = program.receive(READY_MILLIS);
    while (first.isPresent() && !first.get().strip().equals(READY)) {
      first = program.receive(READY_MILLIS);
    }
    program.send("INIT");
    if (first.isEmpty()) {
      Handshake.await(program, line -> line.strip().equals(READY), "'READY'");
    }
  }

  @Override
  public void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    new CheckersServer(this, client, agent).run();
  }
}
