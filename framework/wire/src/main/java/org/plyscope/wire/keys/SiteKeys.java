package org.plyscope.wire.keys;

import static org.plyscope.wire.keys.FileKey.Kind.GROUP;
import static org.plyscope.wire.keys.FileKey.Kind.LIST;
import static org.plyscope.wire.keys.FileKey.Kind.TEXT;
import static org.plyscope.wire.keys.FileKey.Kind.TEXTS;
import static org.plyscope.wire.keys.FileKey.Kind.WHOLE;

/** The keys of the catalog of a plugin site. */
public final class SiteKeys {
  /** The format that this program writes, and the newest that it reads. */
  public static final int FORMAT = 1;

  /** The catalog of a plugin site. */
  public static final FileKey FILE =
      FileKey.of(
          GROUP,
          "site",
          "The plugins that a site offers.",
          FileKey.of(WHOLE, "format", "The version of the format, 1.")
              .from(1, Integer.MAX_VALUE)
              .required(),
          FileKey.of(TEXT, "name", "The name of the site.").required(),
          FileKey.of(TEXT, "description", "One sentence on its plugins."),
          FileKey.of(TEXT, "homepage", "A page about the site."),
          FileKey.of(
              TEXT,
              "key",
              "The public key that signs the catalog, as 'plyscope site build' writes it."),
          FileKey.of(LIST, "plugins", "The plugins.", plugin()).required());

  private SiteKeys() {}

  private static FileKey plugin() {
    return FileKey.of(
        GROUP,
        "plugin",
        "A plugin.",
        FileKey.of(TEXT, "id", "Its Bundle-SymbolicName.").required(),
        FileKey.of(TEXT, "name", "Its name for display.").missing("the id"),
        FileKey.of(TEXT, "description", "Its purpose, in a sentence or two."),
        FileKey.of(TEXT, "vendor", "Its author."),
        FileKey.of(TEXT, "licence", "Its licence, for example MIT."),
        FileKey.of(TEXT, "homepage", "A page about it."),
        FileKey.of(TEXT, "icon", "The address of a picture, relative to the catalog."),
        FileKey.of(LIST, "releases", "Its releases.", release()).required());
  }

  private static FileKey release() {
    return FileKey.of(
        GROUP,
        "release",
        "A release.",
        FileKey.of(TEXT, "version", "Its Bundle-Version.").required(),
        FileKey.of(TEXT, "url", "The address of the jar, relative to the catalog.").required(),
        FileKey.of(TEXT, "sha256", "The SHA-256 of the jar in 64 hexadecimal digits.").required(),
        FileKey.of(WHOLE, "size", "The size of the jar in bytes.")
            .from(1, Integer.MAX_VALUE)
            .required(),
        FileKey.of(TEXT, "api", "The versions of the API it runs with, for example [3.0,4).")
            .missing("any"),
        FileKey.of(TEXTS, "adds", "Its services, for example agent hello."));
  }
}
