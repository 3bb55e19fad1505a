package org.plyscope.cli.aisysproj;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireText;

/**
 * The configuration file of a client.
 *
 * @param agent the name by which the server knows the agent
 * @param env the environment, for example {@code ws2324.1.2.5}
 * @param pwd the password, which is never printed
 * @param url where the server is
 */
record ServerConfig(String agent, String env, String pwd, String url) {
  private static final int LARGEST = 1 << 16;

  /** Reads a file; keys that are not known are ignored. */
  static ServerConfig read(Path file) {
    try {
      return TextFile.parse(
          file, LARGEST, text -> of(WireText.readFile(text, file.toString()).plain()));
    } catch (IOException e) {
      throw new InputException("The file cannot be read: " + FileReasons.of(e) + ".");
    }
  }

  private static ServerConfig of(Object json) {
    if (!(json instanceof Map<?, ?> keys)) {
      throw new InputException("A configuration has the keys agent, env, pwd and url.");
    }
    return new ServerConfig(
        text(keys, "agent"), text(keys, "env"), text(keys, "pwd"), text(keys, "url"));
  }

  private static String text(Map<?, ?> keys, String key) {
    if (keys.get(key) instanceof String text && !text.isBlank()) {
      return text;
    }
    throw new InputException("The key '" + key + "' is missing.");
  }

  /** Returns where actions are sent. */
  URI act() {
    String base = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    if (!base.matches("https?://[^\\s?#]+") || !env.matches("[\\w.-]+")) {
      throw new InputException(
          "The server %s with the environment %s is not an address."
              .formatted(InputException.quote(url), InputException.quote(env)));
    }
    return URI.create(base + "/act/" + env);
  }

  @Override
  public String toString() {
    return agent + " on " + url + ", " + env;
  }
}
