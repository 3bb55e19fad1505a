package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.plyscope.api.InputException;

/**
 * A folder whose files the program names itself, for example that of a run. It may come from
 * another person, so nothing in it is written through a link, which could lead anywhere; the folder
 * itself was named by the user and may be a link. Written data has reached the disk.
 */
public final class OwnFolder {
  private final Path path;

  /** Names a folder. */
  public OwnFolder(Path path) {
    this.path = path;
  }

  /** Refuses a name that is a link. */
  static void refuseLink(Path file) throws FileSystemException {
    refuseLink(file, "it");
  }

  private static void refuseLink(Path file, String subject) throws FileSystemException {
    if (Files.isSymbolicLink(file)) {
      throw new FileSystemException(
          file.toString(), null, subject + " is a link to another place; delete the link");
    }
  }

  /** Refuses files for which a reader or a writer may wait forever. */
  static void refuseDevice(Path file) throws IOException {
    if (Files.exists(file) && Files.readAttributes(file, BasicFileAttributes.class).isOther()) {
      throw new FileSystemException(file.toString(), null, "it is a device");
    }
  }

  /**
   * Returns where a file is that is changed in place, not replaced. A file with a second name, as a
   * backup by hard links has, is refused, because the change would show under both names.
   *
   * @param name its name, perhaps with folders before it
   * @return its path; it may be missing
   * @throws IOException if it is a link, a device or has a second name, or is not in the folder
   */
  public Path writable(String name) throws IOException {
    Path file = place(name);
    boolean counted = file.getFileSystem().supportedFileAttributeViews().contains("unix");
    if (counted && Files.isRegularFile(file) && (int) Files.getAttribute(file, "unix:nlink") > 1) {
      throw new FileSystemException(
          file.toString(),
          null,
          "it has a second name (a hard link), under which it would change too; replace it by a"
              + " copy");
    }
    return file;
  }

  /**
   * Returns where a file or folder in it belongs.
   *
   * @param name its name, perhaps with folders before it
   * @throws IOException if a part of the name is a link or a device, or leads out of the folder
   */
  public Path place(String name) throws IOException {
    Path inside = Path.of(name).normalize();
    if (inside.isAbsolute() || inside.startsWith("..")) {
      throw new FileSystemException(name, null, "it is not in the folder");
    }
    Path place = path;
    for (Path part : inside) {
      place = place.resolve(part);
      refuseLink(place, part.equals(inside.getFileName()) ? "it" : "'" + place + "'");
      refuseDevice(place);
    }
    return place;
  }

  /**
   * Makes the folder itself, unless it is there.
   *
   * @throws IOException if that is impossible
   */
  public void make() throws IOException {
    // The user may have named it by a link, which createDirectories refuses.
    if (!Files.isDirectory(path)) {
      Files.createDirectories(path);
    }
  }

  /**
   * Makes a folder in it, unless it is there.
   *
   * @param what its purpose, as the beginning of a sentence
   * @param name its name, perhaps with folders before it
   * @throws InputException if it cannot be made, or is a link
   */
  public Path folder(String what, String name) {
    try {
      return Files.createDirectories(place(name));
    } catch (IOException e) {
      throw failed(what, name, e);
    }
  }

  /**
   * Writes a text file in it; an existing one is replaced only when the new one is complete.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     report"}
   * @param name the name of the file
   * @param text what to write, in UTF-8
   * @throws InputException if the file cannot be written, or is a link
   */
  public void write(String what, String name, String text) {
    write(what, name, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a file in it; an existing one is replaced only when the new one is complete.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     model"}
   * @param name the name of the file
   * @param content what to write
   * @throws InputException if the file cannot be written, or is a link
   */
  public void write(String what, String name, byte[] content) {
    write(what, name, out -> out.write(content));
  }

  /**
   * Writes a file in it; an existing one is replaced only when the new one is complete.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     model"}
   * @param name the name of the file
   * @param content writes it
   * @throws InputException if the file cannot be written, or is a link
   */
  public void write(String what, String name, SafeFile.Content content) {
    try {
      SafeFile.replace(Target.at(place(name).toAbsolutePath()), content);
    } catch (IOException e) {
      throw failed(what, name, e);
    }
  }

  /**
   * Opens a file in it at its end; no write can change the existing content.
   *
   * @param name the name of the file, which is made if it is missing
   * @throws IOException if the file cannot be opened, is a link or has a second name
   */
  public FileChannel open(String name) throws IOException {
    Path file = writable(name);
    boolean fresh = !Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    FileChannel channel =
        FileChannel.open(
            file,
            Set.of(
                StandardOpenOption.CREATE, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS));
    if (fresh) {
      SafeFile.settle(file.toAbsolutePath().getParent());
    }
    return channel;
  }

  /**
   * Appends to a file in it.
   *
   * @param what the content to write, as the beginning of a sentence, for example {@code "The
   *     lesson"}
   * @param name the name of the file, which is made if it is missing
   * @param bytes what to append
   * @throws InputException if the file cannot be written, or is a link
   */
  public void append(String what, String name, byte[] bytes) {
    try (FileChannel channel = open(name)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(false);
    } catch (IOException e) {
      throw failed(what, name, e);
    }
  }

  private InputException failed(String what, String name, IOException e) {
    return new InputException(
        "%s cannot be written to '%s' (%s)."
            .formatted(what, path.resolve(name), FileReasons.of(e)));
  }
}
