package org.plyscope.wire.keys;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

/**
 * A key of a file that people write, declared as data as options are. Readers, the JSON Schema, the
 * form and the reference page come from it. Immutable.
 *
 * @param id the key as it is written
 * @param kind the type of its value
 * @param help its purpose, in whole sentences
 * @param label its label in a form
 * @param standard the value that holds if the key is missing, as a user would write it; may be
 *     empty
 * @param missing the meaning of a missing key, if no value stands for that
 * @param least the smallest number, or the smallest length of a list
 * @param most the largest number, or the largest length of a list
 * @param choices the words of a choice, or those that may stand instead of an object
 * @param keys the keys of a group; the only element of a list or of a map
 * @param traits its special traits
 */
public record FileKey(
    String id,
    Kind kind,
    String help,
    String label,
    String standard,
    String missing,
    double least,
    double most,
    List<String> choices,
    List<FileKey> keys,
    Set<Trait> traits) {
  /** The types of values. */
  public enum Kind {
    /** A text. */
    TEXT,
    /** A text, or a list of texts. */
    TEXTS,
    /** A whole number, perhaps a text with a unit such as {@code 200k}. */
    WHOLE,
    /** A decimal number. */
    NUMBER,
    /** True or false. */
    FLAG,
    /** A time such as {@code 250ms}. */
    TIME,
    /** An amount of memory such as {@code 512m}. */
    MEMORY,
    /** One of some words. */
    CHOICE,
    /** An object with declared keys. */
    GROUP,
    /** A list of values of one kind. */
    LIST,
    /** An object whose keys are names, with values of one kind. */
    MAP,
    /** A value that only its reader can check. */
    ANY
  }

  /** Special traits of a key. */
  public enum Trait {
    /** It must be there. */
    REQUIRED,
    /** The group may have other keys, such as the options of an agent. */
    OPEN,
    /** A text may stand instead of the object or the list. */
    OR_TEXT,
    /** A sweep over several values may stand instead of a value. */
    SWEPT
  }

  /** Declares a key; a list or a map has one inner key, which declares its elements. */
  public static FileKey of(Kind kind, String id, String help, FileKey... keys) {
    return new FileKey(
        id,
        kind,
        help,
        words(id),
        "",
        "",
        -Double.MAX_VALUE,
        Double.MAX_VALUE,
        List.of(),
        List.of(keys),
        Set.of());
  }

  private static String words(String id) {
    String words = id.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** Declares one of some words. */
  public static FileKey choice(String id, String help, List<String> choices) {
    return of(Kind.CHOICE, id, help).choices(choices);
  }

  private FileKey choices(List<String> words) {
    return new FileKey(id, kind, help, label, standard, missing, least, most, words, keys, traits);
  }

  /** Returns this with the value that holds if the key is missing. */
  public FileKey standard(String text) {
    return new FileKey(id, kind, help, label, text, missing, least, most, choices, keys, traits);
  }

  /** Returns this with the meaning of a missing key. */
  public FileKey missing(String text) {
    return new FileKey(id, kind, help, label, standard, text, least, most, choices, keys, traits);
  }

  /** Returns this with another label. */
  public FileKey label(String text) {
    return new FileKey(id, kind, help, text, standard, missing, least, most, choices, keys, traits);
  }

  /** Returns this with bounds. */
  public FileKey from(double low, double high) {
    return new FileKey(id, kind, help, label, standard, missing, low, high, choices, keys, traits);
  }

  /** Returns this with a trait. */
  public FileKey with(Trait more) {
    Set<Trait> all = EnumSet.of(more);
    all.addAll(traits);
    return new FileKey(
        id, kind, help, label, standard, missing, least, most, choices, keys, Set.copyOf(all));
  }

  /** Returns this as a key that must be there. */
  public FileKey required() {
    return with(Trait.REQUIRED);
  }

  /** Returns this as an object or list instead of which one of these texts, or any, may stand. */
  public FileKey orText(String... words) {
    return choices(List.of(words)).with(Trait.OR_TEXT);
  }

  /** Returns this group with more keys, which replace those with the same id. */
  public FileKey with(FileKey... others) {
    List<FileKey> all = new ArrayList<>(keys);
    for (FileKey other : others) {
      all.removeIf(key -> key.id.equals(other.id));
      all.add(other);
    }
    return new FileKey(
        id, kind, help, label, standard, missing, least, most, choices, List.copyOf(all), traits);
  }

  /** Returns this group without some keys. */
  public FileKey without(String... ids) {
    List<FileKey> rest = keys.stream().filter(key -> !List.of(ids).contains(key.id)).toList();
    return new FileKey(
        id, kind, help, label, standard, missing, least, most, choices, rest, traits);
  }

  /** Returns whether it has a trait. */
  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** Returns the names of the keys of a group. */
  public List<String> ids() {
    return keys.stream().map(FileKey::id).toList();
  }

  /** Finds a key of a group; empty if it is not declared. */
  public Optional<FileKey> find(String name) {
    return keys.stream().filter(key -> key.id.equals(name)).findFirst();
  }

  /** Returns the key at a path such as {@code stop.sprt.pair}, which must be declared. */
  public FileKey at(String path) {
    FileKey key = this;
    for (String step : path.split("\\.", -1)) {
      key = key.find(step).orElseThrow(() -> new NoSuchElementException(path));
    }
    return key;
  }
}
