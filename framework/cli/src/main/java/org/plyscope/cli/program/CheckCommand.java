package org.plyscope.cli.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FindingsReport;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.check.AgentCheck;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.lab.file.SafeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks whether an agent keeps the contract of agents, in every game that it claims. */
@Command(
    name = "check",
    description = {
      "Check an agent in every game that it claims, with new agents and small searches.",
      "Exit code 1 if it breaks a promise."
    })
final class CheckCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Parameters(paramLabel = "ID", description = "The id of an agent or a preset.")
  private String id;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write the findings as JUnit XML.")
  private Path junit;

  CheckCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    List<Finding> findings = new ArrayList<>();
    Optional<AgentProgram> program = program();
    boolean repeatable =
        program.flatMap(AgentProgram::declaration).map(ProgramDeclaration::repeatable).orElse(true);
    new AgentCheck(services.catalog(), id, repeatable, cancellation::cancelled, findings::add)
        .run();
    program.ifPresent(found -> findings.add(provoked(found)));
    if (junit != null) {
      SafeFile.write("The findings", junit, JunitXml.of(id, findings));
    }
    return new FindingsReport("agent", id, findings);
  }

  private Optional<AgentProgram> program() {
    return services.programs().get().map(AgentPrograms::programs).orElse(List.of()).stream()
        .filter(one -> one.id().equals(id))
        .findFirst();
  }

  private Finding provoked(AgentProgram program) {
    long start = System.nanoTime();
    Optional<String> wrong = AgentsCommand.programs(services).provoke(program.id());
    return new Finding(
        "protocol",
        "survives garbage",
        wrong.isPresent() ? Verdict.BROKEN : Verdict.KEPT,
        wrong.orElse("It still answers after lines that mean nothing."),
        System.nanoTime() - start);
  }
}
