package org.plyscope.cli.program;

import java.io.PrintWriter;
import java.util.Map;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Removes a program that was added. */
@Command(name = "remove", description = "Remove a program that was added; its files stay.")
final class RemoveCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "ID", description = "The id of the agent.")
  private String id;

  RemoveCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    AgentsCommand.programs(services).remove(id);
    return new Report() {
      @Override
      public Object json() {
        return Map.of("removed", id);
      }

      @Override
      public void print(PrintWriter out) {
        out.println("Removed agent " + id + ".");
      }
    };
  }
}
