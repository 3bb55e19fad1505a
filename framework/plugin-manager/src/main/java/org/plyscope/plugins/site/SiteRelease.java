package org.plyscope.plugins.site;

import java.net.URI;
import java.util.List;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;

/**
 * A release of a plugin on a site.
 *
 * @param version its version
 * @param address where its jar is
 * @param sha256 the fingerprint of the jar, in lower-case hexadecimal digits
 * @param size the size of the jar in bytes
 * @param api the versions of the API that it runs with
 * @param adds a few words for each part that it adds
 */
public record SiteRelease(
    Version version, URI address, String sha256, long size, VersionRange api, List<String> adds) {
  /** Copies the list. */
  public SiteRelease {
    adds = List.copyOf(adds);
  }
}
