package org.plyscope.agent.process;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.agent.process.run.DialogueLog;
import org.plyscope.agent.process.run.ProgramWatch;
import org.plyscope.agent.process.run.RunningProgram;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;

/** Offers a program that the user has added as an agent. */
final class ProgramAgents implements AgentFactory {
  private final Descriptor program;
  private final ProgramDeclaration declared;
  private final Supplier<Optional<Dialect>> dialect;
  private final ProgramWatch watch;
  private final DialogueLog dialogue;
  private final String expected;

  /**
   * Offers a program.
   *
   * @param program the program, with its declaration
   * @param dialect finds the protocol that it speaks
   * @param watch starts it
   * @param dialogue gets every line
   * @param expected the hash that the program must have, empty for any
   */
  ProgramAgents(
      Descriptor program,
      Supplier<Optional<Dialect>> dialect,
      ProgramWatch watch,
      DialogueLog dialogue,
      String expected) {
    this.program = program;
    this.declared = program.declaration().orElseThrow();
    this.dialect = dialect;
    this.watch = watch;
    this.dialogue = dialogue;
    this.expected = expected;
  }

  @Override
  public String id() {
    return program.id();
  }

  @Override
  public String name() {
    return declared.name();
  }

  @Override
  public String description() {
    String text = declared.description();
    return text.isBlank() ? "The program " + program.command().get(0) + "." : text;
  }

  @Override
  public List<Option<?>> options() {
    return declared.options();
  }

  @Override
  public List<Preset> presets() {
    return declared.presets();
  }

  @Override
  public boolean supports(Rules rules) {
    return declared.supports(rules) && dialect.get().filter(one -> one.supports(rules)).isPresent();
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return declared.endsByItself();
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    Set<Limits.Kind> kinds = EnumSet.noneOf(Limits.Kind.class);
    kinds.addAll(declared.limits());
    dialect.get().ifPresent(one -> kinds.retainAll(one.limits()));
    if (declared.features().contains(Feature.STOP)) {
      kinds.add(Limits.Kind.TIME);
    }
    return kinds;
  }

  @Override
  public Agent create(PartContext context) {
    if (!expected.isEmpty() && !expected.equals(program.sha256())) {
      throw new InputException(
          "The program of agent '%s' has changed since the run was started; start the run again."
              .formatted(id()));
    }
    Dialect spoken =
        dialect
            .get()
            .orElseThrow(
                () ->
                    new InputException(
                        "Agent '%s' speaks the dialect '%s', which is not installed."
                            .formatted(id(), program.dialect())));
    System.Logger log = context.log();
    return new ProgramAgent(
        () -> start(log), running -> spoken.open(running, declared, context), log);
  }

  private RunningProgram start(System.Logger log) {
    return watch.start(
        program.start(),
        program.startMillis(),
        dialogue,
        line -> log.log(System.Logger.Level.INFO, line));
  }
}
