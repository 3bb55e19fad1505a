package org.plyscope.experiment.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Contestant;
import org.plyscope.lab.catalog.Catalog;

/** A file describes a whole tuning, and errors in it are reported with their place. */
class TuningFileTest {
  private static final String POPULATION = "\"against\": \"population\"";

  @TempDir private Path folder;
  private final Catalog catalog = TuningSamples.catalog();

  private TuningPlan read(String more, String... changes) {
    return TuningFile.read(TuningSamples.file(folder, more), List.of(changes), catalog);
  }

  private void refused(String sentence, String more, String... changes) {
    assertThatThrownBy(() -> read(more, changes))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void whatIsNotSaidHasASensibleValue() {
    TuningPlan plan = read(POPULATION);
    assertThat(plan.name()).isEqualTo("how well to play");
    assertThat(plan.population()).isTrue();
    assertThat(plan.extent()).isEqualTo(new TuningPlan.Extent(2, 1, 0, 0, 0, false));
    assertThat(plan.parameters())
        .containsExactly(new Parameter("skill", false, 0, 1, false, List.of(), "0.5"));
    assertThat(plan.method().text()).isEqualTo("random-search:points=3,rounds=2");
    assertThat(plan.testOpponents()).isEmpty();
    assertThat(plan.agent(List.of("0.75")).text()).isEqualTo("expert:skill=0.75");
  }

  @Test
  void everyKindOfOptionCanBeTuned() {
    TuningPlan plan =
        read(
            POPULATION,
            "tune.options={\"skill\":{\"from\":0.01,\"log\":true},\"depth\":{},\"mood\":{}}");
    List<Parameter> all = plan.parameters();
    assertThat(all.get(0).value(0.5)).isEqualTo("0.1");
    assertThat(all.get(0).unit("0.1")).isEqualTo(0.5);
    assertThat(List.of(all.get(1).value(0), all.get(1).value(0.49), all.get(1).value(1)))
        .containsExactly("1", "2", "4");
    assertThat(all.get(1).axis().values()).isEqualTo(4);
    assertThat(all.get(2).value(all.get(2).unit("bad"))).isEqualTo("bad");
    assertThat(all.get(2).axis().ordered()).isFalse();
    assertThat(plan.agent(List.of("0.1", "3", "bad")).text())
        .isEqualTo("expert:skill=0.1,depth=3,mood=bad");
  }

  @Test
  void theLastTestIsAgainstTheStartAndWhatWasPublished() {
    String more =
        POPULATION
            + ", \"published\": [ { \"name\": \"run 1\", \"values\": [0.9], \"fitness\": 0.6 },"
            + " { \"name\": \"run 2\", \"values\": { \"skill\": 0.8 } } ],"
            + " \"agents\": { \"weak\": { \"use\": \"expert\", \"skill\": 0 } },"
            + " \"test\": { \"blocks\": 7 }";
    TuningPlan plan = read(more);
    assertThat(plan.testOpponents().stream().map(Contestant::name))
        .containsExactly("start", "run 1", "run 2");
    assertThat(plan.testOpponents().get(1).agent()).hasToString("expert:skill=0.9");
    assertThat(plan.extent().testBlocks()).isEqualTo(7);
    assertThat(plan.published().get(0).fitness()).isEqualTo(0.6);
    TuningPlan other = read(more, "test.against=[\"weak\",\"start\"]");
    assertThat(other.testOpponents().stream().map(Contestant::name))
        .containsExactly("weak", "start");
  }

  @Test
  void whatIsWrongIsSaidWithItsPlace() {
    refused("has no 'against'", "\"repetitions\": 2");
    refused("did you mean against", "\"againts\": \"population\"");
    refused("Write \"population\"", "\"against\": [\"missing\"]");
    refused("tune.options.skil", POPULATION, "tune.options={\"skil\":{}}");
    refused("it is tuned from 0.6 to 1", POPULATION, "tune.options.skill.from=0.6");
    refused("a number from 0.0 to 1.0", POPULATION, "tune.options.skill.to=3");
    refused("bounds above 0", POPULATION, "tune.options.skill.log=true");
    refused("not that far apart", POPULATION, "tune.options.skill={\"from\":-1e308,\"to\":1e308}");
    refused(
        "not that far apart",
        POPULATION,
        "tune.options.skill={\"from\":1e-300,\"to\":1e300,\"log\":true}");
    refused("names no part", POPULATION, "tune.options={\"skill.x\":{}}");
    refused("no tuner 'genetics'", POPULATION, "method=genetics");
    refused("There is no option 'x'", POPULATION, "method.x=1");
    refused("a tuning has no 'format'", POPULATION, "format=round-robin");
    refused("there is no key 'blocs' here", POPULATION + ", \"blocs\": 2");
    refused("a list of 1 values", POPULATION + ", \"published\": [{\"name\":\"a\",\"values\":[]}]");
    refused("no set or agent 'x'", POPULATION + ", \"test\": {\"blocks\": 1, \"against\": \"x\"}");
  }
}
