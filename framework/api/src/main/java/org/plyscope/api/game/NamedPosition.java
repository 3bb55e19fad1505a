package org.plyscope.api.game;

import java.util.Objects;

/** A position with a name: a test board, a problem, an opening. Built by games, immutable. */
public final class NamedPosition {
  private final String id;
  private final String name;
  private final String group;
  private final String note;
  private final String position;

  private NamedPosition(String id, String name, String group, String note, String position) {
    this.id = Objects.requireNonNull(id);
    this.name = Objects.requireNonNull(name);
    this.group = Objects.requireNonNull(group);
    this.note = Objects.requireNonNull(note);
    this.position = Objects.requireNonNull(position);
  }

  /**
   * Names a position that belongs to no collection.
   *
   * @param id stable kebab-case id, unique within the rules
   * @param name the display name
   * @param position its text, as {@link Rules#parse} reads it
   * @return the named position
   */
  public static NamedPosition of(String id, String name, String position) {
    return new NamedPosition(id, name, "", "", position);
  }

  /**
   * Returns this position as part of a collection.
   *
   * @param collection its name, for example {@code "Problems, exact"}
   * @return a new named position
   */
  public NamedPosition withGroup(String collection) {
    return new NamedPosition(id, name, collection, note, position);
  }

  /**
   * Returns this position with a note.
   *
   * @param text what is known about it and where it comes from
   * @return a new named position
   */
  public NamedPosition withNote(String text) {
    return new NamedPosition(id, name, group, text, position);
  }

  /**
   * Returns the id.
   *
   * @return kebab-case, unique within the rules
   */
  public String id() {
    return id;
  }

  /**
   * Returns the display name.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the collection it belongs to.
   *
   * @return its name, or the empty text
   */
  public String group() {
    return group;
  }

  /**
   * Returns what is known about it and where it comes from.
   *
   * @return some sentences, or the empty text
   */
  public String note() {
    return note;
  }

  /**
   * Returns the position.
   *
   * @return its text, as {@link Rules#parse} reads it
   */
  public String position() {
    return position;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NamedPosition that
        && id.equals(that.id)
        && name.equals(that.name)
        && group.equals(that.group)
        && note.equals(that.note)
        && position.equals(that.position);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, position);
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
