package org.plyscope.launcher;

import java.nio.file.Path;
import java.util.List;

/**
 * The options of the command line, apart from the command itself.
 *
 * @param data the directory of user data
 * @param safe whether to start without user plugins
 * @param debug whether stack traces are shown
 * @param command the command for the command line; empty opens the workbench
 */
record LaunchOptions(Path data, boolean safe, boolean debug, List<String> command) {
  /** Reports in one sentence what is wrong with the launch options. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1L;

    Wrong(String sentence) {
      super(sentence);
    }
  }

  /** Reads the options in front of the command. */
  static LaunchOptions parse(List<String> args, DataDirectory directory) throws Wrong {
    Path data = null;
    boolean safe = false;
    boolean debug = false;
    int i = 0;
    for (; i < args.size(); i++) {
      String arg = args.get(i);
      if (arg.equals("--safe")) {
        safe = true;
      } else if (arg.equals("--debug")) {
        debug = true;
      } else if (arg.equals("--data")) {
        if (++i == args.size()) {
          throw new Wrong("The option --data needs a directory, for example --data /tmp/plyscope.");
        }
        data = path(args.get(i));
      } else if (arg.startsWith("--data=")) {
        data = path(arg.substring("--data=".length()));
      } else {
        break;
      }
    }
    if (data == null) {
      data = directory.standard();
    }
    return new LaunchOptions(
        data.toAbsolutePath().normalize(), safe, debug, List.copyOf(args.subList(i, args.size())));
  }

  boolean workbench() {
    return command.isEmpty();
  }

  /** Returns the mode of the program: {@code workbench}, {@code worker} or {@code cli}. */
  String mode() {
    return workbench() ? "workbench" : command.get(0).equals("worker") ? "worker" : "cli";
  }

  private static Path path(String text) throws Wrong {
    if (text.isBlank()) {
      throw new Wrong("The directory after --data is empty.");
    }
    return DataDirectory.path(text);
  }
}
