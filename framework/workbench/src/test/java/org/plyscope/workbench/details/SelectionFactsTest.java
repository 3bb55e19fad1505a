package org.plyscope.workbench.details;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.text.Fact;
import org.plyscope.workbench.session.About;

class SelectionFactsTest {
  private final Rules rules = TicTacToe.standard();

  private List<SelectionFacts> facts(Selection selection, String own) {
    About about = About.of(selection, Map.of(selection.position(), own), (trace, depth) -> "");
    return SelectionFacts.of(selection, about, Optional.of("Searcher  ·  depth 2"));
  }

  @Test
  void aPositionSaysItsGameNameAndNotation() {
    Line start = Line.of(rules);
    Line line = start.then(start.state().parseMove("b2"));
    List<SelectionFacts> all = facts(Selection.of(line), "Centre");
    assertThat(all).extracting(SelectionFacts::title).containsExactly("Position");
    assertThat(all.get(0).facts())
        .containsExactly(
            new Fact("Game", "Tic-tac-toe"),
            new Fact("Position", "Centre"),
            new Fact("Notation", "....x.... o"),
            new Fact("To move", "Noughts"),
            new Fact("Legal moves", "8"),
            new Fact("Moves played", "1"),
            new Fact("Last move", "b2"));
  }

  @Test
  void aFinishedGameSaysItsOutcome() {
    Selection won = Selection.of(Line.of(rules, "xxxoo.... o"));
    assertThat(facts(won, "Won").get(0).facts())
        .contains(new Fact("Outcome", "Crosses 1 · Noughts 0"))
        .extracting(Fact::name)
        .doesNotContain("To move", "Legal moves");
  }

  @Test
  void aSearchSaysWhoFoundWhatForWhom() {
    Line start = Line.of(rules);
    long move = start.state().parseMove("b2");
    SearchResult result =
        SearchResult.builder(move).value(1.5).depth(2).nanos(3_000_000).comment("Well.").build();
    List<SelectionFacts> all = facts(Selection.of(start).withResult(result), "Mine");
    assertThat(all).extracting(SelectionFacts::title).containsExactly("Position", "Search");
    assertThat(all.get(1).facts())
        .contains(
            new Fact("Agent", "Searcher  ·  depth 2"),
            new Fact("Move found", "b2"),
            new Fact("Value", "1.5 for Crosses"),
            new Fact("Depth", "2"),
            new Fact("Time", "3 ms"),
            new Fact("Remark", "Well."));
  }
}
