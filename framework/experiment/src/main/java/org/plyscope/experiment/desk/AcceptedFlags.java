package org.plyscope.experiment.desk;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.plyscope.api.InputException;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Staff;

/** The Java flags that the user has accepted in this session. Safe for any thread. */
final class AcceptedFlags {
  private final Set<List<String>> accepted = ConcurrentHashMap.newKeySet();

  void accept(List<String> flags) {
    accepted.add(List.copyOf(flags));
  }

  /** Returns the flags that the user has not accepted. */
  List<String> missing(Staff staff) {
    return accepted.contains(staff.flags()) ? List.of() : staff.flags();
  }

  /** Refuses flags that the user has not accepted. */
  void check(Staff staff) {
    List<String> missing = missing(staff);
    if (!missing.isEmpty()) {
      throw new InputException(JavaFlags.asked(missing) + ", which have not been accepted.");
    }
  }
}
