package org.plyscope.agent.process.json;

import java.util.Optional;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.wire.Message;
import org.plyscope.wire.agent.AgentProtocol;
import org.plyscope.wire.agent.DeclarationForm;

/** Speaks the agent protocol of Plyscope. */
@Component(service = Dialect.class)
public final class JsonDialect implements Dialect {
  private static final long STEP_MILLIS = 50;
  private static final int SHOWN = 80;

  /** Called by the framework. */
  public JsonDialect() {}

  @Override
  public String id() {
    return "json";
  }

  @Override
  public String name() {
    return "JSON lines";
  }

  @Override
  public String description() {
    return "Plyscope's own protocol: one JSON object per line, for every game, with trees.";
  }

  @Override
  public ProgramDeclaration declare(LineChannel program) {
    program.send(AgentProtocol.hello("Plyscope"));
    while (true) {
      Optional<String> line = program.receive(STEP_MILLIS);
      if (line.isPresent()) {
        return introduced(line.get());
      }
      if (Thread.currentThread().isInterrupted()) {
        throw new ProgramException("it was stopped before it introduced itself");
      }
    }
  }

  private static ProgramDeclaration introduced(String line) {
    Message message = message(line);
    try {
      return switch (message.kind()) {
        case AgentProtocol.HELLO -> DeclarationForm.read(message.value());
        case AgentProtocol.ERROR -> throw refused(message);
        default ->
            throw new ProgramException(
                "its first message is " + InputException.quote(message.kind()) + ", not hello");
      };
    } catch (InputException e) {
      throw wrong(e);
    }
  }

  /** Reads a line of a program. */
  static Message message(String line) {
    try {
      return Message.read(line);
    } catch (InputException e) {
      String why = e.getMessage().replaceAll("\\.$", "");
      throw new ProgramException(
          "it wrote %s to its standard output, which is no message (%s)"
              .formatted(InputException.quote(line.replaceAll("\\p{Cntrl}", " "), SHOWN), why));
    }
  }

  static ProgramException wrong(InputException e) {
    return new ProgramException(
        "one of its messages is wrong: " + e.getMessage().replaceAll("\\.$", ""));
  }

  static ProgramException refused(Message error) {
    String sentence =
        error
            .value()
            .member("sentence")
            .filter(one -> one.isText())
            .map(one -> one.text().replaceAll("\\p{Cntrl}", " ").replaceAll("\\.$", ""))
            .orElse("it reported an error");
    return new ProgramException(sentence);
  }

  @Override
  public Agent open(LineChannel program, ProgramDeclaration declared, PartContext context) {
    // Its new declaration describes its current features; its options are those the user has seen.
    ProgramDeclaration now = declare(program);
    return new JsonAgent(program, now, context.options().texts());
  }

  @Override
  public void serve(LineChannel client, ServedAgent agent) throws InterruptedException {
    new JsonServer(client, agent).run();
  }
}
