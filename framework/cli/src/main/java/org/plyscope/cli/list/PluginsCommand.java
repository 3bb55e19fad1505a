package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyscope.cli.author.CheckPluginCommand;
import org.plyscope.cli.author.TryPluginCommand;
import org.plyscope.cli.author.WatchPluginsCommand;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.file.PathText;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.Replacement;
import org.plyscope.plugins.site.PluginSites;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists, installs and removes plugins. */
@Command(
    name = "plugins",
    synopsisSubcommandLabel = "COMMAND",
    description = "List, find, install, update, check, watch, disable or remove plugins.")
public final class PluginsCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private PluginsCommand() {}

  public static CommandLine line(Services services, Cancellation cancellation) {
    PluginManager plugins = services.plugins();
    return new CommandLine(new PluginsCommand())
        .addSubcommand(new Listing(plugins))
        .addSubcommand(new Install(services, cancellation))
        .addSubcommand(new Remove(plugins))
        .addSubcommand("disable", new Switch(plugins, false))
        .addSubcommand("enable", new Switch(plugins, true))
        .addSubcommand(new PluginSearchCommand(services, cancellation))
        .addSubcommand(new PluginUpdateCommand(services, cancellation))
        .addSubcommand(new CheckPluginCommand(services, cancellation))
        .addSubcommand(new TryPluginCommand(services, cancellation))
        .addSubcommand(new WatchPluginsCommand(services, cancellation));
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "Choose an action: list, search, install FILE, update, check FILE, watch DIR, or remove,"
            + " disable or enable NAME");
  }

  @Command(name = "list", description = "List the plugins and their states.")
  private static final class Listing extends ReportCommand {
    private final PluginManager plugins;

    Listing(PluginManager plugins) {
      this.plugins = plugins;
    }

    @Override
    protected Report report() {
      return new Several(plugins.plugins());
    }
  }

  @Command(name = "install", description = "Install a plugin for this and all later starts.")
  private static final class Install extends ReportCommand {
    private final Services services;
    private final Cancellation cancellation;

    @Parameters(
        paramLabel = "FILE",
        description = "The jar of the plugin, or the name of one that 'plugins search' lists.")
    private String file;

    @Option(
        names = "--replace",
        description = "Also replace a newer version, or a plugin of another vendor.")
    private boolean replace;

    Install(Services services, Cancellation cancellation) {
      this.services = services;
      this.cancellation = cancellation;
    }

    @Override
    protected Report report() {
      Path jar = PathText.parse(file).toAbsolutePath();
      boolean isFile = Files.exists(jar) || file.endsWith(".jar") || file.contains("/");
      Installation done = isFile ? fromFile(jar) : fromSite();
      return new Done(done.summary() + followers(services.plugins()), done.plugin());
    }

    private Installation fromFile(Path jar) {
      PluginManager plugins = services.plugins();
      Optional<String> question =
          replace ? Optional.empty() : Replacement.question(jar, plugins.plugins());
      if (question.isPresent()) {
        throw new PluginException(question.get() + " Add --replace if that is what you want.");
      }
      return plugins.install(jar);
    }

    private Installation fromSite() {
      PluginSites sites = new PluginSites(services.data(), services.plugins());
      return PluginUpdateCommand.install(
          sites, sites.find(file, cancellation.monitor()), cancellation.monitor());
    }
  }

  @Command(name = "remove", description = "Remove a plugin that was installed.")
  private static final class Remove extends ReportCommand {
    private final PluginManager plugins;

    @Parameters(paramLabel = "NAME", description = "Its symbolic name, see 'plugins list'.")
    private String name;

    Remove(PluginManager plugins) {
      this.plugins = plugins;
    }

    @Override
    protected Report report() {
      Plugin removed = plugins.remove(name);
      String survivor = removed.problem().isEmpty() ? "" : " " + removed.problem();
      return new Done("Removed " + removed.title() + "." + survivor + followers(plugins), removed);
    }
  }

  /** Disables or enables a plugin. */
  @Command(description = "Do not start a plugin, or start it again; its jar is kept.")
  private static final class Switch extends ReportCommand {
    private final PluginManager plugins;
    private final boolean on;

    @Parameters(paramLabel = "NAME", description = "Its symbolic name, see 'plugins list'.")
    private String name;

    Switch(PluginManager plugins, boolean on) {
      this.plugins = plugins;
      this.on = on;
    }

    @Override
    protected Report report() {
      Plugin plugin = on ? plugins.enable(name) : plugins.disable(name);
      String sentence = (on ? "Enabled " : "Disabled ") + plugin.title() + ".";
      return new Done(sentence + followers(plugins), plugin);
    }
  }

  /** Returns the effect on open windows. */
  static String followers(PluginManager plugins) {
    int windows = plugins.followers();
    return switch (windows) {
      case 0 -> "";
      case 1 -> " The window that is open follows in a moment.";
      default -> " The " + windows + " windows that are open follow in a moment.";
    };
  }

  static Map<String, Object> json(Plugin plugin) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("symbolicName", plugin.symbolicName());
    json.put("name", plugin.name());
    json.put("version", plugin.version());
    json.put("state", plugin.state());
    json.put("problem", plugin.problem());
    json.put("offers", plugin.offers());
    json.put("shipped", plugin.shipped());
    json.put("description", plugin.about().description());
    json.put("vendor", plugin.about().vendor());
    json.put("licence", plugin.about().licence());
    json.put("link", plugin.about().link());
    json.put("size", plugin.size());
    json.put("sha256", plugin.sha256());
    return json;
  }

  private record Several(List<Plugin> plugins) implements ReportCommand.Report {
    @Override
    public Object json() {
      return plugins.stream().map(PluginsCommand::json).toList();
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("PLUGIN", "VERSION", "STATE", "FROM", "PROBLEM");
      for (Plugin plugin : plugins) {
        table.row(
            plugin.symbolicName(),
            plugin.version(),
            plugin.state().name().toLowerCase(Locale.ROOT),
            plugin.shipped() ? "plyscope" : "user",
            plugin.problem());
      }
      table.print(out);
    }
  }

  private record Done(String sentence, Plugin plugin) implements ReportCommand.Report {
    @Override
    public Object json() {
      return PluginsCommand.json(plugin);
    }

    @Override
    public void print(PrintWriter out) {
      out.println(sentence);
    }
  }
}
