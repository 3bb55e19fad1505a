package org.plyscope.lab.catalog.internal.intake;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;

/**
 * Stands in front of a part of the user's plugins. Its name, options and other constants come from
 * its card; methods that depend on arguments are called with a deadline. The first time a call does
 * not return, the part is reported and not called again. Slow methods such as {@code create} are
 * passed straight through: their callers expect them to take long.
 */
final class GuardedPart implements InvocationHandler {
  private final GamePart part;
  private final Card card;
  private final TimedCalls calls;
  private final Consumer<Wrong> report;
  private final RulesMemory<Boolean> supported = new RulesMemory<>();
  private volatile boolean failed;

  /** How a part failed: the call, its end, and the place. */
  record Wrong(String what, String details) {}

  private GuardedPart(GamePart part, Card card, TimedCalls calls, Consumer<Wrong> report) {
    this.part = part;
    this.card = card;
    this.calls = calls;
    this.report = report;
  }

  /**
   * Puts a guard in front of a part.
   *
   * @param kind the kind of part it is used as
   * @param report called once, when it fails to answer
   */
  static <P> P of(
      Class<? extends P> kind, P part, Card card, TimedCalls calls, Consumer<Wrong> report) {
    GuardedPart guard = new GuardedPart((GamePart) part, card, calls, report);
    return kind.cast(Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, guard));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    return switch (method.getName()) {
      case "id" -> card.id();
      case "name" -> card.name();
      case "description" -> card.description();
      case "link" -> card.link();
      case "options" -> card.options();
      case "presets" -> card.presets();
      case "supports" -> supports((Rules) arguments[0]);
      case "endsByItself" -> ask(method, arguments, false);
      case "understands" -> ask(method, arguments, EnumSet.allOf(Limits.Kind.class));
      case "idle" -> ask(method, arguments, Map.of());
      case "completed" -> ask(method, arguments, arguments[1]);
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      case "toString" -> card.id();
      default -> straight(method, arguments);
    };
  }

  private boolean supports(Rules rules) {
    Optional<Boolean> known = supported.find(rules);
    if (known.isPresent() || failed) {
      return !failed && known.get();
    }
    boolean fits = ask("supports()", () -> part.supports(rules), false);
    supported.put(rules, fits);
    return fits;
  }

  private Object ask(Method method, Object[] arguments, Object otherwise) {
    return ask(method.getName() + "()", () -> reflectively(method, arguments), otherwise);
  }

  private <T> T ask(String what, Callable<T> question, T otherwise) {
    if (failed) {
      return otherwise;
    }
    try {
      T answer = calls.call(question);
      if (answer == null) {
        throw new ExecutionException(new NullPointerException("the answer is null"));
      }
      return answer;
    } catch (TimeoutException e) {
      fail(new Wrong("its " + what + " did not answer within " + calls, e.getMessage()));
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InputException input) {
        throw input;
      }
      fail(new Wrong("its " + what + " " + Flaw.reason(e.getCause()), Flaw.trace(e.getCause())));
    }
    return otherwise;
  }

  private void fail(Wrong wrong) {
    failed = true;
    report.accept(wrong);
  }

  private Object reflectively(Method method, Object[] arguments) throws Exception {
    try {
      return method.invoke(part, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception exception) {
        throw exception;
      }
      throw (Error) e.getCause();
    }
  }

  private Object straight(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(part, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
