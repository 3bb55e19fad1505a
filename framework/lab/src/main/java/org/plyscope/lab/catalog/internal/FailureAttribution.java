package org.plyscope.lab.catalog.internal;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyscope.plugins.Thrown;

/** Finds out whose code threw something: the one whose class loader has the failing class. */
final class FailureAttribution {
  private static final int DEEPEST = 1_000;

  private final List<Suspect> suspects;

  /**
   * A part whose code may have run.
   *
   * @param word the kind of the part
   * @param id its id
   * @param plugin the symbolic name of its plugin
   * @param shipped whether it is part of Plyscope
   * @param type its class
   */
  record Suspect(String word, String id, String plugin, boolean shipped, Class<?> type) {
    ClassLoader loader() {
      return type.getClassLoader();
    }

    /** Returns whether a class is its own or nested in it. */
    private boolean is(String className) {
      return className.equals(type.getName()) || className.startsWith(type.getName() + "$");
    }

    private String words() {
      return "The %s '%s'%s".formatted(word, id, shipped ? "" : " of " + plugin);
    }
  }

  /** Considers every part whose class loader differs from that of the program. */
  FailureAttribution(Stream<Suspect> suspects) {
    ClassLoader own = FailureAttribution.class.getClassLoader();
    this.suspects = suspects.filter(s -> s.loader() != null && s.loader() != own).toList();
  }

  /**
   * Looks through the running code when an exception was thrown, the last call first.
   *
   * @param agent the class that made the agent at work; null if there is none
   * @return the beginning of a sentence; empty if no part is found, or the plugin of that agent
   */
  Optional<String> of(Throwable thrown, Class<?> agent) {
    List<String> classes = running(thrown);
    Predicate<Suspect> strangers = suspect -> !suspect.shipped();
    return first(classes, strangers)
        .or(() -> first(classes, Suspect::shipped))
        .filter(found -> agent == null || found.loader() != agent.getClassLoader())
        .map(Found::words);
  }

  /** The parts that share a class loader, and which class of it was running. */
  private record Found(ClassLoader loader, String className, List<Suspect> together) {
    String words() {
      return together.stream()
          .filter(suspect -> together.size() == 1 || suspect.is(className))
          .findFirst()
          .map(Suspect::words)
          .orElseGet(() -> "The plugin " + together.get(0).plugin());
    }
  }

  private Optional<Found> first(List<String> classes, Predicate<Suspect> wanted) {
    List<Suspect> some = suspects.stream().filter(wanted).toList();
    List<ClassLoader> loaders = some.stream().map(Suspect::loader).distinct().toList();
    for (String name : classes) {
      for (ClassLoader loader : loaders) {
        if (loads(loader, name)) {
          List<Suspect> together = some.stream().filter(s -> s.loader() == loader).toList();
          return Optional.of(new Found(loader, name, together));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the classes that were running, each once: of the first cause if there are several. */
  private static List<String> running(Throwable thrown) {
    List<Throwable> causes = Thrown.causes(thrown);
    Collections.reverse(causes);
    return causes.stream()
        .flatMap(cause -> Stream.of(Thrown.frames(cause)).limit(DEEPEST))
        .map(StackTraceElement::getClassName)
        .distinct()
        .toList();
  }

  private static boolean loads(ClassLoader loader, String name) {
    try {
      return Class.forName(name, false, loader).getClassLoader() == loader;
    } catch (ClassNotFoundException | LinkageError | IllegalStateException e) {
      return false;
    }
  }
}
