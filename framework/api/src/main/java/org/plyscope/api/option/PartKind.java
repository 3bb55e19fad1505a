package org.plyscope.api.option;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface a kind of part, for example evaluators. It annotates the interface, a
 * subinterface of {@code org.plyscope.api.part.GamePart}, that plugins implement and publish as a
 * service.
 *
 * <p>The host recognises a kind by this annotation alone: parts of every kind are listed, chosen in
 * forms and named by {@link Option#part options} without code specific to the kind.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PartKind {
  /**
   * Returns the name of one such part, in lower case, for example {@code evaluator}.
   *
   * @return the word, kebab-case
   */
  String id();

  /**
   * Returns the plural, for example {@code evaluators}.
   *
   * @return the word, kebab-case
   */
  String plural();

  /**
   * Returns the purpose of such parts, as a phrase that follows "List", for example {@code the ways
   * to judge a position}.
   *
   * @return the phrase, without a period
   */
  String purpose();

  /**
   * Returns whether an option may name several at once, joined by {@code +}.
   *
   * @return false by default
   */
  boolean joins() default false;
}
