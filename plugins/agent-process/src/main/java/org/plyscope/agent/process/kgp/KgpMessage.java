package org.plyscope.agent.process.kgp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command: {@code 7@6 move 1}.
 *
 * @param id its number, or -1
 * @param ref the number of the command that it answers, or -1
 * @param name the name of the command
 * @param arguments words, numbers, boards, and strings without their quotes
 */
record KgpMessage(long id, long ref, String name, List<String> arguments) {
  private static final Pattern HEAD =
      Pattern.compile("(\\d{1,18})?(?:@(\\d{1,18}))?\\s*([A-Za-z][\\w-]*)(.*)", Pattern.DOTALL);

  /** Possessive, because a long string would otherwise need a deep stack. */
  private static final Pattern ARGUMENT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*+)\"|(\\S+)");

  /** Refuses changes. */
  KgpMessage {
    arguments = List.copyOf(arguments);
  }

  /** Reads a line; strings are accepted with and without quotes. */
  static Optional<KgpMessage> parse(String line) {
    Matcher head = HEAD.matcher(line.strip());
    if (!head.matches()) {
      return Optional.empty();
    }
    List<String> arguments = new ArrayList<>();
    Matcher argument = ARGUMENT.matcher(head.group(4));
    while (argument.find()) {
      String quoted = argument.group(1);
      arguments.add(
          quoted == null ? argument.group(2) : quoted.replace("\\n", "\n").replace("\\\"", "\""));
    }
    return Optional.of(
        new KgpMessage(number(head.group(1)), number(head.group(2)), head.group(3), arguments));
  }

  private static long number(String text) {
    return text == null ? -1 : Long.parseLong(text);
  }

  /** Returns an argument, or an empty text if there is none. */
  String argument(int index) {
    return index < arguments.size() ? arguments.get(index) : "";
  }

  /** Quotes a text. */
  static String quoted(String text) {
    return "\"" + text.replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
