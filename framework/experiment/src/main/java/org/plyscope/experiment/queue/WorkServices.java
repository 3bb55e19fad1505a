package org.plyscope.experiment.queue;

import java.util.Map;
import java.util.Optional;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.lab.catalog.Catalog;

/**
 * The services that long work uses.
 *
 * @param catalog where games and agents come from
 * @param workforces finds the workers that play games
 * @param installation the bundles of the program
 */
record WorkServices(Catalog catalog, Workforces workforces, Optional<Installation> installation) {
  /** Returns the SHA-256 of each bundle, by its name and version. */
  Map<String, String> bundles() {
    return installation.map(Installation::bundles).orElse(Map.of());
  }
}
