package org.plyscope.lab.catalog.internal;

import java.util.LinkedHashSet;
import java.util.Set;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;

/** Knows kinds of parts by the annotation of their interfaces. */
public final class Kinds {
  private Kinds() {}

  /** Returns whether a class is the interface of a kind of part. */
  static boolean isKind(Class<?> type) {
    return type.isInterface()
        && GamePart.class.isAssignableFrom(type)
        && type.isAnnotationPresent(PartKind.class);
  }

  /** Returns the kinds a class implements. */
  static Set<Class<? extends GamePart>> of(Class<?> type) {
    Set<Class<? extends GamePart>> kinds = new LinkedHashSet<>();
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Class<?> face : at.getInterfaces()) {
        if (isKind(face)) {
          kinds.add(face.asSubclass(GamePart.class));
        }
        kinds.addAll(of(face));
      }
    }
    return kinds;
  }

  /** Returns the name of one part of a kind. */
  public static String word(Class<?> kind) {
    return kind.getAnnotation(PartKind.class).id();
  }
}
