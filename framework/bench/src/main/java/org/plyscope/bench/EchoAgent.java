package org.plyscope.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A program that answers every search with the first legal move, without reading more of the
 * request than that. It runs alone, so it needs nothing but Java.
 */
public final class EchoAgent {
  private static final String HELLO =
      "{\"hello\":{\"protocol\":1,\"name\":\"Echo\",\"endsByItself\":true}}";

  private EchoAgent() {}

  /** Answers until the input ends. */
  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith("{\"hello\"")) {
        out.println(HELLO);
      } else if (line.startsWith("{\"search\"")) {
        String id = between(line, "\"id\":", ",");
        String move = between(line, "\"legal\":[\"", "\"");
        out.println("{\"result\":{\"id\":" + id + ",\"move\":\"" + move + "\"}}");
      }
      out.flush();
    }
  }

  private static String between(String line, String before, String after) {
    int start = line.indexOf(before) + before.length();
    return line.substring(start, line.indexOf(after, start));
  }
}
