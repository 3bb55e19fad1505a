package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.regex.Pattern;

/** The file that a name leads to, through its links, and the one that is going to replace it. */
final class Target {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int MOST_LINKS = 40;

  /** Leaves room for the rest of the name in the 255 bytes that most systems allow. */
  private static final int LONGEST_STEM = 40;

  private static final Set<PosixFilePermission> WRITE =
      PosixFilePermissions.fromString("-w--w--w-");
  private static final FileAttribute<?> OPEN =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"));
  private static final FileAttribute<?> PRIVATE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private final Path file;
  private final Path temporary;
  private final boolean posix;
  private final PosixFileAttributes old;

  private Target(Path file, PosixFileAttributes old) {
    this.file = file;
    this.old = old;
    temporary = file.resolveSibling("%s.%016x.part".formatted(stem(file), RANDOM.nextLong()));
    posix = Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
  }

  private static String stem(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, Math.min(name.length(), LONGEST_STEM));
  }

  /** Follows a name; fails with the reason if the existing file must not be replaced. */
  static Target of(Path name) throws IOException {
    return at(followed(name));
  }

  /** Takes a name as it is; fails with the reason if the existing file must not be replaced. */
  static Target at(Path file) throws IOException {
    OwnFolder.refuseLink(file);
    BasicFileAttributes now;
    try {
      now = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return new Target(file, null);
    }
    if (now.isDirectory()) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    if (!now.isRegularFile()) {
      throw new FileSystemException(file.toString(), null, "it is a device, not a file");
    }
    PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    PosixFileAttributes attributes = view == null ? null : view.readAttributes();
    // An administrator may write everything, but a file without write permissions is meant to stay.
    boolean closed =
        attributes != null && attributes.permissions().stream().noneMatch(WRITE::contains);
    if (closed || !Files.isWritable(file)) {
      throw new FileSystemException(file.toString(), null, "it is write-protected");
    }
    return new Target(file, attributes);
  }

  private static Path followed(Path name) throws IOException {
    Path file = name.toAbsolutePath();
    for (int links = 0; links < MOST_LINKS; links++) {
      if (file.getFileName() == null) {
        throw new FileSystemException(file.toString(), null, "it is a folder");
      }
      if (!Files.isSymbolicLink(file)) {
        return file;
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    throw new FileSystemException(name.toString(), null, "its links lead nowhere");
  }

  /** Returns the file that is replaced. */
  Path file() {
    return file;
  }

  /** Returns the file that is written first. */
  Path temporary() {
    return temporary;
  }

  /** Makes the new file; one that stands there already, be it a link, is never opened. */
  FileChannel create() throws IOException {
    FileAttribute<?>[] mode =
        posix ? new FileAttribute<?>[] {old == null ? OPEN : PRIVATE} : new FileAttribute<?>[0];
    return FileChannel.open(
        temporary, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), mode);
  }

  /** Gives the new file the mode of the old one, and its owners as far as that is allowed. */
  void keepAttributes() throws IOException {
    if (old == null) {
      return;
    }
    PosixFileAttributeView view =
        Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
    try {
      view.setOwner(old.owner());
      view.setGroup(old.group());
    } catch (IOException e) {
      // Only an administrator may give files away.
      view.setPermissions(old.permissions());
      return;
    }
    view.setPermissions(old.permissions());
  }

  /** Removes the remains of processes that ended while writing the same file. */
  void sweep() {
    FileTime old = FileTime.from(Instant.now().minus(1, ChronoUnit.HOURS));
    Pattern left = Pattern.compile(Pattern.quote(stem(file)) + "\\.[0-9a-f]{16}\\.part");
    try (DirectoryStream<Path> all =
        Files.newDirectoryStream(
            file.getParent(), other -> left.matcher(other.getFileName() + "").matches())) {
      for (Path part : all) {
        if (Files.getLastModifiedTime(part, LinkOption.NOFOLLOW_LINKS).compareTo(old) < 0) {
          Files.deleteIfExists(part);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // They do no harm; the next write of the file tries again.
      return;
    }
  }

  /** Removes the new file if it is still there. */
  void discard() {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      // The first problem is the one to report; a stray temporary file does no harm.
      temporary.toFile().deleteOnExit();
    }
  }
}
