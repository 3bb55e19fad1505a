package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * Why a run ended before all of its games were played. It holds for the games finished by then: the
 * run may have been continued since. Immutable.
 *
 * @param finished whether there is nothing left to do, rather than a reason to go on later
 * @param sentence why it ended
 * @param games how many games were finished
 */
public record Conclusion(boolean finished, String sentence, int games) {
  private static final String FILE = "conclusion.json";
  private static final int LARGEST = 1_000_000;

  /**
   * Keeps it.
   *
   * @throws InputException if it cannot be written
   */
  public void write(Path folder) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("finished", finished);
    form.put("sentence", sentence);
    form.put("games", games);
    new OwnFolder(folder).write("How the run ended", FILE, WireText.line(form) + "\n");
  }

  /**
   * Deletes the conclusion of an earlier session.
   *
   * @throws InputException if that is impossible
   */
  public static void forget(Path folder) {
    try {
      Files.deleteIfExists(folder.resolve(FILE));
    } catch (IOException e) {
      throw new InputException(
          "The run in '" + folder + "' cannot be written (" + FileReasons.of(e) + ").");
    }
  }

  /**
   * Reads why a run ended.
   *
   * @param folder the folder of the run
   * @param games how many games are finished now
   * @return the conclusion; empty if there is none, or games came behind it
   * @throws InputException if it cannot be read
   */
  public static Optional<Conclusion> read(Path folder, int games) {
    try {
      Conclusion kept =
          TextFile.parse(
              folder.resolve(FILE),
              LARGEST,
              text -> WireText.read(text, "How the run ended").object(Conclusion::read));
      return Optional.of(kept).filter(conclusion -> conclusion.games() == games);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new InputException(
          "How the run in '" + folder + "' ended cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  private static Conclusion read(WireObject form) {
    return new Conclusion(
        form.get("finished").flag(), form.get("sentence").text(), form.get("games").smallCount());
  }
}
