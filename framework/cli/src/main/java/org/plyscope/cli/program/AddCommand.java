package org.plyscope.cli.program;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Adds a program as an agent. A descriptor is a command, so the user sees it and agrees first. */
@Command(
    name = "add",
    description = {
      "Add a program in any language as an agent.",
      "It is started once to ask for its name and options; the command is shown before that."
    })
final class AddCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "FILE", description = "The descriptor, a file *.plyagent.")
  private Path file;

  @Option(names = "--yes", description = "Start the command without being asked.")
  private boolean yes;

  @Option(names = "--dialogue", description = "Print the conversation with the program.")
  private boolean dialogue;

  AddCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    AgentPrograms programs = AgentsCommand.programs(services);
    AgentProgram program = programs.read(file);
    if (!yes) {
      agree(program);
    }
    List<DialogueLine> lines = new ArrayList<>();
    AgentProgram tried = programs.attempt(program, lines::add);
    programs.add(tried);
    return new Added(tried, dialogue ? List.copyOf(lines) : List.of());
  }

  private void agree(AgentProgram program) {
    String command =
        program.command().stream().map(ShellText::quoted).collect(Collectors.joining(" "));
    Console console = wantsJson() ? null : System.console();
    if (console == null) {
      throw new InputException(
          "This would start the command %s in '%s'; repeat it with --yes if you trust it."
              .formatted(command, program.folder()));
    }
    console.printf(
        "Agent %s is the command%n  %s%nin %s.%n", program.id(), command, program.folder());
    program.environment().forEach((name, value) -> console.printf("  %s=%s%n", name, value));
    String answer = console.readLine("It runs with your rights. Start it now? [y/N] ");
    if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).startsWith("y")) {
      throw new InputException("The agent was not added.");
    }
  }

  private record Added(AgentProgram program, List<DialogueLine> lines)
      implements ReportCommand.Report {
    @Override
    public Object json() {
      ProgramDeclaration declared = program.declaration().orElseThrow();
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", program.id());
      json.put("name", declared.name());
      json.put("version", declared.version());
      json.put("command", program.command());
      json.put("folder", program.folder().toString());
      json.put("dialect", program.dialect());
      json.put("games", List.copyOf(declared.games().keySet()));
      json.put("sha256", program.sha256());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      ProgramDeclaration declared = program.declaration().orElseThrow();
      lines.forEach(out::println);
      String games =
          declared.games().isEmpty() ? "every game" : String.join(", ", declared.games().keySet());
      out.println(
          "Added agent %s (%s), which plays %s."
              .formatted(
                  program.id(), (declared.name() + " " + declared.version()).strip(), games));
      out.println("Check it with: plyscope agents check " + program.id());
    }
  }
}
