package org.plyscope.cli;

import java.nio.file.Path;
import org.plyscope.lab.Catalog;
import org.plyscope.lab.Searches;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.plugins.PluginManager;

/**
 * What the commands work with.
 *
 * @param catalog what the plugins offer
 * @param searches runs agents
 * @param plugins installs and removes plugins
 * @param data the user's data directory
 */
record Services(Catalog catalog, Searches searches, PluginManager plugins, Path data) {
  /** Reads the user's own positions. */
  PositionLibrary positions() {
    return new PositionLibrary(data);
  }
}
