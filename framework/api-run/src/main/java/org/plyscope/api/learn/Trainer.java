package org.plyscope.api.learn;

import java.util.function.BooleanSupplier;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;

/**
 * A model that is being trained. <b>Implemented by plugins</b>; used by one thread at a time, never
 * the user-interface thread.
 *
 * <p>The host calls {@link #begin} or {@link #restore} once, then {@link #learn} again and again.
 * The same seed gives the same lessons and the same model, unless an option changes that; and a
 * training that was restored goes on as if it had not been interrupted.
 */
@ProviderType
public interface Trainer extends AutoCloseable {
  /**
   * Starts from nothing.
   *
   * @param seed decides all random choices
   */
  void begin(long seed);

  /**
   * Starts where another training stood.
   *
   * @param checkpoint a result of {@link #checkpoint}, with the same rules and options
   * @throws InputException if it is damaged or belongs to something else
   */
  void restore(byte[] checkpoint);

  /**
   * Learns for a few seconds at most.
   *
   * @param stop polled at least every 50 ms; when it becomes true, the method gives the lesson up
   * @return the lesson; a lesson that was given up leaves the training as it was before
   * @throws InterruptedException if the lesson was given up or the thread was interrupted
   */
  Lesson learn(BooleanSupplier stop) throws InterruptedException;

  /**
   * Returns everything needed to go on from here.
   *
   * @return bytes for {@link #restore}
   */
  byte[] checkpoint();

  /**
   * Returns the model as it is now.
   *
   * @return the content of a model file
   */
  byte[] model();

  /** Releases resources; does nothing by default. Called once, after everything else. */
  @Override
  default void close() {}
}
