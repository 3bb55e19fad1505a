package org.plyscope.lab.position.internal;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.position.SavedPosition;

/** The library as a JSON file. */
public final class LibraryFile {
  private static final int FORMAT = 1;

  /** What is in the file. */
  private record Content(int format, List<Entry> positions) {}

  private record Entry(
      String id,
      String name,
      List<String> tags,
      String game,
      Map<String, String> options,
      String position,
      String created) {}

  private final Path path;
  private final Gson gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
  private String problem;

  /** Uses a file, which need not exist. */
  public LibraryFile(Path path) {
    this.path = path;
  }

  /** Says in one sentence what was wrong with the file when it was read. */
  public Optional<String> problem() {
    return Optional.ofNullable(problem);
  }

  /** Reads all positions; a file that can be neither read nor moved aside is only a problem. */
  public List<SavedPosition> readIfPossible() {
    try {
      return read();
    } catch (InputException e) {
      problem = e.getMessage();
      return List.of();
    }
  }

  /** Reads all positions; a damaged file is moved aside and counts as empty. */
  public List<SavedPosition> read() {
    String text;
    try {
      text = Files.readString(path);
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (IOException e) {
      return moveAside();
    }
    try {
      Content content = gson.fromJson(text, Content.class);
      if (content == null || content.format() != FORMAT || content.positions() == null) {
        return moveAside();
      }
      List<SavedPosition> positions = new ArrayList<>();
      for (Entry entry : content.positions()) {
        positions.add(position(entry));
      }
      return List.copyOf(positions);
    } catch (JsonParseException | NullPointerException | DateTimeException | InputException e) {
      return moveAside();
    }
  }

  /** Writes all positions; a crash never leaves half a file. */
  public void write(List<SavedPosition> positions) {
    List<Entry> entries = positions.stream().map(LibraryFile::entry).toList();
    try {
      Files.createDirectories(path.toAbsolutePath().getParent());
      SafeFile.replace(path, gson.toJson(new Content(FORMAT, entries)));
    } catch (IOException e) {
      throw new InputException(
          "The positions cannot be saved in '" + path + "'; is the disk full or write-protected?");
    }
  }

  private List<SavedPosition> moveAside() {
    Path aside = path.resolveSibling(path.getFileName() + ".damaged-" + System.nanoTime());
    try {
      Files.move(path, aside);
      problem =
          "Your positions could not be read; the file was kept as '" + aside.getFileName() + "'.";
      return List.of();
    } catch (IOException e) {
      throw new InputException(
          "The positions in '" + path + "' can be neither read nor moved aside.");
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
