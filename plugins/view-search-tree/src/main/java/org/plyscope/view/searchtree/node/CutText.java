package org.plyscope.view.searchtree.node;

import java.util.StringJoiner;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.TreeModel;

/** Explains in a sentence why the search left a node. */
public final class CutText {
  private final LoadedTree loaded;
  private final TreeModel tree;
  private final MoveTexts texts;

  /** Speaks about the nodes of a tree. */
  public CutText(LoadedTree loaded, MoveTexts texts) {
    this.loaded = loaded;
    this.tree = loaded.tree();
    this.texts = texts;
  }

  /** Returns the sentence. */
  public String of(int node) {
    return CutReason.of(tree, node)
        .map(reason -> "Cut: " + because(node, reason) + " " + skipped(node))
        .orElseGet(() -> plain(node));
  }

  private String because(int node, CutReason reason) {
    return switch (reason.source()) {
      case MOVE -> gives(node, reason) + ", but " + has(node, reason) + ".";
      case QUESTION -> gives(node, reason) + ". " + question(node, reason);
      case START ->
          gives(node, reason)
              + ", and the search began with "
              + NumberText.brief(reason.limit())
              + (CutReason.tooGood(tree, node) ? " as the most it looks for." : " in hand.");
      case SHARES -> shares(node, reason);
    };
  }

  private String gives(int node, CutReason reason) {
    return reply(reason)
        + " gives "
        + player(tree.player(0))
        + (CutReason.tooGood(tree, node) ? " at least " : " at most ")
        + NumberText.brief(tree.value(node));
  }

  private String reply(CutReason reason) {
    return reason.reply() < 0 ? "a reply" : texts.of(reason.reply());
  }

  /** The better alternative: its player, value, move and place. */
  private String has(int node, CutReason reason) {
    String root = player(tree.player(0));
    double value = kept(reason) ? tree.value(reason.better().get(0)) : reason.limit();
    String what = NumberText.brief(value);
    String by = by(reason);
    return CutReason.tooGood(tree, node)
        ? player(tree.player(reason.choice())) + " already holds " + root + " to " + what + by
        : root + " already has " + what + by;
  }

  private static boolean kept(CutReason reason) {
    return !reason.better().isEmpty();
  }

  private String by(CutReason reason) {
    return kept(reason) ? by(reason.better().get(0)) : " by an earlier move" + at(reason.choice());
  }

  private String by(int move) {
    return " by " + texts.of(move) + at(tree.parent(move));
  }

  private String at(int choice) {
    return tree.ply(choice) == 0 ? " at the root" : " at ply " + tree.ply(choice);
  }

  private String question(int node, CutReason reason) {
    boolean high = CutReason.tooGood(tree, node);
    int number = tree.number(reason.asked());
    double known = high ? tree.trace().alpha(number) : tree.trace().beta(number);
    return "The search only asks whether "
        + texts.of(reason.asked())
        + " is better for "
        + player(tree.player(reason.choice()))
        + " than "
        + NumberText.brief(known)
        + by(reason)
        + ".";
  }

  private String shares(int node, CutReason reason) {
    int mover = tree.player(node);
    String gives =
        reply(reason)
            + " gives "
            + player(mover)
            + " "
            + NumberText.brief(CutReason.share(tree, node, mover));
    if (!kept(reason)) {
      return gives + ", which is all there is.";
    }
    StringJoiner others = new StringJoiner(" and ");
    for (int better : reason.better()) {
      int player = tree.player(tree.parent(better));
      others.add(
          player(player)
              + " already has "
              + NumberText.brief(CutReason.share(tree, better, player))
              + by(better));
    }
    return gives + ", but " + others + "; together that is all there is to share.";
  }

  private String skipped(int node) {
    int skipped = tree.skipped(node);
    if (skipped == 0) {
      return "It was the last reply, so nothing was skipped.";
    }
    return NumberText.count(skipped)
        + (skipped == 1 ? " reply" : " replies")
        + " skipped, about "
        + NumberText.rough(loaded.savings().of(node))
        + " nodes.";
  }

  private String plain(int node) {
    int skipped = tree.skipped(node);
    if (skipped > 0 && tree.end(node) == NodeEnd.EXPANDED) {
      return "All moves but " + NumberText.count(skipped) + " were searched.";
    }
    return reason(tree.end(node));
  }

  /** Returns why a search went no further, for a node where nothing was cut. */
  private static String reason(NodeEnd end) {
    return switch (end) {
      case EXPANDED -> "All moves were searched.";
      case LEAF -> "The depth limit was reached, so the position was evaluated.";
      case TERMINAL -> "The game is over here.";
      case CUTOFF -> "A bound was met; the moves that set it are not in this tree.";
      case TABLE -> "The transposition table or a database knew enough.";
      case PRUNED -> "An unsound rule expected nothing from it.";
      case STOPPED -> "The search was stopped here.";
    };
  }

  private String player(int player) {
    return NodeFacts.player(tree.trace(), player);
  }
}
