package org.plyscope.agent.process.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyscope.agent.process.talk.Handshake;
import org.plyscope.api.InputException;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;

/** Sends commands to an engine and reads its answers. */
final class GtpExchange {
  private final LineChannel program;
  private final Set<String> commands;

  /** Greets an engine. */
  GtpExchange(LineChannel program) {
    this.program = program;
    String list = ask("list_commands");
    this.commands = Arrays.stream(list.split("\\s+", -1)).collect(Collectors.toSet());
    if (!knows("play") || !knows("genmove")) {
      throw new ProgramException("its list of commands lacks 'play' or 'genmove'");
    }
  }

  /** Returns whether the engine lists a command. */
  boolean knows(String command) {
    return commands.contains(command);
  }

  /**
   * Sends a command and waits for the answer.
   *
   * @throws ProgramException if the engine refuses
   */
  String ask(String command) {
    program.send(command);
    GtpAnswer answer = new GtpAnswer();
    Handshake.await(program, answer::complete, "an answer to '" + firstWord(command) + "'");
    return answer.text(command);
  }

  /** Sends a command that the user is responsible for. */
  void order(String command) {
    try {
      ask(command);
    } catch (ProgramException e) {
      throw new InputException("The program says: " + e.getMessage() + ".");
    }
  }

  static String firstWord(String command) {
    return List.of(command.split(" ", -1)).get(0);
  }
}
