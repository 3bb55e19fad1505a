package org.plyscope.testkit.display;

import java.awt.GraphicsEnvironment;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Decides for {@link NeedsDisplay}. */
final class DisplayCondition implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    boolean required = "required".equals(System.getProperty("gui.tests"));
    return decide(GraphicsEnvironment.isHeadless(), required);
  }

  static ConditionEvaluationResult decide(boolean headless, boolean required) {
    if (!headless) {
      return ConditionEvaluationResult.enabled("There is a display.");
    }
    if (required) {
      throw new IllegalStateException("There is no display, and gui.tests=required.");
    }
    return ConditionEvaluationResult.disabled(
        "There is no display; install Xvfb to run this test.");
  }
}
