package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.CATALOG;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.catalog.OwnPreset;

class DraftTest {
  private final Draft draft = new Draft(ANALYST, CATALOG, ULFHAKE);

  private static InstalledAgent agent(String text) {
    return CATALOG.agent(ULFHAKE, text);
  }

  private void add(String... agents) {
    for (String agent : agents) {
      draft.add(List.of(draft.configuration(agent(agent), Limits.NONE, 0)));
    }
  }

  private List<String> names() {
    return draft.configurations().stream().map(Configuration::name).toList();
  }

  @Test
  void rowsAreAddedDuplicatedAndRemovedTogether() {
    add("alpha-beta", "alpha-beta", "ulfhake/alphabeta-5");
    assertThat(names())
        .containsExactly("Alpha-beta", "Alpha-beta (2)", agent("ulfhake/alphabeta-5").name());
    draft.duplicate(0, 2);
    assertThat(names()).hasSize(5).doesNotHaveDuplicates();
    assertThat(draft.configurations().get(1).agent()).hasToString("alpha-beta");
    assertThat(draft.configurations().get(4).agent()).hasToString("ulfhake/alphabeta-5");
    draft.remove(4, 0, 1);
    assertThat(draft.configurations()).hasSize(2);
    draft.clear();
    assertThat(draft.comparison()).isEmpty();
    assertThatThrownBy(draft::request).isInstanceOf(InputException.class);
  }

  @Test
  void oneDepthIsCommonToAllAndIterationsToMonteCarlo() {
    add("alpha-beta", "uct");
    assertThat(draft.anyIterations()).isTrue();
    assertThat(draft.configurations().get(0).limits()).isEqualTo(Limits.depth(4));
    assertThat(draft.configurations().get(1).limits().depth()).isZero();
    assertThat(draft.configurations().get(1).limits().iterations()).isPositive();
    draft.depth(5);
    draft.iterations(64);
    assertThat(draft.configurations().get(0).limits()).isEqualTo(Limits.depth(5));
    assertThat(draft.configurations().get(1).limits()).isEqualTo(Limits.NONE.withIterations(64));
    assertThat(draft.depth()).hasValue(5);
    add("alpha-beta");
    draft.change(2, c -> c.withLimits(Limits.depth(2)));
    assertThat(draft.depth()).as("mixed").isEmpty();
    draft.depth(3);
    assertThat(draft.configurations().get(2).limits().depth()).isEqualTo(3);
  }

  @Test
  void anEditTouchesOnlyWhatWasChanged() {
    add("alpha-beta:ordering=hole-number", "ulfhake/alphabeta-5", "uct");
    Configuration first = draft.configurations().get(0);
    Edit edit = new Edit(draft.agents(), first);
    InstalledAgent changed =
        edit.agent().orElseThrow().with(edit.agent().orElseThrow().values().with("pvs", "true"));
    for (int row = 0; row < 3; row++) {
      draft.change(row, edit.to(changed, first.limits().withDepth(7), 3));
    }
    assertThat(draft.configurations().get(0).agent().text()).contains("pvs=true", "hole-number");
    assertThat(draft.configurations().get(1).agent()).hasToString("ulfhake/alphabeta-5:pvs=true");
    assertThat(draft.configurations().get(2).agent()).as("has no such option").hasToString("uct");
    assertThat(draft.configurations()).extracting(Configuration::seed).containsOnly(3L);
    assertThat(draft.configurations().get(1).limits().depth()).isEqualTo(7);
    assertThat(draft.configurations().get(0).name()).contains("Hole number");
  }

  @Test
  void resultsStayWithTheirRowsWhateverIsAddedOrRenamed() throws Exception {
    add("ulfhake/alphabeta", "ulfhake/alphabeta-5");
    draft.depth(2);
    draft.found(ANALYST.resume(draft.comparison().orElseThrow(), PATIENT, c -> {}));
    assertThat(draft.comparison().orElseThrow().complete()).isTrue();
    draft.change(1, c -> c.withName("Mine"));
    draft.remove(0);
    add("ulfhake/alphabeta-2");
    Comparison now = draft.comparison().orElseThrow();
    assertThat(now.complete()).isFalse();
    assertThat(now.rows(2).get(0).nodes()).isEqualTo(42);
    assertThat(now.rows(2).get(1).nodes()).isNaN();
    // Only the new one is searched.
    Comparison whole = ANALYST.resume(now, PATIENT, c -> {});
    assertThat(whole.rows(2).get(1).nodes()).isEqualTo(168);
    assertThat(whole.analyses()).hasSize(4);
  }

  @Test
  void thePositionOfTheResultsStaysWhenTheBoardChanges() throws Exception {
    add("ulfhake/alphabeta-5");
    draft.depth(1);
    draft.board(Line.of(ULFHAKE));
    draft.found(ANALYST.resume(draft.comparison().orElseThrow(), PATIENT, c -> {}));
    Subject other = draft.positions().named().get(1);
    draft.board(other.line());
    assertThat(draft.request().subjects()).extracting(Subject::name).containsExactly("Start");
    draft.release();
    assertThat(draft.request().subjects()).extracting(Subject::name).containsExactly(other.name());
  }

  @Test
  void anOptionIsVariedOverTickedPartsOrWrittenNumbers() {
    Variation variation = new Variation(draft.agents());
    InstalledAgent alphaBeta = agent("alpha-beta");
    Option<?> ordering =
        variation.options(alphaBeta).stream()
            .filter(o -> o.id().equals("ordering"))
            .findFirst()
            .orElseThrow();
    List<Variation.Value> four = variation.values(ordering).subList(0, 4);
    List<Configuration> made = variation.configurations(draft, alphaBeta, ordering, four);
    assertThat(made)
        .extracting(Configuration::name)
        .containsExactlyElementsOf(four.stream().map(Variation.Value::label).toList());
    assertThat(made).allMatch(c -> c.limits().equals(Limits.depth(4)));
    assertThatThrownBy(() -> variation.configurations(draft, alphaBeta, ordering, List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Tick");
    InstalledAgent uct = agent("uct");
    Option<?> cp =
        variation.options(uct).stream()
            .filter(o -> o.kind() == Option.Kind.DECIMAL)
            .findFirst()
            .orElseThrow();
    assertThat(variation.configurations(draft, uct, cp, Variation.numbers(cp, "0.5, 1 0.5")))
        .hasSize(2)
        .allMatch(c -> c.limits().iterations() > 0)
        .extracting(Configuration::name)
        .containsExactly(cp.label() + " 0.5", cp.label() + " 1.0");
    assertThatThrownBy(() -> Variation.numbers(cp, "many")).isInstanceOf(InputException.class);
  }

  @Test
  void theSetsOfTheAgentThatIsSetUpComeFirst() {
    InstalledAgent mine =
        agent("alpha-beta").with(agent("alpha-beta").values().with("pvs", "true"));
    List<QuickAdds.Entry> sets = QuickAdds.all(draft.agents(), Optional.of(mine), 5);
    assertThat(sets.get(0).title()).isEqualTo("All orderings of Alpha-beta");
    assertThat(sets.get(0).configurations())
        .allMatch(c -> c.agent().text().contains("pvs=true") && c.limits().depth() == 5);
  }

  @Test
  void presetsOfTheUserAreOfferedAndFound() {
    String game = ULFHAKE.game().id();
    OwnPreset mine =
        new OwnPreset(
            "mine/deep",
            "Deep",
            "Mine",
            game,
            "alpha-beta",
            Map.of("pvs", "true"),
            Limits.depth(6));
    assertThat(draft.agents().find(AgentSpec.of("mine/deep"))).isEmpty();
    CATALOG.offer(List.of(mine));
    try {
      InstalledAgent deep =
          draft.agents().all().stream()
              .filter(agent -> agent.id().equals("mine/deep"))
              .findFirst()
              .orElseThrow();
      assertThat(deep.limits()).isEqualTo(Limits.depth(6));
      Configuration made = draft.configuration(deep, deep.limits(), 0);
      assertThat(made.name()).isEqualTo("Deep");
      assertThat(made.agent()).hasToString("mine/deep");
      assertThat(draft.agents().find(made.agent()).orElseThrow().values().texts())
          .containsEntry("pvs", "true");
    } finally {
      CATALOG.offer(List.of());
    }
  }

  @Test
  void aHeadingSaysWhatIsComparedAndThatTheBoardShowsSomethingElse() {
    add("alpha-beta", "uct");
    Comparison comparison = draft.comparison().orElseThrow();
    Heading heading = Heading.of(comparison, -1, ULFHAKE);
    assertThat(heading.text()).contains("Chinese Checkers", "Ulfhake", "Start", "2 configurations");
    assertThat(heading.foreign()).isFalse();
    Heading foreign =
        Heading.of(
            comparison, 0, ULFHAKE.game().rules(OptionValues.defaults(ULFHAKE.game().options())));
    assertThat(foreign.foreign()).isTrue();
    assertThat(foreign.text()).endsWith("not the position on the board");
  }
}
