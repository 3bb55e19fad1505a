package org.plyscope.view.searchtree.paint;

import java.util.StringJoiner;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.Trace;
import org.plyscope.ui.text.Numbers;
import org.plyscope.ui.widget.Markup;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.TreeModel;

/** Says everything about a node in a few lines. */
public final class NodeTip {
  private NodeTip() {}

  /** Returns the text of a tool tip. */
  public static String html(LoadedTree loaded, MoveTexts texts, int node) {
    StringBuilder html = new StringBuilder("<html><b>");
    html.append(node == 0 ? "Position searched" : Markup.escaped(texts.of(node)));
    html.append("</b><table cellpadding=0 cellspacing=0>");
    rows(html, loaded, node);
    return html.append("</table></html>").toString();
  }

  private static void rows(StringBuilder html, LoadedTree loaded, int node) {
    TreeModel tree = loaded.tree();
    Trace trace = tree.trace();
    int number = tree.number(node);
    row(html, "Value", value(tree, node));
    vector(html, trace, number);
    if (!Double.isNaN(trace.alpha(number))) {
      row(
          html,
          "Window",
          Numbers.brief(trace.alpha(number)) + " … " + Numbers.brief(trace.beta(number)));
    }
    if (trace.visits(number) > 0) {
      row(html, "Visits", Numbers.count(trace.visits(number)));
    }
    for (Figure figure : trace.figures()) {
      double told = trace.figure(number, figure);
      if (!Double.isNaN(told)) {
        row(html, figure.label(), figure.text(told));
      }
    }
    if (node > 0) {
      row(html, "Tried", "as number " + (trace.order(number) + 1));
    }
    row(html, "To move", player(trace, trace.player(number)));
    row(html, "Ply", String.valueOf(tree.ply(node)));
    row(
        html,
        "Subtree",
        Numbers.count(tree.size(node))
            + (tree.size(node) == 1 ? " node" : " nodes")
            + (loaded.savings().sampled() ? " kept" : ""));
    row(html, "Ended", reason(tree.end(node)));
    if (tree.skipped(node) > 0) {
      row(
          html,
          "Skipped",
          Numbers.count(tree.skipped(node))
              + " moves, about "
              + Numbers.rough(loaded.savings().of(node))
              + " nodes saved");
    }
  }

  private static String value(TreeModel tree, int node) {
    String value = Numbers.brief(tree.value(node));
    return bound(tree.bound(node)).isEmpty() ? value : value + ", " + bound(tree.bound(node));
  }

  private static void vector(StringBuilder html, Trace trace, int number) {
    StringJoiner all = new StringJoiner(" · ");
    boolean some = false;
    for (int p = 0; p < trace.rules().players(); p++) {
      double value = trace.value(number, p);
      some |= !Double.isNaN(value);
      all.add(player(trace, p) + " " + Numbers.brief(value));
    }
    if (some) {
      row(html, trace.visits(number) > 0 ? "Means" : "Values", all.toString());
    }
  }

  private static String player(Trace trace, int player) {
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

  private static String reason(NodeEnd end) {
    return switch (end) {
      case EXPANDED -> "all moves were searched";
      case LEAF -> "depth limit, the position was evaluated";
      case TERMINAL -> "the game is over";
      case CUT -> "a bound was met";
      case TABLE -> "the transposition table knew enough";
      case PRUNED -> "pruned, nothing was expected from it";
      case STOPPED -> "the search was stopped here";
    };
  }

  private static void row(StringBuilder html, String name, String text) {
    html.append("<tr><td>").append(Markup.escaped(name)).append("&nbsp;&nbsp;</td><td>");
    html.append(Markup.escaped(text)).append("</td></tr>");
  }
}
