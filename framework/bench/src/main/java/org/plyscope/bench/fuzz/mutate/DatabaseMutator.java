package org.plyscope.bench.fuzz.mutate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;

/** Damages databases: lines of the header, sections and their sizes, with the right checksum. */
final class DatabaseMutator implements Mutator {
  private static final String SUM = "crc32c: ";
  private static final List<String> LINES =
      List.of("fact: = x", "fact:  = ", "fact: a = b = c", ": ", "sections: ", "id: ", "rules: \t");

  private final List<byte[]> samples;
  private final TextMutator texts;

  DatabaseMutator(List<byte[]> samples) {
    this.samples = samples;
    this.texts = new TextMutator(samples);
  }

  @Override
  public byte[] mutated(SplittableRandom random) {
    byte[] sample = samples.get(random.nextInt(samples.size()));
    String text = new String(sample, StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\n\n");
    List<String> header = new ArrayList<>(text.substring(0, end).lines().toList());
    byte[] content = Arrays.copyOfRange(sample, end + 2, sample.length);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      if (random.nextInt(4) == 0) {
        content = texts.mutated(content, random);
        sizes(header, content.length, random);
      } else {
        change(header, random);
      }
    }
    return file(header, content);
  }

  private void change(List<String> header, SplittableRandom random) {
    int i = random.nextInt(header.size());
    switch (random.nextInt(6)) {
      case 0 -> header.add(i, LINES.get(random.nextInt(LINES.size())));
      case 1 -> header.add(i, header.get(i));
      case 2 -> header.set(i, LINES.get(random.nextInt(LINES.size())));
      case 3 -> Collections.swap(header, i, random.nextInt(header.size()));
      default -> {
        byte[] line = header.get(i).getBytes(StandardCharsets.ISO_8859_1);
        header.set(i, new String(texts.mutated(line, random), StandardCharsets.ISO_8859_1));
      }
    }
  }

  /** Cuts the content into sections, so that their sizes fit again. */
  private static void sizes(List<String> header, int length, SplittableRandom random) {
    StringBuilder line = new StringBuilder("sections:");
    int rest = length;
    for (int i = random.nextInt(5); i > 0; i--) {
      int size = random.nextInt(rest + 1);
      line.append(' ').append(size);
      rest -= size;
    }
    line.append(' ').append(rest);
    header.replaceAll(old -> old.startsWith("sections:") ? line.toString() : old);
  }

  private static byte[] file(List<String> header, byte[] content) {
    CRC32C crc = new CRC32C();
    crc.update(content);
    String sum = SUM + "%08x".formatted(crc.getValue());
    header.replaceAll(line -> line.startsWith(SUM) ? sum : line);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes((String.join("\n", header) + "\n\n").getBytes(StandardCharsets.ISO_8859_1));
    all.writeBytes(content);
    return all.toByteArray();
  }
}
