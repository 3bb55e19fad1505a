package org.plyscope.launcher;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.osgi.framework.BundleException;

/** The entry point of {@code bin/plyscope}. */
public final class Main {
  /** The user asked for something impossible. */
  private static final int BAD_INPUT = 2;

  /** The program itself failed. */
  private static final int FAILED = 1;

  /** With less memory the framework cannot start. A heap is a little smaller than -Xmx. */
  private static final long LEAST_MEMORY = 11L << 20;

  /** The exit code of the program is left under this system property. */
  private static final String EXIT = "plyscope.exit";

  /** Under this system property the workbench reports whether its window is {@code open}. */
  private static final String WINDOW = "plyscope.window";

  /** Longer than the workbench waits for its window to close. */
  private static final long WINDOW_PATIENCE = TimeUnit.SECONDS.toNanos(8);

  static final String NO_DISPLAY =
      "Plyscope found no display to open its window on; without one use a headless command such as"
          + " 'plyscope games', 'plyscope agents', 'plyscope perft' or 'plyscope analyse'"
          + " ('plyscope --help' explains them).";

  /** Workers have copies of the user's plugins in a folder of their own. */
  private static final String PLUGINS = "plyscope.plugins";

  /** A file with more framework properties; it lists the bundles of a worker. */
  private static final String PROPERTIES = "plyscope.properties";

  private Main() {}

  /**
   * Starts Plyscope and exits with its code.
   *
   * @param args launch options and a command
   */
  public static void main(String[] args) {
    int exit;
    try {
      exit = run(List.of(args));
    } catch (Throwable e) {
      // Also an Error, such as one of memory, must end the program with a message.
      System.err.println("Plyscope failed: " + Reasons.of(e) + ".");
      exit = FAILED;
    }
    System.exit(exit);
  }

  private static int run(List<String> args) {
    if (Runtime.getRuntime().maxMemory() < LEAST_MEMORY) {
      // Without this check threads of the framework die one by one, and the program may hang.
      System.err.println("Plyscope failed: " + Reasons.of(new OutOfMemoryError()) + ".");
      return FAILED;
    }
    // The program speaks English, and numbers in its texts and files are the same everywhere. In
    // languages with digits of their own the framework would not even start.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ENGLISH);
    LaunchOptions options;
    try {
      DataDirectory data =
          new DataDirectory(
              System.getProperty("os.name"), System.getProperty("user.home"), System.getenv());
      options = LaunchOptions.parse(args, data);
      // File dialogs begin in the home that was set, too.
      data.user().ifPresent(home -> System.setProperty("user.home", home.toString()));
    } catch (LaunchOptions.Wrong e) {
      System.err.println(e.getMessage());
      return BAD_INPUT;
    }
    if (options.workbench() && !displayThere()) {
      System.err.println(NO_DISPLAY);
      return BAD_INPUT;
    }
    if (!options.workbench()) {
      // A command may draw pictures of views, which needs no display even where there is one.
      System.setProperty("java.awt.headless", "true");
      // The command alone writes to the output; whatever plugins print must not mix with it.
      System.setOut(System.err);
    }
    if (!writable(options.data())) {
      System.err.println(
          "The data directory "
              + options.data()
              + " cannot be written; name another one with --data DIR.");
      return BAD_INPUT;
    }
    return boot(options);
  }

  private static int boot(LaunchOptions options) {
    Logs.install(options.data(), options.debug());
    Map<String, String> properties = new HashMap<>();
    properties.put("plyscope.log", Logs.file(options.data()).toString());
    properties.put("plyscope.mode", options.mode());
    Optional.ofNullable(System.getProperty(PLUGINS)).ifPresent(dir -> properties.put(PLUGINS, dir));
    properties.put("plyscope.safe", Boolean.toString(options.safe()));
    properties.put("plyscope.args", String.join("\0", options.command()));
    Path home = Path.of(System.getProperty("plyscope.home", ".")).toAbsolutePath().normalize();
    AtomicReference<Host> running = new AtomicReference<>();
    watchExit(running, options);
    try (Host host = Host.boot(home, options.data(), told(properties))) {
      running.set(host);
      host.await();
      return Integer.getInteger(EXIT, 0);
    } catch (IOException | BundleException e) {
      System.err.println("Plyscope could not start: " + Reasons.of(e) + ".");
      return FAILED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return FAILED;
    }
  }

  private static Map<String, String> told(Map<String, String> properties) throws IOException {
    String file = System.getProperty(PROPERTIES);
    if (file != null) {
      Properties more = new Properties();
      try (InputStream in = Files.newInputStream(Path.of(file))) {
        more.load(in);
      }
      more.stringPropertyNames().forEach(key -> properties.put(key, more.getProperty(key)));
    }
    return properties;
  }

  /** Reports when a plugin ends the program, which then ends as a failure. */
  private static void watchExit(AtomicReference<Host> running, LaunchOptions options) {
    ExitGuard guard =
        new ExitGuard(name -> Optional.ofNullable(running.get()).flatMap(h -> h.owner(name)));
    Runnable watch = () -> guard.sentence().ifPresent(sentence -> endedBy(sentence, options));
    Runtime.getRuntime().addShutdownHook(new Thread(watch, "exit-guard"));
  }

  private static void endedBy(String sentence, LaunchOptions options) {
    System.err.println(sentence);
    Logs.append(options.data(), sentence);
    if (options.workbench()) {
      ExitGuard.leave(sentence, options.data());
      awaitWindow();
    }
    Runtime.getRuntime().halt(FAILED);
  }

  /** Waits until the window has saved its state; it does so in a hook of its own. */
  private static void awaitWindow() {
    long end = System.nanoTime() + WINDOW_PATIENCE;
    try {
      while ("open".equals(System.getProperty(WINDOW)) && System.nanoTime() < end) {
        Thread.sleep(20);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean displayThere() {
    if (GraphicsEnvironment.isHeadless()) {
      return false;
    }
    try {
      Toolkit.getDefaultToolkit();
      return true;
    } catch (AWTError e) {
      return false;
    }
  }

  private static boolean writable(Path directory) {
    try {
      Files.createDirectories(directory);
      return Files.isWritable(directory);
    } catch (IOException e) {
      return false;
    }
  }
}
