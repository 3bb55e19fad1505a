package org.plyscope.api.game;

import java.util.Objects;

/** A position with a name: a test board, a problem, an opening. Built by games; immutable. */
public final class NamedPosition {
  private final String id;
  private final String name;
  private final String group;
  private final String note;
  private final String position;
  private final Claim claim;

  private NamedPosition(
      String id, String name, String group, String note, String position, Claim claim) {
    this.id = Objects.requireNonNull(id);
    this.name = Objects.requireNonNull(name);
    this.group = Objects.requireNonNull(group);
    this.note = Objects.requireNonNull(note);
    this.position = Objects.requireNonNull(position);
    this.claim = Objects.requireNonNull(claim);
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
    return new NamedPosition(id, name, "", "", position, Claim.NONE);
  }

  /**
   * Returns this position as part of a collection.
   *
   * @param collection its name, for example {@code "Problems, exact"}
   * @return a new named position
   */
  public NamedPosition withGroup(String collection) {
    return new NamedPosition(id, name, collection, note, position, claim);
  }

  /**
   * Returns this position with a note.
   *
   * @param text remarks beyond its {@linkplain #withClaim key moves}
   * @return a new named position
   */
  public NamedPosition withNote(String text) {
    return new NamedPosition(id, name, group, text, position, claim);
  }

  /**
   * Returns this position with its best moves, as far as known.
   *
   * @param known the key moves, their source and how well they are established
   * @return a new named position
   */
  public NamedPosition withClaim(Claim known) {
    return new NamedPosition(id, name, group, note, position, known);
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
   * @return its name, or the empty string
   */
  public String group() {
    return group;
  }

  /**
   * Returns the remarks beyond its {@linkplain #claim key moves}.
   *
   * @return a few sentences, or the empty string
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

  /**
   * Returns the best moves, as far as known.
   *
   * @return the claim, {@link Claim#NONE} if there is none
   */
  public Claim claim() {
    return claim;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NamedPosition that
        && id.equals(that.id)
        && name.equals(that.name)
        && group.equals(that.group)
        && note.equals(that.note)
        && position.equals(that.position)
        && claim.equals(that.claim);
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
