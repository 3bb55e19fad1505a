package org.plyscope.plugins.site;

import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.osgi.framework.Version;

/**
 * A plugin that a site offers.
 *
 * @param id its symbolic name
 * @param name its name for display
 * @param description its purpose; perhaps empty
 * @param vendor its author; perhaps empty
 * @param licence its licence; perhaps empty
 * @param homepage a page about it; perhaps empty
 * @param icon where a picture of it is; empty if there is none
 * @param releases its releases, newest first
 */
public record SitePlugin(
    String id,
    String name,
    String description,
    String vendor,
    String licence,
    String homepage,
    Optional<URI> icon,
    List<SiteRelease> releases) {
  /** Sorts the releases. */
  public SitePlugin {
    releases =
        releases.stream().sorted(Comparator.comparing(SiteRelease::version).reversed()).toList();
  }

  /**
   * Returns the newest release that runs with a version of the API.
   *
   * @param api the version of the API
   * @return the release; empty if none does
   */
  public Optional<SiteRelease> newest(Version api) {
    return releases.stream().filter(release -> release.api().includes(api)).findFirst();
  }

  /**
   * Returns whether all words of a text occur in its description.
   *
   * @param text words; an empty text matches everything
   * @return true if they do, whatever their case
   */
  public boolean matches(String text) {
    String all =
        Stream.concat(
                Stream.of(id, name, description, vendor, licence),
                releases.stream().flatMap(release -> release.adds().stream()))
            .reduce("", (a, b) -> a + "\n" + b)
            .toLowerCase(Locale.ROOT);
    return Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+", -1)).allMatch(all::contains);
  }
}
