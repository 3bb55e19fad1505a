package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * The folder of a tuning or a training: the file with its plan, lines that are appended, and a lock
 * on the plan.
 */
public final class WorkFolder {
  private final Path path;
  private final String noun;
  private final String plan;
  private final OwnFolder own;

  /**
   * Names a folder, which need not exist.
   *
   * @param path the folder
   * @param noun a noun for its content, for example {@code tuning}
   * @param plan the name of the file with the plan
   */
  public WorkFolder(Path path, String noun, String plan) {
    this.path = path;
    this.noun = noun;
    this.plan = plan;
    this.own = new OwnFolder(path);
  }

  /** Returns the folder as the place of further files. */
  public OwnFolder files() {
    return own;
  }

  /** Returns whether there is a plan. */
  public boolean exists() {
    return Files.isRegularFile(path.resolve(plan));
  }

  /**
   * Begins work in a new or empty folder.
   *
   * @throws InputException if something is in the folder, or nothing can be written
   */
  public void begin(String text) {
    try {
      own.make();
      try (Stream<Path> content = Files.list(path)) {
        if (content.findAny().isPresent()) {
          throw new InputException(
              "The folder '" + path + "' is not empty; name a new one for a " + noun + ".");
        }
      }
    } catch (IOException e) {
      throw failed("cannot be written", e);
    }
    own.write("The " + noun, plan, text);
  }

  /**
   * Reads the plan.
   *
   * @param <T> the plan
   * @param largest the largest size of the file in bytes
   * @param form reads its text
   * @throws InputException if there is no plan, or it is damaged
   */
  public <T> T plan(int largest, Function<String, T> form) {
    if (!exists()) {
      throw new InputException("There is no " + noun + " in '" + path + "'.");
    }
    try {
      return TextFile.parse(path.resolve(plan), largest, form);
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  /**
   * Keeps other programs from going on with it.
   *
   * @throws InputException if another program does already
   */
  public FolderClaim claim() {
    return FolderClaim.of(
        path.resolve(plan), "The " + noun + " in '" + path + "'", Machine.process());
  }

  /**
   * Names a file to which lines are appended.
   *
   * @param <T> the type of a line
   * @param name the name of the file
   * @param what a noun for the content of a line, as the beginning of a sentence
   * @param form reads a line
   * @return the file, which need not exist
   */
  public <T> LineFile<T> lines(String name, String what, Function<WireObject, T> form) {
    return new LineFile<>(path, name, what, line -> WireText.read(line, "line").object(form));
  }

  /**
   * Makes the exception for a failure of the disk.
   *
   * @param how the impossible operation, for example {@code cannot be read}
   * @param e the failure
   */
  public InputException failed(String how, IOException e) {
    return new InputException(
        "The %s in '%s' %s (%s).".formatted(noun, path, how, FileReasons.of(e)));
  }
}
