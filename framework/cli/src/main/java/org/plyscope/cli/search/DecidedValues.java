package org.plyscope.cli.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Claim;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;

/**
 * Explains values in the output of {@code --json}: beside a value that stems from a finished game,
 * such as {@code "value"} or {@code "bestValue"}, stand its outcome and the plies until the end
 * ({@code "outcome"}, {@code "bestOutcome"}, …).
 */
final class DecidedValues {
  private static final String VALUE = "value";

  private DecidedValues() {}

  /** Returns the form of a result with its outcome, also where it is proved without plies. */
  static Map<String, Object> explained(SearchResult result, Map<String, Object> form) {
    Map<String, Object> all = explained(form);
    if (result.outcome() != Claim.Outcome.UNKNOWN) {
      all.put("outcome", result.outcome().toString());
    }
    return all;
  }

  /** Returns a form in which every decided value is explained. */
  static Map<String, Object> explained(Map<String, Object> form) {
    Map<String, Object> all = new LinkedHashMap<>();
    form.forEach(
        (key, value) -> {
          all.put(key, nested(value));
          boolean named = key.equals(VALUE) || key.endsWith("Value");
          if (named && value instanceof Double number && Value.decided(number)) {
            String stem = key.equals(VALUE) ? "" : key.substring(0, key.length() - VALUE.length());
            all.put(stem.isEmpty() ? "outcome" : stem + "Outcome", Value.outcome(number));
            all.put(stem.isEmpty() ? "plies" : stem + "Plies", Value.plies(number));
          }
        });
    return all;
  }

  private static Object nested(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> form = new LinkedHashMap<>();
      map.forEach((key, inner) -> form.put(String.valueOf(key), inner));
      return explained(form);
    }
    return value instanceof List<?> list
        ? list.stream().map(DecidedValues::nested).toList()
        : value;
  }
}
