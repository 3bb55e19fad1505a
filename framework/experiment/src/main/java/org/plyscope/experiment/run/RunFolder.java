package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.line.GameLog;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.FileLock;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;

/**
 * The folder of a run, opened to go on with it. Only one program at a time can hold it; close it to
 * let others.
 */
public final class RunFolder implements AutoCloseable {
  /** The resolved experiment. */
  public static final String EXPERIMENT = "experiment.json";

  /** A line per finished game. */
  public static final String GAMES = "games.jsonl";

  /** The environment, see {@link Environment}. */
  public static final String ENVIRONMENT = "environment.jsonl";

  /** The page with its results. */
  public static final String REPORT = "report.html";

  private static final String LOCKED = "run";
  private static final int LARGEST = 1 << 28;

  private final Path folder;
  private final FolderClaim claim;
  private final GameLog log;
  private final List<String> remarks = new ArrayList<>();

  private RunFolder(Path folder, FolderClaim claim, GameLog log) {
    this.folder = folder;
    this.claim = claim;
    this.log = log;
  }

  /** Returns whether a folder holds a run; true if a run was begun there. */
  public static boolean isRun(Path folder) {
    return Files.isRegularFile(folder.resolve(EXPERIMENT));
  }

  /**
   * Returns whether a program writes to a run; true if the lock of the run or of a shard is held.
   */
  public static boolean isBeingWritten(Path folder) {
    try {
      for (Path lock : Listing.of(folder, "*.lock")) {
        // The holder writes its name into the lock; an empty one need not be tried.
        String name = lock.getFileName().toString();
        if (Files.size(lock) > 0
            && FileLock.isHeld(lock.resolveSibling(name.substring(0, name.length() - 5)))) {
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
   * @throws InputException if there is none
   */
  public static String experiment(Path folder) {
    try {
      return TextFile.read(folder.resolve(EXPERIMENT), LARGEST);
    } catch (NoSuchFileException e) {
      throw new InputException(
          "'%s' is not the folder of a run: there is no %s in it.".formatted(folder, EXPERIMENT));
    } catch (IOException e) {
      throw new InputException(
          "'%s' cannot be read (%s).".formatted(folder.resolve(EXPERIMENT), FileReasons.of(e)));
    }
  }

  /**
   * Compares the experiment of a run with the one that its games were played for, whose hash every
   * session notes.
   *
   * @return a sentence without its end; empty if it is the same, or no session has noted its hash
   * @throws InputException if a file cannot be read
   */
  public static Optional<String> changedExperiment(Path folder) {
    String now = hash(experiment(folder));
    return Environment.sessions(folder).stream()
        .map(WorkSession::experiment)
        .filter(noted -> !noted.isEmpty() && !noted.equals(now))
        .findFirst()
        .map(
            noted ->
                "'%s' was changed after games were played: its SHA-256 is %s, but %s notes %s"
                    .formatted(
                        folder.resolve(EXPERIMENT),
                        WorkSession.brief(now),
                        ENVIRONMENT,
                        WorkSession.brief(noted)));
  }

  /** Hashes a resolved experiment. Returns its SHA-256. */
  public static String hash(String experiment) {
    return Sha256.of(experiment);
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
      new OwnFolder(folder).make();
    } catch (IOException e) {
      throw new InputException(
          "The folder '" + folder + "' cannot be made (" + FileReasons.of(e) + ").");
    }
    FolderClaim claim = claim(folder, games, force);
    try {
      if (isRun(folder)) {
        refuseOther(folder, experiment(folder), experiment);
      } else {
        new OwnFolder(folder).write("The experiment", EXPERIMENT, experiment);
      }
      GameLog log = GameLog.open(folder.resolve(games), scan, receiver);
      RunFolder open = new RunFolder(folder, claim, log);
      claim
          .left()
          .map("The last program that wrote to the run, %s, did not end properly."::formatted)
          .ifPresent(open.remarks::add);
      if (log.tornBytes() > 0) {
        open.remarks.add(
            "The last line was not written completely; its %d bytes were cut off."
                .formatted(log.tornBytes()));
      }
      return open;
    } catch (RuntimeException e) {
      claim.close();
      throw e;
    }
  }

  /** Keeps other programs from writing to the same file of games. */
  static FolderClaim claim(Path folder, String games, boolean force) {
    String locked = games.equals(GAMES) ? LOCKED : games.replace(".jsonl", "");
    return FolderClaim.of(
        folder.resolve(locked), "The run in '" + folder + "'", Machine.process(), force);
  }

  private static void refuseOther(Path folder, String there, String here) {
    if (!there.equals(here)) {
      throw new InputException(
          "The run in '%s' belongs to another experiment. Its %s differs: %s. Name another folder, or undo that."
              .formatted(folder, EXPERIMENT, Difference.of(there, here)));
    }
  }

  /** Returns remarks on the state in which the run was found: sentences, perhaps none. */
  public List<String> remarks() {
    return Collections.unmodifiableList(remarks);
  }

  /** Returns where it is. */
  public Path path() {
    return folder;
  }

  /** Returns the games that are finished. */
  public BitSet done() {
    return log.done();
  }

  /**
   * Appends a finished game.
   *
   * @throws InputException if it cannot be written
   */
  public void append(int index, byte[] line) {
    log.append(index, line);
  }

  /** Writes another file of the run as a whole. */
  public void write(String name, String text) {
    new OwnFolder(folder).write("The file of the run", name, text);
  }

  /** Flushes every game to the disk from now on, to survive a power failure. */
  public void syncEveryGame() {
    log.syncEveryGame();
  }

  @Override
  public void close() {
    try {
      log.close();
    } finally {
      claim.close();
    }
  }
}
