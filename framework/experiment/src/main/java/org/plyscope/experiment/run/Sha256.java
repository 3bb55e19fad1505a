package org.plyscope.experiment.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Computes SHA-256 hashes, written as 64 lower-case hexadecimal digits. */
public final class Sha256 {
  private Sha256() {}

  /** Returns the hash of a text in UTF-8. */
  public static String of(String text) {
    return text(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Returns the hash of a file, read piece by piece.
   *
   * @throws IOException if it cannot be read
   */
  public static String of(Path file) throws IOException {
    MessageDigest digest = digest();
    byte[] piece = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
        digest.update(piece, 0, read);
      }
    }
    return text(digest.digest());
  }

  /** Starts a hash. */
  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes a finished hash as text. */
  public static String text(byte[] hash) {
    return HexFormat.of().formatHex(hash);
  }
}
