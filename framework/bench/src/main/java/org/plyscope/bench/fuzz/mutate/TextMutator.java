package org.plyscope.bench.fuzz.mutate;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages text and bytes without knowing how they are built. */
final class TextMutator implements Mutator {
  /** Texts that have broken parsers before. */
  private static final List<String> NASTY =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "2147483648",
          "-9223372036854775809",
          "1e999",
          "NaN",
          "null",
          "true",
          "\"",
          "'",
          "\\",
          "{",
          "}",
          "[",
          "]",
          "[]",
          "{}",
          ",",
          ":",
          ";",
          "/",
          "#",
          "@",
          "=",
          "..",
          "\n",
          "\r\n",
          "\t",
          "\0",
          "\u001b[2J",
          "\ufeff",
          "\u202e",
          "\ud800",
          "é",
          "😀",
          "%s",
          "<html>");

  private static final int LONGEST_RUN = 3_000;
  private static final int LONGEST = 200_000;

  /** One run in this many is as long as an input can be, which shows steps that grow as squares. */
  private static final int LONG_RUNS = 100;

  private final List<byte[]> samples;
  private SplittableRandom random;

  TextMutator(List<byte[]> samples) {
    this.samples = samples;
  }

  @Override
  public byte[] mutated(SplittableRandom numbers) {
    return mutated(one(numbers), numbers);
  }

  /** Damages some bytes of its choice. */
  byte[] mutated(byte[] sample, SplittableRandom numbers) {
    random = numbers;
    byte[] bytes = sample;
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      bytes = changed(bytes);
    }
    return bytes.length > LONGEST ? Arrays.copyOf(bytes, LONGEST) : bytes;
  }

  private byte[] changed(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(1 + Math.min(40, bytes.length)));
    return switch (random.nextInt(9)) {
      case 0 -> flipped(bytes);
      case 1 -> joined(bytes, from, new byte[0], to);
      case 2 -> joined(bytes, from, Arrays.copyOfRange(bytes, from, to), from);
      case 3 -> joined(bytes, from, nasty(), from);
      case 4 -> joined(bytes, from, nasty(), to);
      case 5 -> joined(bytes, from, number(), digitsEnd(bytes, from));
      case 6 -> joined(bytes, from, piece(one(random)), to);
      case 7 -> Arrays.copyOf(bytes, from);
      default -> joined(bytes, from, run(bytes), from);
    };
  }

  private byte[] one(SplittableRandom numbers) {
    return samples.get(numbers.nextInt(samples.size()));
  }

  private byte[] flipped(byte[] bytes) {
    byte[] copy = bytes.clone();
    if (copy.length > 0) {
      copy[random.nextInt(copy.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return copy;
  }

  private byte[] nasty() {
    return NASTY.get(random.nextInt(NASTY.size())).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] number() {
    long number = random.nextLong() >> random.nextInt(64);
    return Long.toString(number).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] piece(byte[] other) {
    int from = random.nextInt(other.length + 1);
    return Arrays.copyOfRange(
        other, from, Math.min(other.length, from + random.nextInt(1 + other.length)));
  }

  /** One character or word of the input, again and again. */
  private byte[] run(byte[] bytes) {
    byte[] word = random.nextBoolean() || bytes.length == 0 ? nasty() : piece(bytes);
    word = Arrays.copyOf(word, Math.min(word.length, 8));
    int times = random.nextInt(LONGEST_RUN);
    if (word.length > 0 && random.nextInt(LONG_RUNS) == 0) {
      times = random.nextInt(LONGEST / word.length);
    }
    byte[] all = new byte[word.length * times];
    for (int i = 0; i < all.length; i++) {
      all[i] = word[i % word.length];
    }
    return all;
  }

  private static int digitsEnd(byte[] bytes, int from) {
    int end = from;
    while (end < bytes.length && Character.isDigit(bytes[end])) {
      end++;
    }
    return end;
  }

  private static byte[] joined(byte[] bytes, int from, byte[] middle, int to) {
    byte[] all = new byte[from + middle.length + bytes.length - to];
    System.arraycopy(bytes, 0, all, 0, from);
    System.arraycopy(middle, 0, all, from, middle.length);
    System.arraycopy(bytes, to, all, from + middle.length, bytes.length - to);
    return all;
  }
}
