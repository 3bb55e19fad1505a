package org.plyscope.wire.keys;

import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileKey.Trait;

/** Checks values against their declarations. */
public final class KeyCheck {
  private KeyCheck() {}

  /** Checks a value and everything inside; a problem is refused with its place. */
  public static void check(WireValue value, FileKey key) {
    if (value.isText() && key.is(Trait.OR_TEXT)) {
      if (!key.choices().isEmpty() && !key.choices().contains(value.text())) {
        throw value.wrong(
            oneOf(key.choices()) + ", or an object with " + String.join(", ", key.ids()));
      }
      return;
    }
    if (value.isObject() && key.is(Trait.SWEPT)) {
      return;
    }
    switch (key.kind()) {
      case TEXT -> value.text();
      case TEXTS -> Units.texts(value);
      case WHOLE -> Units.whole(value, (long) key.least(), (long) key.most());
      case NUMBER -> Units.number(value, key.least(), key.most());
      case FLAG -> value.flag();
      case TIME -> Units.millis(value);
      case MEMORY -> {
        String text = value.text();
        value.checked(() -> Units.kilobytes(text));
      }
      case CHOICE -> {
        if (!key.choices().contains(value.text())) {
          throw value.wrong(oneOf(key.choices()));
        }
      }
      case GROUP -> group(value, key);
      case LIST -> list(value, key);
      case MAP -> value.members().values().forEach(one -> check(one, key.keys().get(0)));
      case ANY -> {
        // Its reader checks it.
      }
    }
  }

  private static String oneOf(List<String> choices) {
    return choices.size() == 1
        ? "\"" + choices.get(0) + "\""
        : "one of " + String.join(", ", choices);
  }

  private static void group(WireValue object, FileKey key) {
    for (Map.Entry<String, WireValue> member : object.members().entrySet()) {
      if (key.find(member.getKey()).isEmpty() && !key.is(Trait.OPEN)) {
        throw unknown(member.getValue(), member.getKey(), key.ids());
      }
    }
    for (FileKey inner : key.keys()) {
      object.member(inner.id()).ifPresent(value -> check(value, inner));
      if (inner.is(Trait.REQUIRED) && object.member(inner.id()).isEmpty()) {
        throw InputException.missing(object.place(), inner.id());
      }
    }
  }

  private static void list(WireValue list, FileKey key) {
    int size = list.list().size();
    if (size < key.least() || size > key.most()) {
      String least = "a list of at least " + (long) key.least() + " values";
      String most = key.least() == key.most() ? "" : (long) key.least() + " to ";
      throw list.wrong(
          key.most() == Double.MAX_VALUE
              ? least
              : "a list of " + most + (long) key.most() + " values");
    }
    list.list().forEach(one -> check(one, key.keys().get(0)));
  }

  /** Reports that a key is not known, and which was probably meant. */
  public static InputException unknown(WireValue value, String key, List<String> known) {
    List<String> near = Spelling.near(key, known);
    return value.refused(
        "there is no key %s here; %s"
            .formatted(
                InputException.quote(key),
                near.isEmpty()
                    ? "known are " + String.join(", ", known) + "."
                    : "did you mean " + String.join(" or ", near) + "?"));
  }
}
