package org.plyscope.plugins.internal.folder;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plyscope.api.Registration;
import org.plyscope.plugins.PluginException;

/**
 * The jars of the user's plugins: all that is remembered about them.
 *
 * <pre>
 * plugins/org.example.hello-1.0.0.jar
 * plugins/org.example.hello.disabled   a plugin that is not started
 * plugins/.staging/      copies that have not proved to work yet
 * plugins/.starting/     the journal of starts
 * plugins/.suspects/     jars whose last start went wrong, by their file names
 * plugins/.quarantine/   why a jar is not started, by its file name
 * plugins/.watching/     processes that follow the folder
 * </pre>
 */
public final class PluginFolder {
  private static final Logger LOG = System.getLogger(PluginFolder.class.getName());

  private static final int LONGEST_NOTE = 10_000;

  private final Path folder;
  private final Path staging;
  private final Path suspects;
  private final Path quarantine;
  private final StartJournal journal;
  private final ProcessNotes watching;

  public PluginFolder(Path folder) {
    this.folder = folder;
    this.staging = folder.resolve(".staging");
    this.suspects = folder.resolve(".suspects");
    this.quarantine = folder.resolve(".quarantine");
    this.journal = new StartJournal(folder.resolve(".starting"));
    this.watching = new ProcessNotes(folder.resolve(".watching"));
  }

  /** Returns where it is. */
  public Path path() {
    return folder;
  }

  public StartJournal journal() {
    return journal;
  }

  /**
   * Follows the changes of other processes to the folder.
   *
   * @param changed run after something has changed
   * @return ends it when closed
   */
  public Registration watch(Runnable changed) {
    Registration watch = FolderWatch.start(folder, changed);
    watching.put("window");
    return () -> {
      watching.remove();
      watch.close();
    };
  }

  /** Counts the other processes that follow the folder. */
  public int followers() {
    return watching.others();
  }

  /** Deletes copies that a process left behind when it ended in the middle of an installation. */
  public void sweep() {
    watching.takeOfTheDead();
    FileTime old = FileTime.from(Instant.now().minus(1, ChronoUnit.HOURS));
    for (Path copy : list(staging, "*")) {
      try {
        if (Files.getLastModifiedTime(copy).compareTo(old) < 0) {
          Files.delete(copy);
        }
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "Another process has dealt with " + copy, e);
      }
    }
  }

  /** Returns the jar files in order of name. */
  public List<Path> jars() {
    return list(folder, "*.jar");
  }

  /** Lists the files of a folder in order of name; none if it is missing or cannot be read. */
  public static List<Path> list(Path folder, String pattern) {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
        files.forEach(found::add);
      } catch (IOException | DirectoryIteratorException e) {
        LOG.log(Level.WARNING, "Cannot read the folder " + folder, e);
      }
    }
    Collections.sort(found);
    return found;
  }

  /**
   * Copies the jars that may be started, for a process that must not notice later changes.
   *
   * @param target a folder, which is made if it is missing
   */
  public List<PluginJar> copy(Path target) {
    List<PluginJar> copies = new ArrayList<>();
    for (Path jar : jars()) {
      if (quarantined(jar).isEmpty()) {
        Path copy = target.resolve(jar.getFileName());
        try {
          Files.createDirectories(target);
          Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
          PluginJar read = PluginJar.read(copy);
          if (disabled(read.symbolicName())) {
            Files.delete(copy);
          } else {
            copies.add(read);
          }
        } catch (NoSuchFileException e) {
          LOG.log(Level.DEBUG, "Another process has removed " + jar, e);
        } catch (IOException e) {
          throw failed("copied to " + target, jar, e);
        } catch (PluginException e) {
          LOG.log(Level.DEBUG, jar + " is no plugin", e);
        }
      }
    }
    return copies;
  }

  /** Copies a jar to a place from which it is not started the next time. */
  public PluginJar stage(PluginJar jar) {
    try {
      Files.createDirectories(staging);
      Path copy = Files.createTempFile(staging, jar.symbolicName(), ".jar");
      Files.copy(jar.file(), copy, StandardCopyOption.REPLACE_EXISTING);
      flush(copy);
      return jar.at(copy);
    } catch (IOException e) {
      throw failed("copied to " + folder, jar.file(), e);
    }
  }

  /** Gives a staged jar its place in the folder, from which it is started the next time. */
  public PluginJar keep(PluginJar staged) {
    Path place = folder.resolve(staged.fileName());
    try {
      Files.move(staged.file(), place, StandardCopyOption.ATOMIC_MOVE);
      forget(place);
    } catch (IOException e) {
      throw failed("moved to " + place, staged.file(), e);
    }
    return staged.at(place);
  }

  /** Deletes a jar and its notes. */
  public void delete(Path jar) {
    try {
      Files.deleteIfExists(jar);
      forget(jar);
    } catch (IOException e) {
      throw failed("deleted", jar, e);
    }
  }

  private void forget(Path jar) throws IOException {
    Files.deleteIfExists(suspects.resolve(jar.getFileName()));
    Files.deleteIfExists(quarantine.resolve(jar.getFileName()));
  }

  /**
   * Notes that Plyscope ended while a jar was starting, or waited for it too long. Once may be an
   * accident: the user or the system ended it, or the machine was busy. Returns whether that was
   * noted before, and the jar has not started since.
   */
  public boolean suspect(String fileName) throws IOException {
    Files.createDirectories(suspects);
    Path note = suspects.resolve(fileName);
    if (Files.exists(note)) {
      return true;
    }
    Files.createFile(note);
    return false;
  }

  /** Notes that the start of a jar has come to an end. */
  public void acquit(String fileName) throws IOException {
    Files.deleteIfExists(suspects.resolve(fileName));
  }

  /** Notes that a jar must not be started again, and why. */
  public void quarantine(String fileName, String why) throws IOException {
    Files.createDirectories(quarantine);
    Files.createDirectories(staging);
    Path note = Files.createTempFile(staging, "note", ".txt");
    Files.writeString(note, why);
    flush(note);
    Files.move(note, quarantine.resolve(fileName), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Notes that a jar must not be started the next time, and why. */
  public void suspend(Path jar, String why) {
    try {
      quarantine(jar.getFileName().toString(), why);
    } catch (IOException e) {
      throw failed("suspended", jar, e);
    }
  }

  /** Lets a jar be started again. */
  public void release(Path jar) {
    try {
      forget(jar);
    } catch (IOException e) {
      throw failed("released", jar, e);
    }
  }

  /** Makes sure that a file is whole on the disk before it gets the name under which it counts. */
  private static void flush(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** Reads a short note; a longer text is cut. */
  static String note(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(LONGEST_NOTE), StandardCharsets.UTF_8);
    }
  }

  /** Returns why a jar must not be started. */
  public Optional<String> quarantined(Path jar) {
    Path note = quarantine.resolve(jar.getFileName());
    try {
      return Files.exists(note) ? Optional.of(note(note)) : Optional.empty();
    } catch (IOException e) {
      return Optional.of(jar.getFileName() + " is in quarantine for a reason that was lost.");
    }
  }

  /** Returns whether the user has disabled a plugin, one of Plyscope's own perhaps. */
  public boolean disabled(String symbolicName) {
    return Files.exists(disabledNote(symbolicName));
  }

  private Path disabledNote(String symbolicName) {
    return folder.resolve(symbolicName + ".disabled");
  }

  /** Returns the names of all disabled plugins. */
  public Set<String> disabled() {
    Set<String> names = new TreeSet<>();
    for (Path note : list(folder, "*.disabled")) {
      names.add(note.getFileName().toString().replaceFirst("\\.disabled$", ""));
    }
    return names;
  }

  /** Notes whether a plugin is disabled. */
  public void setDisabled(String symbolicName, boolean disabled) {
    Path note = disabledNote(symbolicName);
    try {
      if (disabled) {
        Files.createDirectories(folder);
        Files.writeString(note, "");
      } else {
        Files.deleteIfExists(note);
      }
    } catch (IOException e) {
      throw failed(disabled ? "written" : "deleted", note, e);
    }
  }

  /** Returns the fingerprint of a file, or an empty string if it cannot be read. */
  public static String sha256(Path file) {
    try (InputStream content = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      content.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      return "";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static PluginException failed(String what, Path file, IOException e) {
    return new PluginException(
        file + " cannot be " + what + ": " + Sentences.said(e) + ".", Sentences.stackTrace(e));
  }
}
