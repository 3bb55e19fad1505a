package org.plyscope.api.view;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Choices that are never written to disk. */
final class ChoicesInMemory implements Choices {
  private final Map<String, String> texts = new TreeMap<>();

  @Override
  public Optional<String> get(String name) {
    return Optional.ofNullable(texts.get(name));
  }

  @Override
  public void put(String name, String value) {
    texts.put(name, value);
  }

  @Override
  public void remove(String name) {
    texts.remove(name);
  }

  @Override
  public Set<String> names() {
    return new TreeSet<>(texts.keySet());
  }
}
