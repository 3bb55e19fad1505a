package org.plyscope.experiment.archive;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.Sha256;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.wire.WireText;

/**
 * An archive of a run, opened to be read. It may come from a stranger: only files that its list
 * names are read, no further than their listed sizes, and none of them is executed.
 */
public final class ArchiveReader implements AutoCloseable {
  /** Lines of games shrink to about a twentieth; a file that shrinks much more is a trap. */
  private static final int MOST_EXPANSION = 200;

  private static final System.Logger LOG = System.getLogger(ArchiveReader.class.getName());

  private final Path file;
  private final ZipFile zip;
  private final ArchiveManifest manifest;

  private ArchiveReader(Path file, ZipFile zip, ArchiveManifest manifest) {
    this.file = file;
    this.zip = zip;
    this.manifest = manifest;
  }

  /**
   * Opens an archive and checks its list. Its files are checked by {@link #unpack}.
   *
   * @param file the zip file
   * @throws InputException if it is not an archive of a run
   */
  public static ArchiveReader open(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new InputException("There is no file '%s'.".formatted(file));
    }
    ZipFile zip;
    try {
      zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      throw new InputException(
          "'%s' is not a complete zip file; an archive comes from 'plyscope archive'."
              .formatted(file));
    }
    try {
      ArchiveReader reader = new ArchiveReader(file, zip, manifest(file, zip));
      reader.checkNames();
      reader.checkSizes();
      return reader;
    } catch (IOException | RuntimeException e) {
      close(zip);
      throw e instanceof InputException wrong ? wrong : unreadable(file, ArchiveManifest.NAME);
    }
  }

  private static ArchiveManifest manifest(Path file, ZipFile zip) throws IOException {
    ZipEntry entry = zip.getEntry(ArchiveManifest.NAME);
    if (entry == null) {
      throw new InputException(
          "'%s' is no archive of a run: it has no %s; 'plyscope archive RUN FILE.zip' makes one."
              .formatted(file, ArchiveManifest.NAME));
    }
    try (InputStream in = zip.getInputStream(entry)) {
      byte[] bytes = in.readNBytes(WireText.LONGEST + 1);
      if (bytes.length > WireText.LONGEST) {
        throw new InputException(
            "The %s of '%s' is larger than %d MB."
                .formatted(ArchiveManifest.NAME, file, WireText.LONGEST >> 20));
      }
      return ArchiveManifest.parse(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (InputException e) {
      throw new InputException("'%s': %s".formatted(file, e.getMessage()));
    }
  }

  private void checkNames() {
    Set<String> names = new HashSet<>();
    Enumeration<? extends ZipEntry> entries = zip.entries();
    while (entries.hasMoreElements()) {
      String name = entries.nextElement().getName();
      if (!names.add(name)) {
        throw new InputException("'%s' holds the file '%s' twice.".formatted(file, name));
      }
    }
    names.remove(ArchiveManifest.NAME);
    for (ArchiveManifest.Entry listed : manifest.files()) {
      if (!names.remove(listed.name())) {
        throw new InputException(
            "'%s' lacks the file '%s', which its %s lists."
                .formatted(file, listed.name(), ArchiveManifest.NAME));
      }
    }
    names.stream()
        .sorted()
        .findFirst()
        .ifPresent(
            name -> {
              throw new InputException(
                  "'%s' holds a file that its %s does not list: '%s'."
                      .formatted(file, ArchiveManifest.NAME, name));
            });
  }

  private void checkSizes() throws IOException {
    long packed = Files.size(file);
    long sum = 0;
    for (ArchiveManifest.Entry listed : manifest.files()) {
      sum = Math.addExact(sum, listed.size());
    }
    if (sum / MOST_EXPANSION > packed) {
      throw new InputException(
          "'%s' would grow to %d MB, more than %d times its size; it is not unpacked."
              .formatted(file, sum >> 20, MOST_EXPANSION));
    }
  }

  /** Returns the list of its files. */
  public ArchiveManifest manifest() {
    return manifest;
  }

  /**
   * Unpacks the archive and compares every file with its hash.
   *
   * @param folder a new or empty folder
   * @param cancelled becomes true when it is no longer wanted
   * @return the folder of the run
   * @throws InputException if a file is damaged or cannot be written; the sentence names it
   * @throws InterruptedException if it was cancelled
   */
  public Path unpack(Path folder, BooleanSupplier cancelled) throws InterruptedException {
    OwnFolder place = new OwnFolder(folder);
    try {
      place.make();
      checkSpace(folder);
      for (ArchiveManifest.Entry listed : manifest.files()) {
        if (cancelled.getAsBoolean()) {
          throw new InterruptedException("The archive is no longer wanted.");
        }
        String name = listed.name();
        int slash = name.lastIndexOf('/');
        if (slash > 0) {
          place.folder("The archive", name.substring(0, slash));
        }
        place.write("The archive", name, out -> copy(listed, out));
      }
    } catch (IOException e) {
      throw new InputException(
          "The archive cannot be unpacked to '%s' (%s).".formatted(folder, FileReasons.of(e)));
    }
    return Optional.of(folder.resolve(ArchiveWriter.RUN))
        .filter(RunFolder::isRun)
        .orElseThrow(() -> new InputException("'%s' contains no run.".formatted(file)));
  }

  private void checkSpace(Path folder) throws IOException {
    long sum = manifest.files().stream().mapToLong(ArchiveManifest.Entry::size).sum();
    long free = Files.getFileStore(folder).getUsableSpace();
    if (sum > free) {
      throw new InputException(
          "'%s' needs %d MB, but '%s' has %d MB left."
              .formatted(file, sum >> 20, folder, free >> 20));
    }
  }

  private void copy(ArchiveManifest.Entry listed, OutputStream out) throws IOException {
    MessageDigest digest = Sha256.digest();
    long left = listed.size();
    byte[] piece = new byte[1 << 16];
    try (InputStream in = zip.getInputStream(zip.getEntry(listed.name()))) {
      for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
        left -= read;
        if (left < 0) {
          throw damaged(listed);
        }
        digest.update(piece, 0, read);
        out.write(piece, 0, read);
      }
    } catch (ZipException | EOFException e) {
      throw damaged(listed);
    }
    if (left != 0 || !Sha256.text(digest.digest()).equals(listed.sha256())) {
      throw damaged(listed);
    }
  }

  private InputException damaged(ArchiveManifest.Entry listed) {
    return new InputException(
        "'%s' is damaged or was changed: '%s' is not the file that its %s describes."
            .formatted(file, listed.name(), ArchiveManifest.NAME));
  }

  private static InputException unreadable(Path file, String part) {
    return new InputException("'%s' is damaged: its %s cannot be read.".formatted(file, part));
  }

  @Override
  public void close() {
    close(zip);
  }

  private static void close(ZipFile zip) {
    try {
      zip.close();
    } catch (IOException e) {
      // It was only read, so nothing is lost.
      LOG.log(Level.DEBUG, "An archive could not be closed.", e);
    }
  }
}
