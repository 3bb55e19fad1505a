package org.plyscope.plugins.site;

import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;
import org.plyscope.api.InputException;
import org.plyscope.plugins.PluginAbout;
import org.plyscope.plugins.internal.folder.PluginJar;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.SiteKeys;

/** Reads the catalog of a site, which a stranger wrote. */
final class SiteReader {
  /** The longest text that is shown to the user. */
  private static final int LONGEST = 2000;

  private static final int MOST_PLUGINS = 10_000;
  private static final Pattern SHA256 = Pattern.compile("[0-9a-fA-F]{64}");

  private final URI address;

  private SiteReader(URI address) {
    this.address = address;
  }

  /**
   * Reads a catalog.
   *
   * @throws InputException if it is invalid; gives the place
   */
  static Site read(String text, URI address) {
    WireValue root = WireText.readFile(text, SiteAddress.CATALOG);
    // A newer format may have other keys, so it is looked at before them.
    root.member("format").ifPresent(SiteReader::checkFormat);
    return new SiteReader(address).site(FileObject.read(root, SiteKeys.FILE));
  }

  private static void checkFormat(WireValue value) {
    long format = value.whole(1, Integer.MAX_VALUE);
    if (format > SiteKeys.FORMAT) {
      throw new InputException(
          "The catalog is for a newer program (format " + format + "); update this one.");
    }
  }

  private Site site(FileObject form) {
    WireValue list = form.get("plugins");
    if (list.list().size() > MOST_PLUGINS) {
      throw list.wrong("a list of at most " + MOST_PLUGINS + " plugins");
    }
    Set<String> ids = new HashSet<>();
    List<SitePlugin> plugins =
        form.groups("plugins").values().stream()
            .map(this::plugin)
            .peek(
                plugin -> {
                  if (!ids.add(plugin.id())) {
                    throw list.refused("The plugin '" + plugin.id() + "' is listed twice.");
                  }
                })
            .toList();
    return new Site(
        address,
        line(form, "name"),
        shown(form, "description"),
        link(form, "homepage"),
        form.find("key").map(WireValue::text),
        plugins);
  }

  private SitePlugin plugin(FileObject form) {
    WireValue id = form.get("id");
    if (!PluginJar.isSymbolicName(id.text())) {
      throw id.wrong("a Bundle-SymbolicName, for example org.example.hello");
    }
    return new SitePlugin(
        id.text(),
        form.has("name") ? line(form, "name") : id.text(),
        shown(form, "description"),
        line(form, "vendor"),
        line(form, "licence"),
        link(form, "homepage"),
        form.find("icon")
            .map(icon -> icon.checked(() -> SiteAddress.resolve(address, icon.text()))),
        form.groups("releases").values().stream().map(this::release).toList());
  }

  private SiteRelease release(FileObject form) {
    WireValue sha256 = form.get("sha256");
    if (!SHA256.matcher(sha256.text()).matches()) {
      throw sha256.wrong("64 hexadecimal digits");
    }
    WireValue url = form.get("url");
    return new SiteRelease(
        parse(form.get("version"), Version::parseVersion, "a version like 1.0.0"),
        url.checked(() -> SiteAddress.resolve(address, url.text())),
        sha256.text().toLowerCase(Locale.ROOT),
        form.whole("size"),
        form.find("api")
            .map(api -> parse(api, VersionRange::valueOf, "a range like [3.0,4)"))
            .orElseGet(() -> VersionRange.valueOf("0")),
        form.texts("adds").stream().map(PluginAbout::oneLine).toList());
  }

  private static <T> T parse(WireValue value, Function<String, T> parser, String right) {
    try {
      return parser.apply(value.text());
    } catch (IllegalArgumentException e) {
      throw value.wrong(right);
    }
  }

  private static String shown(FileObject form, String id) {
    Optional<WireValue> value = form.find(id);
    value
        .filter(one -> one.text().length() > LONGEST)
        .ifPresent(
            one -> {
              throw one.wrong("a text of at most " + LONGEST + " characters");
            });
    return value.map(WireValue::text).orElse("");
  }

  private static String line(FileObject form, String id) {
    return PluginAbout.oneLine(shown(form, id));
  }

  /** A link is opened in a browser when the user clicks on it, so it must be a page. */
  private static String link(FileObject form, String id) {
    String text = line(form, id);
    if (!text.isEmpty() && !text.matches("https?://\\S+")) {
      throw form.get(id).wrong("an address that starts with https://");
    }
    return text;
  }
}
