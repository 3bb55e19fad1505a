package org.plyscope.plugins.internal;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.wiring.BundleWiring;
import org.plyscope.plugins.Leftover;

/**
 * Threads that run code of plugins which have left. It keeps names and weak references only, so
 * that a class loader can be collected as soon as its last thread ends.
 */
final class LeftThreads {
  private final List<Group> groups = new CopyOnWriteArrayList<>();

  /** The threads that one bundle left behind. */
  private record Group(String plugin, Set<String> classes, List<WeakReference<Thread>> threads) {
    List<String> running() {
      return threads.stream()
          .map(WeakReference::get)
          .filter(Objects::nonNull)
          .filter(thread -> thread.isAlive() && runs(thread, classes))
          .map(Thread::getName)
          .toList();
    }
  }

  /** The facts about a bundle before it is uninstalled. */
  record Code(String plugin, Set<String> classes, WeakReference<ClassLoader> loader) {
    static Code of(Bundle bundle) {
      String name = bundle.getHeaders("").get(Constants.BUNDLE_NAME);
      String title = (name == null ? bundle.getSymbolicName() : name) + " " + bundle.getVersion();
      BundleWiring wiring = bundle.adapt(BundleWiring.class);
      return wiring == null
          ? new Code(title, Set.of(), new WeakReference<>(null))
          : new Code(title, classes(wiring), new WeakReference<>(wiring.getClassLoader()));
    }

    private static Set<String> classes(BundleWiring wiring) {
      int all = BundleWiring.LISTRESOURCES_LOCAL | BundleWiring.LISTRESOURCES_RECURSE;
      return wiring.listResources("/", "*.class", all).stream()
          .map(file -> file.replaceFirst("\\.class$", "").replace('/', '.'))
          .collect(Collectors.toUnmodifiableSet());
    }
  }

  /** Looks for threads that a bundle left behind when it was uninstalled. */
  void note(Code code) {
    List<WeakReference<Thread>> left =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> owns(code.loader().get(), thread) || runs(thread, code.classes()))
            .map(WeakReference::new)
            .toList();
    if (!left.isEmpty()) {
      groups.add(new Group(code.plugin(), code.classes(), left));
    }
  }

  private static boolean owns(ClassLoader loader, Thread thread) {
    return loader != null && thread.getClass().getClassLoader() == loader;
  }

  /** A thread of a pool belongs to no plugin once the code of the plugin has returned. */
  private static boolean runs(Thread thread, Set<String> classes) {
    return classes.contains(thread.getClass().getName())
        || Arrays.stream(thread.getStackTrace())
            .anyMatch(frame -> classes.contains(frame.getClassName()));
  }

  /** Returns the threads that still run. */
  List<Leftover> running() {
    groups.removeIf(group -> group.running().isEmpty());
    return groups.stream()
        .map(group -> new Leftover(group.plugin(), group.running()))
        .filter(left -> !left.threads().isEmpty())
        .toList();
  }
}
