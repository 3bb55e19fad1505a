package org.plyscope.launcher;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.logging.ConsoleHandler;
import java.util.logging.ErrorManager;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The logs of problems: one sentence to the terminal, and where it came from to a file in the data
 * directory. With {@code --debug} the terminal shows all of it.
 */
final class Logs {
  /** Setting one of these takes the log out of our hands. */
  private static final String[] CONFIGURED = {
    "java.util.logging.config.file", "java.util.logging.config.class"
  };

  /** Held, because a logger without references forgets its level. */
  private static final Logger OURS = Logger.getLogger("org.plyscope");

  private Logs() {}

  /** Returns the file for a data directory. */
  static Path file(Path data) {
    return data.resolve("logs").resolve("plyscope.log");
  }

  /** Replaces the log of the Java platform by this one. */
  static void install(Path data, boolean debug) {
    for (String property : CONFIGURED) {
      if (System.getProperty(property) != null) {
        return;
      }
    }
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    OURS.setLevel(debug ? Level.ALL : Level.INFO);
    root.setLevel(Level.WARNING);
    Handler terminal = new ConsoleHandler();
    terminal.setLevel(debug ? Level.ALL : Level.WARNING);
    terminal.setFormatter(debug ? new Full() : new Sentence());
    root.addHandler(terminal);
    LogFile file = new LogFile(file(data), new Full());
    file.setLevel(Level.ALL);
    file.setErrorManager(new Silent());
    root.addHandler(file);
  }

  /** Writes to the file alone, also while the program ends and the log is closed already. */
  static void append(Path data, String sentence) {
    LogRecord record = new LogRecord(Level.WARNING, sentence);
    record.setLoggerName(Logs.class.getPackageName());
    LogFile file = new LogFile(file(data), new Full());
    file.setErrorManager(new Silent());
    file.publish(record);
  }

  /** A logged object may come from a plugin, and fail when it is asked for its text. */
  private abstract static class Guarded extends Formatter {
    @Override
    public final String format(LogRecord record) {
      try {
        return text(record);
      } catch (Throwable e) {
        Throwable thrown = record.getThrown();
        String kind = thrown == null ? "" : " (" + thrown.getClass().getName() + ")";
        return record.getMessage() + kind + System.lineSeparator();
      }
    }

    abstract String text(LogRecord record);
  }

  /** Writes the message and nothing else. */
  private static final class Sentence extends Guarded {
    @Override
    String text(LogRecord record) {
      return formatMessage(record).lines().findFirst().orElse("") + System.lineSeparator();
    }
  }

  /** Writes when, where and why it happened. */
  private static final class Full extends Guarded {
    private static final DateTimeFormatter TIME =
        DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT);

    private final long process = ProcessHandle.current().pid();

    @Override
    String text(LogRecord record) {
      StringWriter text = new StringWriter();
      try (PrintWriter out = new PrintWriter(text)) {
        out.printf(
            Locale.ROOT,
            "%s %d %s %s: %s%n",
            TIME.format(Instant.ofEpochMilli(record.getMillis()).atZone(ZoneId.systemDefault())),
            process,
            record.getLevel().getName(),
            record.getLoggerName(),
            formatMessage(record));
        if (record.getThrown() != null) {
          record.getThrown().printStackTrace(out);
        }
      }
      return text.toString();
    }
  }

  /** A log that cannot be written is no reason to bother the user. */
  private static final class Silent extends ErrorManager {
    @Override
    public synchronized void error(String message, Exception problem, int code) {}
  }
}
