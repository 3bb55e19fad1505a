package org.plyscope.wire.keys;

import java.math.BigDecimal;
import org.plyscope.wire.keys.FileKey.Trait;

/** Describes declared keys for display. */
public final class KeyText {
  private KeyText() {}

  /** Returns which values a key takes, for example {@code a whole number from 1 to 999}. */
  public static String values(FileKey key) {
    String values =
        switch (key.kind()) {
          case TEXT -> "a text";
          case TEXTS -> "a text or a list of texts";
          case WHOLE ->
              key.least() == key.most() ? plain(key.most()) : "a whole number" + bounds(key);
          case NUMBER -> "a number" + bounds(key);
          case FLAG -> "true or false";
          case TIME -> "a time such as 250ms";
          case MEMORY -> "an amount of memory such as 512m";
          case CHOICE -> "one of " + String.join(", ", key.choices());
          case LIST -> "a list";
          case GROUP, MAP -> "an object";
          case ANY -> "a value";
        };
    String text = key.choices().isEmpty() ? "a text" : String.join(", ", key.choices());
    return (key.is(Trait.OR_TEXT) ? text + " or " : "") + values;
  }

  private static String bounds(FileKey key) {
    if (key.least() == -Double.MAX_VALUE) {
      return "";
    }
    return " from "
        + plain(key.least())
        // The largest number of the machine is no bound that a user would meet.
        + (key.most() >= Integer.MAX_VALUE ? "" : " to " + plain(key.most()));
  }

  private static String plain(double number) {
    return Units.plain(BigDecimal.valueOf(number));
  }

  /** Returns the value that holds if a key is missing, or its meaning. */
  public static String standard(FileKey key) {
    return key.standard().isEmpty() ? key.missing() : key.standard();
  }
}
