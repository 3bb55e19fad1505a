package org.plyscope.cli.list;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.site.PluginSites;
import org.plyscope.plugins.site.PluginSites.Offer;
import org.plyscope.plugins.site.SiteRelease;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Installs newer versions of installed plugins, from the sites that were added. */
@Command(
    name = "update",
    description = "Install newer versions of plugins from the sites that were added.")
final class PluginUpdateCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Option(names = "--check", description = "Only list the available updates.")
  private boolean check;

  PluginUpdateCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  /**
   * Installs the newest release of an offer that runs here.
   *
   * @throws PluginException if there is none
   */
  static Installation install(PluginSites sites, Offer offer, JobMonitor monitor) {
    SiteRelease release =
        offer
            .usable()
            .orElseThrow(
                () ->
                    new PluginException(
                        offer.plugin().name() + " has no release that runs with this program."));
    return sites.install(offer.plugin(), release, monitor);
  }

  @Override
  protected Report report() {
    PluginSites sites = new PluginSites(services.data(), services.plugins());
    JobMonitor monitor = cancellation.monitor();
    List<String> done = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    for (Offer offer : sites.offers(sites.loadAll(monitor), "")) {
      if (offer.isUpdate()) {
        try {
          done.add(check ? available(offer) : install(sites, offer, monitor).summary());
        } catch (PluginException e) {
          failed.add(e.getMessage());
        }
      }
    }
    return new Updates(done, failed);
  }

  private static String available(Offer offer) {
    return "%s %s can be updated to %s."
        .formatted(
            offer.plugin().name(),
            offer.installed().orElseThrow(),
            offer.usable().orElseThrow().version());
  }

  private record Updates(List<String> done, List<String> problems) implements Report {
    @Override
    public Object json() {
      return done;
    }

    @Override
    public void print(PrintWriter out) {
      done.forEach(out::println);
      if (done.isEmpty() && problems.isEmpty()) {
        out.println("All plugins are up to date.");
      }
    }

    @Override
    public int exit() {
      return problems.isEmpty() ? Exit.DONE : Exit.FAILED;
    }
  }
}
