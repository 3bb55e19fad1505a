package org.plyscope.lab.catalog.internal.intake;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A game or a part that was added, with the facts about it: it is offered, or left out for a
 * reason.
 */
public final class Item<T> {
  private final Object raw;
  private final String id;
  private final T part;
  private final Card card;
  private final Origin origin;
  private final AtomicReference<Flaw> flaw;

  private Item(
      Object raw, String id, T part, Card card, Origin origin, AtomicReference<Flaw> flaw) {
    this.raw = raw;
    this.id = id;
    this.part = part;
    this.card = card;
    this.origin = origin;
    this.flaw = flaw;
  }

  /** Makes an item that is offered for as long as nothing is found to be wrong with it. */
  static <T> Item<T> offered(
      Object raw, T part, Card card, Origin origin, AtomicReference<Flaw> flaw) {
    return new Item<>(raw, card.id(), part, card, origin, flaw);
  }

  /** Makes an item that cannot be offered; its id is empty if it is not known. */
  static <T> Item<T> leftOut(Object raw, String id, Origin origin, Flaw flaw) {
    return new Item<>(raw, id, null, null, origin, new AtomicReference<>(flaw));
  }

  /** Returns whether this stands for something that came. */
  public boolean is(Object arrival) {
    return raw == arrival;
  }

  /** Returns the class of the part. */
  public Class<?> type() {
    return raw.getClass();
  }

  /** Returns the part that is handed out; null if it is left out. */
  public T part() {
    return part;
  }

  /** Returns its description; null if it is left out. */
  public Card card() {
    return card;
  }

  /** Returns its id; empty if it has none that can be used. */
  public String id() {
    return id;
  }

  /** Returns its name. */
  public String name() {
    return card.name();
  }

  /** Returns where it comes from. */
  public Origin origin() {
    return origin;
  }

  /** Returns why it is left out; empty if it is offered. */
  public Optional<Flaw> flaw() {
    return Optional.ofNullable(flaw.get());
  }

  /** Returns the same item with another card. */
  public Item<T> with(Card changed) {
    return new Item<>(raw, id, part, changed, origin, flaw);
  }
}
