package org.plyscope.testkit.display;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;

class DisplayConditionTest {
  @Test
  void aTestRunsWhereThereIsADisplay() {
    assertThat(DisplayCondition.decide(false, false).isDisabled()).isFalse();
    assertThat(DisplayCondition.decide(false, true).isDisabled()).isFalse();
  }

  @Test
  void aTestIsSkippedWithAReasonWhereThereIsNone() {
    ConditionEvaluationResult result = DisplayCondition.decide(true, false);
    assertThat(result.isDisabled()).isTrue();
    assertThat(result.getReason()).hasValue("There is no display; install Xvfb to run this test.");
  }

  @Test
  void aTestFailsWhereADisplayIsRequired() {
    assertThatThrownBy(() -> DisplayCondition.decide(true, true))
        .hasMessage("There is no display, and gui.tests=required.");
  }
}
