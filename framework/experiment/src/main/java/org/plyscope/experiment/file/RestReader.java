package org.plyscope.experiment.file;

import java.util.List;
import java.util.function.LongUnaryOperator;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/** Reads when a run stops and its worker settings. */
final class RestReader {
  private RestReader() {}

  static Stop stop(FileObject stop, FormatReader agents) {
    return new Stop(
        stop.small("games"),
        stop.millis("time"),
        stop.group("sprt").map(test -> test(test, agents)).orElse(null));
  }

  private static SequentialTest test(FileObject test, FormatReader agents) {
    List<WireValue> pair = test.get("pair").list();
    List<WireValue> elo = test.get("elo").list();
    int first = agents.agent(pair.get(0));
    int second = agents.agent(pair.get(1));
    double low = Units.exact(elo.get(0)).doubleValue();
    double high = Units.exact(elo.get(1)).doubleValue();
    if (low >= high) {
      throw test.get("elo").wrong("two differences in Elo, the smaller one first");
    }
    return new SequentialTest(
        first,
        second,
        low,
        high,
        test.number("alpha"),
        test.number("beta"),
        test.flag("normalised"));
  }

  static WorkerSettings workerSettings(FileObject workers) {
    return new WorkerSettings(
        checked(workers, "heap", kilobytes -> WorkerSettings.heap(kilobytes >> 10)),
        checked(workers, "stack", WorkerSettings::stack),
        workers.find("flags").map(RestReader::flags).orElse(List.of()),
        workers.flag("inProcess"));
  }

  private static long checked(FileObject workers, String key, LongUnaryOperator check) {
    long kilobytes = workers.kilobytes(key);
    return workers.find(key).orElse(workers.value()).checked(() -> check.applyAsLong(kilobytes));
  }

  /** Reads a list of flags; a flag alone is a list of one. */
  private static List<String> flags(WireValue value) {
    List<WireValue> flags = value.isText() ? List.of(value) : value.list();
    return flags.stream().map(n -> n.checked(() -> JavaFlags.checked(n.text()))).toList();
  }
}
