package org.plyscope.api.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChoicesTest {
  private final Choices choices = Choices.inMemory();

  @Test
  void standardHoldsUntilTheUserChooses() {
    assertThat(choices.text("colour", "red")).isEqualTo("red");
    assertThat(choices.flag("shown", true)).isTrue();
    assertThat(choices.number("turn", 90)).isEqualTo(90);
    choices.put("colour", "blue");
    choices.put("shown", false);
    choices.put("turn", 180);

    assertThat(choices.text("colour", "red")).isEqualTo("blue");
    assertThat(choices.flag("shown", true)).isFalse();
    assertThat(choices.number("turn", 90)).isEqualTo(180);
    assertThat(choices.names()).containsExactly("colour", "shown", "turn");
  }

  @Test
  void whatIsNoNumberIsTheStandard() {
    choices.put("turn", "left");
    assertThat(choices.number("turn", 7)).isEqualTo(7);
    choices.remove("turn");

    assertThat(choices.get("turn")).isEmpty();
  }
}
