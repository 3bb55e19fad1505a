package org.plyscope.plugins.site;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.plyscope.api.InputException;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.inspect.PluginFile;
import org.plyscope.plugins.inspect.Replacement;
import org.plyscope.plugins.site.Transfer.Patience;

/**
 * The sites that the user has added, and their offers. Safe for any thread. Calls with a monitor
 * may take minutes and end soon after it is cancelled.
 */
public final class PluginSites {
  private static final long CATALOG_BYTES = 8 << 20;
  private static final long SIGNATURE_BYTES = 1000;
  private static final long ICON_BYTES = 256 << 10;

  private final KnownSites known;
  private final Path downloads;
  private final Version api;
  private final PluginManager manager;
  private final Patience patience;

  /**
   * Finds the sites of a user.
   *
   * @param data the data directory of the user
   * @param manager installs plugins
   */
  public PluginSites(Path data, PluginManager manager) {
    this(data, apiVersion(), manager, Patience.USUAL);
  }

  PluginSites(Path data, Version api, PluginManager manager, Patience patience) {
    this.known = new KnownSites(data);
    this.downloads = data.resolve("downloads");
    this.api = api;
    this.manager = manager;
    this.patience = patience;
  }

  private static Version apiVersion() {
    Bundle bundle = FrameworkUtil.getBundle(InputException.class);
    return bundle == null ? Version.emptyVersion : bundle.getVersion();
  }

  /**
   * A plugin that a site offers, as it concerns this program.
   *
   * @param site the name of the site
   * @param plugin the plugin
   * @param usable its newest release that runs here; empty if none does
   * @param installed the version that is installed; empty if it is not
   */
  public record Offer(
      String site, SitePlugin plugin, Optional<SiteRelease> usable, Optional<Version> installed) {
    /**
     * Returns whether it is installed and the site has a newer version that runs here.
     *
     * @return true if there is an update
     */
    public boolean isUpdate() {
      return usable.isPresent()
          && installed.isPresent()
          && usable.get().version().compareTo(installed.get()) > 0;
    }
  }

  /**
   * Returns the sites that were added.
   *
   * @return the sites, none at first
   */
  public List<KnownSite> sites() {
    return known.all();
  }

  /**
   * Adds a site after reading its catalog. The key of a signed catalog is kept.
   *
   * @param address the address of the catalog, or of the folder that it is in
   * @param monitor follows the work
   * @return the offers of the site
   * @throws InputException if the address or the catalog is invalid
   * @throws PluginException if the catalog cannot be read
   */
  public Site add(String address, JobMonitor monitor) {
    return load(SiteAddress.parse(address), Optional.empty(), monitor);
  }

  /**
   * Removes a site. Plugins that were installed from it stay.
   *
   * @param address its address, as it was given or as it is listed
   * @return the site
   * @throws PluginException if there is no such site
   */
  public KnownSite remove(String address) {
    return known
        .remove(SiteAddress.parse(address))
        .orElseThrow(
            () -> new PluginException("The site " + address.strip() + " has not been added."));
  }

  /**
   * Reads the current offers of a site.
   *
   * @param site the site
   * @param monitor follows the work
   * @return its catalog
   * @throws InputException if the catalog is invalid
   * @throws PluginException if it cannot be read or is not signed as before
   */
  public Site load(KnownSite site, JobMonitor monitor) {
    return load(site.address(), site.key(), monitor);
  }

  private Site load(URI address, Optional<String> pinned, JobMonitor monitor) {
    Transfer transfer = new Transfer(patience, monitor);
    byte[] bytes = transfer.read(address, CATALOG_BYTES);
    Site site = SiteReader.read(new String(bytes, StandardCharsets.UTF_8), address);
    Optional<String> expected = pinned.isPresent() ? pinned : knownKey(address).or(site::key);
    expected.ifPresent(key -> checkSignature(transfer, address, bytes, key));
    known.put(new KnownSite(address, site.name(), expected));
    return site;
  }

  private Optional<String> knownKey(URI address) {
    return known.all().stream()
        .filter(site -> site.address().equals(address))
        .findFirst()
        .flatMap(KnownSite::key);
  }

  private static void checkSignature(Transfer transfer, URI address, byte[] catalog, String key) {
    URI place = URI.create(address + SiteSignature.SUFFIX);
    byte[] signature = transfer.read(place, SIGNATURE_BYTES);
    if (!SiteSignature.verify(catalog, new String(signature, StandardCharsets.UTF_8), key)) {
      throw new PluginException(
          "The catalog %s is not signed with the key of its site; it may have been changed by others."
              .formatted(address));
    }
  }

  /**
   * Returns the offers of the sites.
   *
   * @param sites their catalogs
   * @param text words that must occur; an empty text finds everything
   * @return the offers, in the order of the sites
   */
  public List<Offer> offers(List<Site> sites, String text) {
    List<Plugin> plugins = manager.plugins();
    List<Offer> offers = new ArrayList<>();
    for (Site site : sites) {
      for (SitePlugin plugin : site.plugins()) {
        if (plugin.matches(text)) {
          offers.add(
              new Offer(site.name(), plugin, plugin.newest(api), installed(plugins, plugin.id())));
        }
      }
    }
    return offers;
  }

  private static Optional<Version> installed(List<Plugin> plugins, String id) {
    return plugins.stream()
        .filter(plugin -> plugin.symbolicName().equals(id))
        .findFirst()
        .map(plugin -> Version.parseVersion(plugin.version()));
  }

  /**
   * Downloads a release, checks it and installs it. If anything fails, nothing is left of it.
   *
   * @param plugin the plugin
   * @param release one of its releases
   * @param monitor follows the work
   * @return the plugin, which runs
   * @throws PluginException if the release does not fit, differs from its description in the
   *     catalog, or cannot work here
   */
  public Installation install(SitePlugin plugin, SiteRelease release, JobMonitor monitor) {
    String title = plugin.name() + " " + release.version();
    if (!release.api().includes(api)) {
      throw new PluginException(
          "%s needs the API in version %s; this program has %s."
              .formatted(title, release.api(), api));
    }
    Path file = download(release, monitor);
    try {
      check(file, title, plugin, release);
      return manager.install(file);
    } finally {
      delete(file);
    }
  }

  /**
   * Finds out whether a user should confirm that a release replaces the installed plugin.
   *
   * @param plugin the plugin
   * @param release one of its releases
   * @return a sentence about the plugin to be replaced; empty if there is nothing to ask
   */
  public Optional<String> question(SitePlugin plugin, SiteRelease release) {
    return Replacement.question(
        plugin.id(), plugin.name(), release.version(), plugin.vendor(), manager.plugins());
  }

  /**
   * Downloads the picture of a plugin.
   *
   * @param plugin the plugin
   * @param monitor follows the work
   * @return the content of a file that a stranger chose; empty if there is none
   * @throws PluginException if it cannot be read or is large
   */
  public Optional<byte[]> icon(SitePlugin plugin, JobMonitor monitor) {
    return plugin.icon().map(address -> new Transfer(patience, monitor).read(address, ICON_BYTES));
  }

  private Path download(SiteRelease release, JobMonitor monitor) {
    Path file = null;
    try {
      Files.createDirectories(downloads);
      file = Files.createTempFile(downloads, "plugin", ".jar");
      try (OutputStream out = Files.newOutputStream(file)) {
        new Transfer(patience, monitor).copy(release.address(), out, release.size());
      }
      return file;
    } catch (IOException e) {
      delete(file);
      throw new PluginException("The download cannot be written to " + downloads + ".");
    } catch (PluginException e) {
      delete(file);
      throw e;
    }
  }

  /**
   * Finds a plugin by its id.
   *
   * @param id the symbolic name
   * @param monitor follows the work
   * @return the offer of the first site that has it
   * @throws PluginException if no site has it
   */
  public Offer find(String id, JobMonitor monitor) {
    List<KnownSite> all = sites();
    if (all.isEmpty()) {
      throw new PluginException(
          "There is no file '%s', and no site was added that could offer a plugin of that name; "
                  .formatted(id)
              + "add one with 'plyscope site add ADDRESS'.");
    }
    return offers(loadAll(monitor), "").stream()
        .filter(offer -> offer.plugin().id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new PluginException(
                    "There is no file '%s', and none of the %d sites offers a plugin of that name."
                        .formatted(id, all.size())));
  }

  /**
   * Reads the current offers of all sites.
   *
   * @param monitor follows the work
   * @return their catalogs
   * @throws InputException if a catalog is invalid
   * @throws PluginException if one cannot be read or is not signed as before
   */
  public List<Site> loadAll(JobMonitor monitor) {
    return sites().stream().map(site -> load(site, monitor)).toList();
  }

  private static void check(Path file, String title, SitePlugin plugin, SiteRelease release) {
    if (!PluginFile.sha256(file).equals(release.sha256())) {
      throw new PluginException(
          title + " is not the file that the catalog describes: its SHA-256 differs.");
    }
    PluginFile jar = PluginFile.read(file);
    if (!jar.symbolicName().equals(plugin.id())) {
      throw new PluginException(
          "%s is not the plugin that the catalog describes: it is %s, not %s."
              .formatted(title, jar.symbolicName(), plugin.id()));
    }
    if (!plugin.vendor().isEmpty() && !jar.about().vendor().equals(plugin.vendor())) {
      throw new PluginException(
          "%s is not the plugin that the catalog describes: its vendor is '%s', not '%s'."
              .formatted(title, jar.about().vendor(), plugin.vendor()));
    }
  }

  private void delete(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
      // Succeeds once it is empty.
      Files.deleteIfExists(downloads);
    } catch (IOException e) {
      // Another download is under way.
    }
  }
}
