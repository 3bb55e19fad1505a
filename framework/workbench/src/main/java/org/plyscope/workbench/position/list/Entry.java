package org.plyscope.workbench.position.list;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.SavedPosition;

/**
 * A position in the list.
 *
 * @param group the heading it stands under
 * @param name its name
 * @param tags words to find it by
 * @param note remarks beyond the claim; may be empty
 * @param claim its best moves, as far as they are known
 * @param rules the rules it is opened under
 * @param position its text
 * @param saved the user's own record of it, empty if it came with the game
 */
public record Entry(
    String group,
    String name,
    List<String> tags,
    String note,
    Claim claim,
    Rules rules,
    String position,
    Optional<SavedPosition> saved) {
  public boolean matches(String words) {
    return SavedPosition.matches(words, name + "\n" + group + "\n" + String.join("\n", tags));
  }

  /** Returns claim and note in one line, may be empty. */
  public String words() {
    return Stream.of(claim.toString(), note)
        .filter(text -> claim.present() ? !text.isEmpty() : text.equals(note))
        .collect(Collectors.joining(". "));
  }

  /** Identifies two entries for the same thing, after a change of its name for example. */
  public boolean same(Entry other) {
    return saved.isPresent()
        ? other.saved.isPresent() && saved.get().id().equals(other.saved.get().id())
        : other.saved.isEmpty() && name.equals(other.name) && group.equals(other.group);
  }
}
