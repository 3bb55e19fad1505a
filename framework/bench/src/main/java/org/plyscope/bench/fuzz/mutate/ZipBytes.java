package org.plyscope.bench.fuzz.mutate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes a zip file that may be wrong, which {@link java.util.zip.ZipOutputStream} refuses to. */
final class ZipBytes {
  private static final int DEFLATED = 8;

  /** An entry, and the false values that are written for it. */
  static final class Entry {
    String name;
    byte[] content;

    /** The compressed content if it is known already; else null. */
    byte[] deflated;

    int method = DEFLATED;

    /** Added to the size, the compressed size and the checksum. */
    int sizeLie;

    int packedLie;
    int sumLie;

    Entry(String name, byte[] content) {
      this.name = name;
      this.content = content;
    }

    Entry copy() {
      Entry copy = new Entry(name, content);
      copy.deflated = deflated;
      copy.method = method;
      copy.sizeLie = sizeLie;
      copy.packedLie = packedLie;
      copy.sumLie = sumLie;
      return copy;
    }

    byte[] packed() {
      if (method != DEFLATED) {
        return content;
      }
      if (deflated == null) {
        deflated = deflate(content);
      }
      return deflated;
    }
  }

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private ZipBytes() {}

  static byte[] deflate(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
    try {
      deflater.setInput(content);
      deflater.finish();
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      byte[] chunk = new byte[8192];
      while (!deflater.finished()) {
        packed.write(chunk, 0, deflater.deflate(chunk));
      }
      return packed.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /** Writes entries; the number of entries at the end is wrong by {@code countLie}. */
  static byte[] of(List<Entry> entries, int countLie) {
    return new ZipBytes().all(entries, countLie);
  }

  private byte[] all(List<Entry> entries, int countLie) {
    List<Integer> places = new ArrayList<>();
    for (Entry entry : entries) {
      places.add(out.size());
      number(0x04034b50, 4);
      header(entry, false);
      out.writeBytes(name(entry));
      out.writeBytes(entry.packed());
    }
    int directory = out.size();
    for (int i = 0; i < entries.size(); i++) {
      number(0x02014b50, 4);
      number(20, 2);
      header(entries.get(i), true);
      number(places.get(i), 4);
      out.writeBytes(name(entries.get(i)));
    }
    int end = out.size();
    number(0x06054b50, 4);
    number(0, 4);
    number(entries.size() + countLie, 2);
    number(entries.size() + countLie, 2);
    number(end - directory, 4);
    number(directory, 4);
    number(0, 2);
    return out.toByteArray();
  }

  private void header(Entry entry, boolean directory) {
    CRC32 crc = new CRC32();
    crc.update(entry.content);
    number(20, 2);
    number(0x800, 2);
    number(entry.method, 2);
    number(0, 4);
    number((int) crc.getValue() + entry.sumLie, 4);
    number(entry.packed().length + entry.packedLie, 4);
    number(entry.content.length + entry.sizeLie, 4);
    number(name(entry).length, 2);
    number(0, directory ? 12 : 2);
  }

  private static byte[] name(Entry entry) {
    byte[] name = entry.name.getBytes(StandardCharsets.UTF_8);
    return name.length > 0xffff ? Arrays.copyOf(name, 0xffff) : name;
  }

  private void number(int value, int bytes) {
    for (int i = 0; i < bytes; i++) {
      out.write(i < 4 ? value >>> (8 * i) : 0);
    }
  }
}
