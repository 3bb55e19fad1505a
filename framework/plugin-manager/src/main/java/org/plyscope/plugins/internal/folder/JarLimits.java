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
 * What a jar may hold, checked before anything of it is opened: a small file can unpack to more
 * than a disk or the memory holds. Sizes are counted by unpacking, since a jar may lie about them.
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
   * Checks a jar.
   *
   * @param file the jar
   * @param shown its name in sentences
   * @throws PluginException if it is too large in one way or another
   * @throws IOException if it is not a jar
   */
  static void check(Path file, String shown) throws IOException {
    long packed = Files.size(file);
    if (packed > UNPACKED_BYTES) {
      throw tooLarge(shown, "it has " + (packed >> 20) + " MB");
    }
    long most = Math.min(UNPACKED_BYTES, Math.max(SMALL_BYTES, packed * RATIO));
    try (ZipFile zip = new ZipFile(file.toFile())) {
      if (zip.size() > ENTRIES) {
        throw tooLarge(shown, "it has " + zip.size() + " entries, more than " + ENTRIES);
      }
      new JarLimits(shown, most).checkEntries(zip);
    }
  }

  private void checkEntries(ZipFile zip) throws IOException {
    // The manifest comes first: opening a jar reads all of it into memory.
    ZipEntry manifest = zip.getEntry(JarFile.MANIFEST_NAME);
    if (manifest != null && unpacked(zip, manifest, MANIFEST_BYTES) > MANIFEST_BYTES) {
      throw tooLarge(shown, "its manifest is larger than 1 MB");
    }
    for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
      total += unpacked(zip, all.nextElement(), most - total);
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
