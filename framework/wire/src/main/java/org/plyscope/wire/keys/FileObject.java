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
 * An object of a file that matches its declaration. A key that is missing has the value of its
 * declaration; without such a value it is 0, false or empty. Immutable.
 */
public final class FileObject {
  private final WireValue value;
  private final FileKey declared;

  private FileObject(WireValue value, FileKey declared) {
    this.value = value;
    this.declared = declared;
  }

  /** Checks an object; an undeclared value is refused with its place. */
  public static FileObject read(WireValue value, FileKey declared) {
    KeyCheck.check(value, declared);
    return new FileObject(value, declared);
  }

  /** Returns the object as it is written. */
  public WireValue value() {
    return value;
  }

  /** Returns whether a key is there. */
  public boolean has(String id) {
    return find(id).isPresent();
  }

  /** Returns the value of a key that may be missing. */
  public Optional<WireValue> find(String id) {
    key(id);
    return value.member(id);
  }

  /** Returns the value of a key that must be there. */
  public WireValue get(String id) {
    return find(id).orElseThrow(() -> InputException.missing(value.place(), id));
  }

  private FileKey key(String id) {
    return declared.find(id).orElseThrow(() -> new IllegalArgumentException(id));
  }

  /** Returns a text. */
  public String text(String id) {
    return find(id).map(WireValue::text).orElse(key(id).standard());
  }

  /** Returns a list of texts; empty if the key is missing. */
  public List<String> texts(String id) {
    return find(id).map(Units::texts).orElse(List.of());
  }

  /** Returns a whole number. */
  public long whole(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(one -> Units.whole(one, Long.MIN_VALUE, Long.MAX_VALUE))
        .orElseGet(() -> standard.isEmpty() ? 0L : Units.whole(standard));
  }

  /** Returns a whole number that its bounds keep small. */
  public int small(String id) {
    return Math.toIntExact(whole(id));
  }

  /** Returns a decimal number. */
  public double number(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(one -> Units.exact(one).doubleValue())
        .orElseGet(() -> standard.isEmpty() ? 0 : Double.parseDouble(standard));
  }

  /** Returns a flag. */
  public boolean flag(String id) {
    return find(id).map(WireValue::flag).orElse(key(id).standard().equals("true"));
  }

  /** Returns a time in milliseconds. */
  public long millis(String id) {
    String standard = key(id).standard();
    return find(id)
        .map(Units::millis)
        .orElseGet(() -> standard.isEmpty() ? 0 : Limits.parseTime(standard).toMillis());
  }

  /** Returns an amount of memory in kilobytes. */
  public long kilobytes(String id) {
    return Units.kilobytes(text(id));
  }

  /** Returns an object inside; empty if it is missing or a text stands in its place. */
  public Optional<FileObject> group(String id) {
    return find(id).filter(WireValue::isObject).map(one -> new FileObject(one, key(id)));
  }

  /** Returns an object inside; one without keys if it is missing. */
  public FileObject groupOrEmpty(String id) {
    return group(id).orElseGet(() -> new FileObject(value.withMembers(Map.of()), key(id)));
  }

  /** Returns the objects of a list or of a map, by number or by name. */
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

  /** Returns the values whose keys are not declared, such as the options of an agent. */
  public Map<String, WireValue> rest() {
    Map<String, WireValue> rest = new LinkedHashMap<>(value.members());
    rest.keySet().removeAll(declared.ids());
    return rest;
  }

  /** Refuses keys that are declared but mean nothing here. */
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
