package org.plyscope.testkit;

import java.util.SplittableRandom;

/** Damages texts, for parsers that must take anything. */
final class Noise {
  private Noise() {}

  /** Changes a few characters of a text. */
  static String into(String text, SplittableRandom random) {
    StringBuilder bad = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0 && bad.length() > 0; i--) {
      int at = random.nextInt(bad.length());
      char c =
          random.nextInt(5) == 0 ? (char) random.nextInt(0x3000) : (char) (32 + random.nextInt(95));
      switch (random.nextInt(4)) {
        case 0 -> bad.setCharAt(at, c);
        case 1 -> bad.insert(at, c);
        case 2 -> bad.deleteCharAt(at);
        default -> bad.setLength(at);
      }
    }
    return bad.toString();
  }
}
