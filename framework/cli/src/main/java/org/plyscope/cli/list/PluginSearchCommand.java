package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.osgi.framework.Version;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.site.PluginSites;
import org.plyscope.plugins.site.PluginSites.Offer;
import org.plyscope.plugins.site.SiteRelease;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the offers of the sites that were added. */
@Command(name = "search", description = "List the plugins of the sites that were added.")
final class PluginSearchCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Parameters(
      paramLabel = "WORD",
      arity = "0..*",
      description =
          "Words that must occur in the name, description, vendor or services of a plugin.")
  private List<String> words = List.of();

  PluginSearchCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    PluginSites sites = new PluginSites(services.data(), services.plugins());
    if (sites.sites().isEmpty()) {
      throw new PluginException("No site was added; add one with 'plyscope site add ADDRESS'.");
    }
    return new Found(sites.offers(sites.loadAll(cancellation.monitor()), String.join(" ", words)));
  }

  private record Found(List<Offer> offers) implements ReportCommand.Report {
    @Override
    public Object json() {
      return offers.stream().map(Found::json).toList();
    }

    private static Map<String, Object> json(Offer offer) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("id", offer.plugin().id());
      json.put("name", offer.plugin().name());
      json.put("description", offer.plugin().description());
      json.put("vendor", offer.plugin().vendor());
      json.put("licence", offer.plugin().licence());
      json.put("homepage", offer.plugin().homepage());
      json.put("site", offer.site());
      json.put("usable", version(offer));
      json.put("installed", offer.installed().map(Version::toString).orElse(""));
      json.put("update", offer.isUpdate());
      return json;
    }

    private static String version(Offer offer) {
      return offer.usable().map(SiteRelease::version).map(Version::toString).orElse("");
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("PLUGIN", "VERSION", "INSTALLED", "VENDOR", "LICENCE", "SITE", "");
      for (Offer offer : offers) {
        table.row(
            offer.plugin().id(),
            offer.usable().isEmpty() ? "none for this program" : version(offer),
            offer.installed().map(Version::toString).orElse(""),
            offer.plugin().vendor(),
            offer.plugin().licence(),
            offer.site(),
            offer.plugin().description());
      }
      table.print(out);
    }
  }
}
