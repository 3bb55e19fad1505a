package org.plyscope.workbench.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.ui.text.Fact;
import org.plyscope.workbench.plugin.card.Card;
import org.plyscope.workbench.plugin.card.Card.Tone;
import org.plyscope.workbench.plugin.card.CardAction;

/** Describes programs in other languages that were added as agents. */
final class ProgramCards {
  private static final String GROUP = "Agent programs";

  private final Consumer<AgentProgram> remove;
  private final Runnable dialogue;

  /**
   * Makes cards.
   *
   * @param remove removes a program
   * @param dialogue shows the conversation with programs
   */
  ProgramCards(Consumer<AgentProgram> remove, Runnable dialogue) {
    this.remove = remove;
    this.dialogue = dialogue;
  }

  /**
   * Describes programs.
   *
   * @param hashes their hashes by id, as far as they have been computed
   */
  List<Card> of(List<AgentProgram> programs, Map<String, String> hashes) {
    return programs.stream()
        .map(program -> card(program, hashes.getOrDefault(program.id(), "")))
        .toList();
  }

  private Card card(AgentProgram program, String sha256) {
    Optional<ProgramDeclaration> declared = program.declaration();
    return new Card(
        "program " + program.id(),
        GROUP,
        Optional.empty(),
        declared.map(ProgramDeclaration::name).orElse(program.id()),
        InstalledCards.line(
            declared.map(ProgramDeclaration::version).orElse(""),
            declared.map(ProgramDeclaration::author).orElse("")),
        declared.isPresent() ? "added" : "not tried",
        declared.isPresent() ? Tone.GOOD : Tone.ALERT,
        declared.isPresent()
            ? "This program is started when it is asked for a move."
            : "This program was not tried yet; add it again to try it.",
        "",
        declared.map(ProgramDeclaration::description).orElse(""),
        facts(program, sha256),
        List.of(
            CardAction.of(
                "remove",
                "Remove",
                "Remove this agent; its files stay where they are",
                () -> remove.accept(program)),
            CardAction.of(
                "dialogue", "Dialogue", "The lines that are exchanged with programs", dialogue)),
        List.of());
  }

  private static List<Fact> facts(AgentProgram program, String sha256) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Adds", "agent " + program.id()));
    facts.add(new Fact("Command", String.join(" ", program.command())));
    facts.add(new Fact("Folder", program.folder().toString()));
    facts.add(new Fact("Dialect", program.dialect()));
    InstalledCards.add(facts, "SHA-256", sha256);
    return facts;
  }
}
