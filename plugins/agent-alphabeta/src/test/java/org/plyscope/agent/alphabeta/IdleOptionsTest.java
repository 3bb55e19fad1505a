package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

class IdleOptionsTest {
  private static final String NAMES =
      "cuts=strict,pvs=true,aspiration=2,table-depth=deeper,table-move=true,killers=true,"
          + "counter-moves=true,history=after,razoring=20,contact-rows=3";

  private final Rules rules = Lattice.rules(Map.of("seed", "76", "length", "60"));

  @Test
  void thePresetsChooseNothingInVain() {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    OptionValues standard = OptionValues.defaults(factory.options());
    assertThat(IdleOptions.remark(standard)).isEmpty();
    assertThat(factory.presets())
        .allSatisfy(p -> assertThat(IdleOptions.remark(standard.with(p.values()))).isEmpty());
  }

  /**
   * There is one depth: the limit, and only without one the option; adaptive searches start there.
   */
  @Test
  void aLimitOfDepthReplacesTheUsualDepth() {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    OptionValues values = OptionValues.defaults(factory.options());
    assertThat(factory.idle(values, Limits.depth(6)))
        .containsEntry("depth", "The limit of depth, 6, applies instead.")
        .containsEntry("table-move", "Has no effect without a table.");
    assertThat(factory.idle(values, Limits.nodes(99))).doesNotContainKey("depth");
    assertThat(factory.idle(values.with("depth-control", "adaptive"), Limits.depth(6)))
        .doesNotContainKey("depth");
  }

  @Test
  void theResultSaysWhatHasNoEffect() throws Exception {
    assertThat(search("table-move=true").comment())
        .endsWith("The option table-move has no effect without a table.");
    assertThat(search("pruning=none,pvs=true,aspiration=5,razoring=3").comment())
        .endsWith(
            "The option razoring has no effect without pruning."
                + " The options pvs and aspiration have no effect without deep pruning.");
    assertThat(search("depth-control=fixed,depth=2,aspiration=5").comment())
        .endsWith("The option aspiration has no effect without deepening.");
    assertThat(search("table=1,table-move=true").comment()).doesNotContain("no effect");
  }

  /**
   * Each option that is reported as idle has no effect: with and without it the same is searched.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pruning=none; cuts killers counter-moves history pvs aspiration razoring table-depth"
            + " table-move contact-rows",
        "pruning=shallow; pvs aspiration table-depth table-move contact-rows",
        "depth-control=fixed,depth=6; aspiration table-depth table-move contact-rows",
        "table=1,own-moves=without-contact; ''"
      })
  void idleOptionsChangeNothing(String base, String idle) throws Exception {
    List<String> expected = idle.isEmpty() ? List.of() : List.of(idle.split(" ", -1));
    SearchResult plain = search(base);
    for (String option : NAMES.split(",", -1)) {
      String name = option.substring(0, option.indexOf('='));
      SearchResult result = search(base + "," + option);
      assertThat(result.comment().contains(name + " has no effect"))
          .as("%s with %s", option, base)
          .isEqualTo(expected.contains(name));
      if (expected.contains(name)) {
        assertThat(result.counts().nodes()).isEqualTo(plain.counts().nodes());
        assertThat(result.value()).isEqualTo(plain.value());
      }
    }
  }

  private SearchResult search(String options) throws Exception {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    TestParts parts = TestParts.of(Lattice.HASH_VALUE, Lattice.BEST_NEXT);
    Map<String, String> changes = new HashMap<>();
    for (String option : options.split(",", -1)) {
      changes.put(option.split("=", -1)[0], option.split("=", -1)[1]);
    }
    try (Agent agent = factory.create(parts.context(factory, rules, changes))) {
      return agent.search(SearchRequest.of(Line.of(rules), Limits.depth(6)), SearchListener.NONE);
    }
  }
}
