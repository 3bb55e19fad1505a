package org.plyscope.cli.list;

import java.util.List;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the ways to judge a position, or explains one. */
@Command(name = "evaluators", description = "List the ways to judge a position, or explain one.")
public final class EvaluatorsCommand extends ReportCommand {
  private final Catalog catalog;

  @Mixin private PartOptions narrow;

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The evaluator to explain.")
  private String id;

  public EvaluatorsCommand(Services services) {
    this.catalog = services.catalog();
  }

  @Override
  protected Report report() {
    List<Evaluator> fitting =
        narrow.rules(catalog).map(catalog::evaluatorsFor).orElseGet(catalog::evaluators);
    return new PartList("evaluator", fitting.stream().map(EvaluatorsCommand::part).toList())
        .report(id);
  }

  private static PartList.Part part(Evaluator evaluator) {
    return new PartList.Part(
        evaluator.id(), evaluator.name(), evaluator.description(), evaluator.options());
  }
}
