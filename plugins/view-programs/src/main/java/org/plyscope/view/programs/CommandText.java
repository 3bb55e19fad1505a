package org.plyscope.view.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A command as a user types it: words separated by blanks, in quotes if they contain some. */
final class CommandText {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private CommandText() {}

  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      for (int group = 1; group <= 3; group++) {
        if (matcher.group(group) != null) {
          words.add(matcher.group(group));
        }
      }
    }
    return words;
  }

  static String of(List<String> words) {
    return words.stream()
        .map(word -> word.isEmpty() || word.contains(" ") ? '"' + word + '"' : word)
        .collect(Collectors.joining(" "));
  }
}
