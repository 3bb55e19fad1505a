package org.plyscope.cli.report;

/** Makes JSON independent of the encoding of the terminal. */
public final class Ascii {
  private Ascii() {}

  /** Escapes every character beyond ASCII; in JSON these stand in strings only. */
  public static String escaped(String json) {
    StringBuilder text = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c < 0x80) {
        text.append(c);
      } else {
        text.append("\\u%04x".formatted((int) c));
      }
    }
    return text.toString();
  }
}
