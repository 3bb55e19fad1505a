package org.plyscope.lab.catalog.internal.intake;

import java.lang.System.Logger.Level;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.PartKind;

/** Asks and checks everything that comes into the catalog. */
public final class ServiceChecks {
  private static final System.Logger LOG = System.getLogger(ServiceChecks.class.getName());

  private final TimedCalls calls;
  private final Runnable whenLeftOut;

  /**
   * Opens the door.
   *
   * @param calls asks plugins of the user
   * @param whenLeftOut run when something is left out that had been offered
   */
  public ServiceChecks(TimedCalls calls, Runnable whenLeftOut) {
    this.calls = calls;
    this.whenLeftOut = whenLeftOut;
  }

  /**
   * Takes a game or a part in.
   *
   * @param type {@link Game} or the kind of part
   * @param part the part that was added
   * @param origin where it comes from
   */
  public <T> Item<T> take(Class<? extends T> type, T part, Origin origin) {
    Card.Reader reader = new Card.Reader();
    Supplier<String> who = () -> name(type, part, reader.id()) + origin.of();
    try {
      Card card = ask(origin, () -> reader.read(part));
      if (part instanceof Game game && !origin.shipped()) {
        ask(origin, () -> reader.rules(game, card));
      }
      AtomicReference<Flaw> flaw = new AtomicReference<>();
      T offered =
          origin.shipped() || part instanceof Game
              ? part
              : GuardedPart.of(type, part, card, calls, wrong -> leaveOut(flaw, who, wrong));
      return Item.offered(part, offered, card, origin, flaw);
    } catch (TimeoutException e) {
      String what = reader.asked() + " did not answer within " + calls;
      return Item.leftOut(part, reader.id(), origin, flaw(who, what, e.getMessage()));
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      boolean told = cause instanceof Card.Wrong;
      Throwable thrown = told ? cause.getCause() : cause;
      String what = told ? cause.getMessage() : "it " + Flaw.reason(cause);
      String details = thrown == null ? "" : Flaw.trace(thrown);
      return Item.leftOut(part, reader.id(), origin, flaw(who, what, details));
    }
  }

  /** Shipped parts are tested and called directly; a busy machine must not make it look stuck. */
  private <V> V ask(Origin origin, Callable<V> question)
      throws TimeoutException, ExecutionException {
    if (!origin.shipped()) {
      return calls.call(question);
    }
    try {
      return question.call();
    } catch (Throwable e) {
      throw new ExecutionException("The part failed.", e);
    }
  }

  private void leaveOut(AtomicReference<Flaw> flaw, Supplier<String> who, GuardedPart.Wrong wrong) {
    if (flaw.compareAndSet(null, flaw(who, wrong.what(), wrong.details()))) {
      whenLeftOut.run();
    }
  }

  private static Flaw flaw(Supplier<String> who, String what, String details) {
    Flaw flaw = new Flaw("The " + who.get() + " is left out: " + what + ".", details);
    LOG.log(Level.INFO, details.isEmpty() ? flaw.sentence() : flaw.sentence() + "\n" + details);
    return flaw;
  }

  private static String name(Class<?> type, Object part, String id) {
    String word = type == Game.class ? "game" : type.getAnnotation(PartKind.class).id();
    return word + " " + (id.isEmpty() ? part.getClass().getName() : "'" + id + "'");
  }
}
