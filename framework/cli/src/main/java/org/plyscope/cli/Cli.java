package org.plyscope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.part.GamePart;
import org.plyscope.cli.aisysproj.AisysprojCommand;
import org.plyscope.cli.archive.ArchiveCommand;
import org.plyscope.cli.archive.CiteCommand;
import org.plyscope.cli.archive.UnpackCommand;
import org.plyscope.cli.author.NewCommand;
import org.plyscope.cli.bench.BenchCommand;
import org.plyscope.cli.database.BookCommand;
import org.plyscope.cli.database.DatabaseCommand;
import org.plyscope.cli.kept.ExportCommand;
import org.plyscope.cli.kept.MergeCommand;
import org.plyscope.cli.kept.RatingsCommand;
import org.plyscope.cli.kept.RepairCommand;
import org.plyscope.cli.kept.ReplayCommand;
import org.plyscope.cli.kept.RunReportCommand;
import org.plyscope.cli.kept.SlurmCommand;
import org.plyscope.cli.kept.VerifyCommand;
import org.plyscope.cli.kgp.KgpCommand;
import org.plyscope.cli.list.GamesCommand;
import org.plyscope.cli.list.PartsCommand;
import org.plyscope.cli.list.PluginsCommand;
import org.plyscope.cli.list.PresetsCommand;
import org.plyscope.cli.list.SiteCommand;
import org.plyscope.cli.position.ConvertCommand;
import org.plyscope.cli.position.PositionsCommand;
import org.plyscope.cli.program.AgentsCommand;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.Sentences;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.VisibleText;
import org.plyscope.cli.run.MatchCommand;
import org.plyscope.cli.run.PlanCommand;
import org.plyscope.cli.run.RunCommand;
import org.plyscope.cli.run.SchemaCommand;
import org.plyscope.cli.search.AnalyseCommand;
import org.plyscope.cli.search.CompareCommand;
import org.plyscope.cli.search.PerftCommand;
import org.plyscope.cli.search.ReviewCommand;
import org.plyscope.cli.serve.AgentCommand;
import org.plyscope.cli.train.TrainCommand;
import org.plyscope.cli.train.TuneCommand;
import org.plyscope.lab.agent.FailureText;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.Thrown;
import org.plyscope.plugins.template.PluginTemplates;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: finds the command, runs it, and turns every problem into one sentence. */
final class Cli {
  private static final System.Logger LOG = System.getLogger(Cli.class.getName());

  private static final String MORE_MEMORY =
      "Give it more with PLYSCOPE_JAVA_OPTS=-Xmx4g, for example.";

  private static final int MOST_REPEATS = 500;

  private final Services services;
  private final Cancellation cancellation;
  private final PrintWriter printed;
  private final PrintWriter out;
  private final PrintWriter err;

  Cli(Services services, Cancellation cancellation, PrintWriter out, PrintWriter err) {
    this.services = services;
    this.cancellation = cancellation;
    this.printed = out;
    this.out = new PrintWriter(new VisibleText(out));
    this.err = new PrintWriter(new VisibleText(err));
  }

  /** Runs a command and returns the exit code. Whatever goes wrong, this is where it ends. */
  int run(List<String> args) {
    int exit;
    try {
      exit = execute(args);
    } catch (Throwable e) {
      // Also an Error, such as one of memory, must not keep the program from ending.
      exit = explain(e);
    }
    out.flush();
    if (printed.checkError()) {
      complain("The output could not be written completely.", Exit.FAILED);
      return exit == Exit.DONE ? Exit.FAILED : exit;
    }
    return exit;
  }

  private int execute(List<String> args) {
    refuseEndlessRepeats(args);
    return line(args).execute(args.toArray(String[]::new));
  }

  /** Picocli takes memory that grows with the square of the repeats of an option. */
  private static void refuseEndlessRepeats(List<String> args) {
    Map<String, Integer> repeats = new HashMap<>();
    for (String arg : args) {
      String option = arg.split("=", 2)[0];
      if (option.startsWith("-") && repeats.merge(option, 1, Integer::sum) > MOST_REPEATS) {
        throw new InputException(
            "The option %s is given more than %d times; give it less often."
                .formatted(InputException.quote(option), MOST_REPEATS));
      }
    }
  }

  /** Returns the parser of a command. */
  CommandLine line(List<String> args) {
    CommandLine line = new CommandLine(new Root());
    line.getCommandSpec().version("Plyscope " + ProgramVersion.text());
    commandsFor(args).forEach((name, command) -> line.addSubcommand(name, command.get()));
    line.getSubcommands().values().forEach(Cli::addHelp);
    line.registerConverter(Path.class, Cli::path)
        .setExpandAtFiles(false)
        .setUnmatchedArgumentsAllowed(true)
        .setExecutionStrategy(Cli::runMatched)
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler((e, given) -> complain(sentence(e), Exit.BAD_INPUT))
        .setExecutionExceptionHandler((e, command, parsed) -> explain(e));
    return line;
  }

  /**
   * Runs a command unless an argument is left over. Picocli itself would copy all of them into one
   * message, which takes gigabytes for ten thousand; the sentence names the first only.
   */
  private static int runMatched(ParseResult parsed) {
    for (CommandLine command : parsed.asCommandLineList()) {
      List<String> unmatched = command.getUnmatchedArguments();
      if (!unmatched.isEmpty()) {
        throw new UnmatchedArgumentException(command, unmatched.subList(0, 1));
      }
    }
    return new RunLast().execute(parsed);
  }

  private static Path path(String text) {
    try {
      return PathText.parse(text);
    } catch (InputException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** Returns the command that is named first, or all: making a command takes noticeable time. */
  private Map<String, Supplier<Object>> commandsFor(List<String> args) {
    Map<String, Supplier<Object>> all = new LinkedHashMap<>();
    all.put("games", () -> new GamesCommand(services));
    all.put("agents", () -> AgentsCommand.line(services, cancellation));
    for (Class<? extends GamePart> kind : PartsCommand.kinds(services.catalog())) {
      all.putIfAbsent(PartsCommand.kind(kind).plural(), () -> PartsCommand.of(kind, services));
    }
    all.put("parts", () -> PartsCommand.ofAll(services));
    all.put("positions", () -> new PositionsCommand(services, cancellation));
    all.put("convert", () -> new ConvertCommand(services));
    all.put("perft", () -> new PerftCommand(services, cancellation));
    all.put("analyse", () -> new AnalyseCommand(services, cancellation));
    all.put("review", () -> new ReviewCommand(services, cancellation));
    all.put("compare", () -> new CompareCommand(services, cancellation));
    all.put("match", () -> new MatchCommand(services, cancellation));
    all.put(
        "agent", () -> new AgentCommand(services, cancellation, System.in, Cli::standardOutput));
    all.put("kgp", () -> new KgpCommand(services, cancellation));
    all.put("aisysproj", () -> new AisysprojCommand(services, cancellation));
    all.put("plan", () -> new PlanCommand(services));
    all.put("schema", () -> new SchemaCommand(services));
    all.put("run", () -> new RunCommand(services, cancellation));
    all.put("report", () -> new RunReportCommand(services));
    all.put("ratings", () -> new RatingsCommand(services));
    all.put("merge", () -> new MergeCommand(services));
    all.put("replay", () -> new ReplayCommand(services));
    all.put("repair", () -> new RepairCommand(services));
    all.put("verify", () -> new VerifyCommand(services, cancellation));
    all.put("archive", () -> new ArchiveCommand(services, cancellation));
    all.put("unpack", () -> new UnpackCommand(cancellation));
    all.put("cite", () -> new CiteCommand(services));
    all.put("export", () -> new ExportCommand(services));
    all.put("slurm", () -> new SlurmCommand(services));
    all.put("database", () -> new DatabaseCommand(services, cancellation));
    all.put("book", () -> new BookCommand(services, cancellation));
    all.put("train", () -> new TrainCommand(services, cancellation));
    all.put("presets", () -> new PresetsCommand(services));
    all.put("tune", () -> new TuneCommand(services, cancellation));
    all.put("bench", () -> BenchCommand.line(services, cancellation, this::tried));
    all.put("new", () -> new NewCommand(PluginTemplates.ofThisProgram()));
    all.put("plugins", () -> PluginsCommand.line(services, cancellation));
    all.put("site", () -> SiteCommand.line(services, cancellation));
    String first = args.isEmpty() ? "" : args.get(0);
    return all.containsKey(first) ? Map.of(first, all.get(first)) : all;
  }

  /** The lines of an engine are a protocol, in which nothing must be made visible. */
  private static OutputStream standardOutput() {
    return new FileOutputStream(FileDescriptor.out);
  }

  /** Runs a command as a trial: it is cancelled before it starts. */
  private int tried(List<String> args, PrintWriter into, PrintWriter complaints) {
    Cancellation ended = new Cancellation();
    ended.cancel();
    return new Cli(services, ended, into, complaints).run(args);
  }

  private static void addHelp(CommandLine command) {
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Explain this command.")
                .build());
    command.getSubcommands().values().forEach(Cli::addHelp);
  }

  private int explain(Throwable e) {
    // The log file always keeps messages of level INFO; the terminal shows them with --debug.
    if (e instanceof PluginException plugin) {
      LOG.log(Level.INFO, (plugin.getMessage() + "\n" + plugin.details()).strip());
      return complain(e.getMessage(), Exit.BAD_INPUT);
    }
    if (e instanceof InputException || e instanceof FailedException) {
      LOG.log(Level.DEBUG, "A command came to nothing.", Thrown.logged(e));
      return complain(
          Thrown.message(e), e instanceof InputException ? Exit.BAD_INPUT : Exit.FAILED);
    }
    LOG.log(Level.INFO, "A command failed.", Thrown.logged(e));
    String sentence =
        FailureText.sentence(services.catalog().culprit(e).orElse("Plyscope or a plugin"), e);
    return complain(
        e instanceof OutOfMemoryError ? sentence + " " + MORE_MEMORY : sentence, Exit.FAILED);
  }

  private int complain(String sentence, int exit) {
    err.println(Sentences.shown(sentence));
    err.flush();
    return exit;
  }

  private static String sentence(ParameterException e) {
    CommandLine command = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      String wrong = unmatched.getUnmatched().get(0);
      if (wrong.startsWith("-")) {
        List<String> known =
            command.getCommandSpec().options().stream().map(o -> o.longestName()).toList();
        return NearMatches.unknown("option", wrong, known).getMessage();
      }
      if (!command.getSubcommands().isEmpty()) {
        return NearMatches.unknown("command", wrong, command.getSubcommands().keySet())
            .getMessage();
      }
      return "'" + wrong + "' is one argument too many; put texts with blanks in quotes.";
    }
    String message = e.getMessage();
    return message.endsWith(".") ? message : message + ".";
  }

  /** The options before the command. */
  @CommandLine.Command(
      name = "plyscope",
      mixinStandardHelpOptions = true,
      header = "Studies adversarial game search; without a command, opens the workbench.",
      synopsisSubcommandLabel = "COMMAND",
      footer = {
        "",
        "Before the command: --data DIR keeps user data elsewhere, --safe starts without plugins.",
        "Exit codes: 0 done, 1 failed, 2 bad input, 3 run interrupted, 4 test undecided.",
        "'plyscope COMMAND --help' explains a command."
      })
  private static final class Root implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() {
      throw new ParameterException(
          spec.commandLine(), "Name a command: " + String.join(", ", spec.subcommands().keySet()));
    }
  }
}
