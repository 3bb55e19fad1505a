package org.plyscope.experiment.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Lesson;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/** The files of a training: its plan, a line per lesson, the last checkpoint, and models. */
public final class TrainingFolder {
  private static final String PLAN = "training.json";
  private static final String LESSONS = "lessons.jsonl";
  private static final String CHECKPOINT = "checkpoint";
  private static final String WHAT = "The training";

  private final Path path;

  /**
   * Looks at a folder, which need not exist.
   *
   * @param path the folder
   */
  public TrainingFolder(Path path) {
    this.path = path;
  }

  /**
   * Returns where it is.
   *
   * @return the folder
   */
  public Path path() {
    return path;
  }

  /**
   * Tells whether there is a training.
   *
   * @return true if the folder holds a plan
   */
  public boolean exists() {
    return Files.exists(path.resolve(PLAN));
  }

  /**
   * Begins a training.
   *
   * @param plan what is trained
   * @throws InputException if there is something else, or nothing can be written
   */
  public void begin(TrainingPlan plan) {
    try {
      Files.createDirectories(path);
      try (var content = Files.list(path)) {
        if (content.findAny().isPresent()) {
          throw new InputException(
              "The folder '" + path + "' is not empty; name a new one for a training.");
        }
      }
    } catch (IOException e) {
      throw failed("cannot be written", e);
    }
    SafeFile.write(WHAT, path.resolve(PLAN), plan.write());
  }

  /**
   * Reads what is trained.
   *
   * @param catalog knows the rules
   * @return the plan
   * @throws InputException if there is none
   */
  public TrainingPlan plan(Catalog catalog) {
    if (!exists()) {
      throw new InputException("There is no training in '" + path + "'.");
    }
    try {
      return TrainingPlan.read(Files.readString(path.resolve(PLAN)), catalog);
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  /**
   * Reads all lessons.
   *
   * @return them in order; a line that was being written when the program died is left out
   */
  public List<Lesson> lessons() {
    List<Lesson> lessons = new ArrayList<>();
    for (String line : lines()) {
      try {
        lessons.add(WireText.read(line, "A lesson").object(TrainingFolder::lesson));
      } catch (InputException e) {
        // The last line of a program that was killed.
        break;
      }
    }
    return lessons;
  }

  private List<String> lines() {
    Path file = path.resolve(LESSONS);
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  private static Lesson lesson(WireObject form) {
    return new Lesson(
        form.get("lesson").count(),
        form.get("games").count(),
        form.get("steps").count(),
        FiguresForm.read(form.get("figures")));
  }

  private static String line(Lesson lesson) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("lesson", lesson.number());
    form.put("games", lesson.games());
    form.put("steps", lesson.steps());
    form.put("figures", FiguresForm.write(lesson.figures()));
    return WireText.line(form) + "\n";
  }

  /**
   * Keeps a lesson and the checkpoint after it.
   *
   * @param lesson the lesson
   * @param checkpoint everything needed to go on after it
   * @throws InterruptedException never: nobody cancels this
   */
  public void keep(Lesson lesson, byte[] checkpoint) throws InterruptedException {
    try {
      Files.writeString(
          path.resolve(LESSONS),
          line(lesson),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw failed("cannot be written", e);
    }
    byte[] number = ByteBuffer.allocate(Long.BYTES).putLong(lesson.number()).array();
    SafeFile.write(
        WHAT,
        path.resolve(CHECKPOINT),
        () -> false,
        out -> {
          out.write(number);
          out.write(checkpoint);
        });
  }

  /**
   * Where a training stood.
   *
   * @param lesson the last lesson
   * @param checkpoint everything needed to go on after it
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Kept(long lesson, byte[] checkpoint) {}

  /**
   * Takes up a training. Lines of lessons whose checkpoint a killed program had not yet written are
   * dropped: these lessons are learned again.
   *
   * @return where it stood; empty if no lesson was finished
   * @throws InputException if the checkpoint is damaged
   */
  public Optional<Kept> resume() {
    Path file = path.resolve(CHECKPOINT);
    if (!Files.exists(file)) {
      keepLines(0);
      return Optional.empty();
    }
    try {
      ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(file));
      if (content.remaining() < Long.BYTES) {
        throw new InputException("The checkpoint of the training in '" + path + "' is damaged.");
      }
      long lesson = content.getLong();
      byte[] rest = new byte[content.remaining()];
      content.get(rest);
      keepLines(lesson);
      return Optional.of(new Kept(lesson, rest));
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  private void keepLines(long last) {
    List<Lesson> all = lessons();
    List<Lesson> kept = all.stream().filter(lesson -> lesson.number() <= last).toList();
    if (kept.size() < lines().size()) {
      StringBuilder text = new StringBuilder();
      kept.forEach(lesson -> text.append(line(lesson)));
      SafeFile.write(WHAT, path.resolve(LESSONS), text.toString());
    }
  }

  /**
   * Writes a model.
   *
   * @param name the name of the file
   * @param model its content
   * @return the file
   * @throws InterruptedException never: nobody cancels this
   */
  public Path model(String name, byte[] model) throws InterruptedException {
    Path file = path.resolve(name);
    SafeFile.write("The model", file, () -> false, out -> out.write(model));
    return file;
  }

  private InputException failed(String how, IOException e) {
    return new InputException(
        "The training in '%s' %s (%s).".formatted(path, how, FileReasons.of(e)));
  }
}
