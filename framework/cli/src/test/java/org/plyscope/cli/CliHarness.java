package org.plyscope.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.Registration;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.CountdownGame;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Runs commands against a catalog in memory and keeps what they print. */
final class CliHarness {
  final Catalog catalog;
  final Cancellation cancellation = new Cancellation();
  Path data = Path.of("no-such-folder");
  final MemoryPlugins plugins = new MemoryPlugins();
  ViewExports exports;

  CliHarness() {
    this(
        Catalog.of(
            List.of(
                new CountdownGame(),
                new TakeMostAgent(),
                new BrokenAgent(),
                new DeepeningAgent(),
                new SampleEvaluator(),
                new SampleOrdering(),
                new LinesFormat())));
  }

  CliHarness(Catalog catalog) {
    this.catalog = catalog;
  }

  record Output(int exit, String out, String err) {}

  Output run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit = run(new PrintWriter(out), new PrintWriter(err), args);
    return new Output(exit, out.toString(), err.toString());
  }

  int run(PrintWriter out, PrintWriter err, String... args) {
    return cli(out, err).run(List.of(args));
  }

  /** Reads a command without running it. */
  ParseResult parse(String... args) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return cli(nowhere, nowhere).line(List.of(args)).parseArgs(args);
  }

  /** Returns the parser of all commands. */
  CommandLine line() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return cli(nowhere, nowhere).line(List.of());
  }

  private Cli cli(PrintWriter out, PrintWriter err) {
    return new Cli(services(), cancellation, out, err);
  }

  /** Returns the services of the commands. */
  Services services() {
    Searches searches = Searches.with(catalog);
    return new Services(
        catalog,
        searches,
        new LabAnalyst(catalog, searches),
        plugins,
        data,
        () -> Optional.ofNullable(exports),
        InProcess.always(catalog),
        Optional.empty(),
        Optional::empty,
        Optional::empty);
  }

  /** Plugins that are only remembered. */
  static final class MemoryPlugins implements PluginManager {
    private final List<Plugin> plugins = new ArrayList<>();
    int followers;

    /** The failure of an installation, or null. */
    PluginException refusal;

    @Override
    public List<Plugin> plugins() {
      return List.copyOf(plugins);
    }

    @Override
    public Installation install(Path jar) {
      if (refusal != null) {
        throw refusal;
      }
      String name = jar.getFileName().toString();
      if (!name.endsWith(".jar")) {
        throw new PluginException("'" + name + "' is not a plugin.");
      }
      Plugin plugin = Plugin.builder(name.replace(".jar", ""), "1.2.0").build();
      plugins.add(plugin);
      return Installation.of(plugin);
    }

    @Override
    public Plugin remove(String symbolicName) {
      if (!plugins.removeIf(plugin -> plugin.symbolicName().equals(symbolicName))) {
        throw new PluginException("There is no plugin '" + symbolicName + "'.");
      }
      return Plugin.builder(symbolicName, "1.2.0").state(Plugin.State.REMOVED, "").build();
    }

    @Override
    public Registration onNews(Consumer<? super String> listener) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int followers() {
      return followers;
    }

    @Override
    public Plugin disable(String symbolicName) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Plugin enable(String symbolicName) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void suspend(String symbolicName, String why) {}

    @Override
    public List<Leftover> leftovers() {
      return List.of();
    }

    @Override
    public Optional<byte[]> icon(String symbolicName) {
      return Optional.empty();
    }

    @Override
    public Path folder() {
      return Path.of("plugins");
    }

    @Override
    public Map<String, String> copy(Path folder) {
      return Map.of();
    }

    @Override
    public Registration onChange(Runnable listener) {
      throw new UnsupportedOperationException();
    }
  }
}
