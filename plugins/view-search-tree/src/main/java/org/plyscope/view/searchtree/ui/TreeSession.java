package org.plyscope.view.searchtree.ui;

import java.util.BitSet;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.layout.Extents;
import org.plyscope.view.searchtree.layout.PlyRuler;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.model.Filter;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.Navigator;
import org.plyscope.view.searchtree.model.Shown;
import org.plyscope.view.searchtree.model.TreeModel;

/** The shown part of a tree and its look; notifies its listeners of every change. */
public final class TreeSession {
  private final Listeners<Runnable> listeners = new Listeners<>();
  private LoadedTree loaded;
  private TreeLayout layout = TreeLayout.DOWN;
  private ColourBy colourBy = ColourBy.VALUE;
  private Filter filter = Filter.ALL;
  private BitSet folded = new BitSet();
  private Shown shown;
  private Extents extents;
  private MoveTexts texts;
  private PlyRuler ruler;
  private int selected = -1;
  private int steps;

  /** Adds a listener that is notified after every change. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }

  /** Shows a tree, or none if it is null. */
  public void load(LoadedTree tree) {
    loaded = tree;
    folded = new BitSet();
    filter = Filter.ALL;
    selected = -1;
    steps = tree == null ? 0 : tree.tree().count();
    texts = tree == null ? null : new MoveTexts(tree.tree());
    ruler = tree == null ? null : PlyRuler.of(tree.tree());
    if (tree == null) {
      shown = null;
      extents = null;
    } else {
      shown = Shown.of(tree.tree(), filter);
      arrange();
    }
    changed();
  }

  private void arrange() {
    extents = Extents.of(tree(), shown, folded, layout.balanced());
  }

  /** Changes how the tree is arranged. */
  public void layout(TreeLayout next) {
    layout = next;
    if (loaded != null) {
      arrange();
    }
    changed();
  }

  /** Changes the meaning of colours. */
  public void colourBy(ColourBy next) {
    colourBy = next;
    changed();
  }

  /** Changes which nodes are shown. */
  public void filter(Filter next) {
    filter = next;
    if (loaded != null) {
      shown = Shown.of(tree(), next);
      arrange();
    }
    changed();
  }

  /** Hides the children of a node, or shows them again. */
  public void toggle(int node) {
    if (tree().inner(node)) {
      folded.flip(node);
      arrange();
      changed();
    }
  }

  /** Selects a node, -1 for none; unfolds its ancestors and replays the search up to it. */
  public void select(int node) {
    if (node == selected) {
      return;
    }
    selected = node;
    boolean hidden = false;
    for (int n = node <= 0 ? -1 : tree().parent(node); n >= 0; n = tree().parent(n)) {
      hidden |= folded.get(n);
      folded.clear(n);
    }
    if (hidden) {
      arrange();
    }
    if (node >= 0 && tree().number(node) > limit()) {
      steps = tree().step(node) + 1;
    }
    changed();
  }

  /** Replays the search up to a number of nodes. */
  public void steps(int next) {
    steps = Math.max(1, Math.min(tree().count(), next));
    changed();
  }

  /** Returns whether there is a tree. */
  public boolean loaded() {
    return loaded != null;
  }

  /** Returns the tree with its measures. */
  public LoadedTree all() {
    return loaded;
  }

  /** Returns the tree. */
  public TreeModel tree() {
    return loaded.tree();
  }

  /** Returns how the tree is arranged. */
  public TreeLayout layout() {
    return layout;
  }

  /** Returns the meaning of colours. */
  public ColourBy colourBy() {
    return colourBy;
  }

  /** Returns the chosen filter. */
  public Filter filter() {
    return filter;
  }

  /** Returns which nodes are shown. */
  public Shown shown() {
    return shown;
  }

  /** Returns the room of all nodes. */
  public Extents extents() {
    return extents;
  }

  /** Returns the texts of the moves. */
  public MoveTexts texts() {
    return texts;
  }

  /** Returns the names of the plies. */
  public PlyRuler ruler() {
    return ruler;
  }

  /** Returns whether the children of a node are hidden. */
  public boolean folded(int node) {
    return folded.get(node);
  }

  /** Returns the selected node, or -1. */
  public int selected() {
    return selected;
  }

  /** Returns how many nodes the replayed search has opened. */
  public int steps() {
    return steps;
  }

  /** Returns the last node the replayed search has opened, as the trace numbers it. */
  public int limit() {
    return tree().number(tree().opened(steps - 1));
  }

  /** Returns a way through the nodes that are shown. */
  public Navigator navigator() {
    return new Navigator(tree(), shown);
  }
}
