package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.line.GameLog;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.SafeFile;

/**
 * The folder of a run, opened to go on with it. Only one program at a time can hold it; close it to
 * let others.
 */
public final class RunFolder implements AutoCloseable {
  /** The resolved experiment. */
  public static final String EXPERIMENT = "experiment.json";

  /** A line per finished game. */
  public static final String GAMES = "games.jsonl";

  /** What it ran with, see {@link Environment}. */
  public static final String ENVIRONMENT = "environment.jsonl";

  private static final String LOCK = "run.lock";

  private final Path folder;
  private final RunLock lock;
  private final GameLog log;
  private final List<String> remarks = new ArrayList<>();

  private RunFolder(Path folder, RunLock lock, GameLog log) {
    this.folder = folder;
    this.lock = lock;
    this.log = log;
  }

  /**
   * Tells whether a folder holds a run.
   *
   * @param folder the folder
   * @return true if a run was begun there
   */
  public static boolean isRun(Path folder) {
    return Files.isRegularFile(folder.resolve(EXPERIMENT));
  }

  /**
   * Tells whether somebody on this machine writes to a run.
   *
   * @param folder the folder
   * @return true if the lock of the run or of a shard is held by a process that runs
   */
  public static boolean isBeingWritten(Path folder) {
    try {
      for (Path lock : Listing.of(folder, "*.lock")) {
        if (RunLock.isHeld(lock)) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Reads the resolved experiment of a run.
   *
   * @param folder the folder
   * @return its text
   * @throws InputException if there is none
   */
  public static String experiment(Path folder) {
    try {
      return Files.readString(folder.resolve(EXPERIMENT));
    } catch (IOException e) {
      throw new InputException(
          "'%s' is not the folder of a run: there is no %s in it.".formatted(folder, EXPERIMENT));
    }
  }

  /**
   * Hashes a resolved experiment.
   *
   * @param experiment its text
   * @return its SHA-256
   */
  public static String hash(String experiment) {
    try {
      byte[] bytes = experiment.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Opens the folder of a run to write to it, and makes it if it is not there.
   *
   * @param folder the folder
   * @param experiment the text of the resolved experiment; it must be that of the run if there is
   *     one already
   * @param games the file in it to which games are appended; that of a shard has a lock of its own
   * @param scan reads the games that are there
   * @param force whether a lock that another machine holds is ignored
   * @param receiver takes the games that are finished already
   * @return the open folder
   * @throws InputException if it holds another experiment, is locked, or cannot be written
   */
  public static RunFolder open(
      Path folder,
      String experiment,
      String games,
      GameScan scan,
      boolean force,
      GameScan.Receiver receiver) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(
          "The folder '" + folder + "' cannot be made (" + FileReasons.of(e) + ").");
    }
    String lockName = games.equals(GAMES) ? LOCK : games.replace(".jsonl", ".lock");
    RunLock lock = RunLock.take(folder.resolve(lockName), force);
    try {
      if (isRun(folder)) {
        refuseOther(folder, experiment(folder), experiment);
      } else {
        SafeFile.write("The experiment", folder.resolve(EXPERIMENT), experiment);
      }
      GameLog log = GameLog.open(folder.resolve(games), scan, receiver);
      RunFolder open = new RunFolder(folder, lock, log);
      if (!lock.note().isEmpty()) {
        open.remarks.add(lock.note());
      }
      if (log.tornBytes() > 0) {
        open.remarks.add(
            "The last line was not written completely; its %d bytes were cut off."
                .formatted(log.tornBytes()));
      }
      return open;
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static void refuseOther(Path folder, String there, String here) {
    if (!there.equals(here)) {
      throw new InputException(
          "The run in '%s' belongs to another experiment. Its %s differs: %s. Name another folder, or undo that."
              .formatted(folder, EXPERIMENT, Difference.of(there, here)));
    }
  }

  /**
   * Returns what the user should know about how the run was found.
   *
   * @return sentences, perhaps none
   */
  public List<String> remarks() {
    return Collections.unmodifiableList(remarks);
  }

  /**
   * Returns where it is.
   *
   * @return the folder
   */
  public Path path() {
    return folder;
  }

  /**
   * Returns the games that are finished.
   *
   * @return their numbers
   */
  public BitSet done() {
    return log.done();
  }

  /**
   * Appends a finished game.
   *
   * @param index its number
   * @param line its line
   * @throws InputException if it cannot be written
   */
  public void append(int index, byte[] line) {
    log.append(index, line);
  }

  /**
   * Writes another file of the run as a whole.
   *
   * @param name its name
   * @param text what to write
   */
  public void write(String name, String text) {
    SafeFile.write("The file of the run", folder.resolve(name), text);
  }

  /** Waits for the disk after every game from now on, for those who fear for the power. */
  public void syncEveryGame() {
    log.syncEveryGame();
  }

  @Override
  public void close() {
    try {
      log.close();
    } finally {
      lock.close();
    }
  }
}
