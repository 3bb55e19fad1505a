package org.plyscope.cli.run;

import java.lang.System.Logger.Level;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes Ctrl-C and TERM away from the virtual machine, which would end at once, and lets a run end
 * in peace: the first time softly, the second time hard, the third time the program is gone. The
 * classes for that are not part of the standard, so they are found at run time; without them the
 * program ends as usual, and nothing is lost but the games that are being played.
 */
public final class Interrupts {
  private static final System.Logger LOG = System.getLogger(Interrupts.class.getName());
  private static final int GONE = 130;

  private final List<Runnable> undo = new ArrayList<>();
  private final Runnable soft;
  private final Runnable hard;
  private int count;

  /** Takes the signals: the first runs one thing, the second another. */
  public Interrupts(Runnable soft, Runnable hard) {
    this.soft = soft;
    this.hard = hard;
    for (String signal : List.of("INT", "TERM")) {
      take(signal);
    }
  }

  private void take(String name) {
    try {
      ClassLoader system = ClassLoader.getSystemClassLoader();
      Class<?> type = system.loadClass("sun.misc.Signal");
      Class<?> handlerType = system.loadClass("sun.misc.SignalHandler");
      Object signal = type.getConstructor(String.class).newInstance(name);
      InvocationHandler handler =
          (proxy, method, arguments) ->
              switch (method.getName()) {
                case "handle" -> interrupted();
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(this);
                default -> "interrupts";
              };
      Object mine = Proxy.newProxyInstance(system, new Class<?>[] {handlerType}, handler);
      var handle = type.getMethod("handle", type, handlerType);
      Object before = handle.invoke(null, signal, mine);
      undo.add(
          () -> {
            try {
              handle.invoke(null, signal, before);
            } catch (ReflectiveOperationException e) {
              LOG.log(Level.DEBUG, "A signal could not be given back.", e);
            }
          });
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      LOG.log(Level.DEBUG, "The signal " + name + " cannot be taken.", e);
    }
  }

  private synchronized Object interrupted() {
    count++;
    if (count == 1) {
      soft.run();
    } else if (count == 2) {
      hard.run();
    } else {
      Runtime.getRuntime().halt(GONE);
    }
    return null;
  }

  /**
   * Gives the signals back if none came. Otherwise the program is about to end, and another one
   * must not take its last words and its exit code away.
   */
  public synchronized void giveBack() {
    if (count == 0) {
      undo.forEach(Runnable::run);
    }
  }
}
