package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.file.PathText;
import org.plyscope.plugins.site.KnownSite;
import org.plyscope.plugins.site.PluginSites;
import org.plyscope.plugins.site.Site;
import org.plyscope.plugins.site.SiteBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Adds and removes plugin sites, and makes one. */
@Command(
    name = "site",
    synopsisSubcommandLabel = "COMMAND",
    description = "Add, list or remove plugin sites, or make one.")
public final class SiteCommand implements Callable<Integer> {
  private static final String WARNING =
      "A plugin can do everything that you can do on this machine; install only what you trust.";

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private SiteCommand() {}

  public static CommandLine line(Services services, Cancellation cancellation) {
    PluginSites sites = new PluginSites(services.data(), services.plugins());
    return new CommandLine(new SiteCommand())
        .addSubcommand(new Listing(sites))
        .addSubcommand(new Add(sites, cancellation))
        .addSubcommand(new Remove(sites))
        .addSubcommand(new Build());
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "Choose an action: list, add ADDRESS, remove ADDRESS or build FOLDER");
  }

  private static Map<String, Object> json(KnownSite site) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("address", site.address().toString());
    json.put("name", site.name());
    json.put("signed", site.key().isPresent());
    return json;
  }

  @Command(name = "list", description = "List the sites that were added.")
  private static final class Listing extends ReportCommand {
    private final PluginSites sites;

    Listing(PluginSites sites) {
      this.sites = sites;
    }

    @Override
    protected Report report() {
      return new Sites(sites.sites());
    }
  }

  private record Sites(List<KnownSite> sites) implements ReportCommand.Report {
    @Override
    public Object json() {
      return sites.stream().map(SiteCommand::json).toList();
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("SITE", "SIGNED", "ADDRESS");
      sites.forEach(
          site ->
              table.row(
                  site.name(), site.key().isPresent() ? "yes" : "no", site.address().toString()));
      table.print(out);
    }
  }

  @Command(name = "add", description = "Add a site, so that its plugins can be installed.")
  private static final class Add extends ReportCommand {
    private final PluginSites sites;
    private final Cancellation cancellation;

    @Parameters(
        paramLabel = "ADDRESS",
        description = "The address of a catalog (https:, http:, file:), or the folder it is in.")
    private String address;

    Add(PluginSites sites, Cancellation cancellation) {
      this.sites = sites;
      this.cancellation = cancellation;
    }

    @Override
    protected Report report() {
      Site site = sites.add(address, cancellation.monitor());
      return new Done(
          "Added %s with %d plugins. %s".formatted(site.name(), site.plugins().size(), WARNING),
          new KnownSite(site.address(), site.name(), site.key()));
    }
  }

  @Command(name = "remove", description = "Remove a site; what was installed from it stays.")
  private static final class Remove extends ReportCommand {
    private final PluginSites sites;

    @Parameters(paramLabel = "ADDRESS", description = "Its address, see 'site list'.")
    private String address;

    Remove(PluginSites sites) {
      this.sites = sites;
    }

    @Override
    protected Report report() {
      KnownSite removed = sites.remove(address);
      return new Done("Removed " + removed.name() + ".", removed);
    }
  }

  @Command(name = "build", description = "Make a site of the jars in a folder.")
  private static final class Build extends ReportCommand {
    @Parameters(paramLabel = "FOLDER", description = "The folder with the jars.")
    private String folder;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of the site.")
    private String name = "";

    @Option(
        names = "--key",
        paramLabel = "FILE",
        description =
            "Sign the catalog with the private key in this file, which is made if it is missing;"
                + " keep it secret.")
    private String key;

    @Override
    protected Report report() {
      Site site =
          new SiteBuilder(PathText.parse(folder).toAbsolutePath())
              .build(
                  name,
                  Optional.ofNullable(key).map(file -> PathText.parse(file).toAbsolutePath()));
      return new Done(
          "Wrote %s with %d plugins.".formatted(site.address().getPath(), site.plugins().size()),
          new KnownSite(site.address(), site.name(), site.key()));
    }
  }

  private record Done(String sentence, KnownSite site) implements ReportCommand.Report {
    @Override
    public Object json() {
      return SiteCommand.json(site);
    }

    @Override
    public void print(PrintWriter out) {
      out.println(sentence);
    }
  }
}
