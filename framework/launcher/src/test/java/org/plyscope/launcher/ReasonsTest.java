package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleException;

class ReasonsTest {
  @Test
  void whatTheSystemSaidIsTheReason() {
    IOException full = new IOException("No space left on device");
    assertThat(Reasons.of(new BundleException("Unable to cache bundle", full)))
        .isEqualTo("No space left on device");
    assertThat(Reasons.of(new FileSystemException("/x/0.lock", null, "Is a directory")))
        .isEqualTo("'/x/0.lock': Is a directory");
    assertThat(Reasons.of(new AccessDeniedException("/x"))).isEqualTo("'/x' may not be written");
    assertThat(Reasons.of(new IllegalStateException("first\nsecond"))).isEqualTo("first");
    assertThat(Reasons.of(new NullPointerException())).isEqualTo("NullPointerException");
    assertThat(Reasons.of(new OutOfMemoryError("heap"))).contains("not enough memory");
    assertThat(Reasons.of(new IOException("x".repeat(10_000)))).hasSizeLessThan(600);
  }

  @Test
  void aFailureThatCannotBeReadIsNamed() {
    Throwable unprintable =
        new Error() {
          private static final long serialVersionUID = 1;

          @Override
          public String getMessage() {
            throw this;
          }
        };
    assertThat(Reasons.of(unprintable)).isEqualTo(unprintable.getClass().getName());
  }
}
