package org.plyscope.cli.list;

import java.util.List;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the ways to sort moves, or explains one. */
@Command(name = "orderings", description = "List the ways to sort moves, or explain one.")
public final class OrderingsCommand extends ReportCommand {
  private final Catalog catalog;

  @Mixin private PartOptions narrow;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The ordering to explain.")
  private String id;

  public OrderingsCommand(Services services) {
    this.catalog = services.catalog();
  }

  @Override
  protected Report report() {
    List<MoveOrdering> fitting =
        narrow.rules(catalog).map(catalog::orderingsFor).orElseGet(catalog::orderings);
    return new PartList("ordering", fitting.stream().map(OrderingsCommand::part).toList())
        .report(id);
  }

  private static PartList.Part part(MoveOrdering ordering) {
    return new PartList.Part(
        ordering.id(), ordering.name(), ordering.description(), ordering.options());
  }
}
