package org.plyscope.cli.report;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.fuzz.FuzzTargets;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.search.Searches;
import org.plyscope.plugins.PluginManager;

/**
 * The services that the commands use.
 *
 * @param catalog the parts of all plugins
 * @param searches runs agents
 * @param analyst compares agents
 * @param plugins installs and removes plugins
 * @param data the user's data directory
 * @param exports writes views to files, if there are views
 * @param workforces finds the workers that play games
 * @param installation knows the hashes of all bundles
 * @param programs finds the programs that play as agents, if the plugin for them runs
 * @param windowReaders reads the files of the window, to be tried with damaged input
 */
public record Services(
    Catalog catalog,
    Searches searches,
    Analyst analyst,
    PluginManager plugins,
    Path data,
    Supplier<Optional<ViewExports>> exports,
    Workforces workforces,
    Optional<Installation> installation,
    Supplier<Optional<AgentPrograms>> programs,
    Supplier<Optional<FuzzTargets>> windowReaders) {
  /** Reads the user's own positions. */
  public PositionLibrary positions() {
    return new PositionLibrary(data);
  }
}
