package org.plyscope.lab.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which version of the program this is. */
public final class ProgramVersion {
  private static final String TEXT = read();

  private ProgramVersion() {}

  /** Returns the version: for example {@code 1.0.0}. */
  public static String text() {
    return TEXT;
  }

  private static String read() {
    try (InputStream in = ProgramVersion.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
