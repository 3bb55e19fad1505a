package org.plyscope.plugins.internal.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.plyscope.plugins.PluginException;

/**
 * The limits of a jar: a small file can unpack to more than a disk or the memory holds. The sizes
 * that it declares and its true manifest are checked whenever it is read; since a jar may lie about
 * sizes, all of it is unpacked and counted once, before it is installed.
 */
final class JarLimits {
  static final long MANIFEST_BYTES = 1 << 20;
  static final int ENTRIES = 65_535;
  static final long UNPACKED_BYTES = 500L << 20;

  /** How much larger than the jar its content may be, unless it is small. */
  static final int RATIO = 100;

  private static final long SMALL_BYTES = 50L << 20;

  private final String shown;
  private final long most;
  private final byte[] buffer = new byte[1 << 16];
  private long total;

  private JarLimits(String shown, long most) {
    this.shown = shown;
    this.most = most;
  }

  /**
   * Checks a jar quickly.
   *
   * @param file the jar
   * @param shown its name in sentences
   * @throws PluginException if it is too large in one way or another
   * @throws IOException if it is not a jar
   */
  static void check(Path file, String shown) throws IOException {
    check(file, shown, false);
  }

  /**
   * Checks a jar by unpacking it, without keeping anything.
   *
   * @param file the jar
   * @param shown its name in sentences
   * @throws PluginException if it is too large in one way or another
   * @throws IOException if it is not a jar
   */
  static void checkUnpacked(Path file, String shown) throws IOException {
    check(file, shown, true);
  }

  private static void check(Path file, String shown, boolean unpack) throws IOException {
    long packed = Files.size(file);
    if (packed > UNPACKED_BYTES) {
      throw tooLarge(shown, "it has " + (packed >> 20) + " MB");
    }
    long most = Math.min(UNPACKED_BYTES, Math.max(SMALL_BYTES, packed * RATIO));
    try (ZipFile zip = new ZipFile(file.toFile())) {
      if (zip.size() > ENTRIES) {
        throw tooLarge(shown, "it has " + zip.size() + " entries, more than " + ENTRIES);
      }
      new JarLimits(shown, most).checkEntries(zip, unpack);
    }
  }

  private void checkEntries(ZipFile zip, boolean unpack) throws IOException {
    // The manifest comes first: opening a jar reads all of it into memory.
    ZipEntry manifest = zip.getEntry(JarFile.MANIFEST_NAME);
    if (manifest != null && unpacked(zip, manifest, MANIFEST_BYTES) > MANIFEST_BYTES) {
      throw tooLarge(shown, "its manifest is larger than 1 MB");
    }
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      ZipEntry entry = all.nextElement();
      total += unpack ? unpacked(zip, entry, most - total) : Math.max(0, entry.getSize());
      if (total > most) {
        throw tooLarge(shown, "it unpacks to more than " + (most >> 20) + " MB");
      }
    }
  }

  /** Returns the true size of an entry, or anything larger than the limit if it is larger. */
  private long unpacked(ZipFile zip, ZipEntry entry, long limit) throws IOException {
    if (entry.getSize() > limit) {
      return entry.getSize();
    }
    long size = 0;
    try (InputStream in = zip.getInputStream(entry)) {
      for (int count = in.read(buffer); count >= 0 && size <= limit; count = in.read(buffer)) {
        size += count;
      }
    }
    return size;
  }

  private static PluginException tooLarge(String shown, String why) {
    return new PluginException(shown + " is refused because of its size: " + why + ".");
  }
}
