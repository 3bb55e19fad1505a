package org.plyscope.api.check;

import java.util.function.Consumer;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.Prior;

/**
 * Puts checks around instances of parts.
 *
 * @since 2.1
 */
public final class CheckedParts {
  private CheckedParts() {}

  /**
   * Puts a check around an instance. Every call is passed on; afterwards the check verifies that
   * the position is as it was, that a list of moves was not changed, and that the answer is one
   * that the contract allows. The first violation is reported and thrown as {@link
   * BrokenContractException}.
   *
   * @param <T> the type that parts of its kind make
   * @param who the part as the beginning of a sentence, for example {@code "The ordering 'x'"}
   * @param instance the instance
   * @param report receives a sentence without its full stop about each violation, because the
   *     caller of the part may keep the exception to itself
   * @return the checked instance; the same instance if it is not an ordering, an evaluation, a
   *     playout or a prior
   */
  @SuppressWarnings("unchecked") // each check implements the interface it stands for
  public static <T> T of(String who, T instance, Consumer<? super String> report) {
    Contract contract = new Contract(who, report);
    if (instance instanceof Orderer orderer) {
      return (T) new CheckedOrderer(orderer, contract);
    }
    if (instance instanceof Evaluator evaluation) {
      return (T) new CheckedEvaluator(evaluation, contract);
    }
    if (instance instanceof Playout playout) {
      return (T) new CheckedPlayout(playout, contract);
    }
    if (instance instanceof Prior prior) {
      return (T) new CheckedPrior(prior, contract);
    }
    return instance;
  }
}
