package org.plyscope.experiment;

import java.util.List;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * The options of the virtual machine that an experiment may ask for. They come from files of
 * unknown authors and reach a command line, so only options that change memory, compiler or
 * assertions are allowed: none of them names a file, a class or a command.
 */
public final class JavaFlags {
  /** The option by which a command accepts the flags of its file. */
  public static final String OPTION = "--accept-flags";

  private static final String SIZE = "\\d{1,9}[kKmMgG]?";
  private static final Pattern COLLECTOR =
      Pattern.compile("-XX:\\+Use(Serial|Parallel|G1|Z|Shenandoah)GC");
  private static final Pattern OTHER =
      Pattern.compile(
          "-X(m[xsn]|ss)"
              + SIZE
              + "|-XX:(MaxMetaspaceSize|ReservedCodeCacheSize)="
              + SIZE
              + "|-XX:TieredStopAtLevel=[0-4]"
              + "|-XX:[+-]TieredCompilation"
              + "|-XX:ActiveProcessorCount=[1-9]\\d{0,3}"
              + "|-Xint|-ea|-da");
  private static final String ALLOWED =
      "-Xmx, -Xms, -Xmn and -Xss with a size, -XX:MaxMetaspaceSize and -XX:ReservedCodeCacheSize"
          + " with a size, -XX:+UseSerialGC, -XX:+UseParallelGC, -XX:+UseG1GC, -XX:+UseZGC,"
          + " -XX:+UseShenandoahGC, -XX:TieredStopAtLevel=0 to 4, -XX:+TieredCompilation,"
          + " -XX:-TieredCompilation, -XX:ActiveProcessorCount with a number, -Xint, -ea and -da";
  private static final int SHORT = 60;

  private JavaFlags() {}

  /**
   * Checks a flag.
   *
   * @throws InputException if it is not allowed
   */
  public static String checked(String flag) {
    if (isCollector(flag) || OTHER.matcher(flag).matches()) {
      return flag;
    }
    String plain = flag.replaceAll("\\p{Cntrl}", "?");
    throw new InputException(
        "The flag '%s' is not allowed for worker processes; allowed are %s."
            .formatted(plain.length() > SHORT ? plain.substring(0, SHORT) + "…" : plain, ALLOWED));
  }

  /**
   * Returns whether a flag chooses a garbage collector; a virtual machine accepts one such flag
   * only.
   */
  public static boolean isCollector(String flag) {
    return COLLECTOR.matcher(flag).matches();
  }

  /**
   * Names the flags that an experiment asks for. Returns the beginning of a sentence, without its
   * end.
   */
  public static String asked(List<String> flags) {
    return "The workers ask for the Java flags " + String.join(" ", flags);
  }

  /**
   * Returns the option by which a command accepts the flags: the option with a blank before it;
   * empty if there are no flags.
   */
  public static String option(List<String> flags) {
    return flags.isEmpty() ? "" : " " + OPTION;
  }
}
