package org.plyscope.api.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.option.PartReference;

class AgentSpecTest {
  /** Texts as the program writes them; each must come back character by character. */
  private static final List<String> WRITTEN =
      List.of(
          "alpha-beta",
          "ulfhake/alphabeta-4",
          "mine/my-kalah",
          "alpha-beta:table=false",
          "ulfhake/alphabeta-4:pvs=true,depth-control=fixed",
          "alpha-beta:evaluator=kalah-heuristics[weights=run-19,stores=2]",
          "alpha-beta:ordering=hole-number+central-first[far=true,x=1],pvs=true",
          "uct:policy=mixed[first=greedy[evaluator=row-sum[a=1,b=2]],share=0.5],c=1.4",
          "book:file=C:\\\\books\\\\a\\,b.ply",
          "onnx:model=/data/my model.onnx",
          "odd:text=\\[ is open,next= two blanks ",
          "empty:evaluator=");

  @Test
  void writesWhatItRead() {
    assertThat(WRITTEN).allSatisfy(t -> assertThat(AgentSpec.parse(t).text()).isEqualTo(t));
  }

  @Test
  void readsWhatItWrote() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("plain", "1");
    options.put("comma", "a,b");
    options.put("slash", "a\\b");
    options.put("part", "x[a=1,b=y[c=2]]");
    options.put("open", "[[");
    options.put("blank", " ");
    options.put("equals", "a=b:c");
    AgentSpec spec = AgentSpec.of("some/preset", options);
    AgentSpec read = AgentSpec.parse(spec.text());
    assertThat(read).isEqualTo(spec);
    assertThat(read.options()).containsExactlyEntriesOf(options);
  }

  @Test
  void namesPartsAsValues() {
    AgentSpec spec =
        AgentSpec.parse("uct:evaluator=row-sum[a=1,b=x[c=2]],ordering=one+two[x=1],prior=");
    assertThat(spec.id()).isEqualTo("uct");
    assertThat(spec.parts("evaluator"))
        .containsExactly(PartReference.of("row-sum", Map.of("a", "1", "b", "x[c=2]")));
    assertThat(spec.parts("ordering")).extracting(PartReference::id).containsExactly("one", "two");
    assertThat(spec.parts("prior")).isEmpty();
    assertThat(spec.parts("missing")).isEmpty();
    assertThat(spec.option("missing")).isEmpty();
    assertThat(spec.option("prior")).contains("");
  }

  @Test
  void allowsBlanksThatUsersType() {
    assertThat(AgentSpec.parse(" alpha-beta : table=false").text())
        .isEqualTo("alpha-beta:table=false");
    assertThat(AgentSpec.parse("alpha-beta:")).isEqualTo(AgentSpec.of("alpha-beta"));
  }

  @Test
  void refusesMalformedOptions() {
    assertThatThrownBy(() -> AgentSpec.parse("alpha-beta:table"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'table' does not set an option");
    assertThatThrownBy(() -> AgentSpec.parse("alpha-beta:a=1,a=2"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("set twice");
  }

  @Test
  void isTheSameAgentUnderAnyLabel() {
    AgentSpec plain = AgentSpec.parse("alpha-beta:table=false");
    AgentSpec labelled = plain.withLabel("Without table");
    assertThat(labelled).isEqualTo(plain).hasSameHashCodeAs(plain);
    assertThat(labelled.label()).isEqualTo("Without table");
    assertThat(plain.label()).isEqualTo("alpha-beta:table=false");
    assertThat(labelled.withOptions(Map.of()).label()).isEqualTo("Without table");
    assertThat(labelled.text()).isEqualTo("alpha-beta:table=false");
    assertThat(plain).isNotEqualTo(AgentSpec.of("alpha-beta")).isNotEqualTo(AgentSpec.of("uct"));
  }

  @Test
  void keepsItsOptions() {
    Map<String, String> options = new LinkedHashMap<>(Map.of("a", "1"));
    AgentSpec spec = AgentSpec.of("x", options);
    options.put("b", "2");
    assertThat(spec.options()).containsExactly(Map.entry("a", "1"));
    assertThatThrownBy(() -> spec.options().put("c", "3"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
