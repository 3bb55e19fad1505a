package org.plyscope.workbench.play.list;

import java.util.StringJoiner;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Thought;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/** Moves in words, for tooltips and assistive tools. */
public final class MoveDescription {
  private MoveDescription() {}

  /** Writes a move as short as people do. */
  public static String brief(GameNode node) {
    return Titles.move(node.text(), node.label());
  }

  /** Describes a move: its player, and the evaluation of the agent. */
  public static String of(GameTree tree, GameNode node) {
    if (node.parent().isEmpty()) {
      return "Start of the game";
    }
    String who = tree.rules().board().seats().get(node.mover()).name();
    StringJoiner text = new StringJoiner("  ·  ");
    text.add("Move " + node.ply() + ", " + who + ": " + node.text());
    node.thought().ifPresent(t -> add(text, t));
    node.verdict().ifPresent(v -> text.add("Review: " + v.text()));
    if (!node.comment().isEmpty()) {
      text.add(node.comment());
    }
    return text.toString();
  }

  private static void add(StringJoiner text, Thought thought) {
    if (!thought.human()) {
      text.add(thought.agent());
    }
    if (!Double.isNaN(thought.value())) {
      text.add("value " + Value.text(thought.value()));
    }
    if (thought.depth() > 0) {
      text.add("depth " + thought.depth());
    }
    if (thought.nodes() > 0) {
      text.add(NumberText.count(thought.nodes()) + " nodes");
    }
    text.add(NumberText.time(thought.nanos()));
  }
}
