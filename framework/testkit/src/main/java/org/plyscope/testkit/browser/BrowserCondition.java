package org.plyscope.testkit.browser;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Decides for {@link NeedsBrowser}. */
final class BrowserCondition implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    boolean required = "required".equals(System.getProperty("gui.tests"));
    return decide(Browser.find().isPresent(), required);
  }

  static ConditionEvaluationResult decide(boolean found, boolean required) {
    if (found) {
      return ConditionEvaluationResult.enabled("There is a browser.");
    }
    if (required) {
      throw new IllegalStateException("There is no Chromium, and gui.tests=required.");
    }
    return ConditionEvaluationResult.disabled(
        "There is no Chromium; install chromium to run this test.");
  }
}
