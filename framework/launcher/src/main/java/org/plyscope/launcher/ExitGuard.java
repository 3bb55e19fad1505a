package org.plyscope.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reports the plugin that ended the program: one that calls {@code System.exit} would otherwise
 * lose the result without a message.
 */
final class ExitGuard {
  /** The file that the next window reads and deletes; the workbench knows the name too. */
  static final String LAST_WORDS = "ended.txt";

  private final Function<String, Optional<String>> owner;

  /**
   * Makes a guard.
   *
   * @param owner finds out to which plugin a class belongs
   */
  ExitGuard(Function<String, Optional<String>> owner) {
    this.owner = owner;
  }

  /**
   * Returns a sentence about the plugin that calls {@code System.exit}, empty if it is not a
   * plugin.
   */
  Optional<String> sentence() {
    return Thread.getAllStackTraces().values().stream()
        .map(ExitGuard::caller)
        .flatMap(Optional::stream)
        .findFirst()
        .map(
            name ->
                "%s ended the program: %s called System.exit, which no plugin may do."
                    .formatted(
                        owner.apply(name).map(o -> "The plugin '" + o + "'").orElse("A plugin"),
                        name));
  }

  /** Leaves the message to the next window, because the terminal of this one may not be visible. */
  static void leave(String sentence, Path data) {
    try {
      Files.writeString(data.resolve(LAST_WORDS), sentence + "\n");
    } catch (IOException e) {
      System.err.println("This cannot be reported at the next start: " + Reasons.of(e) + ".");
    }
  }

  /** Returns the class outside Java and this program that ends it on one thread. */
  static Optional<String> caller(StackTraceElement[] frames) {
    int exit = 0;
    while (exit < frames.length && !isExit(frames[exit])) {
      exit++;
    }
    return Arrays.stream(frames)
        .skip(exit)
        .map(StackTraceElement::getClassName)
        .filter(name -> !name.startsWith("java."))
        .findFirst()
        .filter(name -> !name.equals(Main.class.getName()));
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getClassName().equals(Runtime.class.getName())
        && frame.getMethodName().equals("exit");
  }
}
