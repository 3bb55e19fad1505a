package org.plyscope.plugins;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Describes whatever was thrown. A plugin may throw something that fails itself when it is asked
 * for its message, its cause or its stack trace; no method here fails because of that.
 */
public final class Thrown {
  private static final int LONGEST_TRACE = 100_000;
  private static final int SHORT_TRACE = 8_000;
  private static final int MOST_CAUSES = 100;
  private static final StackTraceElement[] NO_FRAMES = {};

  private Thrown() {}

  /**
   * Returns the kind of throwable: the name of its class without the package; that of a class with
   * a name, if its own has none.
   */
  public static String kind(Throwable thrown) {
    return attempt(
        () -> {
          Class<?> type = thrown.getClass();
          while (type.getSimpleName().isEmpty()) {
            type = type.getSuperclass();
          }
          return type.getSimpleName();
        },
        thrown.getClass().getName());
  }

  /** Returns the message; empty if there is none or it cannot be read. */
  public static String message(Throwable thrown) {
    return attempt(() -> Objects.toString(thrown.getMessage(), ""), "");
  }

  /** Returns its kind and its message: for example {@code ArithmeticException, by zero}. */
  public static String words(Throwable thrown) {
    String message = message(thrown).strip();
    return message.isEmpty() ? kind(thrown) : kind(thrown) + ", " + message;
  }

  /**
   * Returns its stack trace as text: the text, cut if it is very long; at least the name of the
   * class and where it was thrown, as far as that is known.
   */
  public static String trace(Throwable thrown) {
    return trace(thrown, LONGEST_TRACE);
  }

  /**
   * Returns the beginning of its stack trace, for records that are kept: the same text, cut to a
   * page or two.
   */
  public static String shortTrace(Throwable thrown) {
    return trace(thrown, SHORT_TRACE);
  }

  private static String trace(Throwable thrown, int longest) {
    String otherwise = attempt(() -> cut(plain(thrown), longest), kind(thrown));
    return attempt(() -> cut(printed(thrown), longest), otherwise);
  }

  private static String printed(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  private static String plain(Throwable thrown) {
    StringBuilder text = new StringBuilder(thrown.getClass().getName()).append('\n');
    for (StackTraceElement frame : frames(thrown)) {
      text.append("\tat ").append(frame).append('\n');
    }
    return text.toString();
  }

  private static String cut(String text, int longest) {
    return text.substring(0, Math.min(longest, text.length()));
  }

  /** Returns where it was thrown: the calls, the last one first; empty if they cannot be read. */
  public static StackTraceElement[] frames(Throwable thrown) {
    return attempt(() -> Objects.requireNonNull(thrown.getStackTrace()), NO_FRAMES);
  }

  /**
   * Returns a throwable and its causes: each once, the outermost first, as far as they can be read.
   */
  public static List<Throwable> causes(Throwable thrown) {
    List<Throwable> causes = new ArrayList<>();
    Throwable next = thrown;
    while (next != null && causes.size() < MOST_CAUSES && !holds(causes, next)) {
      causes.add(next);
      Throwable outer = next;
      next = attempt(outer::getCause, null);
    }
    return causes;
  }

  /** Compares by identity, because a plugin may define equality. */
  private static boolean holds(List<Throwable> causes, Throwable wanted) {
    return causes.stream().anyMatch(cause -> cause == wanted);
  }

  /**
   * Returns a throwable for the log, which prints the same and cannot fail: a copy without a
   * reference to the class of the original.
   */
  public static Throwable logged(Throwable thrown) {
    return new Printed(trace(thrown));
  }

  /** Returns a function that writes warnings about throwables into a log. */
  public static Consumer<Throwable> warning(System.Logger log, String sentence) {
    return thrown -> log.log(System.Logger.Level.WARNING, sentence, logged(thrown));
  }

  private static <T> T attempt(Supplier<T> question, T otherwise) {
    try {
      return question.get();
    } catch (Throwable e) {
      // The code that was asked is a plugin's, so anything at all may have been thrown.
      return otherwise;
    }
  }

  /** The printed form of a throwable. */
  private static final class Printed extends Throwable {
    private static final long serialVersionUID = 1;

    private final String text;

    Printed(String text) {
      super(text.lines().findFirst().orElse(""), null, false, false);
      this.text = text.stripTrailing();
    }

    @Override
    public void printStackTrace(PrintStream out) {
      out.println(text);
    }

    @Override
    public void printStackTrace(PrintWriter out) {
      out.println(text);
    }
  }
}
