package org.plyscope.workbench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.plugins.PluginManager;

/**
 * The services that the window uses.
 *
 * @param catalog games, agents and their parts
 * @param searches runs searches off the user-interface thread
 * @param plugins the plugin manager, once it is there
 * @param log the log file of this Plyscope, which need not exist
 */
public record Services(
    Catalog catalog, Searches searches, Supplier<Optional<PluginManager>> plugins, Path log) {}
