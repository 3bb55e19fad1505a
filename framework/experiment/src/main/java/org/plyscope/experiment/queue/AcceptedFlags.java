package org.plyscope.experiment.queue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.plyscope.api.InputException;
import org.plyscope.experiment.JavaFlags;

/** The Java flags that the user has accepted in this session. Safe for any thread. */
final class AcceptedFlags {
  private final Set<List<String>> accepted = ConcurrentHashMap.newKeySet();

  void accept(List<String> flags) {
    accepted.add(List.copyOf(flags));
  }

  /** Returns the flags that the user has not accepted. */
  List<String> missing(List<String> flags) {
    return accepted.contains(flags) ? List.of() : flags;
  }

  /** Refuses flags that the user has not accepted. */
  void check(List<String> flags) {
    List<String> missing = missing(flags);
    if (!missing.isEmpty()) {
      throw new InputException(JavaFlags.asked(missing) + ", which have not been accepted.");
    }
  }
}
