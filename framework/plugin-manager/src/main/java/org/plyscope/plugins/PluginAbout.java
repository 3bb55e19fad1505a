package org.plyscope.plugins;

import java.util.function.UnaryOperator;
import org.osgi.framework.Constants;

/**
 * The facts of the manifest of a plugin, as lines of plain text that may be empty.
 *
 * @param description its purpose, the {@code Bundle-Description}
 * @param vendor its author, the {@code Bundle-Vendor}
 * @param licence its licence, the {@code Bundle-License}
 * @param link a page about it, the {@code Bundle-DocURL}; empty if that is not a page
 */
public record PluginAbout(String description, String vendor, String licence, String link) {
  /** Of a plugin without such entries in its manifest. */
  public static final PluginAbout NOTHING = new PluginAbout("", "", "", "");

  private static final int LONGEST = 2000;

  /**
   * Reads the headers of a manifest.
   *
   * @param headers returns the value of a header, or null if it is missing
   * @return their content
   */
  public static PluginAbout of(UnaryOperator<String> headers) {
    String link = line(headers.apply(Constants.BUNDLE_DOCURL));
    return new PluginAbout(
        line(headers.apply(Constants.BUNDLE_DESCRIPTION)),
        line(headers.apply(Constants.BUNDLE_VENDOR)),
        licence(line(headers.apply(Constants.BUNDLE_LICENSE))),
        link.matches("https?://\\S+") ? link : "");
  }

  /** The header may have attributes behind the name: {@code MIT;link="https://…"}. */
  private static String licence(String header) {
    return header.replaceFirst(";.*", "").strip();
  }

  /**
   * Makes one line of a text that a stranger wrote.
   *
   * @param text any text
   * @return the text without line breaks and invisible characters
   */
  public static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}\\p{Cf}\\u2028\\u2029]+", " ").strip();
  }

  private static String line(String header) {
    if (header == null || header.startsWith("%")) {
      return "";
    }
    String line = oneLine(header);
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
  }
}
