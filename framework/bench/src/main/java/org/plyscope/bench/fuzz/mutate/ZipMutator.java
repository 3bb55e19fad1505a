package org.plyscope.bench.fuzz.mutate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Damages zip files and writes them again: names, contents, sizes, order, duplicates, bombs. */
final class ZipMutator implements Mutator {
  private static final int BOMB = 16 << 20;
  private static final List<String> NAMES =
      List.of(
          "",
          "/",
          "..",
          "../x",
          "../../../../tmp/x",
          "/etc/x",
          "C:\\x",
          "a\\..\\b",
          "x/",
          "a//b",
          "\u0000",
          "\u202e",
          "META-INF/",
          "META-INF/MANIFEST.MF",
          "org/plyscope/api/X.class");
  private static final int[] LIES = {
    1, -1, 100, -100, 65_536, Integer.MAX_VALUE, Integer.MIN_VALUE
  };
  private static final int[] METHODS = {0, 1, 8, 9, 12, 99, 65_535};

  private final List<List<ZipBytes.Entry>> samples = new ArrayList<>();
  private final TextMutator texts;
  private ZipBytes.Entry bomb;

  ZipMutator(List<byte[]> samples) {
    samples.forEach(sample -> this.samples.add(entries(sample)));
    this.texts = new TextMutator(samples);
  }

  private static List<ZipBytes.Entry> entries(byte[] zip) {
    List<ZipBytes.Entry> entries = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry next = in.getNextEntry(); next != null; next = in.getNextEntry()) {
        ZipBytes.Entry entry = new ZipBytes.Entry(next.getName(), in.readAllBytes());
        entry.deflated = ZipBytes.deflate(entry.content);
        entries.add(entry);
      }
      return entries;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public byte[] mutated(SplittableRandom random) {
    List<ZipBytes.Entry> entries = new ArrayList<>();
    samples.get(random.nextInt(samples.size())).forEach(entry -> entries.add(entry.copy()));
    int countLie = 0;
    for (int changes = 1 + random.nextInt(2); changes > 0 && !entries.isEmpty(); changes--) {
      int i = random.nextInt(entries.size());
      switch (random.nextInt(24)) {
        case 0 -> entries.remove(i);
        case 1 -> entries.add(entries.get(i).copy());
        case 2 -> entries.add(random.nextInt(i + 1), entries.remove(i));
        case 3 -> entries.get(i).name = name(entries.get(i).name, random);
        case 4 -> lie(entries.get(i), random);
        case 5 -> countLie = LIES[random.nextInt(LIES.length)];
        case 6 -> explode(entries.get(i), random);
        default -> content(entries.get(i), random);
      }
    }
    return ZipBytes.of(entries, countLie);
  }

  private String name(String name, SplittableRandom random) {
    return random.nextBoolean()
        ? NAMES.get(random.nextInt(NAMES.size()))
        : new String(
            texts.mutated(name.getBytes(StandardCharsets.UTF_8), random), StandardCharsets.UTF_8);
  }

  private static void lie(ZipBytes.Entry entry, SplittableRandom random) {
    int lie = LIES[random.nextInt(LIES.length)];
    switch (random.nextInt(4)) {
      case 0 -> entry.sizeLie = lie;
      case 1 -> entry.packedLie = lie;
      case 2 -> entry.sumLie = lie;
      default -> entry.method = METHODS[random.nextInt(METHODS.length)];
    }
  }

  /** Most bombs would test the same, so they are rare. */
  private void explode(ZipBytes.Entry entry, SplittableRandom random) {
    if (random.nextInt(20) > 0) {
      content(entry, random);
      return;
    }
    if (bomb == null) {
      bomb = new ZipBytes.Entry("", new byte[BOMB]);
      bomb.deflated = ZipBytes.deflate(bomb.content);
    }
    entry.content = bomb.content;
    entry.deflated = bomb.deflated;
  }

  private void content(ZipBytes.Entry entry, SplittableRandom random) {
    byte[] content = entry.content;
    if (content.length > LARGEST) {
      // A bomb; damaging it would only take memory here.
      return;
    }
    // The compressed content is known as long as an entry is that of the sample, so good JSON.
    boolean json = entry.deflated != null && content.length > 1 && content[0] == '{';
    if (json && random.nextInt(4) > 0) {
      content = new JsonMutator(List.of(content)).mutated(random);
    } else if (!json && random.nextBoolean() && content.length >= 8) {
      content = numbers(content, random);
    } else {
      content = texts.mutated(content, random);
    }
    entry.content = content;
    entry.deflated = null;
  }

  /** Puts a number of four bytes somewhere, as tables of traces hold them. */
  private static byte[] numbers(byte[] content, SplittableRandom random) {
    byte[] changed = content.clone();
    int at = random.nextInt(changed.length / 4) * 4;
    int number = random.nextBoolean() ? random.nextInt() : random.nextInt(20) - 10;
    for (int i = 0; i < 4; i++) {
      changed[at + i] = (byte) (number >>> (8 * i));
    }
    return random.nextInt(8) == 0
        ? Arrays.copyOf(changed, random.nextInt(changed.length))
        : changed;
  }
}
