package org.plyscope.api.part;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.plyscope.api.InputException;

/**
 * A file named by an option, found and readable. Built by the host; thread-safe.
 *
 * <p>Its hash shows later whether results were produced with the same content.
 */
public final class PartFile {
  /** The end of a path matters, so a usual one is quoted as a whole. */
  private static final int LONGEST = 300;

  private final Path path;
  private String hash;

  private PartFile(Path path) {
    this.path = path;
  }

  /**
   * Finds a file.
   *
   * @param name the value of the option, an absolute path or one relative to a folder
   * @param folders where to look for relative paths, in this order
   * @return the first file found
   * @throws InputException if there is no such file, or it is a folder or a device or cannot be
   *     read
   */
  public static PartFile find(String name, List<Path> folders) {
    for (Path folder : folders) {
      Path path = resolved(folder, name);
      if (Files.isDirectory(path)) {
        throw new InputException(quoted(name) + " is a folder; it must be a file.");
      }
      if (Files.exists(path)) {
        if (!Files.isRegularFile(path)) {
          throw new InputException("'" + name + "' is a device; it must be a file.");
        }
        if (!Files.isReadable(path)) {
          throw new InputException("The file " + quoted(name) + " cannot be read.");
        }
        return new PartFile(path);
      }
    }
    List<String> places =
        folders.stream().map(folder -> folder.toAbsolutePath().normalize().toString()).toList();
    throw new InputException(
        "There is no file %s; looked in %s.".formatted(quoted(name), String.join(" and ", places)));
  }

  private static String quoted(String name) {
    return InputException.quote(name, LONGEST);
  }

  private static Path resolved(Path folder, String name) {
    try {
      return folder.resolve(name.strip()).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new InputException(quoted(name) + " is not the path of a file.");
    }
  }

  /**
   * Returns where the file is.
   *
   * @return an absolute path
   */
  public Path path() {
    return path;
  }

  /**
   * Returns the SHA-256 hash of the content, which is read on the first call.
   *
   * @return 64 hexadecimal digits in lower case
   * @throws InputException if the file can no longer be read
   */
  public synchronized String sha256() {
    if (hash == null) {
      try (InputStream in = Files.newInputStream(path)) {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        hash = HexFormat.of().formatHex(digest.digest());
      } catch (IOException e) {
        throw new InputException("The file '" + path + "' cannot be read.");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("Every Java platform knows SHA-256.", e);
      }
    }
    return hash;
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
