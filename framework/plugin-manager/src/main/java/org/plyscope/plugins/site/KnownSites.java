package org.plyscope.plugins.site;

import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.plugins.PluginException;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileObject;

/** The sites that the user has added, in a file of the data directory. */
final class KnownSites {
  private static final FileKey FILE =
      FileKey.of(
          GROUP,
          "sites",
          "The sites that the user has added.",
          FileKey.of(WHOLE, "format", "The version of the format, 1.").from(1, 1).required(),
          FileKey.of(
              LIST,
              "sites",
              "The sites.",
              FileKey.of(
                  GROUP,
                  "site",
                  "A site.",
                  FileKey.of(TEXT, "address", "Where its catalog is.").required(),
                  FileKey.of(TEXT, "name", "Its name.").required(),
                  FileKey.of(TEXT, "key", "The key that its catalog must be signed with."))));

  private final Path file;

  KnownSites(Path data) {
    this.file = data.resolve("sites.json");
  }

  /** Reads the sites; none if there is no file. */
  synchronized List<KnownSite> all() {
    try {
      FileObject form =
          FileObject.read(WireText.readFile(Files.readString(file), file.toString()), FILE);
      return form.groups("sites").values().stream().map(KnownSites::site).toList();
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (IOException e) {
      throw new PluginException("The list of sites, " + file + ", cannot be read.");
    } catch (InputException e) {
      throw new PluginException(
          e.getMessage() + " Mend or delete the list of sites, " + file + ".");
    }
  }

  private static KnownSite site(FileObject form) {
    WireValue address = form.get("address");
    return new KnownSite(
        address.checked(() -> SiteAddress.parse(address.text())),
        form.text("name"),
        form.find("key").map(WireValue::text));
  }

  /** Adds a site, or replaces its entry. */
  synchronized void put(KnownSite site) {
    Map<URI, KnownSite> sites = byAddress();
    sites.put(site.address(), site);
    write(sites);
  }

  /** Takes a site away; returns it, or nothing if it was not there. */
  synchronized Optional<KnownSite> remove(URI address) {
    Map<URI, KnownSite> sites = byAddress();
    Optional<KnownSite> removed = Optional.ofNullable(sites.remove(address));
    if (removed.isPresent()) {
      write(sites);
    }
    return removed;
  }

  private Map<URI, KnownSite> byAddress() {
    Map<URI, KnownSite> sites = new LinkedHashMap<>();
    all().forEach(site -> sites.put(site.address(), site));
    return sites;
  }

  private void write(Map<URI, KnownSite> sites) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", 1);
    form.put("sites", sites.values().stream().map(KnownSites::form).toList());
    try {
      Files.createDirectories(file.getParent());
      Path fresh = Files.createTempFile(file.getParent(), "sites", ".json");
      Files.writeString(fresh, WireText.indented(form));
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new PluginException("The list of sites, " + file + ", cannot be written.");
    }
  }

  private static Map<String, Object> form(KnownSite site) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("address", site.address().toString());
    form.put("name", site.name());
    site.key().ifPresent(key -> form.put("key", key));
    return form;
  }
}
