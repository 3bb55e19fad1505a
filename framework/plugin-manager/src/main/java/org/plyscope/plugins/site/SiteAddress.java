package org.plyscope.plugins.site;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.plyscope.api.InputException;

/** The addresses that sites may have and may name. */
final class SiteAddress {
  /** The name of a catalog. */
  static final String CATALOG = "plyscope-site.json";

  private SiteAddress() {}

  /**
   * Reads the address of a catalog as a user gives it: that of a file or page, or of the folder
   * that it is in.
   *
   * @throws InputException if it is not such an address
   */
  static URI parse(String text) {
    String given = text.strip();
    if (given.isEmpty()) {
      throw new InputException("The address of the site is missing.");
    }
    URI uri = isAddress(given) ? uri(given) : path(given).toUri();
    if (!allowed(uri)) {
      throw new InputException(
          "%s is not the address of a site; it starts with https:, http: or file:, or is a folder."
              .formatted(InputException.quote(given)));
    }
    String name = uri.getPath();
    return name.endsWith(".json")
        ? uri
        : URI.create(uri + (name.endsWith("/") ? "" : "/")).resolve(CATALOG);
  }

  private static boolean isAddress(String text) {
    return text.matches("(?s)[A-Za-z][A-Za-z0-9+.-]+:.*");
  }

  private static Path path(String text) {
    try {
      return Path.of(text).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new InputException(InputException.quote(text) + " is not a path.");
    }
  }

  private static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new InputException(InputException.quote(text) + " is not an address.");
    }
  }

  /**
   * Returns an address that a catalog names. A catalog from the network must not name files of this
   * machine, and an encrypted one must not name unencrypted addresses.
   *
   * @throws InputException if the address is not allowed there
   */
  static URI resolve(URI catalog, String text) {
    URI target = catalog.resolve(uri(text));
    if (!mayLead(catalog, target)) {
      throw new InputException(
          "The address %s is not allowed in a catalog that comes by %s."
              .formatted(InputException.quote(text), catalog.getScheme()));
    }
    return target;
  }

  /** Returns whether one address may lead to another one. */
  static boolean mayLead(URI from, URI to) {
    if (!allowed(to)) {
      return false;
    }
    return switch (scheme(from)) {
      case "https" -> scheme(to).equals("https");
      case "http" -> !isFile(to);
      default -> true;
    };
  }

  static boolean isFile(URI uri) {
    return scheme(uri).equals("file");
  }

  private static boolean allowed(URI uri) {
    return switch (scheme(uri)) {
      case "https", "http" -> uri.getHost() != null && uri.getPath() != null;
      case "file" -> uri.getPath() != null && (uri.getHost() == null || uri.getHost().isEmpty());
      default -> false;
    };
  }

  private static String scheme(URI uri) {
    return uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
  }
}
