package org.plyscope.bench.hooks;

import java.io.IOException;
import java.io.InputStream;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.alphabeta.internal.AlphaBetaKernel;
import org.plyscope.engine.alphabeta.internal.kernel.AlphaBeta;

/** Defines the engine's kernel classes once more, as they are or without trace hooks. */
final class KernelCopies extends ClassLoader {
  private static final String KERNEL = ".internal.kernel.";

  private final boolean hooks;
  private int removed;

  KernelCopies(boolean hooks) {
    super(AlphaBeta.class.getClassLoader());
    this.hooks = hooks;
  }

  /** Makes an alpha-beta kernel from this loader's classes. */
  AlphaBetaKernel kernel(AlphaBetaJob job) {
    try {
      Class<?> copy = loadClass(AlphaBeta.class.getName());
      return (AlphaBetaKernel) copy.getConstructor(AlphaBetaJob.class).newInstance(job);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The kernel cannot be copied", e);
    }
  }

  /** Returns how many hooks were taken out so far. */
  int removed() {
    return removed;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.contains(KERNEL)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      byte[] code = in.readAllBytes();
      if (!hooks) {
        removed += ByteCode.nullInsteadOf(code, "tracer");
      }
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
