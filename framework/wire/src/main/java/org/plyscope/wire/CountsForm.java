package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

/** Writes and reads {@link Counts counts}: a list per count, with a number per ply. */
public final class CountsForm {
  private CountsForm() {}

  /**
   * Writes counts.
   *
   * @param counts the counts
   * @return their form
   */
  public static Map<String, Object> write(Counts counts) {
    int plies = counts.plies();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("nodes", IntStream.range(0, plies).mapToObj(counts::nodes).toList());
    form.put("leaves", trimmed(plies, counts::leaves));
    form.put("tableHits", trimmed(plies, counts::tableHits));
    form.put("cutoffs", cutoffs(counts));
    form.put("cutoffIndexSums", trimmed(plies, counts::cutoffIndexSum));
    for (Shortcut kind : Shortcut.values()) {
      form.put(WireText.name(kind), trimmed(plies, ply -> counts.shortcuts(kind, ply)));
    }
    form.put("playouts", counts.playouts());
    form.put("stored", counts.stored());
    Map<String, Object> causes = new LinkedHashMap<>();
    for (Research cause : Research.values()) {
      causes.put(WireText.name(cause), counts.researches(cause));
    }
    form.put("researches", causes);
    return form;
  }

  private static List<List<Long>> cutoffs(Counts counts) {
    int reached = trimmed(counts.plies(), counts::cutoffs).size();
    return IntStream.range(0, reached)
        .mapToObj(ply -> trimmed(Counts.BUCKETS, place -> counts.cutoffs(ply, place)))
        .toList();
  }

  private static List<Long> trimmed(int length, IntToLongFunction count) {
    int end = length;
    while (end > 0 && count.applyAsLong(end - 1) == 0) {
      end--;
    }
    return IntStream.range(0, end).mapToLong(count).boxed().toList();
  }

  /**
   * Reads counts.
   *
   * @param value their form
   * @return the counts
   * @throws InputException if a number is wrong, or they do not fit together
   */
  public static Counts read(WireValue value) {
    return value.object(form -> read(value, form));
  }

  private static Counts read(WireValue value, WireObject form) {
    Counts.Builder counts =
        Counts.builder()
            .nodes(form.get("nodes").counts())
            .leaves(form.get("leaves").counts())
            .tableHits(form.get("tableHits").counts())
            .cutoffs(
                form.get("cutoffs").list().stream().map(WireValue::counts).toArray(long[][]::new),
                form.get("cutoffIndexSums").counts())
            .playouts(form.get("playouts").count())
            .stored(form.get("stored").count());
    for (Shortcut kind : Shortcut.values()) {
      counts.shortcuts(kind, form.get(WireText.name(kind)).counts());
    }
    form.get("researches")
        .object(
            causes -> {
              for (Research cause : Research.values()) {
                counts.researches(cause, causes.get(WireText.name(cause)).count());
              }
              return counts;
            });
    return value.checked(counts::build);
  }
}
