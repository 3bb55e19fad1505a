package org.plyscope.engine.internal;

import java.io.IOException;
import java.io.InputStream;

/**
 * Defines the classes of the packages {@code internal.kernel} once more; everything else is that of
 * the engine.
 */
final class KernelLoader extends ClassLoader {
  private static final String ENGINE = "org.plyscope.engine.";
  private static final String KERNEL = ".internal.kernel.";

  KernelLoader() {
    super("kernel", KernelLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(ENGINE) || !name.contains(KERNEL)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? defineAgain(name) : loaded;
    }
  }

  private Class<?> defineAgain(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
