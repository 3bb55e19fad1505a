package org.plyscope.experiment.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;

/** Lessons are kept one by one, and a training goes on where it stood whatever happened. */
class TrainingJobTest {
  @TempDir private Path temporary;
  private Catalog catalog;
  private TrainingFolder folder;
  private final List<Long> learned = new ArrayList<>();
  private final List<TrainingJob.Test> tested = new ArrayList<>();

  private final TrainingJob.Follower follower =
      new TrainingJob.Follower() {
        @Override
        public void learned(Lesson lesson) {
          learned.add(lesson.number());
        }

        @Override
        public void tested(TrainingJob.Test test) {
          tested.add(test);
        }
      };

  @BeforeEach
  void begin() {
    catalog = Catalog.of(partsWith(new AddingTrainer()));
    folder = begun("one", 0, List.of());
  }

  private static List<Object> partsWith(TrainerFactory trainer) {
    return List.of(
        new TicTacToe(),
        trainer,
        Samples.agent("first", () -> (request, listener) -> Samples.choose(request, 0, 0)),
        Samples.agent("last", () -> (request, listener) -> Samples.choose(request, -1, 0)));
  }

  private TrainingFolder begun(String name, long every, List<TrainingPlan.Opponent> opponents) {
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    TrainingFolder made = new TrainingFolder(temporary.resolve(name));
    made.begin(new TrainingPlan(rules, "adder", 7, every, 3, opponents));
    return made;
  }

  private Optional<Path> train(TrainingFolder of, long lessons) throws InterruptedException {
    return new TrainingJob(catalog, of, lessons, Map.of(), follower).run();
  }

  /** Trains until a number of lessons were learned since the test began. */
  private void trainAndHalt(TrainingFolder of, long lessons, int after)
      throws InterruptedException {
    TrainingJob[] job = new TrainingJob[1];
    TrainingJob.Follower halting =
        new TrainingJob.Follower() {
          @Override
          public void learned(Lesson lesson) {
            follower.learned(lesson);
            if (learned.size() == after) {
              job[0].halt();
            }
          }

          @Override
          public void tested(TrainingJob.Test test) {
            follower.tested(test);
          }
        };
    job[0] = new TrainingJob(catalog, of, lessons, Map.of(), halting);
    job[0].run();
  }

  @Test
  void lessonsCheckpointAndModelAreKept() throws InterruptedException, IOException {
    Path model = train(folder, 5).orElseThrow();
    assertThat(learned).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(folder.lessons()).hasSize(5);
    // Once more three times as much and the number of the lesson, five times from 7.
    assertThat(folder.lessons().get(4).figures().number("sum")).isEqualTo(1880);
    assertThat(Files.readString(model)).isEqualTo("1880");
    assertThat(model).hasFileName("model.sum");
  }

  @Test
  void aTrainingGoesOnWhereItStood() throws InterruptedException, IOException {
    trainAndHalt(folder, 5, 2);
    assertThat(learned).containsExactly(1L, 2L);
    // A program that was killed while it wrote a line, and before that line's checkpoint.
    Path lines = folder.path().resolve("lessons.jsonl");
    String third = Files.readAllLines(lines).get(1).replace("\"lesson\":2", "\"lesson\":3");
    Files.writeString(lines, third + "\n{\"les", StandardOpenOption.APPEND);
    Path model = train(folder, 5).orElseThrow();
    assertThat(learned).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(Files.readString(model)).isEqualTo("1880");
    assertThat(folder.lessons()).extracting(Lesson::number).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(Files.readAllLines(lines)).hasSize(5);
  }

  /** Nothing behind the line may be lost. */
  @Test
  void aDamagedLessonIsNamedAndNoneIsLost() throws InterruptedException, IOException {
    train(folder, 4);
    Path lines = folder.path().resolve("lessons.jsonl");
    String damaged = Files.readString(lines).replace("\"lesson\":2", "\"lessen\":2");
    Files.writeString(lines, damaged);
    String sentence = "Line 2 of '" + lines + "' is damaged";
    assertThatThrownBy(folder::lessons)
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
    assertThatThrownBy(() -> train(folder, 5))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(sentence);
    assertThat(lines).hasContent(damaged);
    assertThat(learned).containsExactly(1L, 2L, 3L, 4L);
  }

  /** The model of a lesson that was not kept is learned again, but its line is not thrown away. */
  @Test
  void linesThatAreDroppedAreKeptAside() throws InterruptedException, IOException {
    train(folder, 2);
    Path lines = folder.path().resolve("lessons.jsonl");
    String third = Files.readAllLines(lines).get(1).replace("\"lesson\":2", "\"lesson\":3");
    Files.writeString(lines, third + "\n", StandardOpenOption.APPEND);
    train(folder, 4);
    assertThat(Files.readAllLines(lines)).hasSize(4);
    assertThat(Files.readAllLines(folder.path().resolve("lessons-kept.jsonl"))).hasSize(3);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingIsTrainedThroughALink() throws InterruptedException, IOException {
    Path nowhere = temporary.resolve("nowhere");
    for (String name : List.of("lessons.jsonl", "checkpoint", "model.sum", "training.json.lock")) {
      TrainingFolder linked = begun("linked-" + name, 0, List.of());
      Files.createSymbolicLink(linked.path().resolve(name), nowhere);
      assertThatThrownBy(() -> train(linked, 1)).as(name).isInstanceOf(InputException.class);
      assertThat(nowhere).doesNotExist();
    }
  }

  @Test
  void modelsAreTestedInRunsOfTheirOwn() throws InterruptedException {
    TrainingFolder watched =
        begun("two", 2, List.of(new TrainingPlan.Opponent(AgentSpec.of("last"), Limits.depth(1))));
    train(watched, 4);
    assertThat(tested).extracting(TrainingJob.Test::lesson).containsExactly(2L, 4L);
    assertThat(tested.get(0).scores()).hasSize(1);
    assertThat(tested.get(0).scores().get(0).count()).isEqualTo(3);
    assertThat(tested.get(0).scores()).isEqualTo(tested.get(1).scores());
    assertThat(tested.get(0).model()).exists();
    assertThat(RunFolder.isRun(watched.path().resolve("tests/lesson-000004"))).isTrue();
    TrainingLog log = watched.log(catalog);
    assertThat(log.trainer()).isEqualTo("adder");
    assertThat(log.lessons()).hasSize(4).allMatch(taught -> taught.seconds() >= 0);
    assertThat(log.exams())
        .containsExactly(
            new TrainingLog.Exam(2, "last", tested.get(0).scores().get(0)),
            new TrainingLog.Exam(4, "last", tested.get(1).scores().get(0)));
  }

  /** Stopped by the first game of the second test, which a kill would end in the same way. */
  @Test
  void aTestThatWasInterruptedIsFinishedWhenTheTrainingGoesOn()
      throws InterruptedException, IOException {
    TrainingFolder whole =
        begun(
            "whole", 2, List.of(new TrainingPlan.Opponent(AgentSpec.of("last"), Limits.depth(1))));
    train(whole, 4);
    TrainingFolder broken =
        begun(
            "broken", 2, List.of(new TrainingPlan.Opponent(AgentSpec.of("last"), Limits.depth(1))));
    learned.clear();
    trainAndHalt(broken, 4, 4);
    assertThat(broken.exams()).hasSize(1);
    tested.clear();
    train(broken, 4);
    assertThat(learned).containsExactly(1L, 2L, 3L, 4L);
    assertThat(tested).extracting(TrainingJob.Test::lesson).containsExactly(4L);
    assertThat(broken.exams()).isEqualTo(whole.exams());
    // Killed while the line of the test was being written.
    Path lines = broken.path().resolve("tests.jsonl");
    String text = Files.readString(lines);
    Files.writeString(lines, text.substring(0, text.length() - 20));
    tested.clear();
    train(broken, 4);
    assertThat(tested).hasSize(1);
    assertThat(Files.readString(lines)).isEqualTo(text);
    train(broken, 4);
    assertThat(tested).hasSize(1);
  }

  @Test
  void noOtherProgramTrainsInTheFolderMeanwhile() throws InterruptedException {
    List<String> refused = new ArrayList<>();
    TrainingJob.Follower trying =
        new TrainingJob.Follower() {
          @Override
          public void learned(Lesson lesson) {
            follower.learned(lesson);
            if (refused.isEmpty()) {
              assertThatThrownBy(() -> train(folder, 5))
                  .isInstanceOf(InputException.class)
                  .satisfies(e -> refused.add(e.getMessage()));
            }
          }
        };
    new TrainingJob(catalog, folder, 3, Map.of(), trying).run();
    assertThat(refused)
        .singleElement()
        .asString()
        .contains("is being written by process ", "stop it first");
    assertThat(learned).containsExactly(1L, 2L, 3L);
    train(folder, 5);
    assertThat(learned).containsExactly(1L, 2L, 3L, 4L, 5L);
  }

  @Test
  void whatIsWrongIsSaid() {
    assertThatThrownBy(() -> begun("one", 0, List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("leave the trainer out to go on with it");
    assertThatThrownBy(() -> train(new TrainingFolder(temporary.resolve("none")), 1))
        .hasMessageContaining("There is no training");
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    TrainingPlan wrong = new TrainingPlan(rules, "added", 1, 0, 1, List.of());
    assertThatThrownBy(() -> wrong.part(catalog)).hasMessageContaining("adder");
    TrainingPlan option = new TrainingPlan(rules, "adder:size=1", 1, 0, 1, List.of());
    assertThatThrownBy(() -> option.values(new AddingTrainer())).hasMessageContaining("size");
  }
}
