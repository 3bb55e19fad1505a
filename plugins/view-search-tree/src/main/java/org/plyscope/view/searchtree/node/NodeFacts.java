package org.plyscope.view.searchtree.node;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.Fact;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * Everything there is to know about a node.
 *
 * @param title the move that leads to it
 * @param why a sentence about why the search left it
 * @param line the moves from the root to it
 * @param facts the rest, most important first
 */
public record NodeFacts(String title, String why, PlayedLine line, List<Fact> facts) {
  /** Copies the facts. */
  public NodeFacts {
    facts = List.copyOf(facts);
  }

  /** Collects the facts of a node. */
  public static NodeFacts of(LoadedTree loaded, MoveTexts texts, int node) {
    TreeModel tree = loaded.tree();
    return new NodeFacts(
        node == 0 ? "Position searched" : texts.of(node),
        new CutText(loaded, texts).of(node),
        PlayedLine.to(tree.trace(), tree.number(node)),
        list(loaded, node));
  }

  /** Lists the facts of a node without its line, which takes no move to be played. */
  public static List<Fact> list(LoadedTree loaded, int node) {
    TreeModel tree = loaded.tree();
    Trace trace = tree.trace();
    int number = tree.number(node);
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Value", value(tree, node)));
    vector(facts, trace, number);
    if (!Double.isNaN(trace.alpha(number))) {
      facts.add(
          new Fact(
              "Window",
              NumberText.brief(trace.alpha(number))
                  + " … "
                  + NumberText.brief(trace.beta(number))));
    }
    if (trace.visits(number) > 0) {
      facts.add(new Fact("Visits", visits(tree, node)));
    }
    for (Figure figure : trace.figures()) {
      double told = trace.figure(number, figure);
      if (!Double.isNaN(told)) {
        facts.add(new Fact(figure.label(), figure.text(told)));
      }
    }
    facts.add(new Fact("To move", player(trace, trace.player(number))));
    facts.add(new Fact("Ply", String.valueOf(tree.ply(node))));
    if (node > 0) {
      facts.add(new Fact("Tried", "as number " + (trace.order(number) + 1)));
    }
    facts.add(new Fact("Subtree", subtree(loaded, node)));
    if (tree.skipped(node) > 0) {
      facts.add(
          new Fact(
              "Skipped",
              NumberText.count(tree.skipped(node))
                  + (tree.skipped(node) == 1 ? " move, about " : " moves, about ")
                  + NumberText.rough(loaded.savings().of(node))
                  + " nodes"));
    }
    return facts;
  }

  /** Returns all of it as text, to be copied. */
  public String text() {
    String rows =
        facts.stream().map(f -> f.name() + ": " + f.text()).collect(Collectors.joining("\n"));
    String moves = line.size() == 0 ? "" : "Line: " + line.text() + "\n";
    return title + "\n" + why + "\n" + moves + rows + "\n";
  }

  private static String visits(TreeModel tree, int node) {
    long all = tree.visits(0);
    String count = NumberText.count(tree.visits(node));
    return node == 0 || all == 0
        ? count
        : count + ", " + NumberText.share((double) tree.visits(node) / all) + " of all";
  }

  private static String subtree(LoadedTree loaded, int node) {
    int size = loaded.tree().size(node);
    return NumberText.count(size)
        + (size == 1 ? " node" : " nodes")
        + (loaded.savings().sampled() ? " kept" : "");
  }

  private static String value(TreeModel tree, int node) {
    String value = NumberText.brief(tree.value(node));
    String kind = bound(tree.bound(node));
    return kind.isEmpty()
        ? value
        : value + " for " + player(tree.trace(), tree.player(0)) + ", " + kind;
  }

  private static void vector(List<Fact> facts, Trace trace, int number) {
    StringJoiner all = new StringJoiner(" · ");
    boolean some = false;
    for (int p = 0; p < trace.rules().players(); p++) {
      double value = trace.value(number, p);
      some |= !Double.isNaN(value);
      all.add(player(trace, p) + " " + NumberText.brief(value));
    }
    if (some) {
      facts.add(new Fact(trace.visits(number) > 0 ? "Means" : "Values", all.toString()));
    }
  }

  /** Names a player. */
  public static String player(Trace trace, int player) {
    var seats = trace.rules().board().seats();
    return player >= 0 && player < seats.size()
        ? seats.get(player).name()
        : "player " + (player + 1);
  }

  /** Returns a word for how a value is to be read. */
  public static String bound(Bound bound) {
    return switch (bound) {
      case EXACT -> "exact";
      case LOWER -> "at least";
      case UPPER -> "at most";
      case MEAN -> "mean of playouts";
      case NONE -> "";
    };
  }
}
