package org.plyscope.cli.program;

import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.cli.list.PartsCommand;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Services;
import picocli.CommandLine;

/** Lists agents, adds and removes programs, and checks agents. */
public final class AgentsCommand {
  private AgentsCommand() {}

  /** Makes the command with its actions. */
  public static CommandLine line(Services services, Cancellation cancellation) {
    CommandLine line = PartsCommand.of(AgentFactory.class, services);
    line.getCommandSpec()
        .usageMessage()
        .description(
            "List the agents and their presets, or explain one.",
            "With an action: add a program that plays, remove it, or check an agent.")
        .synopsisSubcommandLabel("[ACTION]");
    return line.addSubcommand(new AddCommand(services))
        .addSubcommand(new RemoveCommand(services))
        .addSubcommand(new CheckCommand(services, cancellation));
  }

  /** Returns the programs; without the plugin that runs them there are none. */
  static AgentPrograms programs(Services services) {
    return services
        .programs()
        .get()
        .orElseThrow(
            () ->
                new InputException(
                    "Agent programs are not available; the plugin org.plyscope.agent.process does"
                        + " not run."));
  }
}
