package org.plyscope.ui.form.field;

import java.util.Locale;
import org.plyscope.api.InputException;

/**
 * Something that is wrong with a file, in the words of the form: names of fields instead of keys
 * and lines of the file.
 *
 * @param path the keys that lead to it
 * @param sentence the problem, without its place
 */
public record FormProblem(String path, String sentence) {
  /** Takes a sentence about a place of the file, which it begins with. */
  public static FormProblem of(String path, String place, String sentence) {
    boolean named = !path.isEmpty() && sentence.startsWith(place);
    String rest = named ? sentence.substring(place.length()) : sentence;
    return new FormProblem(path, rest.startsWith(": ") ? capital(rest.substring(2)) : rest);
  }

  /** Takes the message of a reader of the file. */
  public static FormProblem of(InputException wrong) {
    return of(wrong.place().path(), wrong.place().toString(), wrong.getMessage());
  }

  private static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Returns whether it is about the value at a path or about something in it. */
  public boolean isIn(String place) {
    return path.equals(place) || path.startsWith(place + ".") || path.startsWith(place + "[");
  }

  /** Returns the sentence; one that goes on after the place names its subject. */
  public String inWords(String subject) {
    String words = sentence.startsWith(" ") ? subject + sentence : sentence;
    return words.replace(" (here or in limits.default)", ", or a default limit");
  }
}
