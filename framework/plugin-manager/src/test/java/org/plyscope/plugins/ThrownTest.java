package org.plyscope.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThrownTest {
  /** Fails whatever it is asked, by throwing itself. */
  private static final class Spiteful extends Error {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw this;
    }

    @Override
    public String toString() {
      throw this;
    }

    @Override
    public synchronized Throwable getCause() {
      throw this;
    }

    @Override
    public StackTraceElement[] getStackTrace() {
      throw this;
    }
  }

  /** Is fine itself, but not what caused it. */
  private static final class Nested extends RuntimeException {
    private static final long serialVersionUID = 1;

    Nested() {
      super("outside", new Spiteful());
    }
  }

  static Stream<Throwable> unprintable() {
    return Stream.of(
        new Spiteful(),
        new Nested(),
        new Error() {
          private static final long serialVersionUID = 1;

          @Override
          public String toString() {
            throw new IllegalStateException();
          }

          @Override
          public String getMessage() {
            return null;
          }
        },
        new Exception() {
          private static final long serialVersionUID = 1;

          @Override
          public StackTraceElement[] getStackTrace() {
            return null;
          }

          @Override
          public String getMessage() {
            throw new StackOverflowError();
          }
        });
  }

  @ParameterizedTest
  @MethodSource("unprintable")
  void everythingCanBeDescribed(Throwable thrown) {
    assertThat(Thrown.kind(thrown)).isIn("Spiteful", "Nested", "Error", "Exception");
    assertThat(Thrown.message(thrown)).isIn("", "outside");
    assertThat(Thrown.words(thrown)).startsWith(Thrown.kind(thrown));
    assertThat(Thrown.trace(thrown)).contains(thrown.getClass().getName());
    assertThat(Thrown.frames(thrown)).doesNotContainNull();
    assertThat(Thrown.causes(thrown)).first().isSameAs(thrown);
    StringWriter text = new StringWriter();
    Thrown.logged(thrown).printStackTrace(new PrintWriter(text, true));
    assertThat(text.toString().strip()).isEqualTo(Thrown.trace(thrown).strip());
  }

  @Test
  void anOrdinaryExceptionIsPrintedAsEver() {
    Exception thrown = new IllegalStateException("no board", new ArithmeticException("by zero"));
    assertThat(Thrown.words(thrown)).isEqualTo("IllegalStateException, no board");
    assertThat(Thrown.trace(thrown))
        .startsWith("java.lang.IllegalStateException: no board")
        .contains("\tat " + ThrownTest.class.getName())
        .contains("Caused by: java.lang.ArithmeticException: by zero");
    assertThat(Thrown.causes(thrown)).hasSize(2);
  }

  @Test
  void causesThatFormACircleEnd() {
    Exception one = new IllegalStateException("one");
    Exception two = new IllegalStateException("two", one);
    one.initCause(two);
    assertThat(Thrown.causes(one)).containsExactly(one, two);
  }
}
