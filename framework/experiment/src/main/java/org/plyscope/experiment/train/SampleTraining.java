package org.plyscope.experiment.train;

import java.io.IOException;
import java.nio.file.Path;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.TextFile;
import org.plyscope.wire.WireText;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.TrainingKeys;

/** Reads a training that comes with the program and has not begun. */
public final class SampleTraining {
  /** How the names of the files end. */
  public static final String EXTENSION = ".training.json";

  private static final int LARGEST = 1_000_000;

  private SampleTraining() {}

  /**
   * Reads a file.
   *
   * @param file a file with the keys of {@link TrainingKeys}
   * @param catalog knows the games
   * @return the training
   * @throws InputException if the file cannot be read or something in it is wrong
   */
  public static Trainings.Draft read(Path file, Catalog catalog) {
    try {
      String text = TextFile.read(file, LARGEST);
      TrainingPlan plan = TrainingPlan.read(text, catalog);
      FileObject keys = FileObject.read(WireText.readFile(text, ""), TrainingKeys.FILE);
      return new Trainings.Draft(
          keys.text("name"),
          new Trainings.Order(
              plan.rules(),
              plan.trainer(),
              plan.seed(),
              plan.every(),
              plan.blocks(),
              plan.opponents().stream().map(one -> one.agent().text()).toList()),
          keys.whole("lessons"));
    } catch (IOException e) {
      throw new InputException("'%s' cannot be read (%s).".formatted(file, FileReasons.of(e)));
    }
  }
}
