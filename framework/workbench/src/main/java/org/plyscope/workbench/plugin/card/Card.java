package org.plyscope.workbench.plugin.card;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.Icon;
import org.plyscope.ui.text.Fact;

/**
 * The facts about a plugin, an agent program or an offer. Its texts may come from strangers.
 *
 * @param id its name in files; unique in a list
 * @param group the heading it stands under
 * @param icon its picture; empty for one that is made of its name
 * @param name its name
 * @param line version and vendor
 * @param state its state in a word or two
 * @param tone how the state is coloured
 * @param sentence a remark about its current state
 * @param cause details for its author; perhaps empty
 * @param description its purpose; perhaps empty
 * @param facts other facts
 * @param actions its actions
 * @param fixes the remedies if it has a problem
 */
public record Card(
    String id,
    String group,
    Optional<Icon> icon,
    String name,
    String line,
    String state,
    Tone tone,
    String sentence,
    String cause,
    String description,
    List<Fact> facts,
    List<CardAction> actions,
    List<CardAction> fixes) {
  /** How a state is coloured. */
  public enum Tone {
    /** All is well. */
    GOOD("Plyscope.success"),
    /** Neither good nor bad. */
    CALM("Plyscope.muted"),
    /** There is something to do. */
    ALERT("Plyscope.warning"),
    /** It does not work. */
    BAD("Plyscope.error");

    private final String key;

    Tone(String key) {
      this.key = key;
    }

    /** Returns the key of its colour in the look. */
    String key() {
      return key;
    }
  }

  /** Copies the lists. */
  public Card {
    facts = List.copyOf(facts);
    actions = List.copyOf(actions);
    fixes = List.copyOf(fixes);
  }

  /** Returns all texts in which the words of a filter may occur. */
  String searched() {
    return Stream.concat(
            Stream.of(id, name, line, state, sentence, description), facts.stream().map(Fact::text))
        .collect(Collectors.joining("\n"));
  }
}
