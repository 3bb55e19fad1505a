package org.plyscope.lab.position.internal;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.Aside;
import org.plyscope.lab.file.FileLock;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;
import org.plyscope.lab.position.SavedPosition;

/** The library as a JSON file. */
public final class LibraryFile {
  private static final System.Logger LOG = System.getLogger(LibraryFile.class.getName());
  private static final int FORMAT = 1;
  private static final int LARGEST = 1 << 28;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The content of the file. */
  private record Content(int format, List<Entry> positions) {}

  private record Entry(
      String id,
      String name,
      List<String> tags,
      String game,
      Map<String, String> options,
      String position,
      String created) {}

  /** Reports that the file holds something else than it should. */
  private static final class DamagedException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  private final Path path;
  private final Gson gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
  private volatile String problem;

  /** Uses a file, which need not exist. */
  public LibraryFile(Path path) {
    this.path = path;
  }

  /** Describes in one sentence the problem of the file when it was read. */
  public Optional<String> problem() {
    return Optional.ofNullable(problem);
  }

  /** Reads all positions and changes nothing; unreadable lines are only reported. */
  public List<SavedPosition> readIfPossible() {
    try {
      return content();
    } catch (InputException e) {
      problem = e.getMessage();
    } catch (DamagedException e) {
      problem =
          "Your positions in '%s' are damaged and cannot be read; the file stays as it is and is"
                  .formatted(path)
              + " kept aside when you save a position.";
    }
    return List.of();
  }

  /** Does something while no other process changes the file. */
  public void exclusively(Runnable work) {
    try {
      FileLock.holding(path, PATIENCE, work);
    } catch (IOException e) {
      throw notSaved(e);
    }
  }

  /** Reads all positions in order to change them; a damaged file is kept aside. */
  public List<SavedPosition> read() {
    try {
      return content();
    } catch (DamagedException e) {
      moveAside();
      return List.of();
    }
  }

  /** Writes all positions; a crash never leaves half a file. */
  public void write(List<SavedPosition> positions) {
    List<Entry> entries = positions.stream().map(LibraryFile::entry).toList();
    try {
      SafeFile.replace(path, gson.toJson(new Content(FORMAT, entries)));
    } catch (IOException e) {
      throw notSaved(e);
    }
  }

  private List<SavedPosition> content() throws DamagedException {
    String text;
    try {
      text = TextFile.read(path, LARGEST);
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (CharacterCodingException e) {
      throw new DamagedException();
    } catch (IOException e) {
      throw new InputException(
          "Your positions in '%s' cannot be read (%s).".formatted(path, FileReasons.of(e)));
    }
    return positions(text);
  }

  private List<SavedPosition> positions(String text) throws DamagedException {
    int format;
    List<SavedPosition> positions = new ArrayList<>();
    try {
      JsonObject json = JsonParser.parseString(text).getAsJsonObject();
      format = json.get("format").getAsInt();
      if (format == FORMAT) {
        gson.fromJson(json, Content.class).positions().forEach(e -> positions.add(position(e)));
      }
    } catch (RuntimeException e) {
      // The parser disguises full memory as a fault of the text.
      if (e.getCause() instanceof OutOfMemoryError memory) {
        throw memory;
      }
      // If any check rejects the text, it is not our output.
      LOG.log(Level.DEBUG, "The positions are damaged.", e);
      throw new DamagedException();
    }
    if (format > FORMAT) {
      throw new InputException(
          ("Your positions in '%s' were saved by a newer version of Plyscope;"
                  + " this one leaves them alone.")
              .formatted(path));
    }
    if (format < FORMAT) {
      throw new DamagedException();
    }
    return List.copyOf(positions);
  }

  private InputException notSaved(IOException e) {
    return new InputException(
        "The positions cannot be saved in '%s' (%s).".formatted(path, FileReasons.of(e)));
  }

  private void moveAside() {
    try {
      Path aside = Aside.move(path);
      problem =
          "Your positions could not be read; the file was kept as '" + aside.getFileName() + "'.";
    } catch (IOException e) {
      throw notSaved(e);
    }
  }

  private static SavedPosition position(Entry entry) {
    return new SavedPosition(
        Objects.requireNonNull(entry.id()),
        entry.name(),
        entry.tags() == null ? List.of() : entry.tags(),
        Objects.requireNonNull(entry.game()),
        entry.options() == null ? Map.of() : entry.options(),
        Objects.requireNonNull(entry.position()),
        Instant.parse(entry.created()));
  }

  private static Entry entry(SavedPosition p) {
    return new Entry(
        p.id(), p.name(), p.tags(), p.game(), p.options(), p.position(), p.created().toString());
  }
}
