package org.plyscope.api.learn.log;

import java.nio.file.Path;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TrainerFactory;

/**
 * Begins trainings and reads how they have gone; the {@link org.plyscope.api.queue.WorkQueue}
 * carries them out. <b>Provided by the host</b> as a service; safe for any thread, but none of its
 * methods may be called on the user-interface thread.
 */
@ProviderType
public interface Trainings {
  /**
   * An order to train a model.
   *
   * @param rules the rules
   * @param trainer a {@link TrainerFactory} with options, for example {@code a3c:hidden=64x64}
   * @param seed decides all random choices
   * @param every after how many lessons the model is tested; 0 for never
   * @param blocks how many openings a test plays in all seats
   * @param opponents the texts of agents it is tested against
   */
  record Order(
      Rules rules, String trainer, long seed, long every, int blocks, List<String> opponents) {
    /**
     * Copies the list.
     *
     * @param rules the rules
     * @param trainer the trainer
     * @param seed decides all random choices
     * @param every after how many lessons the model is tested
     * @param blocks how many openings a test plays
     * @param opponents the agents it is tested against
     */
    public Order {
      opponents = List.copyOf(opponents);
    }
  }

  /**
   * A training that can be edited and begun.
   *
   * @param name how the training is called
   * @param order the training to start
   * @param lessons the number of lessons that the training is meant for
   * @since 3.0
   */
  record Draft(String name, Order order, long lessons) {}

  /**
   * Reads the trainings that come with the program.
   *
   * @return the trainings in the order of their files; those whose game is not installed or that
   *     cannot be read are left out
   * @since 3.0
   */
  List<Draft> samples();

  /**
   * Checks whether a training could be begun.
   *
   * @param order the training to start
   * @throws InputException if the order makes no sense; the message is one sentence
   * @since 3.0
   */
  void check(Order order);

  /**
   * Returns the folder that {@link #begin(Order)} would make now.
   *
   * @param order the training to start
   * @return a folder that does not exist yet
   * @throws InputException if the order makes no sense
   * @since 3.0
   */
  Path proposed(Order order);

  /**
   * Reads how a training has gone, whichever process carries it out.
   *
   * @param folder the folder of the training
   * @return its lessons and tests until now
   * @throws InputException if there is no training in the folder; the message is one sentence
   */
  TrainingLog read(Path folder);

  /**
   * Prepares a training in a new folder of the user's data directory.
   *
   * @param order the training to start
   * @return the folder
   * @throws InputException if the order makes no sense, or nothing can be written
   */
  Path begin(Order order);

  /**
   * Prepares a training.
   *
   * @param folder a new or empty folder
   * @param order the training to start
   * @throws InputException if the order makes no sense or the folder holds something else
   */
  void begin(Path folder, Order order);

  /**
   * Queues a training until the model has had a number of lessons since the training began.
   * Everything that was learned before it is stopped or fails is kept.
   *
   * @param folder the folder of the training
   * @param lessons the number of lessons
   * @throws InputException if there is no training in the folder
   */
  void train(Path folder, long lessons);
}
