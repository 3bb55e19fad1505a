package org.plyscope.view.compare.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.view.compare.Parts;

class ConfigurationsTest {
  private final List<String> complaints = new ArrayList<>();
  private final Configurations table =
      new Configurations(text -> Parts.ANALYST.canonical(Parts.ULFHAKE, text), complaints::add);

  ConfigurationsTest() {
    table.add(List.of(Configuration.of("alpha-beta", Limits.depth(4)).withName("one")));
  }

  @Test
  void takesWhatMakesSense() {
    table.setValueAt("renamed", 0, 0);
    table.setValueAt(" alpha-beta:pvs=true ", 0, 1);
    table.setValueAt("depth=3, nodes=500", 0, 2);
    table.setValueAt("42", 0, 3);
    assertThat(table.all())
        .containsExactly(
            Configuration.of("alpha-beta:pvs=true", Limits.depth(3).withNodes(500))
                .withName("renamed")
                .withSeed(42));
    assertThat(complaints).containsOnly("");
  }

  @Test
  void explainsNonsenseAndChangesNothing() {
    List<Configuration> before = table.all();
    table.setValueAt("alpha-beta:pvs=perhaps", 0, 1);
    table.setValueAt("deep", 0, 2);
    table.setValueAt("x", 0, 3);
    assertThat(table.all()).isEqualTo(before);
    assertThat(complaints).hasSize(3).allSatisfy(s -> assertThat(s).endsWith("."));
    assertThat(complaints.get(0)).contains("pvs");
  }

  @Test
  void copiesAndRemovesRows() {
    table.duplicate(0);
    assertThat(table.getValueAt(1, 0)).isEqualTo("one (copy)");
    table.remove(0);
    assertThat(table.all()).extracting(Configuration::name).containsExactly("one (copy)");
    table.setValueAt("", 0, 0);
    assertThat(table.getValueAt(0, 0)).isEqualTo("alpha-beta");
  }

  @Test
  void findsConfigurationsThatDoNotFitTheGame() {
    table.add(List.of(Configuration.of("kalah-expert", Limits.depth(4)).withName("two")));
    assertThat(table.problem(0)).isEmpty();
    assertThat(table.problem(1)).contains("kalah-expert");
  }
}
