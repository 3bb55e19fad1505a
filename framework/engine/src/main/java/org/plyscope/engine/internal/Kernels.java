package org.plyscope.engine.internal;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.WeakHashMap;
import org.plyscope.api.game.State;
import org.plyscope.engine.GameWalk;
import org.plyscope.engine.internal.kernel.AlphaBeta;
import org.plyscope.engine.internal.kernel.MaxN;
import org.plyscope.engine.internal.kernel.Uct;
import org.plyscope.engine.internal.kernel.Walker;

/**
 * Makes kernels, each from classes defined for its very combination of game, evaluation and
 * orderer.
 *
 * <p>The compiler of the virtual machine inlines a call when it has seen one or two receivers
 * there, and gives up at three. With several games in use the innermost loops would be full of such
 * calls. Classes defined by different loaders are compiled apart, so here each combination gets a
 * loader of its own. The maps hold the plugins' classes weakly and a loader knows none of them, so
 * a removed plugin goes away.
 */
public final class Kernels {
  private static final Map<Class<?>, Map<Class<?>, Map<Class<?>, KernelLoader>>> LOADERS =
      new WeakHashMap<>();

  private Kernels() {}

  /** Makes an alpha-beta kernel for one search. */
  public static AlphaBetaKernel alphaBeta(AlphaBetaJob job) {
    try {
      return special(
          AlphaBetaKernel.class,
          AlphaBeta.class,
          loader(job.state().getClass(), job.evaluation().getClass(), job.orderer().getClass()),
          job);
    } catch (ReflectiveOperationException | LinkageError | SecurityException e) {
      report(e);
      return new AlphaBeta(job);
    }
  }

  /** Makes a walk through a game. */
  public static GameWalk walk(State state) {
    WalkJob job = new WalkJob(state);
    try {
      KernelLoader loader = loader(state.getClass(), Walker.class, Walker.class);
      return special(GameWalk.class, Walker.class, loader, job);
    } catch (ReflectiveOperationException | LinkageError | SecurityException e) {
      report(e);
      return new Walker(job);
    }
  }

  /** Makes a Monte Carlo kernel for one search. */
  public static UctKernel uct(UctJob job) {
    try {
      // A Monte Carlo search calls the game only.
      KernelLoader loader = loader(job.state().getClass(), Void.class, Void.class);
      return special(UctKernel.class, Uct.class, loader, job);
    } catch (ReflectiveOperationException | LinkageError | SecurityException e) {
      report(e);
      return new Uct(job);
    }
  }

  /** Makes a max^n kernel for one search. */
  public static MaxNKernel maxN(MaxNJob job) {
    try {
      KernelLoader loader = loader(job.state().getClass(), job.evaluation().getClass(), Void.class);
      return special(MaxNKernel.class, MaxN.class, loader, job);
    } catch (ReflectiveOperationException | LinkageError | SecurityException e) {
      report(e);
      return new MaxN(job);
    }
  }

  /** Makes an object of the class that a loader has for a kernel class. */
  private static <K> K special(Class<K> type, Class<?> kernel, KernelLoader loader, Record job)
      throws ReflectiveOperationException {
    Class<?> special = loader.loadClass(kernel.getName());
    return type.cast(special.getConstructor(job.getClass()).newInstance(job));
  }

  private static KernelLoader loader(Class<?> state, Class<?> evaluation, Class<?> orderer) {
    synchronized (LOADERS) {
      return LOADERS
          .computeIfAbsent(state, s -> new WeakHashMap<>())
          .computeIfAbsent(evaluation, e -> new WeakHashMap<>())
          .computeIfAbsent(orderer, o -> new KernelLoader());
    }
  }

  private static void report(Throwable problem) {
    System.getLogger(Kernels.class.getName())
        .log(Level.WARNING, "Searches share one kernel and may be slower.", problem);
  }
}
