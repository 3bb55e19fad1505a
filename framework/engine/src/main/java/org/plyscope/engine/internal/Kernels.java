package org.plyscope.engine.internal;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Makes kernels, each from classes defined for its very combination of hot objects: the game, the
 * evaluation, the orderer and whatever else the innermost loops call.
 *
 * <p>The compiler of the virtual machine inlines a call when it has seen one or two receivers
 * there, and gives up at three. With several games in use the innermost loops would be full of such
 * calls. Classes defined by different loaders are compiled separately, so each combination gets a
 * loader of its own here. The maps hold the plugins' classes weakly and a loader knows none of
 * them, so a removed plugin goes away.
 */
public final class Kernels {
  private static final Node ROOT = new Node();

  /** The loaders of all combinations that begin alike. */
  private static final class Node {
    private final Map<Class<?>, Node> next = new WeakHashMap<>();
    private KernelLoader loader;
  }

  private Kernels() {}

  /**
   * Makes a kernel for one job.
   *
   * @param type how the kernel is called
   * @param kernel the class that implements it, with a public constructor that takes the job
   * @param job the work of the kernel
   * @param hot the objects its innermost loops call, always in the same order
   */
  public static <K> K kernel(Class<K> type, Class<? extends K> kernel, Record job, Object... hot) {
    try {
      return make(type, loader(kernel, hot).loadClass(kernel.getName()), job);
    } catch (ReflectiveOperationException | LinkageError | SecurityException e) {
      System.getLogger(Kernels.class.getName())
          .log(Level.WARNING, "Searches share one kernel and may be slower.", e);
    }
    try {
      return make(type, kernel, job);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(kernel.getName() + " cannot be made.", e);
    }
  }

  private static <K> K make(Class<K> type, Class<?> kernel, Record job)
      throws ReflectiveOperationException {
    return type.cast(kernel.getConstructor(job.getClass()).newInstance(job));
  }

  private static KernelLoader loader(Class<?> kernel, Object... hot) {
    synchronized (ROOT) {
      Node node = ROOT.next.computeIfAbsent(kernel, c -> new Node());
      for (Object part : hot) {
        node = node.next.computeIfAbsent(part.getClass(), c -> new Node());
      }
      if (node.loader == null) {
        node.loader = new KernelLoader();
      }
      return node.loader;
    }
  }
}
