package org.plyscope.wire.keys;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileKey.Kind;

/**
 * An object of a file that is as its declaration says. A key that is missing has the value of its
 * declaration; without such a value it is 0, false or empty. Immutable.
 */
public final class FileObject {
  private final WireValue value;
  private final FileKey declared;

  private FileObject(WireValue value, FileKey declared) {
    this.value = value;
    this.declared = declared;
  }

  /**
   * Reads an object.
   *
   * @param value the object
   * @param declared the declaration of the object
   * @return the object, in which everything has been checked
   * @throws InputException if something in it is not as declared; has the place
   */
  public static FileObject read(WireValue value, FileKey declared) {
    KeyCheck.check(value, declared);
    return new FileObject(value, declared);
  }

  /**
   * Returns the object as it is written.
   *
   * @return the value
   */
  public WireValue value() {
    return value;
  }

  /**
   * Returns whether a key is there.
   *
   * @param id the key
   * @return false if it is missing
   */
  public boolean has(String id) {
    return find(id).isPresent();
  }

  /**
   * Returns the value of a key that may be missing.
   *
   * @param id the key
   * @return the value
   */
  public Optional<WireValue> find(String id) {
    key(id);
    return value.member(id);
  }

  /**
   * Returns the value of a key that must be there.
   *
   * @param id the key
   * @return the value
   * @throws InputException if it is missing
   */
  public WireValue get(String id) {
    return find(id).orElseThrow(() -> InputException.missing(value.place(), id));
  }

  private FileKey key(String id) {
    return declared.find(id).orElseThrow(() -> new IllegalArgumentException(id));
  }

  /**
   * Returns a text.
   *
   * @param id the key
   * @return the text
   */
  public String text(String id) {
    return find(id).map(WireValue::text).orElse(key(id).standard());
  }

  /**
   * Returns a list of texts.
   *
   * @param id the key
   * @return the texts; empty if the key is missing
   */
  public List<String> texts(String id) {
    return find(id).map(Units::texts).orElse(List.of());
  }

  /**
   * Returns a whole number.
   *
   * @param id the key
   * @return the number
   */
  public long whole(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(one -> Units.whole(one, Long.MIN_VALUE, Long.MAX_VALUE))
        .orElseGet(() -> standard.isEmpty() ? 0L : Units.whole(standard));
  }

  /**
   * Returns a whole number that its bounds keep small.
   *
   * @param id the key
   * @return the number
   */
  public int small(String id) {
    return Math.toIntExact(whole(id));
  }

  /**
   * Returns a decimal number.
   *
   * @param id the key
   * @return the number
   */
  public double number(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(one -> Units.exact(one).doubleValue())
        .orElseGet(() -> standard.isEmpty() ? 0 : Double.parseDouble(standard));
  }

  /**
   * Returns a flag.
   *
   * @param id the key
   * @return true or false
   */
  public boolean flag(String id) {
    return find(id).map(WireValue::flag).orElse(key(id).standard().equals("true"));
  }

  /**
   * Returns a time.
   *
   * @param id the key
   * @return milliseconds
   */
  public long millis(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(Units::millis)
        .orElseGet(() -> standard.isEmpty() ? 0 : Limits.parseTime(standard).toMillis());
  }

  /**
   * Returns an amount of memory.
   *
   * @param id the key
   * @return kilobytes
   */
  public long kilobytes(String id) {
    return Units.kilobytes(text(id));
  }

  /**
   * Returns an object inside.
   *
   * @param id the key of a group
   * @return the object; empty if it is missing or a text stands in its place
   */
  public Optional<FileObject> group(String id) {
    return find(id).filter(WireValue::isObject).map(one -> new FileObject(one, key(id)));
  }

  /**
   * Returns an object inside, or one that has no keys.
   *
   * @param id the key of a group
   * @return the object; if it is missing, all its keys are
   */
  public FileObject groupOrEmpty(String id) {
    return group(id).orElseGet(() -> new FileObject(value.withMembers(Map.of()), key(id)));
  }

  /**
   * Returns the objects of a list or of a map.
   *
   * @param id the key of a list or map of groups
   * @return the objects by name, or by number; without the texts that stand among them
   */
  public Map<String, FileObject> groups(String id) {
    FileKey element = key(id).keys().get(0);
    Map<String, FileObject> all = new LinkedHashMap<>();
    find(id)
        .ifPresent(
            one -> {
              if (key(id).kind() == Kind.MAP) {
                one.members().forEach((name, v) -> all.put(name, new FileObject(v, element)));
              } else {
                one.list().forEach(v -> all.put("" + all.size(), new FileObject(v, element)));
              }
            });
    return all;
  }

  /**
   * Returns the values whose keys are not declared, such as the options of an agent.
   *
   * @return them by key
   */
  public Map<String, WireValue> rest() {
    Map<String, WireValue> rest = new LinkedHashMap<>(value.members());
    rest.keySet().removeAll(declared.ids());
    return rest;
  }

  /**
   * Refuses keys that are declared but mean nothing here.
   *
   * @param ids the keys that mean something
   * @return this
   * @throws InputException if there is another key
   */
  public FileObject only(List<String> ids) {
    value
        .members()
        .forEach(
            (id, one) -> {
              if (!ids.contains(id)) {
                throw KeyCheck.unknown(one, id, ids);
              }
            });
    return this;
  }
}
