package org.plyscope.workbench.details;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.plyscope.api.board.Seat;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.search.ProofText;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.Fact;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;
import org.plyscope.workbench.session.About;

/** All facts about the selection, from the position to the node of a tree. */
record SelectionFacts(String title, List<Fact> facts) {
  SelectionFacts {
    facts = List.copyOf(facts);
  }

  /**
   * Collects the facts.
   *
   * @param about the name of the position
   * @param searcher the agent that found the result, if known
   */
  static List<SelectionFacts> of(Selection selection, About about, Optional<String> searcher) {
    List<SelectionFacts> all = new ArrayList<>();
    all.add(new SelectionFacts("Position", position(selection.line(), about)));
    selection
        .result()
        .ifPresent(
            result -> all.add(new SelectionFacts("Search", search(selection, result, searcher))));
    selection.trace().ifPresent(trace -> all.add(new SelectionFacts("Tree", tree(trace))));
    selection
        .trace()
        .filter(trace -> selection.node() >= 0 && trace.ply(selection.node()) > 0)
        .ifPresent(trace -> all.add(new SelectionFacts("Node", node(trace, selection.node()))));
    return all;
  }

  private static List<Fact> position(Line line, About about) {
    Rules rules = line.rules();
    State state = line.state();
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Game", rules.game().name()));
    add(facts, "Rules", Titles.rules(rules));
    facts.add(new Fact("Position", about.position()));
    facts.add(new Fact("Notation", line.position()));
    if (state.over()) {
      facts.add(new Fact("Outcome", outcome(rules, state)));
    } else {
      MoveList moves = new MoveList();
      int count = state.moves(moves);
      facts.add(new Fact("To move", seat(rules, state.toMove())));
      facts.add(new Fact("Legal moves", NumberText.count(count)));
    }
    if (line.size() > 0) {
      PlayedLine played = PlayedLine.of(Line.of(rules, line.start()), line.moves());
      facts.add(new Fact("Moves played", NumberText.count(line.size())));
      facts.add(new Fact("Last move", played.steps().get(played.size() - 1).text()));
    }
    return facts;
  }

  private static String outcome(Rules rules, State state) {
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    StringJoiner all = new StringJoiner(" · ");
    for (int player = 0; player < payoffs.length; player++) {
      all.add(seat(rules, player) + " " + NumberText.brief(payoffs[player]));
    }
    return all.toString();
  }

  private static List<Fact> search(
      Selection selection, SearchResult result, Optional<String> searcher) {
    Line searched = selection.trace().map(Trace::line).orElse(selection.line());
    State state = searched.state();
    MoveList legal = new MoveList();
    state.moves(legal);
    List<Fact> facts = new ArrayList<>();
    searcher.ifPresent(who -> add(facts, "Agent", who));
    selection.trace().map(Trace::origin).ifPresent(origin -> addOrigin(facts, origin));
    if (legal.indexOf(result.move()) >= 0) {
      facts.add(new Fact("Move found", state.label(result.move())));
    }
    if (!Double.isNaN(result.value())) {
      facts.add(
          new Fact(
              "Value",
              Value.text(result.value())
                  + " for "
                  + seat(searched.rules(), state.toMove())
                  + ProofText.of(result)));
    }
    if (result.depth() > 0) {
      facts.add(new Fact("Depth", NumberText.count(result.depth())));
    }
    facts.add(new Fact("Nodes", NumberText.count(result.counts().nodes())));
    if (result.counts().playouts() > 0) {
      facts.add(new Fact("Playouts", NumberText.count(result.counts().playouts())));
    }
    facts.add(new Fact("Time", NumberText.time(result.nanos())));
    add(facts, "Remark", result.comment());
    return facts;
  }

  private static void addOrigin(List<Fact> facts, TraceOrigin origin) {
    AgentSpec made = origin.madeOf().id().isEmpty() ? origin.agent() : origin.madeOf();
    add(facts, "Made of", made.text());
    facts.add(new Fact("Seed", Long.toString(origin.seed())));
    add(facts, "Searched with", origin.program());
  }

  private static List<Fact> tree(Trace trace) {
    List<Fact> facts = new ArrayList<>();
    String kept = NumberText.count(trace.size()) + " of " + NumberText.count(trace.opened());
    facts.add(
        new Fact(
            "Nodes kept", trace.size() < trace.opened() ? kept : NumberText.count(trace.size())));
    add(facts, "Missing", trace.note());
    add(facts, "Cost", trace.cost().map(TraceCost::text).orElse(""));
    add(facts, "From", trace.source());
    return facts;
  }

  private static List<Fact> node(Trace trace, int node) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Line", PlayedLine.to(trace, node).text()));
    facts.add(new Fact("Ply", NumberText.count(trace.ply(node))));
    if (!Double.isNaN(trace.value(node))) {
      int root = node;
      while (trace.ply(root) > 0) {
        root = trace.parent(root);
      }
      facts.add(
          new Fact(
              "Value",
              NumberText.value(trace.value(node), trace.bound(node))
                  + " for "
                  + seat(trace.rules(), trace.player(root))));
    }
    if (trace.visits(node) > 0) {
      facts.add(new Fact("Visits", NumberText.count(trace.visits(node))));
    }
    return facts;
  }

  private static String seat(Rules rules, int player) {
    List<Seat> seats = rules.board().seats();
    return player >= 0 && player < seats.size()
        ? seats.get(player).name()
        : "player " + (player + 1);
  }

  private static void add(List<Fact> facts, String name, String text) {
    if (!text.isBlank()) {
      facts.add(new Fact(name, text.strip()));
    }
  }
}
