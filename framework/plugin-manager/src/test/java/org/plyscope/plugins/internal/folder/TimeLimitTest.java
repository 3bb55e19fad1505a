package org.plyscope.plugins.internal.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A thread that wants to run but gets no processor time has longer. One that waits for a connection
 * looks the same to the virtual machine: it can run, and uses no processor time.
 */
@Timeout(60)
@Tag("timed")
class TimeLimitTest {
  private static final int LIMIT_MILLIS = 500;

  private final TimeLimit limit = new TimeLimit(Duration.ofMillis(LIMIT_MILLIS));

  private static String starve(ServerSocket socket, int millis) throws IOException {
    socket.setSoTimeout(millis);
    try {
      socket.accept().close();
      return "connected";
    } catch (SocketTimeoutException e) {
      return "done";
    }
  }

  private static ServerSocket socket() throws IOException {
    return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  @Test
  void aThreadWithoutProcessorTimeHasLonger() throws Exception {
    try (ServerSocket socket = socket()) {
      assertThat(limit.call("starved", () -> starve(socket, LIMIT_MILLIS * 3 / 2)))
          .isEqualTo("done");
    }
  }

  @Test
  void theExtensionEnds() throws Exception {
    try (ServerSocket socket = socket()) {
      long start = System.nanoTime();
      assertThatThrownBy(() -> limit.call("starved", () -> starve(socket, 0)))
          .isInstanceOf(TimeoutException.class)
          .hasMessageContaining("accept");
      assertThat(System.nanoTime() - start)
          .isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(3 * LIMIT_MILLIS));
    }
  }

  @Test
  void aThreadThatSleepsHasNoLonger() {
    assertThatThrownBy(
            () ->
                limit.call(
                    "sleeping",
                    () -> {
                      TimeUnit.MILLISECONDS.sleep(LIMIT_MILLIS * 3 / 2);
                      return "done";
                    }))
        .isInstanceOf(TimeoutException.class);
  }
}
