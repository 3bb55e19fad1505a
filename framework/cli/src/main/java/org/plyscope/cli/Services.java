package org.plyscope.cli;

import org.plyscope.lab.Catalog;
import org.plyscope.lab.Searches;
import org.plyscope.plugins.PluginManager;

/**
 * What the commands work with.
 *
 * @param catalog what the plugins offer
 * @param searches runs agents
 * @param plugins installs and removes plugins
 */
record Services(Catalog catalog, Searches searches, PluginManager plugins) {}
