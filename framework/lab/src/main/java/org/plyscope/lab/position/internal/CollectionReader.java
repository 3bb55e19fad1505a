package org.plyscope.lab.position.internal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.SavedPosition;

/** Reads a collection line by line. */
public final class CollectionReader {
  /** Takes all blanks before the value at once, or a line of blanks would be tried from each. */
  private static final Pattern HEADER = Pattern.compile("(game|rules|option):\\s++(.*\\S)\\s*");

  private static final int LONGEST_NAME = 120;

  private final Catalog catalog;
  private final String source;
  private final Instant created;
  private final List<SavedPosition> positions = new ArrayList<>();
  private String game = "";
  private String preset = "";
  private final Map<String, String> options = new LinkedHashMap<>();
  private Rules rules;

  /** Prepares to read. */
  public CollectionReader(Catalog catalog, Rules open, String source, Instant created) {
    this.catalog = catalog;
    this.rules = open;
    this.source = source;
    this.created = created;
  }

  /** Reads a text. */
  public List<SavedPosition> read(String text) {
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      String clean = line.strip().replace("\uFEFF", "");
      if (!clean.isEmpty() && !clean.startsWith("#")) {
        try {
          read(clean, number);
        } catch (InputException e) {
          throw new InputException("Line " + number + ": " + e.getMessage());
        }
      }
    }
    if (positions.isEmpty()) {
      throw new InputException("There is no position in '" + source + "'.");
    }
    return List.copyOf(positions);
  }

  private void read(String line, int number) {
    Matcher header = HEADER.matcher(line);
    if (header.matches()) {
      header(header.group(1), header.group(2));
      return;
    }
    if (rules == null) {
      if (game.isEmpty()) {
        throw new InputException("found a position, expected a line such as 'game: checkers'.");
      }
      rules = catalog.rules(game, preset, options);
    }
    // A little later each, so that the library keeps their order.
    Instant when = created.plusNanos(1_000L * positions.size());
    int sign = line.indexOf(" # ");
    String remark = sign < 0 ? "" : line.substring(sign + 3).strip();
    String position = (sign < 0 ? line : line.substring(0, sign)).strip();
    int bracket = remark.endsWith("]") ? remark.lastIndexOf('[') : -1;
    boolean tags = bracket >= 0 && remark.indexOf(']', bracket) == remark.length() - 1;
    String name = tags ? remark.substring(0, bracket).strip() : remark;
    positions.add(
        SavedPosition.of(
            name.isBlank() ? source + ", line " + number : shortened(name),
            tags
                ? SavedPosition.tags(remark.substring(bracket + 1, remark.length() - 1))
                : List.of(),
            rules,
            position,
            when));
  }

  private void header(String key, String value) {
    rules = null;
    switch (key) {
      case "game" -> {
        game = catalog.game(value).id();
        preset = "";
        options.clear();
      }
      case "rules" -> {
        preset = value;
        options.clear();
      }
      default -> {
        int equals = value.indexOf('=');
        if (equals <= 0) {
          throw new InputException(
              "found " + InputException.quote(value) + ", expected an option as key=value.");
        }
        options.put(value.substring(0, equals).strip(), value.substring(equals + 1).strip());
      }
    }
    if (game.isEmpty()) {
      throw new InputException("found '" + key + "', expected a line such as 'game: checkers'.");
    }
  }

  /** Remarks of older files may be whole games. */
  private static String shortened(String name) {
    return name.length() <= LONGEST_NAME
        ? name
        : name.substring(0, LONGEST_NAME - 2).strip() + " …";
  }
}
