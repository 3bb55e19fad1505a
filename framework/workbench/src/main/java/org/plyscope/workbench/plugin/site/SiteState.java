package org.plyscope.workbench.plugin.site;

import java.util.Optional;
import org.plyscope.plugins.site.KnownSite;
import org.plyscope.plugins.site.Site;

/**
 * A site that was added, and its answer.
 *
 * @param known its entry from when it was added
 * @param catalog its offers; empty if it was not asked yet or did not answer
 * @param problem why it did not answer; perhaps empty
 */
record SiteState(KnownSite known, Optional<Site> catalog, String problem) {
  static SiteState unasked(KnownSite known) {
    return new SiteState(known, Optional.empty(), "");
  }
}
