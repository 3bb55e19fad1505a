package org.plyscope.view.searchtree.model;

import java.util.LinkedHashMap;
import java.util.Map;

/** The texts of moves, made when they are first asked for and kept for a while. One thread. */
public final class MoveTexts {
  private static final int KEPT = 20_000;

  private final StateWalk walk;
  private final Map<Integer, String> texts =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
          return size() > KEPT;
        }
      };

  /** Makes the texts of a tree. */
  public MoveTexts(TreeModel tree) {
    this.walk = new StateWalk(tree);
  }

  /** Returns the move that leads to a node; empty for the root. */
  public String of(int node) {
    String text = texts.get(node);
    if (text == null) {
      text = walk.label(node);
      texts.put(node, text);
    }
    return text;
  }

  /** Returns whether the text of a node is there already. */
  public boolean known(int node) {
    return texts.containsKey(node);
  }
}
