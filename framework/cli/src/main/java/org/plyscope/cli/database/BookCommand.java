package org.plyscope.cli.database;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunGame;
import org.plyscope.cli.kept.KeptRun;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.PartOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.database.BookMaker;
import org.plyscope.lab.database.BookSearch;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.play.file.GameExchange;
import org.plyscope.wire.BookForm;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes an opening book from games or from a search. */
@Command(
    name = "book",
    description = {
      "Make an opening book from games or from a search.",
      "Games are files of any known format and folders of runs; with --agent a search starts at the"
          + " beginning of the game. The agent 'with-book' lets any other agent play from the book."
    })
public final class BookCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec command;

  @Mixin private PartOptions narrow;

  @Mixin private LimitOptions limits;

  @Parameters(arity = "0..*", paramLabel = "GAMES", description = "Files and run folders.")
  private List<Path> sources = List.of();

  @Option(names = "--agent", paramLabel = "AGENT", description = "The agent that searches.")
  private String agent;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "20",
      converter = OptionNumbers.Positive.class,
      description = "How far the book goes; 20 if not given.")
  private Integer plies;

  @Option(
      names = "--width",
      paramLabel = "N",
      defaultValue = "2",
      converter = OptionNumbers.Positive.class,
      description = "With --agent: how many moves of each position are followed; 2 if not given.")
  private Integer width;

  @Option(
      names = "--least",
      paramLabel = "N",
      defaultValue = "1",
      converter = OptionNumbers.Positive.class,
      description = "Keep only moves that were played at least so often.")
  private Integer least;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The file to write, usually *." + BookForm.ENDING + ".")
  private String out;

  private BookMaker book;

  public BookCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws Exception {
    Path file = OutputFiles.place("The book", out);
    if (sources.isEmpty() == (agent == null)) {
      throw new InputException("Name games, or an agent that searches with --agent; one of both.");
    }
    String source = agent == null ? fromGames() : fromSearch();
    SafeFile.write("The book", file, book.text(source, least));
    return new Made(file, book.positions(), source);
  }

  private String fromGames() {
    for (Path source : sources) {
      if (Files.isDirectory(source)) {
        new KeptRun(source, services).lines((game, line) -> add(line, payoffs(game)));
      } else {
        addFile(source);
      }
    }
    if (book == null) {
      throw new InputException("There are no games in " + sources + ".");
    }
    return Digits.count(book.games(), "game");
  }

  private void addFile(Path file) {
    Rules open = narrow.rules(services.catalog()).orElse(null);
    for (GameRecord game : new GameExchange(services.catalog()).read(file, open)) {
      State end = game.line().state();
      double[] payoffs = new double[game.line().rules().players()];
      end.payoffs(payoffs);
      add(game.line(), end.over() ? payoffs : null);
    }
  }

  private static double[] payoffs(RunGame game) {
    double[] payoffs = new double[game.seats()];
    for (int seat = 0; seat < payoffs.length; seat++) {
      payoffs[seat] = game.payoff(seat);
    }
    return payoffs;
  }

  private void add(Line line, double[] payoffs) {
    book = book == null ? new BookMaker(line.rules(), plies) : book;
    book.add(line, payoffs);
  }

  private String fromSearch() throws InterruptedException {
    Rules rules =
        narrow
            .rules(services.catalog())
            .orElseThrow(() -> new InputException("Name the game to search with --game."));
    InstalledAgent spec = services.catalog().agent(rules, agent);
    BookSearch search =
        new BookSearch(services.catalog(), rules, spec, limits.limits(spec), plies, width);
    book = search.run(new TerminalMonitor(command.commandLine().getErr(), cancellation));
    return spec.text() + ", " + limits.limits(spec);
  }

  private record Made(Path file, int positions, String source) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put("positions", positions);
      json.put("source", source);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println("Wrote %d positions from %s to %s.".formatted(positions, source, file));
    }
  }
}
