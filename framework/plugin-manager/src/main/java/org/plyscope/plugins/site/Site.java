package org.plyscope.plugins.site;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;

/**
 * The plugins of a site, as listed in its catalog. Everything in it was written by a stranger.
 *
 * @param address where the catalog is
 * @param name the name of the site
 * @param description the description of the site; perhaps empty
 * @param homepage a page about the site; perhaps empty
 * @param key the public key that the catalog is signed with; empty if it is not signed
 * @param plugins the plugins, in the order of the catalog
 */
public record Site(
    URI address,
    String name,
    String description,
    String homepage,
    Optional<String> key,
    List<SitePlugin> plugins) {
  /** Copies the list. */
  public Site {
    plugins = List.copyOf(plugins);
  }

  /**
   * Reads a catalog, and asks nothing that it names.
   *
   * @param catalog the text of the catalog
   * @param address where it comes from
   * @return the offers of the site
   * @throws InputException if the catalog is invalid; gives the place
   */
  public static Site read(String catalog, URI address) {
    return SiteReader.read(catalog, address);
  }
}
