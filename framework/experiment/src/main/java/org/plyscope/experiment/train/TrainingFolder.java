package org.plyscope.experiment.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.experiment.run.Machine;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/** The files of a training: its plan, a line per lesson, the last checkpoint, and models. */
public final class TrainingFolder {
  private static final String PLAN = "training.json";
  private static final String LESSONS = "lessons.jsonl";
  private static final String TESTS = "tests.jsonl";
  private static final String CHECKPOINT = "checkpoint";
  private static final String WHAT = "The training";
  private static final int LARGEST_PLAN = 10_000_000;
  private static final int LARGEST_CHECKPOINT = 1 << 30;

  private final Path path;
  private final OwnFolder own;

  /**
   * Looks at a folder, which need not exist.
   *
   * @param path the folder
   */
  public TrainingFolder(Path path) {
    this.path = path;
    this.own = new OwnFolder(path);
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
      own.make();
      try (var content = Files.list(path)) {
        if (content.findAny().isPresent()) {
          throw new InputException(
              exists()
                  ? "There is a training in '%s' already; leave the trainer out to go on with it, or name a new folder."
                      .formatted(path)
                  : "The folder '" + path + "' is not empty; name a new one for a training.");
        }
      }
    } catch (IOException e) {
      throw failed("cannot be written", e);
    }
    own.write(WHAT, PLAN, plan.write());
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
      return TextFile.parse(
          path.resolve(PLAN), LARGEST_PLAN, text -> TrainingPlan.read(text, catalog));
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  /**
   * Keeps other programs from training here.
   *
   * @return the claim
   * @throws InputException if another program does already
   */
  FolderClaim claim() {
    return FolderClaim.of(path.resolve(PLAN), "The training in '" + path + "'", Machine.process());
  }

  /**
   * Returns where the run of a test is.
   *
   * @param lesson after which lesson
   * @return the folder
   * @throws InputException if it cannot be written
   */
  Path test(long lesson) {
    return own.folder("The test", "tests/lesson-%06d".formatted(lesson));
  }

  /**
   * Reads all lessons.
   *
   * @return them in order; a line that was being written when the program died is left out
   * @throws InputException if another line is damaged
   */
  public List<Lesson> lessons() {
    return taught().stream().map(TrainingLog.Taught::lesson).toList();
  }

  /**
   * Reads all lessons and how long they took.
   *
   * @return them in order; a line that was being written when the program died is left out
   * @throws InputException if another line is damaged
   */
  public List<TrainingLog.Taught> taught() {
    return lessonLines().read();
  }

  /**
   * Reads how models fared.
   *
   * @return what was kept, in order
   */
  public List<TrainingLog.Exam> exams() {
    return examLines().read();
  }

  private LineFile<TrainingLog.Taught> lessonLines() {
    return lines(LESSONS, "The lesson", LogLines::taught);
  }

  private LineFile<TrainingLog.Exam> examLines() {
    return lines(TESTS, "The test", LogLines::exam);
  }

  private <T> LineFile<T> lines(String name, String what, Function<WireObject, T> form) {
    return new LineFile<>(path, name, what, line -> WireText.read(line, "line").object(form));
  }

  /**
   * Keeps how a model fared against everybody, in place of what was kept of the same lesson.
   *
   * @param lesson after which lesson
   * @param exams against each of them
   */
  public void keep(long lesson, List<TrainingLog.Exam> exams) {
    List<TrainingLog.Exam> others =
        exams().stream().filter(exam -> exam.lesson() != lesson).toList();
    if (others.size() < exams().size()) {
      examLines().replace(text(others));
    }
    examLines().append(text(exams));
  }

  private static String text(List<TrainingLog.Exam> exams) {
    StringBuilder text = new StringBuilder();
    exams.forEach(exam -> text.append(LogLines.of(exam)));
    return text.toString();
  }

  /**
   * Keeps a lesson and the checkpoint after it.
   *
   * @param taught the lesson and how long it took
   * @param checkpoint everything needed to go on after it
   */
  public void keep(TrainingLog.Taught taught, byte[] checkpoint) {
    lessonLines().append(LogLines.of(taught));
    Lesson lesson = taught.lesson();
    byte[] number = ByteBuffer.allocate(Long.BYTES).putLong(lesson.number()).array();
    own.write(
        WHAT,
        CHECKPOINT,
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
      ByteBuffer content = ByteBuffer.wrap(TextFile.bytes(file, LARGEST_CHECKPOINT));
      if (content.remaining() < Long.BYTES) {
        throw new InputException("The checkpoint of the training in '" + path + "' is damaged.");
      }
      long lesson = content.getLong();
      byte[] rest = new byte[content.remaining()];
      content.get(rest);
      keepLines(lesson);
      return Optional.of(new Kept(lesson, rest));
    } catch (IOException e) {
      throw new InputException(
          "The checkpoint '%s' cannot be read (%s).".formatted(file, FileReasons.of(e)));
    }
  }

  private void keepLines(long last) {
    lessonLines().mend();
    List<TrainingLog.Taught> kept =
        taught().stream().filter(one -> one.lesson().number() <= last).toList();
    if (kept.size() < taught().size()) {
      StringBuilder text = new StringBuilder();
      kept.forEach(one -> text.append(LogLines.of(one)));
      lessonLines().replace(text.toString());
    }
    examLines().mend();
    List<TrainingLog.Exam> exams = exams().stream().filter(exam -> exam.lesson() <= last).toList();
    if (exams.size() < exams().size()) {
      examLines().replace(text(exams));
    }
  }

  /**
   * Writes a model.
   *
   * @param name the name of the file
   * @param model its content
   * @return the file
   */
  public Path model(String name, byte[] model) {
    own.write("The model", name, model);
    return path.resolve(name);
  }

  private InputException failed(String how, IOException e) {
    return new InputException(
        "The training in '%s' %s (%s).".formatted(path, how, FileReasons.of(e)));
  }
}
