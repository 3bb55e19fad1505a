package org.plyscope.view.scatter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

/** A tuning and a training that are only written down. */
final class PaperTuning {
  private PaperTuning() {}

  /** Returns the catalog of the tuning. */
  static Catalog catalog() {
    return Catalog.of(List.of(new CountdownGame(), new Idle(), new NoSearch()));
  }

  /** Writes a tuning of three options in two repetitions into a folder. */
  static Path in(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("tuning.json"),
        """
        { "plyscope": 1, "name": "paper", "seed": 5,
          "game": { "id": "countdown", "seeds": 9 },
          "tune": {
            "agent": { "use": "idle" },
            "options": {
              "skill": { "from": 0, "to": 1, "start": 0.5 },
              "depth": { "from": 1, "to": 4, "start": 2 } } },
          "against": "population",
          "openings": { "randomPlies": 1, "count": 3 },
          "blocks": 2, "repetitions": 2,
          "published": [ { "name": "theirs", "values": { "skill": 0.9, "depth": 3 } } ],
          "method": { "use": "no-search" } }
        """);
    StringBuilder lines = new StringBuilder();
    for (int repetition = 1; repetition <= 2; repetition++) {
      for (int generation = 1; generation <= 4; generation++) {
        double skill = 0.1 * generation + 0.05 * repetition;
        lines.append(
            ("{\"repetition\":%d,\"generation\":%d,\"games\":6,\"points\":[[%s,0.4],[0.1,0.9]],"
                    + "\"values\":[[\"%s\",\"2\"],[\"0.1\",\"4\"]],"
                    + "\"scores\":[[%s,0.1,0.95,4],[0.3,0.1,0.9,4]]}\n")
                .formatted(repetition, generation, skill, skill, 0.4 + 0.1 * generation));
      }
    }
    Files.writeString(folder.resolve("generations.jsonl"), lines);
    Files.writeString(
        folder.resolve("result.json"),
        """
        { "result": 1, "agent": "idle:skill=0.5", "values": ["0.5", "2"], "chosen": 2,
          "candidates": 16, "distinct": 9, "games": 48, "tests": [],
          "winners": [
            { "values": ["0.45", "2"], "fitness": [0.8, 0.1, 0.95, 4], "playoff": [0.4, 0.2, 0.6, 4] },
            { "values": ["0.5", "2"], "fitness": [0.8, 0.1, 0.95, 4], "playoff": [0.6, 0.4, 0.8, 4] }
          ] }
        """);
    return folder;
  }

  /** Returns a training of thirty lessons. */
  static TrainingLog training() {
    Figure loss = Figure.of("value-loss", "Value loss");
    List<TrainingLog.Taught> lessons = new ArrayList<>();
    List<TrainingLog.Exam> exams = new ArrayList<>();
    for (int i = 1; i <= 30; i++) {
      Figures figures = Figures.NONE.with(loss, 1.0 / i);
      lessons.add(new TrainingLog.Taught(new Lesson(i, 200 + i, 4000, figures), 0.5));
      if (i % 10 == 0) {
        double score = i / 40.0;
        Estimate estimate = new Estimate(score, score - 0.1, score + 0.1, 50, "");
        exams.add(new TrainingLog.Exam(i, "random", estimate));
        exams.add(new TrainingLog.Exam(i, "maximum", estimate));
      }
    }
    return new TrainingLog("countdown", "paper", lessons, exams);
  }

  /** An agent that never plays. */
  private static final class Idle implements AgentFactory {
    @Override
    public String id() {
      return "idle";
    }

    @Override
    public String name() {
      return "Idle";
    }

    @Override
    public String description() {
      return "Has options.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(
          Option.decimal("skill", "Skill", "Has no effect.", 0.5, 0, 1),
          Option.integer("depth", "Depth", "Has no effect.", 1, 1, 4));
    }

    @Override
    public boolean endsByItself(OptionValues values) {
      return true;
    }

    @Override
    public Agent create(PartContext context) {
      throw new UnsupportedOperationException();
    }
  }

  /** A method that never searches. */
  private static final class NoSearch implements TunerFactory {
    @Override
    public String id() {
      return "no-search";
    }

    @Override
    public String name() {
      return "No search";
    }

    @Override
    public String description() {
      return "Has a name.";
    }

    @Override
    public Tuner create(PartContext context) {
      throw new UnsupportedOperationException();
    }
  }
}
