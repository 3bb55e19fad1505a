package org.plyscope.cli.search;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.game.State;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.PositionOption;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.search.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the positions after a number of moves. */
@Command(name = "perft", description = "Count the positions after 1, 2, 3 ... moves.")
public final class PerftCommand extends ReportCommand {
  private static final int DEEPEST = 100;

  private final Services services;
  private final Cancellation cancellation;

  @Mixin private RulesOptions rules;

  @Mixin private PositionOption position;

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      converter = Depth.class,
      description = "The largest number of moves.")
  private int depth;

  public PerftCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    State state = position.line(rules.rules(services.catalog()), services).state();
    return new Counts(Perft.count(state, depth, cancellation::cancelled), depth);
  }

  private static final class Depth extends OptionNumbers.Ints {
    Depth() {
      super(1, DEEPEST);
    }
  }

  private record Counts(List<Long> leaves, int asked) implements Report {
    @Override
    public Object json() {
      return IntStream.range(0, leaves.size()).mapToObj(this::json).toList();
    }

    private Map<String, Object> json(int index) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("depth", index + 1);
      json.put("leaves", leaves.get(index));
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("DEPTH", "LEAVES");
      for (int i = 0; i < leaves.size(); i++) {
        table.row(i + 1, leaves.get(i));
      }
      table.print(out);
    }

    @Override
    public int exit() {
      return leaves.size() < asked ? Exit.INTERRUPTED : Exit.DONE;
    }
  }
}
