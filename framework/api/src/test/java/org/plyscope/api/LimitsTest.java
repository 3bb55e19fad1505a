package org.plyscope.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {
  @Test
  void limitsCombine() {
    Limits limits = Limits.depth(4).withNodes(1000).withTime(Duration.ofSeconds(2));
    assertThat(limits.depth()).isEqualTo(4);
    assertThat(limits.nodes()).isEqualTo(1000);
    assertThat(limits.iterations()).isZero();
    assertThat(limits.millis()).isEqualTo(2000);
    assertThat(limits).hasToString("depth=4, nodes=1000, time=2000ms");
    assertThat(limits.withDepth(0).withNodes(0)).isEqualTo(Limits.time(Duration.ofSeconds(2)));
    assertThat(Limits.NONE).hasToString("none");
  }

  @Test
  void aSearchReadsTimeInNanosecondsAndItsDepthWithAStandard() {
    assertThat(Limits.time(Duration.ofMillis(3)).nanos()).isEqualTo(3_000_000);
    assertThat(Limits.NONE.nanos()).isZero();
    assertThat(Limits.depth(4).depthOr(9)).isEqualTo(4);
    assertThat(Limits.nodes(4).depthOr(9)).isEqualTo(9);
  }

  @Test
  void aNegativeLimitIsOneSentence() {
    assertThatThrownBy(() -> Limits.NONE.withNodes(-1))
        .isInstanceOf(InputException.class)
        .hasMessage("The limit 'nodes' is -1; it must be at least 0.");
  }

  @Test
  void textIsReadAsItIsWritten() {
    Limits all =
        Limits.depth(5).withNodes(1000).withIterations(7).withTime(Duration.ofMillis(2500));
    assertThat(Limits.parse(all.toString())).isEqualTo(all);
    assertThat(Limits.parse(Limits.NONE.toString())).isEqualTo(Limits.NONE);
    Limits largest =
        Limits.depth(Integer.MAX_VALUE)
            .withNodes(Long.MAX_VALUE)
            .withIterations(Long.MAX_VALUE)
            .withTime(Duration.ofMillis(Long.MAX_VALUE));
    assertThat(Limits.parse(largest.toString())).isEqualTo(largest);
    assertThat(Limits.parse(" 4 ")).isEqualTo(Limits.depth(4));
    assertThat(Limits.parse("TIME = 20 ms")).isEqualTo(Limits.time(Duration.ofMillis(20)));
    assertThat(Limits.parse("time=1.5m,nodes=3"))
        .isEqualTo(Limits.nodes(3).withTime(Duration.ofSeconds(90)));
    assertThat(Limits.parseTime("1h")).isEqualTo(Duration.ofHours(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "depth",
        "depth=0",
        "depth=-1",
        "depth=4,",
        "plies=4",
        "depth=4, depth=5",
        "depth=2147483648",
        "nodes=9223372036854775808",
        "nodes=99999999999999999999",
        "nodes=1.5",
        "time=0s",
        "time=9223372036854775808ms",
        "time=2",
        "time=0.0001ms",
        "none, depth=4"
      })
  void otherTextIsRefusedInOneSentence(String text) {
    assertThatThrownBy(() -> Limits.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The ")
        .hasMessageEndingWith(".");
  }

  @Test
  void kindsCanBeLeftOut() {
    Limits limits = Limits.parse("depth=4, iterations=9, time=2s");
    assertThat(limits.kinds())
        .containsExactly(Limits.Kind.DEPTH, Limits.Kind.ITERATIONS, Limits.Kind.TIME);
    assertThat(limits.only(Set.of(Limits.Kind.ITERATIONS, Limits.Kind.NODES)))
        .hasToString("iterations=9");
    assertThat(limits.only(Set.of())).isEqualTo(Limits.NONE);
    assertThat(Limits.NONE.kinds()).isEmpty();
  }

  @Test
  void aPlaceInATextIsNamed() {
    InputException wrong = InputException.at(7, "'x'", "a digit");
    assertThat(wrong.column()).isEqualTo(7);
    assertThat(wrong).hasMessage("Column 7: found 'x', expected a digit.");
  }

  @Test
  void oneLimitIsReadByItsKey() {
    Limits limits = Limits.depth(3).with("nodes", " 500 ").with("time", "1.5s").with("depth", "4");
    assertThat(limits).isEqualTo(Limits.parse("depth=4, nodes=500, time=1500ms"));
    assertThatThrownBy(() -> Limits.NONE.with("nodes", "-5"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The limit 'nodes=-5' is not a whole number above 0");
    assertThatThrownBy(() -> Limits.NONE.with("depth", "3000000000"))
        .isInstanceOf(InputException.class)
        .hasMessage("The limit 'depth=3000000000' is too large; the largest is 2147483647.");
    assertThatThrownBy(() -> Limits.NONE.with("plies", "5"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The limit 'plies' is not known");
  }
}
