package org.plyscope.testkit.display;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test class or test method that shows windows.
 *
 * <p>Without a display the test is skipped, with a reason. Where the system property {@code
 * gui.tests} is {@code required}, as in continuous integration, it fails instead, so that a skipped
 * test is not mistaken for a passed one.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(DisplayCondition.class)
public @interface NeedsDisplay {}
