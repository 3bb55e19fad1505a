package org.plyscope.lab.position;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/**
 * A position of the user's own.
 *
 * @param id identifies it, and stays when it is renamed
 * @param name its name, given by the user
 * @param tags words to find it by, each once
 * @param game the id of its game
 * @param options the options of its rules, all of them, as text by id
 * @param position its text
 * @param created when it was saved
 */
public record SavedPosition(
    String id,
    String name,
    List<String> tags,
    String game,
    Map<String, String> options,
    String position,
    Instant created) {
  private static final int LONGEST_NAME = 120;
  private static final int LONGEST_TAG = 40;

  /**
   * Checks name and tags.
   *
   * @throws InputException if one of them is empty, too long or holds characters that files cannot
   *     hold
   */
  public SavedPosition {
    name = checked(name);
    tags = checked(tags);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /**
   * Makes a new one with an id of its own.
   *
   * @param name its name, given by the user
   * @param tags words to find it by
   * @param rules the rules
   * @param position a position of these rules
   * @param created when
   * @return the position, as the rules write it
   * @throws InputException if the name, a tag or the position is wrong
   */
  public static SavedPosition of(
      String name, Collection<String> tags, Rules rules, String position, Instant created) {
    return new SavedPosition(
        UUID.randomUUID().toString(),
        name,
        List.copyOf(tags),
        rules.game().id(),
        rules.options().texts(),
        rules.parse(position).position(),
        created);
  }

  /**
   * Reads human-written tags.
   *
   * @param text words between commas
   * @return the tags; empty for a blank text
   */
  public static List<String> tags(String text) {
    List<String> tags = new ArrayList<>();
    for (String tag : text.split(",", -1)) {
      if (!tag.isBlank()) {
        tags.add(tag.strip());
      }
    }
    return tags;
  }

  /**
   * Returns this position under another name.
   *
   * @return a new record with the same id
   * @throws InputException if the name is empty or too long
   */
  public SavedPosition renamed(String newName) {
    return new SavedPosition(id, newName, tags, game, options, position, created);
  }

  /**
   * Returns this position with other tags.
   *
   * @return a new record with the same id
   * @throws InputException if a tag is wrong
   */
  public SavedPosition tagged(Collection<String> newTags) {
    return new SavedPosition(id, name, List.copyOf(newTags), game, options, position, created);
  }

  /**
   * Returns whether this is a position of some rules; true if the game and all options are the
   * same.
   */
  public boolean of(Rules rules) {
    return game.equals(rules.game().id()) && options.equals(rules.options().texts());
  }

  /**
   * Returns whether another one shows the same under the same name; true if all but id, tags and
   * time are equal.
   */
  public boolean same(SavedPosition other) {
    return bare().equals(other.bare());
  }

  /** Returns the identity of the position: all but id, tags and time. */
  SavedPosition bare() {
    return new SavedPosition("", name, List.of(), game, options, position, Instant.EPOCH);
  }

  /**
   * Returns whether this position matches some words of a search.
   *
   * @param words words between blanks
   * @return true if each of them is part of the name or of a tag, in whatever case
   */
  public boolean matches(String words) {
    return matches(words, name + "\n" + String.join("\n", tags));
  }

  /**
   * Returns whether each word occurs in a text.
   *
   * @param words words between blanks
   * @param text where to look
   * @return true if all are there, in whatever case
   */
  public static boolean matches(String words, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    for (String word : words.toLowerCase(Locale.ROOT).strip().split("\\s+", -1)) {
      if (!lower.contains(word)) {
        return false;
      }
    }
    return true;
  }

  private static String checked(String name) {
    String clean = name.strip().replaceAll("\\s+", " ");
    if (clean.isEmpty()) {
      throw new InputException("The position needs a name.");
    }
    if (clean.length() > LONGEST_NAME) {
      throw new InputException(
          "The name has " + clean.length() + " characters; at most " + LONGEST_NAME + " fit.");
    }
    return clean;
  }

  private static List<String> checked(List<String> tags) {
    List<String> clean = new ArrayList<>();
    for (String tag : tags) {
      String word = tag.strip().replaceAll("\\s+", " ");
      if (word.isEmpty() || word.length() > LONGEST_TAG || word.matches(".*[,\\[\\]].*")) {
        throw new InputException(
            InputException.quote(word)
                + " cannot be a tag; a tag has 1 to "
                + LONGEST_TAG
                + " characters, none of them a comma or a bracket.");
      }
      if (clean.stream().noneMatch(word::equalsIgnoreCase)) {
        clean.add(word);
      }
    }
    return List.copyOf(clean);
  }
}
