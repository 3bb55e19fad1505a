package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.line.BestLine;
import org.plyscope.ui.line.PlayedLine;

/**
 * The lines a search found, and how to walk along them. Steps that are in the recorded tree are
 * nodes of it, so that the game on the board stays as it is; other steps are moves that are played.
 */
public final class LineWalk {
  private final Line searched;
  private final SearchResult result;
  private final Trace trace;
  private final PlayedLine principal;
  private final List<Candidate> candidates;

  private LineWalk(Line searched, SearchResult result, Trace trace) {
    this.searched = searched;
    this.result = result;
    this.trace = trace;
    this.principal = principal();
    this.candidates =
        result.candidates().isEmpty() && trace != null ? inTree() : result.candidates();
  }

  /**
   * Prepares the lines of a search.
   *
   * @param searched the position that was searched
   * @param trace the tree that was recorded, if it is there
   */
  public static LineWalk of(Line searched, SearchResult result, Optional<Trace> trace) {
    return new LineWalk(
        searched,
        result,
        trace.filter(t -> t.size() > 0 && t.line().equals(searched)).orElse(null));
  }

  /** Returns the line of the search whose result is selected. */
  public static Line searched(Selection selection, Optional<Line> known) {
    return known.or(() -> selection.trace().map(Trace::line)).orElse(selection.line());
  }

  /** Returns the best line. */
  public PlayedLine line() {
    return principal;
  }

  private PlayedLine principal() {
    PlayedLine told = PlayedLine.of(searched, result.line());
    if (trace == null) {
      return told;
    }
    if (told.size() < result.line().length) {
      // The agent passed players over, which only the tree shows.
      List<Integer> nodes = BestLine.of(trace, lastRoot(), result.line());
      return PlayedLine.to(trace, nodes.get(nodes.size() - 1));
    }
    return located(told);
  }

  /** Finds the line in the iteration that knows most of it, of equal ones in the last. */
  private PlayedLine located(PlayedLine told) {
    PlayedLine best = told;
    long most = -1;
    for (int root = 0; root >= 0; root = trace.nextSibling(root)) {
      PlayedLine found = told.in(trace, root);
      long known = found.steps().stream().filter(s -> s.node() >= 0).count();
      if (known >= most) {
        most = known;
        best = found;
      }
    }
    return best;
  }

  private int lastRoot() {
    int last = 0;
    for (int root = 0; root >= 0; root = trace.nextSibling(root)) {
      last = root;
    }
    return last;
  }

  /**
   * Returns the moves of the position searched, best first: those that the agent reported, or else
   * those of the last iteration in the tree.
   */
  public List<Candidate> candidates() {
    return candidates;
  }

  private List<Candidate> inTree() {
    List<Candidate> found = new ArrayList<>();
    for (int node = trace.firstChild(lastRoot()); node >= 0; node = trace.nextSibling(node)) {
      long effort = trace.visits(node) > 0 ? trace.visits(node) : nodesFrom(node);
      found.add(
          Candidate.of(trace.move(node))
              .withValue(trace.value(node), trace.bound(node))
              .withEffort(effort));
    }
    found.sort(
        Comparator.<Candidate, Boolean>comparing(c -> c.move() != result.move())
            .thenComparing(
                c -> Double.isNaN(c.value()) ? Double.NEGATIVE_INFINITY : c.value(),
                Comparator.reverseOrder()));
    return List.copyOf(found);
  }

  private long nodesFrom(int top) {
    long nodes = 1;
    for (int child = trace.firstChild(top); child >= 0; child = trace.nextSibling(child)) {
      nodes += nodesFrom(child);
    }
    return nodes;
  }

  /**
   * Returns the best line of each of the best root moves, as far as it is known: the principal line
   * of the first, of others the line in the tree, else the move alone.
   */
  public List<PlayedLine> lines(int most) {
    List<PlayedLine> lines = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (lines.size() < most) {
        lines.add(line(candidate));
      }
    }
    return lines;
  }

  private PlayedLine line(Candidate candidate) {
    long[] own = result.line();
    if (own.length > 0 && own[0] == candidate.move()) {
      return principal;
    }
    int node = node(candidate.move());
    if (node < 0) {
      return PlayedLine.of(searched, candidate.move());
    }
    List<Integer> nodes = BestLine.of(trace, node);
    return PlayedLine.to(trace, nodes.get(nodes.size() - 1));
  }

  /** Returns the node of a root move in the last iteration that has it, or -1. */
  public int node(long move) {
    PlayedLine line = to(move);
    return line.size() == 0 ? PlayedLine.NO_NODE : line.steps().get(0).node();
  }

  /** Returns a root move as a line, found in the last iteration that has it. */
  public PlayedLine to(long move) {
    PlayedLine line = PlayedLine.of(searched, move);
    return trace == null ? line : located(line);
  }

  /** Returns the selection at a step of a line, -1 for the position searched. */
  public Selection at(PlayedLine line, int step) {
    if (step < 0) {
      return Selection.of(searched).withResult(result).withTrace(trace, -1);
    }
    int node = line.steps().get(step).node();
    return node >= 0
        ? Selection.of(trace, node).withResult(result)
        : Selection.of(line.upTo(step)).withResult(result).withTrace(trace, -1);
  }

  /** Finds the step of a line that a selection is at; see {@link PlayedLine#place}. */
  public int place(PlayedLine line, Selection selection) {
    for (int i = 0; selection.node() >= 0 && i < line.size(); i++) {
      if (line.steps().get(i).node() == selection.node()
          && trace == selection.trace().orElse(null)) {
        return i;
      }
    }
    return line.place(selection.line());
  }

  /** Returns the selection some steps farther along the best line; empty at its ends. */
  public Optional<Selection> step(Selection from, int by) {
    int place = place(principal, from);
    int next = place == PlayedLine.ELSEWHERE ? -1 : place + by;
    return next < -1 || next >= principal.size() || next == place
        ? Optional.empty()
        : Optional.of(at(principal, next));
  }
}
