package org.plyscope.testkit.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;

class BrowserConditionTest {
  @Test
  void aTestRunsWhereThereIsABrowser() {
    assertThat(BrowserCondition.decide(true, false).isDisabled()).isFalse();
    assertThat(BrowserCondition.decide(true, true).isDisabled()).isFalse();
  }

  @Test
  void aTestIsSkippedWithAReasonWhereThereIsNone() {
    ConditionEvaluationResult result = BrowserCondition.decide(false, false);
    assertThat(result.isDisabled()).isTrue();
    assertThat(result.getReason())
        .hasValue("There is no Chromium; install chromium to run this test.");
  }

  @Test
  void aTestFailsWhereABrowserIsRequired() {
    assertThatThrownBy(() -> BrowserCondition.decide(false, true))
        .hasMessage("There is no Chromium, and gui.tests=required.");
  }
}
