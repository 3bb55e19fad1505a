package org.plyscope.workbench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.job.PluginLedger;

/**
 * The services that the window uses.
 *
 * @param catalog games, agents and their parts
 * @param searches runs searches off the user-interface thread
 * @param plugins the plugin manager, once it is there
 * @param programs the agent programs, while the plugin that starts them is there
 * @param ledger notes the contributions of plugins to the window, and their failures there
 * @param log the log file of this Plyscope, which need not exist
 */
public record Services(
    Catalog catalog,
    Searches searches,
    Supplier<Optional<PluginManager>> plugins,
    Supplier<Optional<AgentPrograms>> programs,
    PluginLedger ledger,
    Path log) {}
