package org.plyscope.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListenersTest {
  private final List<String> notified = new ArrayList<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  @Test
  void notifiesInOrderUntilClosed() {
    Registration first = listeners.add(() -> notified.add("first"));
    listeners.add(() -> notified.add("second"));
    listeners.fire(Runnable::run);
    first.close();
    listeners.fire(Runnable::run);
    assertThat(notified).containsExactly("first", "second", "second");
  }

  @Test
  void closingTwiceRemovesNoEqualListener() {
    Runnable same = () -> notified.add("same");
    Registration first = listeners.add(same);
    listeners.add(same);
    first.close();
    first.close();
    listeners.fire(Runnable::run);
    assertThat(notified).containsExactly("same");
  }

  @Test
  void skipsAListenerThatAnotherHasRemoved() {
    Registration[] second = new Registration[1];
    listeners.add(() -> second[0].close());
    second[0] = listeners.add(() -> notified.add("second"));
    listeners.fire(Runnable::run);
    assertThat(notified).isEmpty();
    assertThat(listeners.isEmpty()).isFalse();
  }

  @Test
  void aFailureReachesTheCallerAfterAllWereNotified() {
    listeners.add(
        () -> {
          throw new IllegalStateException("first");
        });
    listeners.add(
        () -> {
          throw new NoClassDefFoundError("second");
        });
    listeners.add(() -> notified.add("third"));
    assertThatThrownBy(() -> listeners.fire(Runnable::run))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("first")
        .hasSuppressedException(new NoClassDefFoundError("second"));
    assertThat(notified).containsExactly("third");
  }

  @Test
  void aHandlerOfFailuresKeepsThemFromTheCaller() {
    Listeners<Runnable> contained = new Listeners<>(e -> notified.add(e.getMessage()));
    contained.add(
        () -> {
          throw new IllegalStateException("failed");
        });
    contained.add(() -> notified.add("next"));
    contained.fire(Runnable::run);
    assertThat(notified).containsExactly("failed", "next");
  }
}
