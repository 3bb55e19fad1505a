package org.plyscope.lab.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.plyscope.api.program.ProgramException;

class StreamChannelTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private StreamChannel channel(String written, int longest, int perSecond) {
    InputStream in = new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8));
    return new StreamChannel("test", in, out, new StreamChannel.Bounds(longest, perSecond));
  }

  @Test
  void linesComeWithoutTheirEnds() {
    try (StreamChannel channel = channel("one\r\ntwö\n\nlast", 100, 100)) {
      assertThat(channel.receive(5_000)).contains("one");
      assertThat(channel.receive(5_000)).contains("twö");
      assertThat(channel.receive(5_000)).contains("");
      assertThat(channel.receive(5_000)).contains("last");
      assertThatThrownBy(() -> channel.receive(5_000))
          .isInstanceOf(ProgramException.class)
          .hasMessage("it closed the connection");
      assertThatThrownBy(() -> channel.receive(0)).isInstanceOf(ProgramException.class);
      channel.send("answer");
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("answer\n");
  }

  @Test
  void aLineThatIsTooLongEndsTheConversation() {
    try (StreamChannel channel = channel("short\n" + "x".repeat(200), 100, 100)) {
      assertThat(channel.receive(5_000)).contains("short");
      assertThatThrownBy(() -> channel.receive(5_000))
          .hasMessage("it wrote a line of more than 100 bytes");
    }
  }

  @Test
  void tooManyLinesEndTheConversation() {
    try (StreamChannel channel = channel("a\n".repeat(50), 100, 10)) {
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 50; i++) {
                  channel.receive(5_000);
                }
              })
          .hasMessage("it wrote more than 10 lines in a second");
    }
    try (StreamChannel channel = channel("a\n".repeat(5_000), 100, 100_000)) {
      assertThatThrownBy(
              () -> {
                while (true) {
                  Thread.sleep(5);
                  channel.receive(5_000);
                }
              })
          .hasMessage("it wrote more than 1000 lines that were not asked for");
    }
  }

  private static void rest() {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static InputStream silent() {
    return new InputStream() {
      @Override
      public int read() {
        rest();
        return -1;
      }

      @Override
      public int read(byte[] unused, int from, int length) {
        return read();
      }
    };
  }

  @Test
  void aSideThatDoesNotReadEndsTheConversation() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int unused) {
            rest();
          }

          @Override
          public void write(byte[] unused) {
            rest();
          }
        };
    try (StreamChannel channel =
        new StreamChannel("test", silent(), full, new StreamChannel.Bounds(10, 10))) {
      String line = "x".repeat(1_000);
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 2_000; i++) {
                  channel.send(line);
                }
              })
          .isInstanceOf(ProgramException.class)
          .hasMessage("it does not read");
      assertThatThrownBy(() -> channel.receive(5_000)).hasMessage("it does not read");
    }
  }

  @Test
  void anEndIsSeenByTheReader() {
    try (StreamChannel channel =
        new StreamChannel("test", silent(), out, new StreamChannel.Bounds(10, 10))) {
      assertThat(channel.receive(10)).isEmpty();
      channel.end();
      assertThatThrownBy(() -> channel.receive(5_000)).hasMessage("the conversation was ended");
    }
  }
}
