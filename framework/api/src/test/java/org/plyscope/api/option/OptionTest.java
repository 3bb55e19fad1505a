package org.plyscope.api.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;

class OptionTest {
  private static final Option<Long> DEPTH =
      Option.integer("depth", "Depth", "How deep to search.", 4, 1, 64);
  private static final Option<Double> CP =
      Option.decimal("cp", "Cp", "How much to explore.", 0.7, 0, 10);
  private static final Option<Boolean> PRUNE =
      Option.flag("prune", "Prune", "Whether to cut branches.", true);
  private static final Option<String> CUTS =
      Option.choice("cuts", "Cuts", "Which cuts to make.", "deep", List.of("deep", "shallow"));
  private static final List<Option<?>> ALL = List.of(DEPTH, CP, PRUNE, CUTS);

  @Test
  void everyKindReadsWhatItWrites() {
    assertThat(DEPTH.parse(DEPTH.format(7L))).isEqualTo(7L);
    assertThat(CP.parse(CP.format(1.25))).isEqualTo(1.25);
    assertThat(PRUNE.parse("off")).isFalse();
    assertThat(CUTS.parse("shallow")).isEqualTo("shallow");
  }

  @Test
  void aWrongValueIsOneSentenceThatSaysWhatWouldBeRight() {
    assertWrong(DEPTH, "0", "Option 'depth' is '0'; it must be a whole number from 1 to 64.");
    assertWrong(DEPTH, "4.5", "Option 'depth' is '4.5'; it must be a whole number from 1 to 64.");
    assertWrong(CP, "NaN", "Option 'cp' is 'NaN'; it must be a number from 0.0 to 10.0.");
    assertWrong(PRUNE, "perhaps", "Option 'prune' is 'perhaps'; it must be true or false.");
    assertWrong(CUTS, "none", "Option 'cuts' is 'none'; it must be one of deep, shallow.");
  }

  @Test
  void valuesStartWithTheDefaultsAndChangeOneByOne() {
    OptionValues values = OptionValues.defaults(ALL);
    assertThat(values.get(DEPTH)).isEqualTo(4L);
    OptionValues changed = values.with(Map.of("depth", "6", "cuts", "shallow"));
    assertThat(changed.get(DEPTH)).isEqualTo(6L);
    assertThat(values.get(DEPTH)).isEqualTo(4L);
    assertThat(changed.changes())
        .containsOnly(Map.entry("depth", "6"), Map.entry("cuts", "shallow"));
    assertThat(changed).hasToString("depth=6,cuts=shallow");
    assertThat(OptionValues.defaults(ALL).with(changed.texts())).isEqualTo(changed);
    assertThat(changed.with(DEPTH, 4L).with(CUTS, "deep")).isEqualTo(values);
  }

  @Test
  void whatValuesSayIsReadBackEvenWithCommas() {
    Option<String> words = Option.text("words", "Words", "Any words.", "");
    OptionValues values = OptionValues.defaults(List.of(words)).with(words, "a,b=[c");
    assertThat(OptionText.parse(values.toString())).isEqualTo(Map.of("words", "a,b=[c"));
  }

  @Test
  void anOptionIsSetOnce() {
    assertThatThrownBy(() -> OptionText.parse("depth=3,cuts=deep,depth=4"))
        .isInstanceOf(InputException.class)
        .hasMessage("Option 'depth' is set twice.");
  }

  @Test
  void anUnknownOptionNamesTheKnownOnes() {
    assertThatThrownBy(() -> OptionValues.defaults(ALL).with("dept", "3"))
        .isInstanceOf(InputException.class)
        .hasMessage("There is no option 'dept'; there is depth, cp, prune, cuts.");
    assertThatThrownBy(() -> OptionValues.defaults(List.of()).with("x", "3"))
        .hasMessage("There is no option 'x'; there are no options here.");
  }

  @Test
  void anOptionDeclaredTwiceIsADefect() {
    assertThatThrownBy(() -> OptionValues.defaults(List.of(DEPTH, DEPTH)))
        .isNotInstanceOf(InputException.class)
        .hasMessageContaining("depth");
  }

  private static void assertWrong(Option<?> option, String text, String sentence) {
    assertThatThrownBy(() -> option.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }
}
