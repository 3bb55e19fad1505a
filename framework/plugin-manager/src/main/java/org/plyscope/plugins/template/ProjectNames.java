package org.plyscope.plugins.template;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.InputException;

/**
 * The names that follow from that of a plugin: {@code deep-thought} becomes the class {@code
 * DeepThoughtAgent} in the package {@code org.example.deepthoughtagent}.
 */
record ProjectNames(String id, String stem, String suffix) {
  private static final Pattern GOOD = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9]");
  private static final int LONGEST = 40;

  /**
   * Reads the name that a user has chosen.
   *
   * @throws InputException if it cannot be the name of a plugin
   */
  static ProjectNames of(String name, TemplateKind kind) {
    if (!GOOD.matcher(name).matches()
        || name.length() > LONGEST
        || DEVICE.matcher(name).matches()) {
      throw new InputException(
          "%s cannot be the name of a plugin; use at most %d small letters, digits and single hyphens that begin with a letter, for example %s."
              .formatted(InputException.quote(name, LONGEST), LONGEST, proposal(name)));
    }
    String ending = "-" + kind.id();
    String base = name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : name;
    return new ProjectNames(name, stem(base), kind.suffix());
  }

  private static String proposal(String name) {
    String tidy =
        name.substring(0, Math.min(name.length(), LONGEST))
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^[^a-z]+|-$", "");
    return tidy.isEmpty() || DEVICE.matcher(tidy).matches() ? "deep-thought" : tidy;
  }

  private static String stem(String id) {
    return Stream.of(id.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  /** Returns these names with a class whose name does not end with the kind by accident. */
  ProjectNames whole() {
    return new ProjectNames(id, stem(id), suffix);
  }

  String type() {
    return stem + suffix;
  }

  String display() {
    String words = id.replace('-', ' ');
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  String segment() {
    return type().toLowerCase(Locale.ROOT);
  }
}
