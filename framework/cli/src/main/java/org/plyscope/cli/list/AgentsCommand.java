package org.plyscope.cli.list;

import java.util.List;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the agents and their presets, or explains one. */
@Command(name = "agents", description = "List the agents and their presets, or explain one.")
public final class AgentsCommand extends ReportCommand {
  private final Catalog catalog;

  @Mixin private PartOptions narrow;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The agent to explain.")
  private String id;

  public AgentsCommand(Services services) {
    this.catalog = services.catalog();
  }

  @Override
  protected Report report() {
    List<AgentSpec> agents = narrow.rules(catalog).map(catalog::agentsFor).orElseGet(this::all);
    return new PartList("agent", agents.stream().map(AgentsCommand::part).toList()).report(id);
  }

  private List<AgentSpec> all() {
    return catalog.agents().stream().map(AgentSpec::allOf).flatMap(List::stream).toList();
  }

  private static PartList.Part part(AgentSpec agent) {
    return new PartList.Part(
        agent.id(), agent.name(), agent.description(), agent.factory().options());
  }
}
