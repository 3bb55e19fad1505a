package org.plyscope.experiment.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.run.WorkFolder;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.LineFile;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** The files of a training: its plan, a line per lesson, the last checkpoint, and models. */
public final class TrainingFolder {
  /** The file with the plan of the training. */
  public static final String PLAN = "training.json";

  private static final String LESSONS = "lessons.jsonl";
  private static final String TESTS = "tests.jsonl";
  private static final String CHECKPOINT = "checkpoint";
  private static final String WHAT = "The training";
  private static final int LARGEST_PLAN = 10_000_000;
  private static final int LARGEST_CHECKPOINT = 1 << 30;

  private final Path path;
  private final WorkFolder frame;

  /** Looks at a folder, which need not exist. */
  public TrainingFolder(Path path) {
    this.path = path;
    this.frame = new WorkFolder(path, "training", PLAN);
  }

  /** Returns where it is. */
  public Path path() {
    return path;
  }

  /** Returns whether there is a training; true if the folder holds a plan. */
  public boolean exists() {
    return frame.exists();
  }

  /**
   * Begins a training.
   *
   * @throws InputException if there is something else, or nothing can be written
   */
  public void begin(TrainingPlan plan) {
    if (exists()) {
      throw new InputException(
          "There is a training in '%s' already; leave the trainer out to go on with it, or name a new folder."
              .formatted(path));
    }
    frame.begin(plan.write());
  }

  /**
   * Reads the plan of the training.
   *
   * @param catalog knows the rules
   * @throws InputException if there is none
   */
  public TrainingPlan plan(Catalog catalog) {
    return frame.plan(LARGEST_PLAN, text -> TrainingPlan.read(text, catalog));
  }

  /**
   * Keeps other programs from training here.
   *
   * @throws InputException if another program does already
   */
  FolderClaim claim() {
    return frame.claim();
  }

  /**
   * Returns where the run of a test is.
   *
   * @throws InputException if it cannot be written
   */
  Path test(long lesson) {
    return frame.files().folder("The test", "tests/lesson-%06d".formatted(lesson));
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

  /** Returns the kept tests of models, in order. */
  public List<TrainingLog.Exam> exams() {
    return examLines().read();
  }

  /**
   * Reads how the training has gone.
   *
   * @param catalog knows the rules
   * @return its lessons and tests until now
   * @throws InputException if there is no training, or a line is damaged
   */
  public TrainingLog log(Catalog catalog) {
    TrainingPlan plan = plan(catalog);
    return new TrainingLog(plan.rules().game().id(), plan.trainer(), taught(), exams());
  }

  /** Returns how long the file of all lessons is, to notice when it has grown: bytes. */
  public long size() {
    return path.resolve(LESSONS).toFile().length();
  }

  private LineFile<TrainingLog.Taught> lessonLines() {
    return frame.lines(LESSONS, "The lesson", LogLines::taught);
  }

  private LineFile<TrainingLog.Exam> examLines() {
    return frame.lines(TESTS, "The test", LogLines::exam);
  }

  /**
   * Keeps the results of a model against all opponents, in place of earlier ones of the same
   * lesson.
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
    frame
        .files()
        .write(
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

  /** Writes a model. */
  public Path model(String name, byte[] model) {
    frame.files().write("The model", name, model);
    return path.resolve(name);
  }

  /** Writes and reads the lines of a training. */
  private static final class LogLines {
    private LogLines() {}

    static String of(TrainingLog.Taught taught) {
      Lesson lesson = taught.lesson();
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("lesson", lesson.number());
      form.put("games", lesson.games());
      form.put("steps", lesson.steps());
      if (!Double.isNaN(taught.seconds())) {
        form.put("seconds", Math.round(1000 * taught.seconds()) / 1000.0);
      }
      form.put("figures", FiguresForm.write(lesson.figures()));
      return WireText.line(form) + "\n";
    }

    static TrainingLog.Taught taught(WireObject form) {
      Lesson lesson =
          new Lesson(
              form.get("lesson").count(),
              form.get("games").count(),
              form.get("steps").count(),
              FiguresForm.read(form.get("figures")));
      double seconds = form.find("seconds").map(WireValue::number).orElse(Double.NaN);
      return new TrainingLog.Taught(lesson, seconds);
    }

    static String of(TrainingLog.Exam exam) {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("lesson", exam.lesson());
      form.put("against", exam.opponent());
      form.put("score", exam.score().value());
      form.put("low", exam.score().low());
      form.put("high", exam.score().high());
      form.put("blocks", exam.score().count());
      return WireText.line(form) + "\n";
    }

    static TrainingLog.Exam exam(WireObject form) {
      WireValue score = form.get("score");
      double low = form.get("low").number();
      double high = form.get("high").number();
      int blocks = form.get("blocks").smallCount();
      Estimate estimate = score.checked(() -> estimate(score, low, high, blocks));
      return new TrainingLog.Exam(form.get("lesson").count(), form.get("against").text(), estimate);
    }

    private static Estimate estimate(WireValue score, double low, double high, int blocks) {
      double value = score.number();
      if (!(low <= value && value <= high)) {
        throw score.wrong("between 'low' and 'high'");
      }
      return new Estimate(value, low, high, blocks, "");
    }
  }
}
